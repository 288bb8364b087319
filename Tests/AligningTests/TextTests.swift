import Aligning
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Aligning lines of text")
struct TextTests {
    let metrics = FontMetrics(ascender: 16.19, descender: -4.1, capHeight: 11.98, lineHeight: 20.29)

    /// A display scale with the insets of capitals and baseline that Relativity has there.
    static let bands: [(scale: Double, cap: Double, baseline: Double)] = [
        (1, 4, 5), (2, 4, 4.5), (3, 4, 13.0 / 3),
    ]

    @Test("has Relativity's insets of capitals and baseline", arguments: bands)
    func insets(_ scale: Double, _ cap: Double, _ baseline: Double) {
        let (root, _) = makeRoot(scale: scale)
        let label = root.add("label", 100, 100, 80, 21)
        label.fontMetrics = metrics
        let line = root.add("line", 0, 0, 0, 0)
        for anchor in [label.anchor.capLeft, label.anchor.capStart] {
            #expect(isClose(line.anchor.middle.align(to: anchor), Rect(100, 100 + cap, 0, 0)))
        }
        #expect(isClose(line.anchor.middle.align(to: label.anchor.cap), Rect(140, 100 + cap, 0, 0)))
        #expect(isClose(line.anchor.middle.align(to: label.anchor.capRight), Rect(180, 100 + cap, 0, 0)))
        for anchor in [label.anchor.lastBaselineLeft, label.anchor.lastBaselineStart] {
            #expect(isClose(line.anchor.middle.align(to: anchor), Rect(100, 121 - baseline, 0, 0)))
        }
        #expect(isClose(line.anchor.middle.align(to: label.anchor.lastBaseline), Rect(140, 121 - baseline, 0, 0)))
        #expect(isClose(line.anchor.middle.align(to: label.anchor.lastBaselineEnd), Rect(180, 121 - baseline, 0, 0)))

        let band = metrics.textBand(of: label.frame, on: label.pixelGrid)
        #expect(isClose(band, Rect(100, 100 + cap, 80, 21 - cap - baseline)))
    }

    @Test("tells the first line from the last one")
    func lines() {
        let (root, _) = makeRoot()
        let text = root.add("text", 100, 100, 80, 60)
        text.fontMetrics = FontMetrics(ascender: 15, descender: -4.2, capHeight: 11, lineHeight: 20)
        let line = root.add("line", 0, 0, 10, 0)
        #expect(line.anchor.left.align(to: text.anchor.firstBaselineRight) == Rect(180, 115, 10, 0))
        #expect(line.anchor.left.align(to: text.anchor.firstBaseline) == Rect(140, 115, 10, 0))
        #expect(line.anchor.left.align(to: text.anchor.lastBaseline) == Rect(140, 155, 10, 0))
        #expect(line.anchor.left.align(to: text.anchor.cap) == Rect(140, 104, 10, 0))
    }

    @Test("moves by lines too, and keeps the size")
    func moving() {
        let (root, log) = makeRoot()
        let small = root.add("small", 0, 0, 40, 20)
        let large = root.add("large", 100, 100, 80, 40)
        small.fontMetrics = FontMetrics(ascender: 15, descender: -5, capHeight: 11, lineHeight: 20)
        large.fontMetrics = FontMetrics(ascender: 30, descender: -10, capHeight: 22, lineHeight: 40)
        #expect(small.anchor.lastBaselineRight.align(to: large.anchor.lastBaselineLeft) == Rect(60, 115, 40, 20))
        #expect(small.anchor.firstBaselineRight.align(to: large.anchor.firstBaselineLeft) == Rect(60, 115, 40, 20))
        #expect(small.anchor.capRight.align(to: large.anchor.capLeft) == Rect(60, 104, 40, 20))
        #expect(log.list.isEmpty)
    }

    @Test("prints anchors and edges as they are written in Swift")
    func printing() {
        let box = LayoutNode("box")
        let moved = box.anchor.topRight.offset(by: Offset(x: 2, y: 3))
        #expect("\(box.anchor.top)" == "box.anchor.topCenter")
        #expect("\(moved)" == "box.anchor.topRight.offset(by: Offset(x: 2, y: 3))")
        #expect("\(box.edge.left) \(box.edge.firstBaseline)" == "box.edge.left box.edge.firstBaseline")
        #expect("\(ParentAnchor.bottomEnd)" == ".bottomEnd")
    }

    @Test("takes the top and the bottom of a node without a font")
    func plain() {
        let (root, _) = makeRoot()
        let box = root.add("box", 100, 100, 80, 40)
        let line = root.add("line", 0, 0, 0, 0)
        #expect(line.anchor.left.align(to: box.anchor.capRight) == Rect(180, 100, 0, 0))
        #expect(line.anchor.left.align(to: box.anchor.firstBaselineLeft) == Rect(100, 140, 0, 0))
        #expect(line.anchor.left.align(to: box.anchor.lastBaselineEnd) == Rect(180, 140, 0, 0))
    }

    @Test("leaves no band where the frame is too low")
    func low() {
        let band = metrics.textBand(of: Rect(0, 0, 10, 3), on: PixelGrid(scale: 1))
        #expect(band == Rect(0, 4, 10, 0))
    }
}
