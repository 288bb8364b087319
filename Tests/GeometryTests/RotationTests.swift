import Foundation
import Geometry
import PlumbTestSupport
import Testing

@Suite("Rotation")
struct RotationTests {
    @Test("quarter turns are exact", arguments: -12...12)
    func quarterTurns(_ quarters: Int) {
        let exact: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        let (cosine, sine) = exact[((quarters % 4) + 4) % 4]
        let expected = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        #expect(Transform(rotationDegrees: Double(quarters) * 90) == expected)
        #expect(Transform(rotationAngle: Double(quarters) * .pi / 2) == expected)
        #expect(Transform(rotationAngle: Double(quarters) * (.pi / 2)) == expected)
    }

    @Test("quarter turns stay exact after a thousand turns")
    func manyTurns() {
        for turns in stride(from: -1_000, through: 1_000, by: 7) {
            #expect(
                Transform(rotationDegrees: Double(turns) * 360 + 90).apply(to: Point(x: 1, y: 0)) == Point(x: 0, y: 1))
        }
    }

    @Test("turns clockwise where y grows downwards")
    func sense() {
        #expect(Transform(rotationDegrees: 90).apply(to: Point(x: 1, y: 0)) == Point(x: 0, y: 1))
        #expect(isClose(Transform(rotationDegrees: 30).apply(to: Point(x: 2, y: 0)), Point(x: 3.0.squareRoot(), y: 1)))
    }

    @Test("agrees with the C library up to a thousand radians")
    func accuracy() {
        var random = SplitMix64(seed: 81)
        var worst = 0.0
        for _ in 0..<amount(100_000) {
            let angle = random.number(-1_000...1_000)
            let transform = Transform(rotationAngle: angle)
            worst = max(worst, (transform.b - sin(angle)).magnitude, (transform.a - cos(angle)).magnitude)
        }
        #expect(worst < 5e-16)
    }

    @Test("agrees with the C library on small angles to the last places")
    func smallAngles() {
        var random = SplitMix64(seed: 82)
        for _ in 0..<amount(25_000) {
            let angle = random.number(-0.785...0.785) * (random.oneIn(2) ? 1 : 1e-9)
            let transform = Transform(rotationAngle: angle)
            #expect((transform.b - sin(angle)).magnitude <= 2 * sin(angle).ulp)
            #expect((transform.a - cos(angle)).magnitude <= 2 * cos(angle).ulp)
        }
    }

    @Test("keeps lengths, and large angles are accurate", arguments: [1e4, 1e6, 1e8, -9e8])
    func largeAngles(_ angle: Double) {
        let transform = Transform(rotationAngle: angle)
        #expect(isClose(transform.a * transform.a + transform.b * transform.b, 1, within: 1e-15))
        #expect((transform.b - sin(angle)).magnitude <= 4 * angle.ulp)
        #expect((transform.a - cos(angle)).magnitude <= 4 * angle.ulp)
    }

    @Test(
        "by an angle that means nothing is the identity", arguments: [Double.nan, .infinity, -.infinity, 1e10, 1e300])
    func meaningless(_ angle: Double) {
        #expect(Transform(rotationAngle: angle).isIdentity)
    }
}
