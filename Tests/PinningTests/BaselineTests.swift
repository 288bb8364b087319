import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// A control that centers its line of text of 20 points, whose baseline is 15 below its top.
private final class Field: LayoutNode {
    override func firstBaseline(in size: Size) -> Double? { size.height / 2 - 10 + 15 }
    override func lastBaseline(in size: Size) -> Double? { firstBaseline(in: size) }
    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(proposal.width, 80), height: 30) }
}

@Suite("A chain that aligns on a baseline")
struct BaselineTests {
    private let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let label = LayoutNode("label", frame: Rect(x: 10, y: 100, width: 50, height: 20))
    private let field = Field("field")
    private let log = WarningLog()

    init() {
        root.addChildren(label, field)
        root.layoutContext.warningHandler = log.handler
        label.fontMetrics = FontMetrics(ascender: 15, descender: -5, capHeight: 11, lineHeight: 20)
    }

    @Test("asks for the baseline at the height that the node gets, in any order of the calls")
    func height() {
        field.pin.after(of: label, aligned: .firstBaseline).width(80).height(60)
        #expect(field.frame == Rect(60, 80, 80, 60))
        field.pin.height(40).after(of: label, aligned: .lastBaseline).width(80)
        #expect(field.frame == Rect(60, 90, 80, 40))
        field.pin.after(of: label, aligned: .firstBaseline).sizeToFit()
        #expect(field.frame == Rect(60, 95, 80, 30))
        field.pin.after(of: [label], aligned: .firstBaseline).width(80).minHeight(60).height(20).marginTop(3)
        #expect(field.frame == Rect(60, 83, 80, 60))
        #expect(log.list.isEmpty)
    }

    @Test("refers to the baseline that a reference has at its height")
    func reference() {
        field.frame = Rect(x: 100, y: 50, width: 80, height: 60)
        label.pin.before(of: field, aligned: .firstBaseline).size(Size(width: 50, height: 20))
        #expect(label.frame == Rect(50, 70, 50, 20))
        label.pin.before(of: field, aligned: .lastBaseline).width(50).height(40)
        #expect(label.frame == Rect(50, 50, 50, 40))
    }

    @Test("finds the height with it where the other edge is set")
    func bothEdges() {
        field.pin.after(of: label, aligned: .firstBaseline).bottom(100).width(80)
        // The baseline is at 115 and the bottom at 200: half of the height less 5 is above the baseline.
        #expect(field.frame == Rect(60, 20, 80, 180))
        field.pin.after(of: label, aligned: .lastBaseline).top(90).width(80)
        #expect(field.frame == Rect(60, 90, 80, 40))
        label.pin.after(of: field, aligned: .firstBaseline).bottom(100).width(50)
        #expect(label.frame == Rect(140, 100, 50, 100))
    }

    @Test("moves both edges that pinEdges() finds")
    func pinEdges() {
        field.pin.after(of: label, aligned: .firstBaseline).width(80).height(60).pinEdges().marginBottom(10)
        // The margin makes it 50 high, and the text is centered in that.
        #expect(field.frame == Rect(60, 85, 80, 50))
        field.pin.after(of: label, aligned: .lastBaseline).width(80).height(60).pinEdges().marginTop(10)
        #expect(field.frame == Rect(60, 85, 80, 50))
    }

    @Test("takes the bottom for a node without a baseline")
    func noBaseline() {
        let box = root.addChild(LayoutNode("box"))
        box.pin.after(of: label, aligned: .firstBaseline).size(30)
        #expect(box.frame == Rect(60, 85, 30, 30))
        box.pin.after(of: label, aligned: .lastBaseline).size(30)
        #expect(box.frame == Rect(60, 85, 30, 30))
    }

    @Test("conflicts with the edge that the baseline decides")
    func conflict() {
        field.pin.after(of: label, aligned: .firstBaseline).top(3).size(40)
        field.pin.bottom(3).after(of: label, aligned: .lastBaseline).size(40)
        #expect(
            log.list.map(\.description).map { $0.split(separator: ":").last.map(String.init) } == [
                " skipped because after(…) came first", " bottom is skipped because bottom(3) came first",
            ])
    }
}
