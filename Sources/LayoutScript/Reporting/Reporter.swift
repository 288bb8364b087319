/// Thrown where a statement cannot go on; what is wrong has been reported.
package struct Stop: Error {
    package init() {}
}

/// Collects the diagnostics of a case.
package final class Reporter {
    package let source: SourceText
    package private(set) var list: [Diagnostic] = []
    /// The places that were complained about, so that a line in a loop, or one that is read and run, is told once.
    private var places: [Int] = []
    /// Whether the diagnostic that was reported last offers a value in place of a call, and nothing else.
    private var offersValueAlone = false

    /// The number of diagnostics that a case lists one by one: each one quotes its line.
    private static let most = 100

    /// Whether it lists no more.
    var isFull: Bool { list.count > Self.most }

    package init(_ source: SourceText) { self.source = source }

    func report(
        _ message: String, _ span: TextSpan, _ kind: Diagnostic.Kind = .mistake, fixes: [Diagnostic.Fix] = []
    ) {
        guard !isFull, !places.contains(span.start) else { return }
        places.append(span.start)
        offersValueAlone = false
        let isLast = list.count == Self.most
        list.append(
            Diagnostic(
                kind: isLast ? .mistake : kind, file: source.file, range: source.range(span),
                message: isLast ? "there are more mistakes" : message, sourceLine: source.quote(span.start),
                fixes: isLast ? [] : fixes))
    }

    /// Reports a mistake, and returns the error to throw.
    func mistake(_ message: String, _ span: TextSpan) -> Stop {
        report(message, span)
        return Stop()
    }

    /// Reports a value of another kind than is taken, and what may have been meant by it.
    func mistake(_ taken: String, not value: Value, _ span: TextSpan, meant: String? = nil) -> Stop {
        let fixes = meant.map { [replacement(of: span, by: $0)] } ?? []
        report("\(taken), not \(value.kindName)", span, fixes: fixes)
        return Stop()
    }

    /// Reports a value that a member cannot have.
    func notSet(_ member: String, to value: Value, _ span: TextSpan) -> Stop {
        mistake("'\(member)' is not set to \(value.kindName)", span)
    }

    /// Reports a word that is not known, with the nearest one that is.
    package func unknown(_ what: String, _ word: String, _ span: TextSpan, among known: [String], dot: String = "")
        -> Stop
    {
        wrong("there is no \(what) '\(word)'", word, span, among: known, dot: dot)
    }

    /// Reports an unknown word.
    func require(_ word: String, among known: [String], _ what: String, _ span: TextSpan) throws(Stop) {
        guard known.contains(word) else { throw unknown(what, word, span, among: known) }
    }

    /// Reports a name without the arguments that it takes.
    func expectedCall(_ name: String, _ span: TextSpan) -> Stop {
        mistake("expected '(' behind '\(name)'", TextSpan(span.end, span.end))
    }

    /// Reports a mistake about a word, with the nearest one that is known.
    func wrong(_ message: String, _ word: String, _ span: TextSpan, among known: [String], dot: String = "") -> Stop {
        guard let near = nearestWord(to: word, in: known), near != word else { return mistake(message, span) }
        report("\(message); did you mean '\(dot)\(near)'?", span, fixes: [replacement(of: span, by: dot + near)])
        return Stop()
    }

    /// Adds a fix that leaves a statement out to the diagnostic that was reported last, if that has none but values in place of calls,
    /// and is about a part of the statement.
    func offerToLeaveOut(_ statement: TextSpan, about part: TextSpan) {
        let fix = Diagnostic.Fix(title: "Leave it out", range: source.range(statement), replacement: "")
        offer(fix, about: part, isValue: false)
    }

    /// Adds a fix that puts a value in place of a call, if the diagnostic that was reported last has none and is about the call.
    func offer(_ value: String, for call: TextSpan) {
        offer(replacement(of: call, by: value), about: call, isValue: true)
    }

    private func offer(_ fix: Diagnostic.Fix, about part: TextSpan, isValue: Bool) {
        guard let last = list.last, let place = places.last, part.start <= place, place < part.end, !isFull,
            last.fixes.isEmpty || offersValueAlone && !isValue
        else { return }
        list[list.count - 1].fixes.insert(fix, at: 0)
        offersValueAlone = isValue
    }

    package func replacement(of span: TextSpan, by text: String) -> Diagnostic.Fix {
        Diagnostic.Fix(title: "Replace by '\(text)'", range: source.range(span), replacement: text)
    }
}
