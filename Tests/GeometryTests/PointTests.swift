import Geometry
import PlumbTestSupport
import Testing

@Suite("Point")
struct PointTests {
    @Test("is zero when nothing is said")
    func empty() {
        #expect(Point() == Point(x: 0, y: 0))
    }

    @Test("adds, subtracts and moves")
    func arithmetic() {
        let point = Point(x: 3, y: -4)
        #expect(point + Point(x: 1, y: 2) == Point(x: 4, y: -2))
        #expect(point - Point(x: 1, y: 2) == Point(x: 2, y: -6))
        #expect(point.offsetBy(dx: -3, dy: 4) == .zero)
    }

    @Test("is read and written along an axis")
    func axis() {
        var point = Point(x: 3, y: 4)
        #expect(point[.horizontal] == 3)
        #expect(point[.vertical] == 4)
        point[.horizontal] = 5
        point[.vertical] = 6
        #expect(point == Point(x: 5, y: 6))
    }

    @Test(
        "knows whether it is finite",
        arguments: [
            (Point.zero, true), (Point(x: 1e308, y: -1e308), true), (Point(x: .nan, y: 0), false),
            (Point(x: 0, y: .nan), false), (Point(x: .infinity, y: 0), false), (Point(x: 0, y: -.infinity), false),
        ]
    )
    func finite(_ point: Point, _ expected: Bool) {
        #expect(point.isFinite == expected)
    }
}

@Suite("Axis and direction")
struct AxisTests {
    @Test("the other axis of the other axis is the axis", arguments: Axis.allCases)
    func perpendicular(_ axis: Axis) {
        #expect(axis.perpendicular != axis)
        #expect(axis.perpendicular.perpendicular == axis)
    }

    @Test("there are two of each")
    func cases() {
        #expect(Axis.allCases == [.horizontal, .vertical])
        #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
        #expect(RoundingRule.allCases == [.pixel, .edges, .unrounded])
    }
}
