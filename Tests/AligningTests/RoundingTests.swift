import Aligning
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Pixels in aligning")
struct RoundingTests {
    /// The width of a node, the scale, and where it begins when it is centered in 100, rounded once and twice.
    static let rows: [(width: Double, scale: Double, once: Double, twice: Double)] = [
        (25, 1, 38, 37), (25, 2, 37.5, 37.5), (25, 3, 37 + 2.0 / 3, 37 + 1.0 / 3), (24, 1, 38, 38), (26.5, 1, 37, 37),
        (0, 1, 50, 50), (24.5, 2, 38, 37.5),
    ]

    @Test("round the origin once, or each anchor before", arguments: rows)
    func once(_ width: Double, _ scale: Double, _ once: Double, _ twice: Double) {
        let (root, _) = makeRoot(scale: scale)
        root.frame.size = Size(width: 100, height: 100)
        let a = root.add("a", 3, 3, width, width)
        #expect(isClose(a.anchor.middle.align(to: .middle), Rect(once, once, width, width)))
        #expect(isClose(a.anchor.middle.align(to: .middle, rounding: .twice), Rect(twice, twice, width, width)))
        let b = root.add("b", 0, 0, 100, 100)
        #expect(isClose(a.anchor.middle.align(to: b.anchor.middle), Rect(once, once, width, width)))
        #expect(isClose(a.anchor.middle.align(to: b.anchor.middle, rounding: .twice), Rect(twice, twice, width, width)))
    }

    @Test("twice equals Relativity's formula", arguments: [1.0, 2, 3])
    func formula(_ scale: Double) {
        var random = SplitMix64(seed: 421)
        let (root, _) = makeRoot(scale: scale)
        let (a, b) = (root.add("a", 0, 0, 0, 0), root.add("b", 0, 0, 0, 0))
        let grid = PixelGrid(scale: scale)
        for _ in 0..<amount(1_500) {
            (a.frame, b.frame) = (random.rect(), random.rect())
            let (mine, other) = (random.pick(NamedAnchor.nine), random.pick(NamedAnchor.nine))
            let offset = Offset(x: random.number(-20...20), y: random.number(-20...20))
            func inset(_ anchor: NamedAnchor, _ node: LayoutNode) -> Point {
                grid.rounded(Rect(origin: .zero, size: node.frame.size).point(atUnit: anchor.unit))
            }
            let expected = grid.rounded(
                (b.frame.origin + inset(other, b) - inset(mine, a)).offset(by: offset)
            )
            let frame = mine.of(a).align(to: other.of(b), offset: offset, rounding: .twice)
            #expect(isClose(frame.origin, expected))
            let once = mine.of(a).align(to: other.of(b), offset: offset)
            #expect((once.minX - frame.minX).magnitude <= 1 / scale + 1e-9)
            #expect(grid.isAligned(once.origin))
        }
    }

    @Test("keeps a size that is no whole number of pixels")
    func size() {
        let (root, _) = makeRoot(scale: 2)
        let a = root.add("a", 0, 0, 10.3, 20.7)
        #expect(a.anchor.right.align(to: .right).size == Size(width: 10.3, height: 20.7))
    }

    @Test("follows the tree's rule", arguments: RoundingRule.allCases)
    func rule(_ rule: RoundingRule) {
        let (root, _) = makeRoot(rounding: rule)
        let a = root.add("a", 0, 0, 10, 10)
        let origin = a.anchor.topLeft.align(to: .topLeft, offset: Offset(x: -1.5, y: 1.5)).origin
        switch rule {
        case .pixel: #expect(origin == Point(x: -2, y: 2))
        case .edges: #expect(origin == Point(x: -1, y: 2))
        case .unrounded: #expect(origin == Point(x: -1.5, y: 1.5))
        }
    }

    @Test("leaves everything as it is without a grid")
    func noGrid() {
        let (root, _) = makeRoot(scale: nil)
        let a = root.add("a", 0, 0, 25, 25)
        #expect(a.anchor.middle.align(to: .middle, rounding: .twice) == Rect(187.5, 137.5, 25, 25))
    }
}
