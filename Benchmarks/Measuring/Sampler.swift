/// Measures the contenders of one workload against each other.
///
/// They take turns, sample by sample, and another one begins each round, so that a slow moment affects all of them. A sample is a
/// series of layouts that takes about ``Effort/sampleTime``, which is short, so that most samples end before another program gets
/// the core. A sample of a heavy layout is one call.
struct Sampler {
    /// The duration and the rounds of a measurement.
    struct Effort {
        /// The time that a sample should take, in seconds.
        let sampleTime: Double
        /// The least number of rounds, if time allows.
        let rounds: Int
        /// The largest difference between the median of the later half of the samples and the median of all.
        let tolerance: Double

        /// Measures nothing.
        static let none = Effort(sampleTime: 0, rounds: 0, tolerance: 0)
        static let quick = Effort(sampleTime: 200e-6, rounds: 15, tolerance: 0.02)
        static let full = Effort(sampleTime: 1e-3, rounds: 41, tolerance: 0.005)
    }

    let effort: Effort
    /// The seconds for all contenders of the workload together; heavy ones may need more for the least number of rounds.
    let budget: Double

    /// The nanoseconds of one layout in each sample, and the number of layouts in a sample, for each contender in order.
    func samples(of contenders: [Contender]) -> [(times: [Double], layouts: Int)] {
        if effort.rounds == 0 { return contenders.map { _ in ([], 0) } }
        let start = Clock.now
        var counts = contenders.map(calls)
        var times: [[Double]] = contenders.map { _ in [] }
        var round = 0
        while true {
            for turn in contenders.indices {
                let index = (turn + round) % contenders.count
                times[index].append(time(contenders[index], calls: counts[index]))
            }
            round += 1
            let used = Clock.now - start
            if used >= budget && round >= 3 || used >= budget * 3 { break }
            if round >= effort.rounds, times.allSatisfy(isSettled) { break }
        }
        for index in counts.indices { counts[index] *= contenders[index].layouts }
        return zip(times, counts).map { ($0, $1) }
    }

    /// Warms up, and computes the number of calls in a sample.
    private func calls(of contender: Contender) -> Int {
        guard contender.prepare == nil else {
            _ = time(contender, calls: 1)
            return 1
        }
        let wanted = effort.sampleTime * 1e9
        var calls = 1
        while true {
            let needed = time(contender, calls: calls) * Double(calls * contender.layouts)
            if needed >= wanted / 2 { return max(1, Int(Double(calls) * wanted / needed)) }
            calls *= needed < wanted / 20 ? 8 : 2
        }
    }

    /// The nanoseconds of one layout.
    private func time(_ contender: Contender, calls: Int) -> Double {
        contender.prepare?()
        let start = Clock.now
        contender.run(times: calls)
        return (Clock.now - start) * 1e9 / Double(calls * contender.layouts)
    }

    private func isSettled(_ times: [Double]) -> Bool {
        let all = Statistics(times).median
        return (Statistics(times.suffix(times.count / 2)).median - all).magnitude <= effort.tolerance * all
    }
}
