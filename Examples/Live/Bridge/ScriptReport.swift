import Geometry
import LayoutRendering
import LayoutScript
import LayoutTree
import PastedCode

/// Runs a script and reports the results in JSON; with traces, if the options say so.
///
/// `layouts` is the case whose tree is in it, counted from 0; -1 for all, -2 for none.
package func scriptReport(_ source: String, options: ScriptOptions, layouts: Int) -> [UInt8] {
    var runner = ScriptRunner(options: options)
    runner.suggestions = .ofApps
    let results = runner.run(source, file: "script")
    var json = JSONWriter()
    json.object { json in
        json.string("plumb.script-report", as: "schema")
        json.integer(1, as: "version")
        json.array("cases") { json in
            for index in results.indices { json.report(results[index], withLayout: layouts == -1 || layouts == index) }
        }
        if results.allSatisfy({ $0.passed }) { return }
        let hasTypes = results.contains { $0.failures.contains { $0.kind == .pastedType } }
        // Methods of an app come without nodes, or somebody has written nodes for them.
        let isCode = hasTypes || results.allSatisfy { $0.root == nil }
        // Functions, and types of UIKit and CoreGraphics.
        let (bytes, marks) = (source.bytes, "func UI CG".words.map { $0.bytes })
        guard isCode || bytes.indices.contains(where: { index in marks.contains { bytes.hold($0, at: index) } }),
            let conversion = convert(source), isCode || mends(conversion, results)
        else { return }
        json.string(conversion.script, as: isCode ? "conversion" : "rewriting")
        json.array("notes") { json in
            for note in conversion.notes { json.string(note) }
        }
    }
    return json.bytes
}

/// Whether a script has fewer mistakes than the one that it was made of.
private func mends(_ conversion: Conversion, _ results: [CaseResult]) -> Bool {
    func mistakes(_ results: [CaseResult]) -> Int { results.reduce(0) { $0 + $1.failures.count } }
    return mistakes(ScriptRunner().run(conversion.script, file: "script")) < mistakes(results)
}

extension JSONWriter {
    fileprivate mutating func report(_ result: CaseResult, withLayout: Bool) {
        object { json in
            if let name = result.name { json.string(name, as: "name") } else { json.null(as: "name") }
            json.integer(result.line, as: "line")
            json.bool(result.passed, as: "passed")
            json.array("problems") { json in
                for failure in result.failures { json.problem(failure) }
                for raised in result.raised {
                    let warning = raised.warning
                    json.problem("warning", warning.description, raised.range, node: warning.node)
                }
            }
            if withLayout, let root = result.root { json.layout(root) } else { json.null(as: "layout") }
            guard withLayout, !result.nodes.isEmpty else { return }
            json.array("traces") { json in
                for trace in result.nodes { json.trace(trace) }
            }
        }
    }

    /// Writes a range of the script: offset, length, line and column, in UTF-16 code units.
    mutating func range(_ range: SourceRange, as name: String = "range") {
        numbers([range.offset, range.length, range.line, range.column].map { Double($0) }, as: name)
    }

    private mutating func problem(_ failure: Diagnostic) {
        let severity =
            switch failure.kind {
            case .mistake: "mistake"
            case .expectation: "expectation"
            case .missingName: "missing"
            case .pastedType: "type"
            }
        problem(severity, failure.message, failure.range, fixes: failure.fixes)
    }

    private mutating func problem(
        _ severity: String, _ message: String, _ range: SourceRange, node: String? = nil, fixes: [Diagnostic.Fix] = []
    ) {
        object { json in
            json.string(severity, as: "severity")
            json.range(range)
            json.string(message, as: "message")
            if let node { json.string(node, as: "node") }
            json.array("fixes") { json in
                for fix in fixes {
                    json.object { json in
                        json.string(fix.title, as: "title")
                        json.range(fix.range)
                        json.string(fix.replacement, as: "replacement")
                    }
                }
            }
        }
    }
}
