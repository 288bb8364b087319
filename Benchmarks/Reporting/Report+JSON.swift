import Foundation
import PlumbConsole

extension Report {
    /// All figures for programs: `machine`, `results` with an object for each contender, and `memory`.
    var json: String {
        JSONText.object([
            ("machine", machine.json),
            ("noise", noise?.json ?? "null"),
            ("results", JSONText.array(results.flatMap { result in result.measurements.map { $0.json(result) } })),
            ("memory", JSONText.array(memory.map { $0.json })),
        ]) + "\n"
    }
}

extension Machine {
    fileprivate var json: String {
        JSONText.object([
            ("processor", JSONText.string(processor)),
            ("architecture", JSONText.string(architecture)),
            ("cores", "\(cores)"),
            ("memory", "\(memory)"),
            ("system", JSONText.string(system)),
            ("compiler", JSONText.string(compiler)),
            ("build", JSONText.string(build)),
            ("date", JSONText.string(date.formatted(.iso8601))),
            ("countsAllocations", "\(AllocationCounter.isAvailable)"),
        ])
    }
}

extension Noise {
    fileprivate var json: String {
        JSONText.object([
            ("spread", spread.isFinite ? JSONText.number(spread) : "null"),
            ("othersCores", othersCores.map { JSONText.number($0) } ?? "null"),
            ("load", load.map { JSONText.number($0) } ?? "null"),
            ("isQuiet", "\(objection == nil)"),
        ])
    }
}

extension Measurement {
    fileprivate func json(_ result: WorkloadResult) -> String {
        func number(_ value: Double?) -> String {
            value.map { $0.isFinite ? JSONText.number($0) : "null" } ?? "null"
        }
        return JSONText.object([
            ("workload", JSONText.string(workload)),
            ("contender", JSONText.string(contender)),
            ("unit", JSONText.string("ns")),
            ("median", number(times.median)),
            ("min", number(times.minimum)),
            ("perView", number(perView)),
            ("allocations", number(allocations)),
            ("views", "\(views)"),
            ("ratio", number(ratio)),
            ("ratioToExpert", number(ratioToExpert)),
            ("spread", number(times.spread)),
            ("samples", "\(times.sorted.count)"),
            ("layoutsPerSample", "\(layoutsPerSample)"),
            ("allocatedBytes", number(bytes)),
            ("instructionsPerView", number(instructionsPerView)),
            ("facts", JSONText.object(result.facts.map { ($0.name, number($0.value)) })),
        ])
    }
}

extension NodeMemory {
    fileprivate var json: String {
        JSONText.object([("what", JSONText.string(what)), ("bytes", JSONText.number(bytes))])
    }
}
