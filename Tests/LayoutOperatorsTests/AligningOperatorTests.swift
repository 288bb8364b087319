import Aligning
import Geometry
import LayoutOperators
import LayoutTree
import PlumbTestSupport
import Testing

/// The lines of Relativity's README, and the calls that the operators abbreviate.
@Suite("Operators of alignment")
struct AligningOperatorTests {
    let stage = Stage()

    @Test("move the node on the side that the arrow leaves")
    func arrows() {
        let (a, b) = (stage.a, stage.b)
        b.frame = Rect(150, 200, 50, 50)
        a.right --> b.left
        #expect(a.frame == Rect(50, 175, 100, 100))
        a.right <-- b.left
        #expect(b.frame == Rect(150, 200, 50, 50))
        b.topLeft <-- a.bottomRight
        #expect(a.frame == Rect(50, 100, 100, 100))
        a.middle --> .middle
        #expect(a.frame == Rect(138, 284, 100, 100))
        ParentAnchor.bottomRight <-- a.bottomRight
        #expect(a.frame == Rect(275, 567, 100, 100))
        #expect(stage.log.list.isEmpty)
    }

    @Test("take offsets on either side")
    func offsets() {
        let (a, b) = (stage.a, stage.b)
        b.frame = Rect(150, 200, 50, 50)
        a.right --> 10.horizontalOffset + b.left
        #expect(a.frame == Rect(60, 175, 100, 100))
        a.right --> b.left + 10.horizontalOffset
        #expect(a.frame == Rect(60, 175, 100, 100))
        a.right --> b.left - 10.horizontalOffset + 2.5.verticalOffset * 2
        #expect(a.frame == Rect(40, 180, 100, 100))
        b.right + 10.horizontalOffset <-- a.left
        #expect(a.frame == Rect(210, 175, 100, 100))
        a.top --> 10.verticalOffset + .top
        #expect(a.frame == Rect(138, 10, 100, 100))
        a.top --> .top + 10.verticalOffset - 8.horizontalOffset
        #expect(a.frame == Rect(130, 10, 100, 100))
        a.left + 5.horizontalOffset --> b.left
        #expect(a.frame == Rect(145, 175, 100, 100))
        a.left - 5.horizontalOffset --> b.left
        #expect(a.frame == Rect(155, 175, 100, 100))
    }

    @Test("make offsets of all numbers")
    func numbers() {
        let (whole, half, single, small) = (10, 2.5, Float(1.5), Int8(-3))
        #expect(whole.horizontalOffset == Offset(x: 10))
        #expect(half.verticalOffset == Offset(y: 2.5))
        #expect(single.horizontalOffset + small.verticalOffset == Offset(x: 1.5, y: -3))
        #expect(-16.horizontalOffset == Offset(x: -16))
    }

    @Test("measure distances, which can be made larger and smaller")
    func distances() {
        let (a, b, c) = (stage.a, stage.b, stage.c)
        (a.frame, c.frame) = (Rect(10, 20, 100, 30), Rect(200, 90, 25, 24))
        b.bounds.size = (a.topRight |--| c.bottomLeft)
        #expect(b.frame.size == Size(width: 90, height: 94))
        b.bounds.size = (a.topRight |--| c.bottomLeft + -16.horizontalOffset)
        #expect(b.frame.size == Size(width: 74, height: 94))
        b.bounds.size = Size(width: (a.right |--| .right).width, height: a.bounds.height)
        #expect(b.frame.size == Size(width: 265, height: 30))
        #expect((ParentAnchor.right |--| a.right) == Size(width: 265, height: 299))
        #expect((a.right + 65.horizontalOffset |--| .right).width == 200)
        #expect((a.right |--| ParentAnchor.right - 65.horizontalOffset).width == 200)
        #expect((a.right |--| c.left) - 1.verticalOffset + Offset(x: 1) == Size(width: 91, height: 66))
        #expect(1.horizontalOffset + (a.right |--| c.left) == Size(width: 91, height: 67))
    }

    @Test("give nodes the bare names of their anchors")
    func names() {
        let (a, line) = (stage.a, stage.c)
        a.frame = Rect(100, 200, 80, 21)
        a.fontMetrics = FontMetrics(ascender: 16, descender: -5, capHeight: 12, lineHeight: 21)
        line.frame = .zero
        let places: [(Anchor<LayoutNode>, Double, Double)] = [
            (a.topLeft, 100, 200), (a.top, 140, 200), (a.topRight, 180, 200), (a.topStart, 100, 200),
            (a.topEnd, 180, 200), (a.left, 100, 211), (a.middle, 140, 211), (a.right, 180, 211), (a.start, 100, 211),
            (a.end, 180, 211), (a.bottomLeft, 100, 221), (a.bottom, 140, 221), (a.bottomRight, 180, 221),
            (a.bottomStart, 100, 221), (a.bottomEnd, 180, 221), (a.capLeft, 100, 204), (a.cap, 140, 204),
            (a.capRight, 180, 204), (a.capStart, 100, 204), (a.capEnd, 180, 204), (a.firstBaselineLeft, 100, 216),
            (a.firstBaseline, 140, 216), (a.firstBaselineRight, 180, 216), (a.firstBaselineStart, 100, 216),
            (a.firstBaselineEnd, 180, 216), (a.lastBaselineLeft, 100, 216), (a.lastBaseline, 140, 216),
            (a.lastBaselineRight, 180, 216), (a.lastBaselineStart, 100, 216), (a.lastBaselineEnd, 180, 216),
            (a.baselineLeft, 100, 216), (a.baseline, 140, 216), (a.baselineRight, 180, 216),
            (a.baselineStart, 100, 216), (a.baselineEnd, 180, 216),
        ]
        for (place, x, y) in places {
            line.middle --> place
            #expect(line.frame.origin == Point(x: x, y: y), "\(line.frame)")
        }
    }

    @Test("do nothing behind a missing node")
    func optional() {
        let (none, some): (LayoutNode?, LayoutNode?) = (nil, stage.a)
        none?.left --> .left
        some?.left --> .left
        #expect(stage.a.frame == Rect(0, 284, 100, 100))
    }
}
