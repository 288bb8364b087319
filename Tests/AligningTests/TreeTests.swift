import Aligning
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Aligning across the tree")
struct TreeTests {
    @Test("goes through the nearest common ancestor")
    func cousins() {
        let (root, log) = makeRoot()
        let left = root.add("left", 10, 20, 150, 200)
        let right = root.add("right", 200, 30, 150, 200)
        let inner = right.add("inner", 5, 6, 100, 100)
        let a = left.add("a", 0, 0, 20, 10)
        let b = inner.add("b", 40, 50, 30, 30)
        #expect(a.anchor.left.align(to: b.anchor.right) == Rect(265, 76, 20, 10))
        #expect(b.anchor.topLeft.align(to: left.anchor.topRight) == Rect(-45, -16, 30, 30))
        #expect(log.list.isEmpty)
    }

    @Test("includes every scroll offset once")
    func scrolled() {
        let (root, _) = makeRoot()
        let left = root.add("left", 10, 20, 150, 200)
        let right = root.add("right", 200, 30, 150, 200)
        left.boundsOrigin = Point(x: 7, y: 100)
        right.boundsOrigin = Point(x: -3, y: 50)
        let a = left.add("a", 0, 0, 20, 10)
        let b = right.add("b", 40, 90, 30, 30)
        // In root space the corner of b is at (200 + 40 + 3, 30 + 90 - 50).
        #expect(a.anchor.topLeft.align(to: b.anchor.topLeft) == Rect(243 - 10 + 7, 70 - 20 + 100, 20, 10))
        // The area that the parent shows begins at its scroll offset.
        #expect(a.anchor.topLeft.align(to: .topLeft) == Rect(7, 100, 20, 10))
        #expect(a.anchor.bottomRight.align(to: .bottomRight) == Rect(137, 290, 20, 10))
        // The parent's own anchor is the same place, whichever way it is said.
        for anchor in NamedAnchor.nine {
            let said = anchor.of(a).align(to: anchor.of(left))
            let inset = said.point(atUnit: anchor.unit).offset(from: left.bounds.point(atUnit: anchor.unit))
            #expect(inset == .zero)
        }
        // Scrolling a node does not move its own anchors.
        a.boundsOrigin = Point(x: 1000, y: 1000)
        #expect(a.anchor.topLeft.align(to: b.anchor.topLeft) == Rect(240, 150, 20, 10))
    }

    @Test("takes the root's own bounds for the root")
    func root() {
        let (root, log) = makeRoot()
        root.frame.origin = Point(x: 1000, y: 2000)
        root.boundsOrigin = Point(x: 5, y: 6)
        let card = root.add("card", 50, 60, 100, 100)
        let a = card.add("a", 0, 0, 20, 10)
        #expect(a.anchor.topLeft.align(to: root.anchor.topLeft) == Rect(-45, -54, 20, 10))
        #expect(card.anchor.bottomRight.align(to: root.anchor.bottomRight) == Rect(305, 206, 100, 100))
        #expect(log.list.isEmpty)
    }

    @Test("leaves transforms out, of the node and of all others")
    func transforms() {
        let (root, _) = makeRoot()
        let left = root.add("left", 10, 20, 150, 200)
        let right = root.add("right", 200, 30, 150, 200)
        let a = left.add("a", 0, 0, 20, 10)
        let b = right.add("b", 40, 50, 30, 30)
        let plain = a.anchor.left.align(to: b.anchor.right)
        for node in [root, left, right, a, b] {
            node.transform = Transform(scaleX: 2, y: -1.2)
                .concatenating(Transform(translationX: 50, y: -11))
        }
        a.untransformedFrame.origin = .zero
        #expect(a.anchor.left.align(to: b.anchor.right) == plain)
        #expect(a.untransformedFrame == plain)
        #expect(a.transform != .identity)
    }

    @Test("takes guides as places, and moves their owner")
    func guides() {
        let (root, _) = makeRoot()
        let card = root.add("card", 50, 60, 100, 100)
        card.boundsOrigin = Point(x: 0, y: 5)
        let guide = card.addGuide("column", frame: Rect(10, 15, 30, 40))
        let a = root.add("a", 0, 0, 20, 10)
        #expect(a.anchor.topLeft.align(to: guide.anchor.bottomRight) == Rect(90, 110, 20, 10))
        #expect(guide.anchor.topLeft.align(to: a.anchor.bottomRight) == Rect(100, 110, 100, 100))
        #expect(guide.frame == Rect(10, 15, 30, 40))
        #expect(guide.anchor.bottomRight.align(to: .bottomRight) == Rect(360, 250, 100, 100))
    }

    @Test("measures from the top if the parent's y grows upwards")
    func unflipped() {
        let (root, _) = makeRoot()
        let chart = root.add("chart", 0, 0, 200, 100)
        chart.isFlipped = false
        let a = chart.add("a", 0, 0, 20, 10)
        let b = chart.add("b", 50, 30, 20, 20)
        a.anchor.bottom.align(to: b.anchor.top)
        #expect(a.frame == Rect(50, 50, 20, 10))
        a.anchor.topLeft.align(to: .topLeft)
        #expect(a.frame == Rect(0, 90, 20, 10))
    }

    @Test("works on a class of somebody else")
    func foreign() {
        let parent = PlainView("parent", Rect(0, 0, 400, 300))
        let list = PlainView("list", Rect(100, 50, 200, 200), in: parent)
        list.scroll = Point(x: 0, y: 30)
        let a = PlainView("a", Rect(0, 0, 25, 10), in: parent)
        let b = PlainView("b", Rect(20, 40, 60, 20), in: list)
        b.fontMetrics = FontMetrics(ascender: 15, descender: -4.2, capHeight: 11, lineHeight: 20)
        #expect(a.anchor.left.align(to: b.anchor.right) == Rect(180, 65, 25, 10))
        #expect(a.anchor.bottom.align(to: b.anchor.lastBaseline) == Rect(138, 65, 25, 10))
        #expect(b.anchor.topLeft.align(to: .topLeft) == Rect(0, 30, 60, 20))
        #expect(a.anchor.right.align(to: .right) == Rect(375, 145, 25, 10))
        #expect(a.anchor.topLeft.distance(to: b.anchor.bottomRight) == Size(width: 215, height: 75))
    }
}
