import Geometry
import PlumbTestSupport
import Testing

@Suite("Rounding rules")
struct RoundingRuleTests {
    @Test("pixel rounds the origin and never cuts the size")
    func pixel() {
        let grid = PixelGrid(scale: 1)
        #expect(
            grid.aligned(Rect(x: 0.4, y: -0.5, width: 10.2, height: 3)) == Rect(x: 0, y: -1, width: 11, height: 3)
        )
        #expect(
            PixelGrid(scale: 2).aligned(Rect(x: 0.3, y: 0.2, width: 0.1, height: 0))
                == Rect(x: 0.5, y: 0, width: 0.5, height: 0)
        )
    }

    @Test("edges rounds each edge")
    func edges() {
        let grid = PixelGrid(scale: 1, rule: .edges)
        #expect(
            grid.aligned(Rect(x: 0.4, y: -0.5, width: 10.2, height: 3)) == Rect(x: 0, y: 0, width: 11, height: 3)
        )
        #expect(grid.aligned(AxisSpan(origin: 0.6, length: 0.2)) == AxisSpan(origin: 1, length: 0))
    }

    @Test("none leaves frames as they are")
    func none() {
        var random = SplitMix64(seed: 101)
        let grid = PixelGrid(scale: 2, rule: .unrounded)
        for _ in 0..<100 {
            let rect = Rect(x: random.number(-9...9), y: random.number(-9...9), width: 0.3, height: 0.7)
            #expect(grid.aligned(rect) == rect)
        }
    }

    @Test("edges never gaps nor overlaps", arguments: [1, 2, 3, 1.5, 0] as [Double])
    func neighbours(_ scale: Double) {
        var random = SplitMix64(seed: 102)
        let grid = PixelGrid(scale: scale, rule: .edges)
        for _ in 0..<amount(1_000) {
            var edges = [random.number(-50...50)]
            for _ in 0..<30 { edges.append(edges[edges.count - 1] + random.number(0...3)) }
            let spans = zip(edges, edges.dropFirst()).map { grid.aligned(AxisSpan(from: $0, to: $1)) }
            for (left, right) in zip(spans, spans.dropFirst()) {
                #expect(isClose(left.origin + left.length, right.origin, within: 1e-12))
                #expect(left.length >= 0)
            }
        }
    }

    @Test("edges keeps the size of a span that moves by whole pixels, halves included")
    func translation() {
        let grid = PixelGrid(scale: 2, rule: .edges)
        for quarter in -20...20 {
            let span = grid.aligned(AxisSpan(origin: Double(quarter) / 4, length: 5.25))
            let moved = grid.aligned(AxisSpan(origin: Double(quarter) / 4 + 10, length: 5.25))
            #expect(moved == AxisSpan(origin: span.origin + 10, length: span.length))
        }
    }

    @Test("rounding twice is rounding once", arguments: RoundingRule.allCases, [1, 2, 3, 1.5] as [Double])
    func idempotent(_ rule: RoundingRule, _ scale: Double) {
        var random = SplitMix64(seed: 103)
        let grid = PixelGrid(scale: scale, rule: rule)
        for _ in 0..<amount(5_000) {
            let once = grid.aligned(Rect(x: random.number(-500...500), y: 0, width: random.number(0...500), height: 1))
            #expect(isClose(grid.aligned(once), once, within: 1e-12))
        }
    }
}
