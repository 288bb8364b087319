import LayoutTree
import Pinning

extension CaseRun {
    /// Runs the calls of a chain; where one is mistaken, all mistakes are told and nothing is run.
    package func chain(_ node: LayoutNode, _ kind: FrameKind, _ suffixes: ArraySlice<Expression.Suffix>) throws(Stop)
        -> Value
    {
        var matches: [(method: ChainMethod, values: [Value?])] = []
        var words: [Word] = []
        var endsWithLayout = false
        var isMistaken = false
        for suffix in suffixes {
            guard case .member(let name, let call) = suffix.form, !endsWithLayout else {
                throw reporter.mistake("a chain ends here", suffix.span)
            }
            try spend(1)
            do throws(Stop) {
                if name == "layout", let call, call.arguments.isEmpty {
                    endsWithLayout = true
                } else if let match = try self.call(name, call, suffix.span, node) {
                    matches.append(match)
                    words.append(Word(text: name, span: TextSpan(suffix.span.start, call?.span.end ?? suffix.span.end)))
                }
            } catch {
                isMistaken = true
            }
        }
        if isMistaken { throw Stop() }
        log.calls = words
        var chain = kind == .untransformed ? node.pin : node.pinFrame
        for match in matches { chain = chain.call(match.method, match.values) }
        if endsWithLayout { chain.layout() }
        trace?.place(node)
        return .nothing
    }

    /// The form of a method that takes the arguments; nil for an area of the parent, which changes nothing here.
    private func call(
        _ name: String, _ call: Call?, _ span: TextSpan, _ node: LayoutNode
    ) throws(Stop) -> (method: ChainMethod, values: [Value?])? {
        guard let method = ChainMethod(name) else {
            if call == nil, Value.areas(node, .untransformed).memberNames.contains(name) { return nil }
            throw reporter.unknown("method", name, span, among: ChainMethod.names)
        }
        guard let call, call.block == nil else {
            throw reporter.expectedCall(name, span)
        }
        let outer = chainMethod
        chainMethod = name
        defer { chainMethod = outer }
        let arguments = try arguments(call)
        let values = try self.values(of: name, arguments, span, among: method.forms)
        for value in values { _ = try nodes(value) }
        trace?.use(name, arguments, TextSpan(span.start, call.span.end), of: node)
        return (method, values)
    }
}
