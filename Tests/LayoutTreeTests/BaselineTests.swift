import Geometry
import LayoutTree
import Testing

@Suite("Baselines")
struct BaselineTests {
    private let metrics = FontMetrics(ascender: 13, descender: -3.5, capHeight: 10, lineHeight: 17)

    /// A field that centers its text.
    private final class Field: LayoutNode {
        override func firstBaseline(in size: Size) -> Double? {
            fontMetrics.map { (size.height - $0.lineHeight) / 2 + $0.ascender }
        }
        override func lastBaseline(in size: Size) -> Double? { firstBaseline(in: size) }
    }

    private final class Broken: LayoutNode {
        override func firstBaseline(in size: Size) -> Double? { .nan }
        override func lastBaseline(in size: Size) -> Double? { .infinity }
    }

    private func offsets(of node: LayoutNode, _ height: Double) -> [Double] {
        TextLine.allCases.map { node.offset(of: $0, in: Size(width: 10, height: height)) }
    }

    @Test("are those of the font, or the bottom edge")
    func font() {
        let node = LayoutNode("node")
        #expect(node.firstBaseline(in: Size(width: 10, height: 40)) == nil)
        #expect(node.lastBaseline(in: Size(width: 10, height: 40)) == nil)
        #expect(offsets(of: node, 40) == [0, 40, 40])
        node.fontMetrics = metrics
        #expect(node.firstBaseline(in: Size(width: 10, height: 40)) == 13)
        #expect(node.lastBaseline(in: Size(width: 10, height: 40)) == 36)
        #expect(offsets(of: node, 40) == [3, 13, 36])
    }

    @Test("are where a class says, and the capitals above them")
    func overrides() {
        let field = Field("field")
        #expect(offsets(of: field, 60) == [0, 60, 60])
        field.fontMetrics = metrics
        #expect(offsets(of: field, 17) == [3, 13, 13])
        #expect(offsets(of: field, 60) == [24.5, 34.5, 34.5])
        field.frame = Rect(x: 0, y: 0, width: 10, height: 60)
        #expect(field.anchor.firstBaseline.position.y(on: field.frame, of: field) == 34.5)
    }

    @Test("are missing if they are not finite")
    func notFinite() {
        let broken = Broken("broken")
        broken.fontMetrics = metrics
        #expect(offsets(of: broken, 40) == [0, 40, 40])
    }
}
