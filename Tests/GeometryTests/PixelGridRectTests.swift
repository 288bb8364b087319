import Geometry
import PlumbTestSupport
import Testing

@Suite("The pixel grid and rectangles")
struct PixelGridRectTests {
    let grid = PixelGrid(scale: 2)

    @Test("rounds edges, outwards and inwards")
    func edges() {
        let rect = Rect(x: 0.3, y: 0.6, width: 10.1, height: 10.2)
        #expect(grid.rounded(rect) == Rect(x: 0.5, y: 0.5, width: 10, height: 10.5))
        #expect(grid.ceiled(rect) == Rect(x: 0, y: 0.5, width: 10.5, height: 10.5))
        #expect(grid.floored(rect) == Rect(x: 0.5, y: 1, width: 9.5, height: 9.5))
        #expect(
            grid.floored(Rect(x: 0.1, y: 0.1, width: 0.2, height: 3)) == Rect(x: 0.5, y: 0.5, width: 0, height: 2.5))
        #expect(!grid.isAligned(rect) && grid.isAligned(grid.rounded(rect)))
    }

    @Test("rounds sizes")
    func sizes() {
        let size = Size(width: 1.25, height: 1.1)
        #expect(grid.rounded(size) == Size(width: 1.5, height: 1))
        #expect(grid.ceiled(size) == Size(width: 1.5, height: 1.5))
        #expect(grid.floored(size) == Size(width: 1, height: 1))
        #expect(!grid.isAligned(size) && grid.isAligned(Size(width: 1.5, height: 3)))
    }

    @Test("keeps neighbours together, covers and stays within", arguments: [1.0, 2, 3, 1.5])
    func properties(_ scale: Double) {
        let grid = PixelGrid(scale: scale)
        var random = SplitMix64(seed: 451)
        for _ in 0..<amount(1_500) {
            let rect = Rect(
                x: random.number(-99...99), y: random.number(-99...99), width: random.number(0...99),
                height: random.number(0...99)
            )
            let neighbour = Rect(x: rect.maxX, y: rect.minY, width: 10, height: rect.height)
            #expect(isClose(grid.rounded(rect).maxX, grid.rounded(neighbour).minX))
            let (outer, inner) = (grid.ceiled(rect), grid.floored(rect))
            #expect(outer.minX <= rect.minX + 1e-5 && outer.maxX >= rect.maxX - 1e-5)
            #expect(inner.minX >= rect.minX - 1e-5 && (inner.maxX <= rect.maxX + 1e-5 || inner.width == 0))
            for rounded in [outer, inner, grid.rounded(rect)] { #expect(grid.isAligned(rounded)) }
            #expect(outer.width >= 0 && inner.height >= 0)
        }
    }

    @Test("does not change values that it cannot round", arguments: [0, Double.nan])
    func nothing(_ scale: Double) {
        let rect = Rect(x: 0.3, y: 0.6, width: 10.1, height: 10.2)
        let none = PixelGrid(scale: scale)
        #expect(none.rounded(rect) == rect && none.ceiled(rect) == rect && none.floored(rect) == rect)
        let infinite = Rect(x: 0, y: 0, width: .infinity, height: 1)
        #expect(grid.rounded(infinite) == infinite)
    }
}
