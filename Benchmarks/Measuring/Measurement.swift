/// The figures of a contender.
struct Measurement {
    let workload: String
    let contender: String
    /// The number of nodes in one layout.
    let views: Int
    /// Nanoseconds of one layout: one for each sample.
    let times: Statistics
    /// The layouts in a sample.
    let layoutsPerSample: Int
    /// The allocations of one layout, or nil if they cannot be counted.
    let allocations: Double?
    /// The bytes that one layout allocates, or nil if they cannot be counted.
    let bytes: Double?
    /// The instructions of one layout; nil if they were not requested or cannot be counted.
    var instructions: Double?
    /// The median as a multiple of the `idiomatic` contender's; nil if there is none.
    var ratio: Double?
    /// The median as a multiple of the `expert` contender's; nil if there is none.
    var ratioToExpert: Double?

    var perView: Double { times.median / Double(views) }
    var instructionsPerView: Double? { instructions.map { $0 / Double(views) } }
}

/// The figures of a workload.
struct WorkloadResult {
    let workload: Workload
    var measurements: [Measurement]
    var facts: [(name: String, value: Double)]
}

extension WorkloadResult {
    /// Measures a workload, whose contenders must have been checked before.
    init(measuring workload: Workload, with sampler: Sampler) {
        let setup = workload.setUp(FrameCheck.measured)
        let samples = sampler.samples(of: setup.contenders)
        self.workload = workload
        measurements = zip(setup.contenders, samples).map { contender, samples in
            let tally = contender.allocations(calls: workload.views > 1000 ? 1 : 10)
            return Measurement(
                workload: workload.name,
                contender: contender.name,
                views: workload.views,
                times: Statistics(samples.times),
                layoutsPerSample: samples.layouts,
                allocations: tally?.allocations,
                bytes: tally?.bytes
            )
        }
        facts = setup.facts()
        for (contender, fact) in [("pin", "speedUp"), (Workload.idiomatic, "speedUpByHand")] {
            if let speedUp = ratio(of: contender, to: "\(contender)-parallel") { facts.append((fact, speedUp)) }
        }
        for index in measurements.indices {
            let contender = measurements[index].contender
            measurements[index].ratio = ratio(of: contender, to: Workload.idiomatic)
            measurements[index].ratioToExpert = ratio(of: contender, to: Workload.expert)
        }
    }

    subscript(contender: String) -> Measurement? { measurements.first { $0.contender == contender } }

    /// The median of one contender as a multiple of another one's, or nil without one of them.
    func ratio(of contender: String, to other: String) -> Double? {
        guard let median = self[contender]?.times.median, let reference = self[other]?.times.median else { return nil }
        return median / reference
    }
}

extension Contender {
    /// The allocations and bytes of one layout, or nil if they cannot be counted.
    func allocations(calls: Int) -> (allocations: Double, bytes: Double)? {
        let calls = prepare == nil ? calls : 1
        // The first run allocates storage that is kept, such as a list that grows.
        prepare?()
        run(times: 1)
        prepare?()
        guard let tally = AllocationCounter.tally(during: { run(times: calls) }) else { return nil }
        let layouts = Double(calls * layouts)
        return (Double(tally.allocations) / layouts, Double(tally.bytes) / layouts)
    }
}
