import Aligning
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// Relativity's measuring tests, and what its README does with distances.
@Suite("Distances")
struct DistanceTests {
    /// A scale, and the distance from the left of (10, 20, 30, 41.2345) to the right of (100, 200, 50.54321, 60).
    static let rows: [(Double, Size)] = [
        (1, Size(width: 141, height: 189)), (2, Size(width: 140.5, height: 189.5)),
        (3, Size(width: 140 + 2.0 / 3, height: 189 + 1.0 / 3)),
    ]

    @Test("have Relativity's values", arguments: rows)
    func fixed(_ scale: Double, _ distance: Size) {
        let (root, log) = makeRoot(scale: scale)
        let a = root.add("a", 10, 20, 30, 41.2345)
        let b = root.add("b", 100, 200, 50.54321, 60)
        #expect(isClose(a.anchor.left.distance(to: b.anchor.right), distance))
        #expect(isClose(a.anchor.left.distance(to: b.anchor.right, rounding: .once), distance))
        #expect(log.list.isEmpty)
    }

    /// A frame on pixels within 375 × 667.
    private func frame(_ random: inout SplitMix64, _ scale: Double) -> Rect {
        func pixels(_ limit: Double) -> Double { Double(random.integer(0...Int(limit * scale))) / scale }
        return Rect(pixels(375), pixels(667), pixels(375), pixels(667))
    }

    @Test("are differences of anchors on pixels, the same both ways, whatever the transforms", arguments: [1.0, 2, 3])
    func properties(_ scale: Double) {
        var random = SplitMix64(seed: 431)
        let (root, _) = makeRoot(scale: scale)
        let (a, b) = (root.add("a", 0, 0, 0, 0), root.add("b", 0, 0, 0, 0))
        let grid = PixelGrid(scale: scale)
        for _ in 0..<amount(1_500) {
            (a.frame, b.frame) = (frame(&random, scale), frame(&random, scale))
            a.frame.size = Size(width: a.frame.width + 0.54321, height: a.frame.height + 1.2345)
            let (mine, other) = (random.pick(NamedAnchor.nine), random.pick(NamedAnchor.nine))
            let start = grid.rounded(a.frame.point(atUnit: mine.unit))
            let end = grid.rounded(b.frame.point(atUnit: other.unit))
            let expected = Size(width: (end.x - start.x).magnitude, height: (end.y - start.y).magnitude)
            let distance = mine.of(a).distance(to: other.of(b))
            #expect(isClose(distance, expected))
            #expect(isClose(other.of(b).distance(to: mine.of(a)), expected))

            a.transform = Transform(translationX: 50, y: -11)
            b.transform = Transform(scaleX: 2, y: -1.2)
            #expect(mine.of(a).distance(to: other.of(b)) == distance)
            a.transform = .identity
            b.transform = .identity

            let offset = Offset(x: random.number(-400...400), y: random.number(-400...400))
            let moved = mine.of(a).distance(to: other.of(b), offset: offset)
            #expect(isClose(moved.width, (end.x - start.x + offset.x).magnitude))
            #expect(isClose(moved.height, (end.y - start.y + offset.y).magnitude))
        }
    }

    @Test("between nodes off the grid are not rounded")
    func offGrid() {
        let (root, log) = makeRoot()
        let a = root.add("a", 10.54321, 20.12345, 30, 40)
        let b = root.add("b", 100, 200, 50, 60)
        #expect(
            isClose(a.anchor.topLeft.distance(to: b.anchor.topLeft), Size(width: 89.45679, height: 179.87655))
        )
        #expect(log.list.isEmpty)
    }

    @Test("go to the parent, to guides, to the root, and from it")
    func places() {
        let (root, log) = makeRoot()
        let card = root.add("card", 50, 60, 100, 100)
        card.boundsOrigin = Point(x: 10, y: 0)
        let a = card.add("a", 20, 30, 40, 20)
        let guide = card.addGuide("column", frame: Rect(15, 0, 30, 100))
        #expect(a.anchor.right.distance(to: .right) == Size(width: 50, height: 10))
        #expect(a.anchor.right.distance(to: .right, offset: Offset(x: -60)) == Size(width: 10, height: 10))
        #expect(a.anchor.topLeft.distance(to: guide.anchor.topLeft) == Size(width: 5, height: 30))
        #expect(a.anchor.topLeft.distance(to: root.anchor.topLeft) == Size(width: 60, height: 90))
        #expect(root.anchor.topLeft.distance(to: a.anchor.topLeft) == Size(width: 60, height: 90))
        #expect(a.anchor.topLeft.distance(to: a.anchor.bottomRight) == Size(width: 40, height: 20))
        #expect(root.anchor.topLeft.distance(to: root.anchor.bottomRight) == Size(width: 400, height: 300))
        #expect(log.list.isEmpty)
        #expect(a.frame == Rect(20, 30, 40, 20))
    }
}
