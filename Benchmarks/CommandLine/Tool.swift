import Plumb
import PlumbConsole

/// The program without its process: arguments in, exit status out.
struct Tool {
    /// What the process ends with.
    enum Status {
        static let done: Int32 = 0
        /// Contenders do not agree, or a file cannot be written.
        static let failed: Int32 = 1
        /// The command line makes no sense.
        static let wrongUsage: Int32 = 2
        /// The machine is too noisy for figures that are kept.
        static let tooNoisy: Int32 = 3
    }

    let diagnostics = StandardError(program: "benchmarks")

    func run(_ arguments: [String]) -> Int32 {
        do {
            return try perform(Invocation(arguments))
        } catch {
            diagnostics.error(error.message)
            diagnostics.write(error.hint ?? "Try 'benchmarks --help'.")
            return Status.wrongUsage
        }
    }

    private func perform(_ invocation: Invocation) throws(UsageError) -> Int32 {
        switch invocation.command {
        case .help:
            return write(Help.text, to: "-")
        case .list:
            return write(list(try workloads(invocation)), to: "-")
        case .run(let runs):
            let all =
                Workload.all() + Workload.growth(Workload.growthSizes) + Workload.lists(Workload.listSizes)
            for run in runs { try perform(run, among: all) }
            return Status.done
        case .measure:
            return measure(try workloads(invocation), invocation)
        }
    }

    /// The workloads that are wanted; none is a mistake.
    private func workloads(_ invocation: Invocation) throws(UsageError) -> [Workload] {
        let all = invocation.selection.workloads(isQuick: invocation.isQuick)
        guard let filter = invocation.filter else { return all }
        let wanted = all.filter { $0.name.contains(filter) }
        if wanted.isEmpty {
            throw UsageError(
                unknown: "workload", filter, known: all.map { $0.name }, hint: "'benchmarks --list' names them all."
            )
        }
        return wanted
    }

    private func list(_ workloads: [Workload]) -> String {
        let longest = workloads.map { $0.name.count }.max() ?? 0
        return workloads.map { workload in
            let gap = String(repeating: " ", count: longest - workload.name.count + 2)
            return "\(workload.name)\(gap)\(workload.summary)\n"
        }.joined()
    }

    private func perform(_ run: Invocation.Run, among all: [Workload]) throws(UsageError) {
        guard let workload = all.first(where: { $0.name == run.workload }) else {
            throw UsageError(
                unknown: "workload", run.workload, known: all.map { $0.name },
                hint: "'benchmarks --list' names them all."
            )
        }
        let setup = workload.setUp(FrameCheck.measured)
        let contenders = setup.contenders
        guard let found = contenders.first(where: { $0.name == run.contender }) else {
            throw UsageError(
                unknown: "contender", run.contender, known: contenders.map { $0.name },
                hint: "\(run.workload) has \(contenders.map { $0.name }.joined(separator: ", "))."
            )
        }
        // The nodes belong to the root.
        withExtendedLifetime(setup.root) {
            for times in [1, run.times] {
                found.prepare?()
                found.run(times: times)
            }
            // Marks the end, for the counter of instructions.
            found.run(times: 0)
        }
    }

    private func measure(_ workloads: [Workload], _ invocation: Invocation) -> Int32 {
        if invocation.onlyIfQuiet, let objection = NoiseMeter.ofOneSecond().objection {
            return refuse(objection)
        }
        let progress = Progress(total: workloads.count, diagnostics: diagnostics)
        var report = Report(machine: Machine())
        var schedule = Schedule(workloads, for: invocation)
        var status = Status.done
        var meter = NoiseMeter()
        for workload in workloads {
            if !invocation.onlyCounts { meter.probe() }
            progress.begin(workload.name)
            let problems = workload.kind == .growth ? [] : FrameCheck.problems(of: workload)
            if !problems.isEmpty {
                progress.end()
                for problem in problems { diagnostics.error(problem) }
                status = Status.failed
                continue
            }
            report.results.append(WorkloadResult(measuring: workload, with: schedule.next(workload)))
        }
        progress.end()
        if !invocation.onlyCounts {
            meter.probe()
            report.noise = meter.noise
        }
        if invocation.countsInstructions, !report.countInstructions() {
            diagnostics.error("instructions cannot be counted: valgrind is not on the path, or it failed")
            status = Status.failed
        }
        if invocation.filter == nil, invocation.selection == .all { report.memory = NodeMemory.measured() }
        if invocation.onlyIfQuiet, let objection = report.noise?.objection { return refuse(objection) }
        return max(status, write(report, invocation))
    }

    /// Writes what is asked for, and the table for the terminal.
    private func write(_ report: Report, _ invocation: Invocation) -> Int32 {
        let outputs = [
            (invocation.json, { report.json }), (invocation.svg, { report.svg }),
            (invocation.markdown, { report.markdown }),
        ]
        var status = Status.done
        for case (let path?, let text) in outputs { status = max(status, write(text(), to: path)) }
        if !invocation.isOutputTaken {
            status = max(status, write(report.text(Ink(.standardOutput)), to: "-"))
        }
        return status
    }

    private func refuse(_ objection: String) -> Int32 {
        diagnostics.error("the machine is too noisy for figures that are kept: \(objection); nothing was written")
        return Status.tooNoisy
    }

    private func write(_ text: String, to path: String) -> Int32 {
        let output = Output(path == "-" ? nil : path)
        output.write(text)
        guard let failure = output.finish() else { return Status.done }
        diagnostics.error(failure)
        return Status.failed
    }
}
