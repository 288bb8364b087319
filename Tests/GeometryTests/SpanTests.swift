import Geometry
import PlumbTestSupport
import Testing

@Suite("Span")
struct SpanTests {
    @Test("runs from its start to its end, whichever way it was written")
    func ends() {
        let span = Span(from: 10, to: 30)
        #expect(span == Span(origin: 10, length: 20))
        #expect((span.start, span.center, span.end) == (10, 20, 30))
        let backwards = Span(from: 30, to: 10)
        #expect(backwards == Span(origin: 30, length: -20))
        #expect((backwards.start, backwards.center, backwards.end) == (10, 20, 30))
        #expect(backwards.standardized == span)
        #expect(span.standardized == span)
    }

    @Test(
        "meets another span",
        arguments: [
            (Span(from: 0, to: 10), Span(from: 5, to: 15), Span(from: 5, to: 10)),
            (Span(from: 0, to: 10), Span(from: 10, to: 15), Span(from: 10, to: 10)),
            (Span(from: 0, to: 10), Span(from: 10.5, to: 15), nil),
            (Span(from: 0, to: 10), Span(from: 2, to: 3), Span(from: 2, to: 3)),
            (Span(from: 10, to: 0), Span(from: 15, to: 5), Span(from: 5, to: 10)),
        ] as [(Span, Span, Span?)]
    )
    func intersection(_ a: Span, _ b: Span, _ expected: Span?) {
        #expect(a.intersection(b) == expected)
        #expect(b.intersection(a) == expected)
    }

    @Test("is contained in its union with another span")
    func union() {
        #expect(Span(from: 0, to: 1).union(Span(from: 5, to: 6)) == Span(from: 0, to: 6))
        #expect(Span(from: 1, to: 0).union(Span(from: 6, to: 5)) == Span(from: 0, to: 6))
        #expect(Span(from: 3, to: 3).union(Span(from: 5, to: 6)) == Span(from: 3, to: 6))
    }

    @Test("mirrored twice is itself")
    func mirrored() {
        var random = SplitMix64(seed: 11)
        #expect(Span(origin: 10, length: 20).mirrored(in: 100) == Span(origin: 70, length: 20))
        for _ in 0..<1_000 {
            let rect = random.rect()
            let span = rect[.horizontal]
            let container = random.size().width
            #expect(span.mirrored(in: container).mirrored(in: container) == span)
        }
    }

    @Test("knows whether it is finite")
    func finite() {
        #expect(Span(origin: 0, length: 1).isFinite)
        #expect(!Span(origin: .nan, length: 1).isFinite)
        #expect(!Span(origin: 0, length: .infinity).isFinite)
    }
}
