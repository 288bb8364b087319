/// Shares out the time of a run among its workloads.
struct Schedule {
    private let isQuick: Bool
    private let deadline: ContinuousClock.Instant
    private var remainingWeight: Int

    init(_ workloads: [Workload], isQuick: Bool) {
        self.isQuick = isQuick
        // Heavy workloads also need time to make their nodes, and a slow machine needs more for everything.
        deadline = ContinuousClock.now + .seconds(20)
        remainingWeight = workloads.reduce(0) { $0 + Schedule.weight(of: $1) }
    }

    /// How the next workload is to be measured.
    mutating func next(_ workload: Workload) -> Sampler {
        guard isQuick else { return Sampler(effort: .full, budget: .seconds(workload.isHeavy ? 20 : 5)) }
        let weight = Schedule.weight(of: workload)
        let left = ContinuousClock.now.duration(to: deadline)
        let share = max(.milliseconds(20), left * (Double(weight) / Double(remainingWeight)))
        remainingWeight -= weight
        return Sampler(effort: .quick, budget: share)
    }

    private static func weight(of workload: Workload) -> Int { workload.isHeavy ? 4 : 1 }
}
