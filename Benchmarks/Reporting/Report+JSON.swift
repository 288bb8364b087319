import Foundation
import LayoutRendering

extension Report {
    /// All figures for programs: `machine`, `noise`, `results` with an object for each contender, and `memory`.
    var json: String {
        var json = JSONWriter()
        json.object(onLines: true) { json in
            json.machine(machine)
            if let noise { json.noise(noise) } else { json.null(as: "noise") }
            json.array("results", onLines: true) { json in
                for result in results {
                    for measurement in result.measurements { json.measurement(measurement, of: result) }
                }
            }
            json.array("memory", onLines: true) { json in
                for node in memory { json.memory(node) }
            }
        }
        return json.text + "\n"
    }
}

extension JSONWriter {
    fileprivate mutating func machine(_ machine: Machine) {
        object("machine", onLines: true) { json in
            json.string(machine.processor, as: "processor")
            json.string(machine.architecture, as: "architecture")
            json.integer(machine.cores, as: "cores")
            json.number(Double(machine.memory), as: "memory")
            json.string(machine.system, as: "system")
            json.string(machine.compiler, as: "compiler")
            json.string(machine.build, as: "build")
            json.string(machine.date.formatted(.iso8601), as: "date")
            json.bool(AllocationCounter.isAvailable, as: "countsAllocations")
        }
    }

    fileprivate mutating func noise(_ noise: Noise) {
        object("noise", onLines: true) { json in
            json.number(noise.spread, as: "spread")
            json.number(noise.othersCores, as: "othersCores")
            json.number(noise.load, as: "load")
            json.bool(noise.objection == nil, as: "isQuiet")
        }
    }

    fileprivate mutating func measurement(_ measurement: Measurement, of result: WorkloadResult) {
        object(onLines: true) { json in
            json.string(measurement.workload, as: "workload")
            json.string(measurement.contender, as: "contender")
            json.string("ns", as: "unit")
            json.number(measurement.times.median, as: "median")
            json.number(measurement.times.minimum, as: "min")
            json.number(measurement.perView, as: "perView")
            json.number(measurement.allocations, as: "allocations")
            json.integer(measurement.views, as: "views")
            json.number(measurement.ratio, as: "ratio")
            json.number(measurement.ratioToExpert, as: "ratioToExpert")
            json.number(measurement.times.spread, as: "spread")
            json.integer(measurement.times.sorted.count, as: "samples")
            json.integer(measurement.layoutsPerSample, as: "layoutsPerSample")
            json.number(measurement.bytes, as: "allocatedBytes")
            json.number(measurement.instructionsPerView, as: "instructionsPerView")
            json.object("facts", onLines: true) { json in
                for fact in result.facts { json.number(fact.value, as: fact.name) }
            }
        }
    }

    fileprivate mutating func memory(_ memory: NodeMemory) {
        object(onLines: true) { json in
            json.string(memory.what, as: "what")
            json.number(memory.bytes, as: "bytes")
        }
    }
}
