import Geometry
import PlumbTestSupport
import Testing

@Suite("AxisSpan")
struct AxisSpanTests {
    @Test("runs from its start to its end, whichever way it was written")
    func ends() {
        let span = AxisSpan(from: 10, to: 30)
        #expect(span == AxisSpan(origin: 10, length: 20))
        #expect((span.start, span.center, span.end) == (10, 20, 30))
        let backwards = AxisSpan(from: 30, to: 10)
        #expect(backwards == AxisSpan(origin: 30, length: -20))
        #expect((backwards.start, backwards.center, backwards.end) == (10, 20, 30))
        #expect(backwards.standardized == span)
        #expect(span.standardized == span)
    }

    @Test(
        "meets another span",
        arguments: [
            (AxisSpan(from: 0, to: 10), AxisSpan(from: 5, to: 15), AxisSpan(from: 5, to: 10)),
            (AxisSpan(from: 0, to: 10), AxisSpan(from: 10, to: 15), AxisSpan(from: 10, to: 10)),
            (AxisSpan(from: 0, to: 10), AxisSpan(from: 10.5, to: 15), nil),
            (AxisSpan(from: 0, to: 10), AxisSpan(from: 2, to: 3), AxisSpan(from: 2, to: 3)),
            (AxisSpan(from: 10, to: 0), AxisSpan(from: 15, to: 5), AxisSpan(from: 5, to: 10)),
        ] as [(AxisSpan, AxisSpan, AxisSpan?)]
    )
    func intersection(_ a: AxisSpan, _ b: AxisSpan, _ expected: AxisSpan?) {
        #expect(a.intersection(b) == expected)
        #expect(b.intersection(a) == expected)
    }

    @Test("is contained in its union with another span")
    func union() {
        #expect(AxisSpan(from: 0, to: 1).union(AxisSpan(from: 5, to: 6)) == AxisSpan(from: 0, to: 6))
        #expect(AxisSpan(from: 1, to: 0).union(AxisSpan(from: 6, to: 5)) == AxisSpan(from: 0, to: 6))
        #expect(AxisSpan(from: 3, to: 3).union(AxisSpan(from: 5, to: 6)) == AxisSpan(from: 3, to: 6))
    }

    @Test("mirrored twice is itself")
    func mirrored() {
        var random = SplitMix64(seed: 11)
        #expect(AxisSpan(origin: 10, length: 20).mirrored(in: 100) == AxisSpan(origin: 70, length: 20))
        for _ in 0..<amount(5_000) {
            let rect = random.rect()
            let span = rect[.horizontal]
            let container = random.size().width
            #expect(span.mirrored(in: container).mirrored(in: container) == span)
        }
    }

    @Test("knows whether it is finite")
    func finite() {
        #expect(AxisSpan(origin: 0, length: 1).isFinite)
        #expect(!AxisSpan(origin: .nan, length: 1).isFinite)
        #expect(!AxisSpan(origin: 0, length: .infinity).isFinite)
    }
}
