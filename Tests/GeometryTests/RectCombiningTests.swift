import Geometry
import PlumbTestSupport
import Testing

@Suite("Combining rectangles")
struct RectCombiningTests {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test(
        "intersection",
        arguments: [
            (Rect(x: 20, y: 30, width: 100, height: 100), Rect(x: 20, y: 30, width: 20, height: 30)),
            (Rect(x: 40, y: 20, width: 5, height: 5), Rect(x: 40, y: 20, width: 0, height: 5)),
            (Rect(x: 41, y: 20, width: 5, height: 5), nil),
            (Rect(x: 10, y: 61, width: 5, height: 5), nil),
            (Rect(x: 12, y: 22, width: 5, height: 5), Rect(x: 12, y: 22, width: 5, height: 5)),
        ] as [(Rect, Rect?)]
    )
    func intersection(_ other: Rect, _ expected: Rect?) {
        #expect(rect.intersection(other) == expected)
        #expect(other.intersection(rect) == expected)
        #expect(rect.intersects(other) == (expected.map { !$0.isEmpty } ?? false))
    }

    @Test("the union includes rectangles without area")
    func union() {
        #expect(rect.union(.zero) == Rect(x: 0, y: 0, width: 40, height: 60))
        #expect(rect.union(Rect(x: 50, y: 0, width: 10, height: 10)) == Rect(x: 10, y: 0, width: 50, height: 60))
    }

    @Test("the left and top edges are inside, the right and bottom ones outside")
    func containsPoint() {
        #expect(rect.contains(rect.topLeft))
        #expect(rect.contains(rect.center))
        #expect(!rect.contains(rect.topRight))
        #expect(!rect.contains(rect.bottomLeft))
        #expect(!rect.contains(Point(x: .nan, y: 30)))
    }

    @Test("a rectangle contains itself and inset rectangles")
    func containsRect() {
        #expect(rect.contains(rect))
        #expect(rect.contains(rect.insetBy(dx: 1, dy: 1)))
        #expect(!rect.contains(rect.insetBy(dx: -1, dy: 0)))
        #expect(!rect.contains(rect.offsetBy(dx: 0, dy: 1)))
    }

    @Test("insets shrink it and never turn it inside out")
    func inset() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
        #expect(rect.insetBy(dx: 5, dy: -5) == Rect(x: 15, y: 15, width: 20, height: 50))
        #expect(rect.insetBy(dx: 20, dy: 0) == Rect(x: 30, y: 20, width: 0, height: 40))
        let turned = Rect(x: 40, y: 60, width: -30, height: -40)
        #expect(turned.inset(by: insets) == rect.inset(by: insets))
    }

    @Test("an offset keeps the size")
    func offset() {
        #expect(rect.offsetBy(dx: -10, dy: 5) == Rect(x: 0, y: 25, width: 30, height: 40))
    }

    @Test("union and intersection keep their rules for any two rectangles")
    func properties() {
        var random = SplitMix64(seed: 21)
        for _ in 0..<amount(25_000) {
            let (a, b) = (random.rect(), random.rect())
            let union = a.union(b)
            #expect(union.contains(a) && union.contains(b))
            #expect(union == b.union(a))
            guard let shared = a.intersection(b) else {
                #expect(!a.intersects(b) && !b.intersects(a))
                continue
            }
            #expect(a.contains(shared) && b.contains(shared))
            #expect(shared == b.intersection(a))
            #expect(a.intersects(b) == !shared.isEmpty)
        }
    }
}
