import Geometry
import PlumbTestSupport
import Testing

@Suite("Interpolation")
struct InterpolationTests {
    static let awkward: [Double] = [
        0, -0.0, 0.1, 1.0 / 3, 1e-300, 1e15 + 0.3, -7.7, 1e308, -1e308, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    @Test("of numbers is exact at 0 and at 1", arguments: awkward)
    func ends(_ start: Double) {
        for end in Self.awkward {
            #expect(start.interpolated(to: end, at: 0) == start)
            #expect(start.interpolated(to: end, at: 1) == end)
        }
    }

    @Test("goes on beyond the ends")
    func beyond() {
        #expect(10.0.interpolated(to: 20, at: 0.5) == 15)
        #expect(10.0.interpolated(to: 20, at: 1.5) == 25)
        #expect(10.0.interpolated(to: 20, at: -0.5) == 5)
    }

    @Test("of geometry goes component by component", arguments: [-0.25, 0, 0.3, 0.5, 1, 1.25])
    func components(_ fraction: Double) {
        var random = SplitMix64(seed: 31)
        for _ in 0..<amount(1_000) {
            let (a, b) = (random.rect(), random.rect())
            let between = a.interpolated(to: b, at: fraction)
            #expect(between.origin == a.origin.interpolated(to: b.origin, at: fraction))
            #expect(between.size == a.size.interpolated(to: b.size, at: fraction))
            #expect(between.origin.x == a.origin.x.interpolated(to: b.origin.x, at: fraction))
            #expect(between.origin.y == a.origin.y.interpolated(to: b.origin.y, at: fraction))
            #expect(between.width == a.width.interpolated(to: b.width, at: fraction))
            #expect(between.height == a.height.interpolated(to: b.height, at: fraction))
        }
    }

    @Test("of insets")
    func insets() {
        let start = EdgeInsets(top: 0, left: 2, bottom: 4, right: 6)
        let end = EdgeInsets(top: 10, left: 4, bottom: 0, right: 6)
        #expect(start.interpolated(to: end, at: 0) == start)
        #expect(start.interpolated(to: end, at: 1) == end)
        #expect(start.interpolated(to: end, at: 0.5) == EdgeInsets(top: 5, left: 3, bottom: 2, right: 6))
    }
}
