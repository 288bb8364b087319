import Geometry
import PlumbTestSupport
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
    /// A value, and where it goes at a scale.
    struct Row: Sendable, CustomTestStringConvertible {
        var scale: Double
        var value: Double
        var rounded: Double
        var ceiled: Double
        var floored: Double

        var testDescription: String { "\(value) at \(scale)" }

        init(_ scale: Double, _ value: Double, _ rounded: Double, _ ceiled: Double, _ floored: Double) {
            (self.scale, self.value) = (scale, value)
            (self.rounded, self.ceiled, self.floored) = (rounded, ceiled, floored)
        }
    }

    // The rows of Relativity's PixelRounder tests.
    static let rows = [
        Row(1, 1.1, 1, 2, 1), Row(1, 1.5, 2, 2, 1), Row(1, 1.7, 2, 2, 1), Row(1, 1.2, 1, 2, 1),
        Row(2, 1.1, 1, 1.5, 1), Row(2, 1.5, 1.5, 1.5, 1.5), Row(2, 1.75, 2, 2, 1.5), Row(2, 1.25, 1.5, 1.5, 1),
        Row(3, 1.1, 1, 4.0 / 3, 1), Row(3, 1.5, 5.0 / 3, 5.0 / 3, 4.0 / 3), Row(3, 1.75, 5.0 / 3, 2, 5.0 / 3),
        Row(3, 1.25, 4.0 / 3, 4.0 / 3, 1), Row(3, 1, 1, 1, 1), Row(3, 2, 2, 2, 2), Row(1, -0.5, -1, 0, -1),
    ]

    @Test("has the values of Relativity's rounder", arguments: rows)
    func relativity(_ row: Row) {
        let grid = PixelGrid(scale: row.scale)
        #expect(isClose(grid.rounded(row.value), row.rounded, within: 1e-12))
        #expect(isClose(grid.ceiled(row.value), row.ceiled, within: 1e-12))
        #expect(isClose(grid.floored(row.value), row.floored, within: 1e-12))
        #expect(grid.isAligned(row.rounded) && grid.isAligned(row.ceiled) && grid.isAligned(row.floored))
    }

    @Test("rounds points coordinate by coordinate")
    func points() {
        let grid = PixelGrid(scale: 2)
        let point = Point(x: 1.75, y: 1.25)
        #expect(grid.rounded(point) == Point(x: 2, y: 1.5))
        #expect(grid.ceiled(point) == Point(x: 2, y: 1.5))
        #expect(grid.floored(point) == Point(x: 1.5, y: 1))
        #expect(!grid.isAligned(point))
        #expect(grid.isAligned(Point(x: 1.5, y: -0.5)))
    }

    @Test(
        "leaves alone what is not finite, and everything without a scale",
        arguments: [0, -1, .nan, .infinity, -.infinity, 1, 2, 1.5] as [Double]
    )
    func unrounded(_ scale: Double) {
        let grid = PixelGrid(scale: scale)
        for value in [Double.nan, .infinity, -.infinity] {
            for result in [grid.rounded(value), grid.ceiled(value), grid.floored(value), grid.roundedUpwards(value)] {
                #expect(isSame(result, value))
            }
        }
        guard grid.scale == 0 else { return }
        #expect(grid.pixel == 0)
        #expect(grid.rounded(0.3) == 0.3)
        #expect(grid.ceiled(0.3) == 0.3)
        #expect(grid.isAligned(0.3))
        #expect(
            grid.aligned(Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)) == Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
        )
    }

    @Test("of single precision takes the noise of a computation for nothing")
    func noise() {
        let grid = PixelGrid(scale: 1)
        #expect(grid.ceiled(100.00000000000001) == 100)
        #expect(grid.ceiled(0.1 + 0.2 - 0.3) == 1)
        #expect(PixelGrid(scale: 3).ceiled(100.0 / 3) == 100.0 / 3)
        #expect(PixelGrid(scale: 3).rounded(0.5) == 2.0 / 3)
    }

    @Test("never makes a finite value infinite", arguments: [1, 2, 3, 0.1, 0.7, 1e-3, 1e300] as [Double])
    func extremes(_ scale: Double) {
        for rule in RoundingRule.allCases {
            let grid = PixelGrid(scale: scale, rule: rule)
            for value in [Double.greatestFiniteMagnitude, 1e308, 1.5e308, -1e308, -.greatestFiniteMagnitude] {
                #expect(grid.rounded(value).isFinite)
                #expect(grid.ceiled(value).isFinite)
                #expect(grid.floored(value).isFinite)
                let aligned = grid.aligned(AxisSpan(origin: value, length: value.magnitude))
                #expect(aligned.origin.isFinite && aligned.length.isFinite)
                #expect(grid.aligned(AxisSpan(origin: value, length: 1)).isFinite)
            }
        }
    }

    @Test("accepts a ten-millionth of a pixel as aligned")
    func tolerance() {
        let grid = PixelGrid(scale: 3)
        #expect(grid.isAligned(1.0 / 3 + 3e-8))
        #expect(!grid.isAligned(1.0 / 3 + 4e-8))
        #expect(grid.isAligned(.infinity))
        #expect(grid.isAligned(Rect(x: 1, y: 2, width: 1.0 / 3, height: 5)))
        #expect(!grid.isAligned(Rect(x: 1, y: 2, width: 0.5, height: 5)))
        #expect(grid.pixel == 1.0 / 3)
        #expect(PixelGrid.unrounded.pixel == 0)
    }
}
