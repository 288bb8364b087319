import Foundation
import Geometry
import PlumbTestSupport
import Testing

@Suite("Transform")
struct TransformTests {
    @Test("leaves points in place, moves, scales and mirrors them")
    func basics() {
        let point = Point(x: 3, y: 4)
        #expect(Transform.identity.apply(to: point) == point)
        #expect(Transform.identity.isIdentity)
        #expect(Transform(translationX: 10, y: -10).apply(to: point) == Point(x: 13, y: -6))
        #expect(Transform(scaleX: 2, y: -1).apply(to: point) == Point(x: 6, y: -4))
        #expect(Transform(scaleX: 2, y: -1).determinant == -2)
        #expect(!Transform(scaleX: 2, y: -1).isIdentity)
        #expect(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).apply(to: point) == Point(x: 20, y: 28))
    }

    @Test("does the first of two transforms first")
    func order() {
        let scaleThenMove = Transform(scaleX: 2, y: 2).concatenating(Transform(translationX: 10, y: 0))
        #expect(scaleThenMove.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 2))
        let moveThenScale = Transform(translationX: 10, y: 0).concatenating(Transform(scaleX: 2, y: 2))
        #expect(moveThenScale.apply(to: Point(x: 1, y: 1)) == Point(x: 22, y: 2))
    }

    @Test("combined transforms equal both in turn, and are undone by the inverse")
    func properties() throws {
        var random = SplitMix64(seed: 61)
        for _ in 0..<amount(10_000) {
            let (first, second) = (random.transform(), random.transform())
            let point = random.point()
            let both = first.concatenating(second)
            #expect(isClose(both.apply(to: point), second.apply(to: first.apply(to: point))))
            #expect(isClose(both.determinant, first.determinant * second.determinant))
            let inverse = try #require(both.inverted())
            #expect(isClose(inverse.apply(to: both.apply(to: point)), point, within: 1e-8))
            #expect(isClose(both.concatenating(inverse), .identity, within: 1e-8))
        }
    }

    @Test(
        "without an inverse says so",
        arguments: [
            Transform(scaleX: 0, y: 1), Transform(scaleX: 1, y: 0), Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
            Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), Transform(scaleX: 1e-300, y: 1e-300),
            Transform(translationX: .infinity, y: 0), Transform(a: 1, b: 0, c: 0, d: 2, tx: .nan, ty: 0),
            Transform(scaleX: 1e300, y: 1e300), Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        ]
    )
    func singular(_ transform: Transform) {
        #expect(transform.inverted() == nil)
    }

    @Test("the inverse of a translation is exact")
    func translation() {
        #expect(Transform(translationX: 0.1, y: 1e300).inverted() == Transform(translationX: -0.1, y: -1e300))
    }

    @Test("is finite when all six coefficients are", arguments: 0..<6)
    func finite(_ index: Int) {
        for bad in [Double.nan, .infinity] {
            var v = [1.0, 0, 0, 1, 0, 0]
            v[index] = bad
            #expect(!Transform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]).isFinite)
        }
        #expect(Transform.identity.isFinite)
    }

    @Test("flipped vertically, acts on the mirrored point as it did on the point")
    func flipped() {
        var random = SplitMix64(seed: 62)
        for _ in 0..<amount(2_500) {
            let transform = random.transform()
            let point = random.point()
            let moved = transform.apply(to: point)
            let mirrored = transform.verticallyFlipped.apply(to: Point(x: point.x, y: -point.y))
            #expect(isClose(mirrored, Point(x: moved.x, y: -moved.y)))
            #expect(transform.verticallyFlipped.verticallyFlipped == transform)
        }
    }
}
