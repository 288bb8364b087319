import Plumb
import Testing

@testable import benchmarks

/// The instrument itself, with work whose outcome is known.
@Suite struct MeasuringTests {
    @Test(arguments: [
        ([3.0], 3.0, 3.0, 0.0),
        ([1, 2, 3], 1, 2, 0.5),
        ([4, 1, 3, 2], 1, 2.5, 0.6),
        ([10, 10, 10, 10, 90], 10, 10, 0),
    ])
    func statistics(values: [Double], minimum: Double, median: Double, spread: Double) {
        let statistics = Statistics(values)
        #expect(statistics.minimum == minimum)
        #expect(statistics.median == median)
        #expect((statistics.spread - spread).magnitude < 1e-12)
    }

    @Test func nothingHasNoStatistics() {
        #expect(Statistics([]).median.isNaN)
        #expect(Statistics([]).minimum.isNaN)
    }

    @Test func contendersTakeTurns() {
        var order: [String] = []
        let contenders = ["a", "b", "c"].map { name in Contender(name, prepare: {}, layOut: { order.append(name) }) }
        let sampler = Sampler(effort: .init(sampleTime: 0, rounds: 3, tolerance: .infinity), budget: 60)
        let samples = sampler.samples(of: contenders)
        #expect(samples.map { $0.times.count } == [3, 3, 3])
        #expect(samples.map { $0.layouts } == [1, 1, 1])
        // Once to warm up, and then another one first in each round.
        #expect(order.joined() == "abcabcbcacab")
    }

    @Test func everySampleIsPrepared() {
        var prepared = 0
        var run = 0
        let contender = Contender("a", prepare: { prepared += 1 }, layOut: { run += 1 })
        let sampler = Sampler(effort: .init(sampleTime: 0, rounds: 5, tolerance: .infinity), budget: 60)
        _ = sampler.samples(of: [contender])
        #expect(prepared == 6)
        #expect(run == 6)
    }

    @Test func aSampleIsAsLongAsAskedFor() {
        var calls = 0
        let contender = Contender("a", layouts: 2) { calls += 1 }
        let effort = Sampler.Effort(sampleTime: 100e-6, rounds: 3, tolerance: .infinity)
        let samples = Sampler(effort: effort, budget: 60).samples(of: [contender])
        #expect(samples[0].times.count == 3)
        #expect(samples[0].layouts >= 2 && samples[0].layouts.isMultiple(of: 2))
        #expect(calls >= samples[0].layouts / 2 * 3)
    }

    @Test func nothingIsTimedWhereOnlyCountsMatter() {
        var calls = 0
        let contender = Contender("a") { calls += 1 }
        let samples = Sampler(effort: .none, budget: 0).samples(of: [contender])
        #expect(samples[0].times.isEmpty)
        #expect(calls == 0)
    }

    /// Other tests may allocate at the same time, so that there can only be more.
    @Test func allocationsAreCounted() {
        var kept: [Counter] = []
        kept.reserveCapacity(500)
        let tally = AllocationCounter.tally { for _ in 0..<500 { kept.append(Counter()) } }
        guard AllocationCounter.isAvailable else {
            #expect(tally == nil && kept.isEmpty)
            return
        }
        #expect(kept.count == 500)
        #expect(tally?.allocations ?? 0 >= 500)
        #expect(tally?.bytes ?? 0 >= 500 * 24)
    }

    @Test func differentFramesAreFound() {
        let workload = Workload("wrong", "a view one point off") {
            let stage = ChainStage(Idiomatic.self, FrameCheck.measured)
            let view = stage.view
            return Setup(
                stage.root,
                byHand: { view.setFrame(x: 10, y: 10, width: 20, height: 20) },
                pin: { view.pin.left(10).top(10).width(20).height(21) }
            )
        }
        let problems = FrameCheck.problems(of: workload)
        #expect(problems.count == FrameCheck.variants.count)
        #expect(problems.first == "wrong, scale 1.0: number 3 of 'view' is 21.0 with pin and 20.0 with idiomatic")
    }

    @Test(
        arguments: [
            ([(10.0, 20.0), (100, 200), (1000, 2000)], 1.0),
            ([(1, 1), (2, 4), (4, 16), (8, 64)], 2),
            ([(10, 5), (100, 5), (1000, 5)], 0),
            // Points that are not above zero are left out.
            ([(10, 0), (100, 10), (1000, 100), (10_000, 1000), (100_000, .nan)], 1),
        ] as [([(Double, Double)], Double)])
    func exponents(points: [(Double, Double)], exponent: Double) throws {
        let found = try #require(Growth.exponent(points.map { (size: $0.0, cost: $0.1) }))
        #expect((found - exponent).magnitude < 1e-12)
    }

    @Test(arguments: [[], [(1, 1), (2, 2)], [(3, 1), (3, 2), (3, 3)]] as [[(Double, Double)]])
    func noExponent(points: [(Double, Double)]) {
        #expect(Growth.exponent(points.map { (size: $0.0, cost: $0.1) }) == nil)
    }

    @Test(
        arguments: [
            (0.01, 0.02, nil), (0.01, nil, nil),
            (0.01, 0.5, "other programs used 0.50 cores, and may use 0.1"),
            (0.2, nil, "the same arithmetic varied by 20.0 %, and may by 6.0 %"),
            (0.2, 0.0, "the same arithmetic varied by 20.0 %, and may by 6.0 %"),
            (.nan, nil, "nothing was measured"),
        ] as [(Double, Double?, String?)])
    func noise(spread: Double, othersCores: Double?, objection: String?) {
        let noise = Noise(spread: spread, othersCores: othersCores, load: 1.26)
        #expect(noise.objection == objection)
        #expect(noise.summary.hasSuffix(objection == nil ? ", load 1.3: quiet" : "too noisy for figures that are kept"))
    }

    @Test func probesAreCounted() {
        var meter = NoiseMeter()
        #expect(meter.noise.objection != nil)
        meter.probe(3)
        #expect(meter.noise.spread.isFinite)
    }

    @Test(arguments: [
        (0.5, "0.50 ns"), (12.34, "12.3 ns"), (999, "999 ns"), (1500, "1.50 µs"), (2_500_000, "2.50 ms"),
        (3e9, "3.00 s"), (.nan, "–"),
    ])
    func times(nanoseconds: Double, text: String) {
        #expect(Figures.time(nanoseconds) == text)
    }
}
