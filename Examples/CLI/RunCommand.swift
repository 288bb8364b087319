import LayoutRendering
import LayoutScript
import PastedCode
import Plumb
import PlumbConsole

/// Runs layout scripts: shows their frames and checks their expectations.
struct RunCommand {
    let invocation: Invocation
    let files: [String]
    let diagnostics: StandardError

    /// A script with more cases than this shows counts instead of frames.
    private static let mostCasesShown = 10

    func perform(to output: Output) -> Int32 {
        var tally = Tally()
        let inputs = files.map { InputFile($0) }
        var runner = ScriptRunner(
            options: ScriptOptions(size: invocation.size, scale: invocation.scale, direction: invocation.direction)
        )
        runner.suggestions = .ofApps
        let progress = ProgressBar(total: inputs.reduce(0) { $0 + $1.caseCount }, diagnostics: diagnostics)
        var reports: [ScriptReport] = []

        for input in inputs {
            switch input.source {
            case .failure(let failure):
                progress.clear()
                diagnostics.error(failure.message)
                tally.unreadable += 1
            case .success(let source):
                let conversion = invocation.converts ? convert(source) : nil
                let results = runner.run(conversion?.script ?? source, file: input.name) { _ in progress.advance() }
                progress.clear()
                if let conversion, invocation.format == nil { output.write(conversion.script.endingWithLine + "\n") }
                for note in conversion?.notes ?? [] { diagnostics.write("note: " + note) }
                tally.add(results)
                reports.append(ScriptReport(file: input.name, results: results))
                tell(results, of: input.name)
                if invocation.format.map({ $0 == .text || $0 == .boxes }) ?? true, let report = reports.last {
                    output.write(text(report, isFirst: reports.count == 1, output))
                }
            }
        }
        switch invocation.format {
        case .json:
            var json = JSONWriter()
            json.array(onLines: true) { json in
                for report in reports { json.entries(report) }
            }
            output.write(json.text + "\n")
        case .svg: output.write(SVGSheet(reports.flatMap { $0.drawings }).text)
        default: break
        }
        diagnostics.write(tally.isGood ? diagnostics.ink.green(tally.text) : diagnostics.ink.red(tally.text))
        return tally.isGood ? ExitStatus.done : ExitStatus.failed
    }

    /// The frames of a script with few cases, the counts of one with many.
    private func text(_ report: ScriptReport, isFirst: Bool, _ output: Output) -> String {
        let results = report.results
        if results.count > RunCommand.mostCasesShown {
            let counts = Tally(results)
            return "\(report.file): \(counts.isGood ? output.ink.green(counts.text) : output.ink.red(counts.text))\n"
        }
        var text = ""
        for result in results {
            if files.count > 1 || results.count > 1 {
                if !text.isEmpty || !isFirst { text += "\n" }
                text += output.ink.bold(report.title(of: result)) + "\n"
            }
            guard let root = result.root else { continue }
            text += root.snapshot().rendered(as: invocation.format ?? .text, columns: output.columns).endingWithLine
        }
        return text
    }

    private func suggest(_ title: String, _ lines: [Substring]) {
        diagnostics.write(title)
        for line in lines { diagnostics.write(line.isEmpty ? "" : "    \(line)") }
    }

    /// The lines that would define missing names, and where they belong.
    private func suggestDefinitions(_ missing: [Diagnostic]) {
        let fixes = missing.flatMap { $0.fixes }
        var seen: Set<Substring> = []
        for place in Set(fixes.map { $0.range.line }).sorted() {
            let lines = fixes.filter { $0.range.line == place }
                .flatMap { $0.replacement.split(separator: "\n") }
                .filter { seen.insert($0).inserted }
            if lines.isEmpty { continue }
            suggest("These lines would define the missing names, in front of line \(place):", lines)
        }
    }

    /// Failures and warnings to standard error.
    private func tell(_ results: [CaseResult], of file: String) {
        let limit = Terminal.standardError.isTerminal ? 40 : Int.max
        let failed = results.filter { !$0.passed }
        for result in failed.prefix(limit) {
            if let name = result.name { diagnostics.write(diagnostics.ink.red("\(file): case \"\(name)\" failed")) }
            for failure in result.failures {
                diagnostics.write(failure.description)
                // Other kinds have lists of their own, and near words are in the message.
                guard failure.kind == .mistake, !failure.message.contains("did you mean") else { continue }
                for fix in failure.fixes { diagnostics.write("    Possible fix: \(fix.title)") }
            }
            suggestDefinitions(result.missing)
        }
        if failed.count > limit {
            diagnostics.write("… and \(failed.count - limit) more failed cases in \(file)")
        }
        let warnings = results.flatMap { $0.warnings }
        for warning in warnings.prefix(limit) { diagnostics.warning("\(warning)", at: warning.location?.description) }
        if warnings.count > limit {
            diagnostics.write("… and \(warnings.count - limit) more warnings in \(file)")
        }
    }
}

extension InputFile {
    fileprivate var caseCount: Int {
        guard case .success(let source) = source else { return 0 }
        return ScriptRunner.caseCount(in: source)
    }
}
