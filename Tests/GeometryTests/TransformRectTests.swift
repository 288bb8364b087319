import Geometry
import PlumbTestSupport
import Testing

@Suite("A transformed rectangle")
struct TransformRectTests {
    @Test("is the smallest upright box around the four corners")
    func corners() {
        var random = SplitMix64(seed: 71)
        for _ in 0..<amount(10_000) {
            let (transform, rect) = (random.transform(), random.rect())
            let corners = [rect.topLeft, rect.topRight, rect.bottomLeft, rect.bottomRight]
                .map { transform.apply(to: $0) }
            let xs = corners.map { $0.x }.sorted()
            let ys = corners.map { $0.y }.sorted()
            let box = transform.apply(to: rect)
            #expect(isClose(box.minX, xs[0]) && isClose(box.maxX, xs[3]))
            #expect(isClose(box.minY, ys[0]) && isClose(box.maxY, ys[3]))
            #expect(isClose(box.size, transform.boundingSize(of: rect.size)))
        }
    }

    @Test("of a negative size covers the same points as its rectangle")
    func negativeSizes() {
        let turned = Transform(rotationDegrees: 45)
        for rect in [Rect(x: 150, y: 50, width: -100, height: 20), Rect(x: 50, y: 70, width: 100, height: -20)] {
            let (box, expected) = (turned.apply(to: rect), turned.apply(to: rect.standardized))
            #expect(isClose(box.minX, expected.minX) && isClose(box.minY, expected.minY))
            #expect(isClose(box.size, expected.size) && box.width > 0)
        }
    }

    @Test("that is only moved keeps its size exactly")
    func moved() {
        let rect = Rect(x: 0.1, y: 0.2, width: 0.3, height: 1e-20)
        let moved = Transform(translationX: 10, y: 20).apply(to: rect)
        #expect(moved == rect.offsetBy(dx: 10, dy: 20))
        #expect(moved.size == rect.size)
    }

    @Test(
        "fills a box again",
        arguments: [
            Transform(rotationDegrees: 0), Transform(rotationDegrees: 30),
            Transform(rotationDegrees: 90), Transform(rotationDegrees: -60),
            Transform(scaleX: -2, y: 0.5), Transform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4),
        ]
    )
    func filling(_ transform: Transform) throws {
        var random = SplitMix64(seed: 72)
        for _ in 0..<amount(2_500) {
            var size = random.size()
            size.width += 1
            size.height += 1
            let found = try #require(transform.size(filling: transform.boundingSize(of: size)))
            #expect(isClose(found, size, within: 1e-7))
        }
    }

    @Test("does not fill boxes that no rectangle fills")
    func impossible() {
        let eighth = Transform(rotationDegrees: 45)
        #expect(eighth.size(filling: Size(width: 100, height: 50)) == nil)
        let steep = Transform(rotationDegrees: 30)
        #expect(steep.size(filling: Size(width: 100, height: 10)) == nil)
        #expect(Transform(scaleX: 0, y: 1).size(filling: Size(width: 10, height: 10)) == nil)
        #expect(Transform(scaleX: 1e-200, y: 1e-100).size(filling: Size(width: 1e300, height: 1)) == nil)
    }
}
