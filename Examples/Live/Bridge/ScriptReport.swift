import Geometry
import LayoutRendering
import LayoutScript
import LayoutTree

/// Which cases of a script a report has the trees of.
package enum ReportedLayouts: Equatable {
    case all
    case none
    /// One, counted from 0.
    case only(Int)

    fileprivate func contains(_ index: Int) -> Bool { self == .all || self == .only(index) }
}

/// Runs a script and says in JSON what came out of it; with traces, if the options want them.
package func scriptReport(_ source: String, options: ScriptOptions, layouts: ReportedLayouts) -> [UInt8] {
    let results = ScriptRunner(options: options).run(source, file: "script")
    var json = JSONWriter()
    json.object { json in
        json.key("schema")
        json.string("plumb.script-report")
        json.key("version")
        json.integer(1)
        json.key("cases")
        json.array { json in
            for index in results.indices { json.report(results[index], withLayout: layouts.contains(index)) }
        }
    }
    return json.bytes
}

/// Runs a script and draws one of its cases; empty where there is no such case or it made no node.
package func scriptPicture(_ source: String, options: ScriptOptions, index: Int) -> [UInt8] {
    let results = ScriptRunner(options: options).run(source, file: "script")
    guard results.indices.contains(index), let root = results[index].root else { return [] }
    return Array(root.snapshot().svg(title: results[index].name).utf8)
}

extension JSONWriter {
    fileprivate mutating func report(_ result: CaseResult, withLayout: Bool) {
        object { json in
            json.key("name")
            if let name = result.name { json.string(name) } else { json.null() }
            json.key("line")
            json.integer(result.line)
            json.key("passed")
            json.bool(result.passed)
            json.key("problems")
            json.array { json in
                for failure in result.failures { json.problem(failure) }
                for warning in result.raised { json.problem(warning) }
            }
            json.key("layout")
            if withLayout, let root = result.root { json.layout(root) } else { json.null() }
            guard withLayout, !result.nodes.isEmpty else { return }
            json.key("traces")
            json.array { json in
                for trace in result.nodes { json.trace(trace) }
            }
        }
    }

    /// A place of the script: offset and length, line and column, as the browser counts them.
    mutating func range(_ range: SourceRange) {
        key("range")
        values(of: range)
    }

    mutating func values(of range: SourceRange) {
        array { json in
            json.integer(range.offset)
            json.integer(range.length)
            json.integer(range.line)
            json.integer(range.column)
        }
    }

    private mutating func problem(_ failure: Diagnostic) {
        object { json in
            json.key("severity")
            switch failure.kind {
            case .mistake: json.string("mistake")
            case .expectation: json.string("expectation")
            case .missingName: json.string("missing")
            case .pastedType: json.string("type")
            }
            json.range(failure.range)
            json.key("message")
            json.string(failure.message)
            json.key("fixes")
            json.array { json in
                for fix in failure.fixes { json.fix(fix) }
            }
        }
    }

    private mutating func fix(_ fix: Diagnostic.Fix) {
        object { json in
            json.key("title")
            json.string(fix.title)
            json.range(fix.range)
            json.key("replacement")
            json.string(fix.replacement)
        }
    }

    private mutating func problem(_ raised: RaisedWarning) {
        object { json in
            json.key("severity")
            json.string("warning")
            json.range(raised.range)
            json.key("message")
            json.string(raised.warning.description)
            json.key("node")
            json.string(raised.warning.node)
            json.key("fixes")
            json.array { _ in }
        }
    }
}
