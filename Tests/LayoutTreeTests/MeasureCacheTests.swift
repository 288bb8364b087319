import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite struct MeasureCacheTests {
    private func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

    @Test func aSizeIsRememberedForItsProposal() {
        var cache = MeasureCache()
        #expect(cache[size(100, 50)] == nil)
        cache[size(100, 50)] = size(90, 40)
        cache[size(200, 50)] = size(120, 20)
        #expect(cache[size(100, 50)] == size(90, 40))
        #expect(cache[size(200, 50)] == size(120, 20))
        #expect(cache[size(100, 51)] == nil)
        #expect(cache[size(95, 50)] == nil)
    }

    @Test func aLaterSizeReplacesAnEarlierOne() {
        var cache = MeasureCache()
        cache[size(100, 50)] = size(90, 40)
        cache[size(100, 50)] = size(80, 30)
        #expect(cache[size(100, 50)] == size(80, 30))
        cache[size(100, 50)] = nil
        #expect(cache[size(100, 50)] == nil)
    }

    @Test(arguments: [MeasureCache.Content.any, .text])
    func nothingIsLeftAfterRemoval(_ content: MeasureCache.Content) {
        var cache = MeasureCache(for: content)
        for width in 1...20 { cache[size(Double(width), 10)] = size(Double(width), 10) }
        cache.removeAll()
        for width in 1...20 { #expect(cache[size(Double(width), 10)] == nil) }
        cache[size(5, 10)] = size(5, 10)
        #expect(cache[size(5, 10)] == size(5, 10))
    }

    @Test func theLastEightAreKept() {
        var cache = MeasureCache()
        for width in 1...20 { cache[size(Double(width), 10)] = size(1, 1) }
        let kept = (1...20).filter { cache[size(Double($0), 10)] != nil }
        #expect(kept == Array(13...20))
    }

    @Test func theHeightMakesNoDifferenceToText() {
        var cache = MeasureCache(for: .text)
        cache[size(100, 50)] = size(90, 40)
        #expect(cache[size(100, .greatestFiniteMagnitude)] == size(90, 40))
        #expect(cache[size(100, 0)] == size(90, 40))
    }

    @Test func textThatFitsInLessHasTheSameLinesThere() {
        var cache = MeasureCache(for: .text)
        cache[size(.greatestFiniteMagnitude, 50)] = size(90, 17)
        #expect(cache[size(90, 0)] == size(90, 17))
        #expect(cache[size(1000, 0)] == size(90, 17))
        #expect(cache[size(89.9, 0)] == nil)
        cache[size(80, 0)] = size(72, 34)
        #expect(cache[size(75, 0)] == size(72, 34))
        #expect(cache[size(85, 0)] == nil)
    }

    @Test(arguments: [0, -5, Double.infinity, .greatestFiniteMagnitude])
    func aWidthThatIsNoBoundIsNoneForText(_ width: Double) {
        var cache = MeasureCache(for: .text)
        cache[size(width, 0)] = size(90, 17)
        #expect(cache[size(.greatestFiniteMagnitude, 0)] == size(90, 17))
    }

    @Test func whatIsNotANumberIsNotKept() {
        var cache = MeasureCache()
        cache[size(.nan, 10)] = size(1, 1)
        cache[size(10, 10)] = size(.nan, 1)
        #expect(cache[size(.nan, 10)] == nil)
        #expect(cache[size(10, 10)] == nil)
        #expect(cache == MeasureCache())
    }

    /// The rule for text holds for one that wraps: a cache gives what measuring gives.
    @Test func cachedSizesOfTextAreTheMeasuredOnes() {
        let text = TextMeasurer("One line places one node, at once and for good.")
        var cache = MeasureCache(for: .text)
        var state: UInt64 = 42
        var hits = 0
        let rounds = amount(10_000)
        for _ in 0..<rounds {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let proposal = size(Double(state >> 33) / Double(1 << 31) * 400, 50)
            let measured = text.sizeThatFits(proposal)
            if let cached = cache[proposal] {
                #expect(cached == measured)
                hits += 1
            }
            cache[proposal] = measured
        }
        #expect(hits > rounds / 10)
    }
}
