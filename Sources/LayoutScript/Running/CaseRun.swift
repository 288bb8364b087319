import Geometry
import LayoutTree

/// Runs the statements of one case.
package final class CaseRun {
    package let source: SourceText
    package let options: ScriptOptions
    package let reporter: Reporter
    let log: WarningLog
    let trace: Trace?
    package let tokens: [Token]

    package var name: String?
    package var root: LayoutNode?
    /// The node that bare `pin`, `frame` and so on mean.
    package var current: LayoutNode?
    package var context = LayoutContext() {
        didSet { root?.layoutContext = context }
    }
    package var scope = Scope<Value>()
    /// Knows the names of the case before it runs.
    let names: NameCheck
    /// The rows and columns of the block of stacks that the statement at hand stands in, and what it calls them besides `$0`.
    var stackBlock: (name: String?, stacks: [StackSettings])?
    /// The first statement with constraints that are not solved yet.
    var unsolved: TextSpan?
    /// The methods of the case, by their names.
    package var methods = WordTable<[Method]>()
    /// The names of the methods that ran.
    package var ran = WordSet()
    /// The method of a chain whose arguments are being read.
    package var chainMethod: String?
    /// The number of calls of methods around the statement at hand.
    package var calls = 0
    /// The statement that ends a block early: its kind, place and value.
    package var exit: (kind: Exit, span: TextSpan, value: Value)?
    /// The number of loops and calls around the statement at hand, and what they may still do.
    package var loops = 0
    package var budget = 50_000
    /// Who decides what scripts do not have, if somebody does.
    package var host: (any Host)?
    /// Snapshots of nodes, and the number of nodes in all of them.
    var snapshots: [(old: LayoutSnapshot, root: LayoutNode)] = []
    var snapshotNodes = 0

    package init(
        _ tokens: [Token], of source: SourceText, options: ScriptOptions, _ suggestions: Suggestions = .plain
    ) {
        self.source = source
        self.options = options
        self.tokens = tokens
        reporter = Reporter(source)
        log = WarningLog(reporter)
        trace = options.traces ? Trace(source) : nil
        names = NameCheck(tokens, of: source, reporter, suggestions)
        context.warningHandler = { [log] warning in log.receive(warning) }
        context.layoutDirection = options.direction ?? .leftToRight
        context.displayScale = options.scale ?? 1
    }

    package func result() -> CaseResult {
        var parser = Parser(tokens, of: source, reporter)
        let statements = parser.statements()
        let start = tokens.first?.span.start ?? 0
        let span = TextSpan(start, tokens.last?.span.end ?? source.bytes.count)
        if tokens.isEmpty { reporter.report("there is no statement here", TextSpan(start, start)) }
        for method in statements.compactMap({ $0.method }) {
            methods[method.name] = (methods[method.name] ?? []) + [method]
        }
        names.functions = methods
        names.check(statements)
        for name in names.scope.failedNames.words { scope.markFailed(name) }
        run(statements)
        if parser.hasMethods, ran.words.isEmpty { reportUncalled(statements) }
        reportExit()
        reportUnsolved()
        return CaseResult(
            name: name, range: source.range(span), failures: reporter.list.inOrder { $0.range.offset },
            raised: log.list, root: root, nodes: trace?.nodes() ?? [])
    }

    package func run(_ statements: [Statement]) {
        for statement in statements {
            if exit != nil || loops > 0 && budget <= 0 { break }
            let outer = log.statement
            log.statement = statement.span
            // A statement that fails has said why; the others go on.
            do throws(Stop) {
                try spend(1)
                try run(statement)
                trace?.endStatement(statement.span)
            } catch {
                trace?.forget()
                if let part = statement.needless { reporter.offerToLeaveOut(statement.span, about: part) }
            }
            log.calls = []
            log.statement = outer
        }
    }

    /// Counts work within loops, so that they end.
    package func spend(_ amount: Int) throws(Stop) {
        guard loops > 0 else { return }
        budget -= amount
        if budget <= 0 {
            let what = calls > 0 ? "method" : "loop"
            throw reporter.mistake("the \(what) does too much; it is cut off here", log.statement)
        }
    }
}

extension CaseRun {
    package func number(_ expression: Expression) throws(Stop) -> Double {
        guard case .number(let number) = expression.form else {
            return try number(try value(of: expression), expression.span)
        }
        try spend(1)
        return number
    }

    package func number(_ value: Value, _ span: TextSpan) throws(Stop) -> Double {
        guard let number = value.coordinate else { throw reporter.mistake("expected a number", not: value, span) }
        return number
    }

    package func truth(_ expression: Expression) throws(Stop) -> Bool {
        try truth(try value(of: expression), expression.span)
    }

    package func truth(_ value: Value, _ span: TextSpan) throws(Stop) -> Bool {
        guard case .bool(let truth) = value else { throw reporter.mistake("expected a condition", not: value, span) }
        return truth
    }
}
