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
        case .run(let workload, let contender, let times):
            try run(workload, contender, times: times)
            return Status.done
        case .measure:
            return measure(try workloads(invocation), invocation)
        }
    }

    /// The workloads that are wanted; none is a mistake.
    private func workloads(_ invocation: Invocation) throws(UsageError) -> [Workload] {
        let all = Workload.all()
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

    private func run(_ name: String, _ contender: String, times: Int) throws(UsageError) {
        let all = Workload.all()
        guard let workload = all.first(where: { $0.name == name }) else {
            throw UsageError(
                unknown: "workload", name, known: all.map { $0.name }, hint: "'benchmarks --list' names them all."
            )
        }
        let contenders = workload.setUp().contenders
        guard let found = contenders.first(where: { $0.name == contender }) else {
            throw UsageError(
                unknown: "contender", contender, known: contenders.map { $0.name },
                hint: "\(name) has \(contenders.map { $0.name }.joined(separator: ", "))."
            )
        }
        found.prepare?()
        found.run(times: times)
    }

    private func measure(_ workloads: [Workload], _ invocation: Invocation) -> Int32 {
        let progress = Progress(total: workloads.count, diagnostics: diagnostics)
        var report = Report(machine: Machine())
        var schedule = Schedule(workloads, for: invocation)
        var status = Status.done
        for workload in workloads {
            progress.begin(workload.name)
            let problems = FrameCheck.problems(of: workload)
            if !problems.isEmpty {
                progress.end()
                for problem in problems { diagnostics.error(problem) }
                status = Status.failed
                continue
            }
            var result = WorkloadResult(measuring: workload, with: schedule.next(workload))
            if invocation.countsInstructions { result.countInstructions() }
            report.results.append(result)
        }
        progress.end()
        if invocation.filter == nil { report.memory = NodeMemory.measured() }

        let outputs = [
            (invocation.json, { report.json }), (invocation.svg, { report.svg }),
            (invocation.markdown, { report.markdown }),
        ]
        for case (let path?, let text) in outputs { status = max(status, write(text(), to: path)) }
        if !invocation.isOutputTaken {
            status = max(status, write(report.text(Ink(.standardOutput)), to: "-"))
        }
        return status
    }

    private func write(_ text: String, to path: String) -> Int32 {
        let output = Output(path == "-" ? nil : path)
        output.write(text)
        guard let failure = output.finish() else { return Status.done }
        diagnostics.error(failure)
        return Status.failed
    }
}
