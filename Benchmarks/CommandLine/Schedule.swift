/// Divides the time of a run among its workloads.
struct Schedule {
    private let invocation: Invocation
    private let deadline: Double
    private var remainingWeight: Int

    init(_ workloads: [Workload], for invocation: Invocation) {
        self.invocation = invocation
        // In a quick run, the rest of half a minute is for making the nodes of large workloads, and for slow machines.
        deadline = Clock.now + (invocation.isQuick ? 18 : 60)
        remainingWeight = workloads.reduce(0) { $0 + $1.weight }
    }

    /// The effort for the next workload.
    mutating func next(_ workload: Workload) -> Sampler {
        if invocation.onlyCounts { return Sampler(effort: .none, budget: 0) }
        let most = Double(workload.weight * (invocation.isQuick ? 1 : 5))
        let left = deadline - Clock.now
        let share = left * Double(workload.weight) / Double(remainingWeight)
        remainingWeight -= workload.weight
        return Sampler(effort: invocation.isQuick ? .quick : .full, budget: min(most, max(0.02, share)))
    }
}

extension Workload {
    fileprivate var weight: Int { isHeavy ? 4 : 1 }
}
