import Plumb
import PlumbConsole

/// The program without its process: arguments in, exit status out.
struct Tool {
    /// The exit status if the machine is too noisy for figures that are kept.
    private static let tooNoisy: Int32 = 3

    let diagnostics = StandardError(program: "benchmarks")

    func run(_ arguments: [String]) -> Int32 {
        diagnostics.reportErrors { try perform(Invocation(arguments)) }
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
            return ExitStatus.done
        case .measure:
            return measure(try workloads(invocation), invocation)
        }
    }

    /// The requested workloads; an empty list is an error.
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
        var status = ExitStatus.done
        var meter = NoiseMeter()
        for workload in workloads {
            if !invocation.onlyCounts { meter.probe() }
            progress.begin(workload.name)
            let problems = workload.kind == .growth ? [] : FrameCheck.problems(of: workload)
            if !problems.isEmpty {
                progress.end()
                for problem in problems { diagnostics.error(problem) }
                status = ExitStatus.failed
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
            status = ExitStatus.failed
        }
        if invocation.filter == nil, invocation.selection == .all { report.memory = NodeMemory.measured() }
        if invocation.onlyIfQuiet, let objection = report.noise?.objection { return refuse(objection) }
        return max(status, write(report, invocation))
    }

    /// Writes the requested files, and the table for the terminal.
    private func write(_ report: Report, _ invocation: Invocation) -> Int32 {
        var status = ExitStatus.done
        if let path = invocation.json { status = max(status, write(report.json, to: path)) }
        if let path = invocation.markdown { status = max(status, write(report.markdown, to: path)) }
        if !invocation.isOutputTaken {
            status = max(status, write(report.text(Ink(.standardOutput)), to: "-"))
        }
        return status
    }

    private func refuse(_ objection: String) -> Int32 {
        diagnostics.error("the machine is too noisy for figures that are kept: \(objection); nothing was written")
        return Tool.tooNoisy
    }

    private func write(_ text: String, to path: String) -> Int32 {
        let output = Output(path == "-" ? nil : path)
        output.write(text)
        return diagnostics.reportErrors {
            try output.finish()
            return ExitStatus.done
        }
    }
}
