import Geometry
import Testing

@Suite("Offsets")
struct OffsetTests {
    @Test("are added, turned around, stretched and compared part by part")
    func arithmetic() {
        let a = Offset(x: 3, y: -4)
        let b = Offset(x: 0.5, y: 2)
        #expect(a + b == Offset(x: 3.5, y: -2))
        #expect(a - b == Offset(x: 2.5, y: -6))
        #expect(-a == Offset(x: -3, y: 4))
        #expect(a * b == Offset(x: 1.5, y: -8))
        #expect(a / b == Offset(x: 6, y: -2))
        #expect(a * 2 == Offset(x: 6, y: -8))
        #expect(a / 2 == Offset(x: 1.5, y: -2))
        #expect(Offset(x: 5) == Offset(x: 5, y: 0))
        #expect(Offset(y: 5) == Offset(x: 0, y: 5))
        #expect(Offset() == .zero)
        #expect(a[.horizontal] == 3 && a[.vertical] == -4)
        #expect("\(a)" == "Offset(x: 3, y: -4)")
    }

    @Test("move points and extend sizes")
    func moving() {
        let point = Point(x: 1, y: 2)
        #expect(point.offset(by: Offset(x: 3, y: -4)) == Point(x: 4, y: -2))
        #expect(Point(x: 4, y: -2).offset(from: point) == Offset(x: 3, y: -4))
        #expect(Size(width: 5, height: 6).extended(by: Offset(x: -7, y: 1)) == Size(width: -2, height: 7))
    }

    @Test("are interpolated")
    func interpolation() {
        #expect(Offset(x: 0, y: 8).interpolated(to: Offset(x: 4, y: 0), at: 0.25) == Offset(x: 1, y: 6))
    }

    @Test("say when a part is no number", arguments: [Double.nan, .infinity, -.infinity])
    func finite(_ number: Double) {
        #expect(!Offset(x: number).isFinite && !Offset(y: number).isFinite)
        #expect(Offset(x: 1, y: 2).isFinite)
    }
}
