import LayoutRendering
import LayoutScript
import Plumb

/// The results of the cases of one file.
struct ScriptReport {
    let file: String
    let results: [CaseResult]

    /// The name of a case, unique among those of the file.
    func title(of result: CaseResult) -> String {
        if let name = result.name { return "\(file): \(name)" }
        return results.count == 1 ? file : "\(file):\(result.line)"
    }

    /// The cases as SVG documents, except those without a tree.
    var drawings: [String] {
        results.compactMap { result in result.root?.snapshot().svg(title: title(of: result)) }
    }
}

extension JSONWriter {
    /// Writes an object for each case.
    mutating func entries(_ report: ScriptReport) {
        for result in report.results {
            object(onLines: true) { json in
                json.string(report.file, as: "file")
                if let name = result.name { json.string(name, as: "case") } else { json.null(as: "case") }
                json.integer(result.line, as: "line")
                json.bool(result.passed, as: "passed")
                json.array("failures", onLines: true) { json in
                    for failure in result.failures { json.entry(failure) }
                }
                json.array("warnings", onLines: true) { json in
                    for warning in result.warnings { json.entry(warning) }
                }
                if let root = result.root {
                    root.snapshot().write(to: &json, as: "layout")
                } else {
                    json.null(as: "layout")
                }
            }
        }
    }

    private mutating func entry(_ warning: LayoutWarning) {
        object(onLines: true) { json in
            json.number(warning.location.map { Double($0.line) }, as: "line")
            json.string(warning.description, as: "message")
        }
    }

    private mutating func entry(_ failure: Diagnostic) {
        object(onLines: true) { json in
            json.integer(failure.line, as: "line")
            json.integer(failure.column, as: "column")
            json.string(failure.message, as: "message")
        }
    }
}
