import Geometry
import PlumbTestSupport
import Testing

@Suite("Rect")
struct RectTests {
    static let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test("is zero when nothing is said")
    func empty() {
        #expect(Rect() == Rect(x: 0, y: 0, width: 0, height: 0))
    }

    @Test(
        "has edges and centers",
        arguments: [
            ("minX", rect.minX, 10), ("midX", rect.midX, 25), ("maxX", rect.maxX, 40), ("minY", rect.minY, 20),
            ("midY", rect.midY, 40), ("maxY", rect.maxY, 60), ("width", rect.width, 30), ("height", rect.height, 40),
        ]
    )
    func edges(_ name: String, _ value: Double, _ expected: Double) {
        #expect(value == expected, "\(name)")
    }

    @Test(
        "has nine anchors",
        arguments: [
            ("topLeft", rect.topLeft, 0, 0), ("topCenter", rect.topCenter, 0.5, 0), ("topRight", rect.topRight, 1, 0),
            ("centerLeft", rect.centerLeft, 0, 0.5), ("center", rect.center, 0.5, 0.5),
            ("centerRight", rect.centerRight, 1, 0.5), ("bottomLeft", rect.bottomLeft, 0, 1),
            ("bottomCenter", rect.bottomCenter, 0.5, 1), ("bottomRight", rect.bottomRight, 1, 1),
        ] as [(String, Point, Double, Double)]
    )
    func anchors(_ name: String, _ point: Point, _ x: Double, _ y: Double) {
        #expect(point == Point(x: 10 + 30 * x, y: 20 + 40 * y), "\(name)")
        #expect(point == Self.rect.point(atUnit: Point(x: x, y: y)), "\(name)")
    }

    @Test("with a negative size has the edges of the same area")
    func negative() {
        let backwards = Rect(x: 40, y: 60, width: -30, height: -40)
        #expect(backwards.standardized == Self.rect)
        #expect(backwards.minX == 10)
        #expect(backwards.maxX == 40)
        #expect(backwards.minY == 20)
        #expect(backwards.maxY == 60)
        #expect(backwards.center == Self.rect.center)
        #expect(backwards.union(backwards) == Self.rect)
        #expect(backwards.intersection(Self.rect) == Self.rect)
        #expect(Self.rect.standardized == Self.rect)
    }

    @Test("is two spans")
    func spans() {
        var rect = Self.rect
        #expect(rect[.horizontal] == AxisSpan(origin: 10, length: 30))
        #expect(rect[.vertical] == AxisSpan(origin: 20, length: 40))
        #expect(Rect(horizontal: rect[.horizontal], vertical: rect[.vertical]) == rect)
        rect[.horizontal] = AxisSpan(origin: 1, length: 2)
        rect[.vertical] = AxisSpan(origin: 3, length: 4)
        #expect(rect == Rect(x: 1, y: 3, width: 2, height: 4))
    }

    @Test("is made of an origin and a size")
    func initializers() {
        #expect(Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 40)) == Self.rect)
        #expect(Rect.zero == Rect(x: 0, y: 0, width: 0, height: 0))
        #expect(Rect.zero.isEmpty)
        #expect(!Self.rect.isEmpty)
        #expect(!Rect(x: 40, y: 60, width: -30, height: -40).isEmpty)
    }

    @Test("is finite when all four numbers are", arguments: 0..<4)
    func finite(_ index: Int) {
        for bad in [Double.nan, .infinity, -.infinity] {
            var numbers = [1.0, 2, 3, 4]
            numbers[index] = bad
            #expect(!Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).isFinite)
        }
        #expect(Self.rect.isFinite)
    }
}
