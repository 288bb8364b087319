import LayoutRendering
import LayoutScript
import Plumb
import PlumbConsole

/// What became of the cases of one file.
struct ScriptReport {
    let file: String
    let results: [CaseResult]

    /// What tells a case from the others.
    func title(of result: CaseResult) -> String {
        if let name = result.name { return "\(file): \(name)" }
        return results.count == 1 ? file : "\(file):\(result.line)"
    }

    /// The cases as JSON objects.
    var entries: [String] {
        results.map { result in
            JSONText.object([
                ("file", JSONText.string(file)),
                ("case", result.name.map { JSONText.string($0) } ?? "null"),
                ("line", "\(result.line)"),
                ("passed", "\(result.passed)"),
                ("failures", JSONText.array(result.failures.map(entry))),
                ("warnings", JSONText.array(result.warnings.map(entry))),
                ("layout", result.root.map { JSONText.embedded($0.snapshot().rendered(as: .json)) } ?? "null"),
            ])
        }
    }

    /// The cases as SVG documents, without those that came to no tree.
    var drawings: [String] {
        results.compactMap { result in result.root?.snapshot().svg(title: title(of: result)) }
    }

    private func entry(_ warning: LayoutWarning) -> String {
        JSONText.object([
            ("line", warning.location.map { "\($0.line)" } ?? "null"),
            ("message", JSONText.string(warning.description)),
        ])
    }

    private func entry(_ failure: Diagnostic) -> String {
        JSONText.object([
            ("line", "\(failure.line)"),
            ("column", "\(failure.column)"),
            ("message", JSONText.string(failure.message)),
        ])
    }
}
