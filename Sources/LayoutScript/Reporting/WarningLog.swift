import LayoutTree
import LineFinding

/// The warnings of a case; the handler of its tree hands them over.
package final class WarningLog {
    package private(set) var list: [RaisedWarning] = []
    /// The statement that is being run.
    package var statement = TextSpan(0, 0)
    /// The calls of the chain that is being run.
    package var calls: [Word] = []

    private let reporter: Reporter
    /// A loop may raise many.
    private static let most = 10_000

    package init(_ reporter: Reporter) { self.reporter = reporter }

    func receive(_ warning: LayoutWarning) {
        guard list.count < Self.most else {
            return reporter.report("there are more warnings than are listed", statement)
        }
        let range = reporter.source.range(span(of: warning))
        // `all()` tells the same of both axes.
        if let last = list.last, last.range == range, "\(last.warning)" == "\(warning)" { return }
        var warning = warning
        warning.location = LayoutWarning.Location(file: reporter.source.file, line: range.line)
        list.append(RaisedWarning(warning: warning, range: range))
    }

    /// The call that a warning is about: the one that it was noted for, the last one that is written as the warning has it, or the
    /// last of its name.
    private func span(of warning: LayoutWarning) -> TextSpan {
        if let position = warning.caller?.position, let call = calls.first(where: { $0.span.start == position }) {
            return call.span
        }
        let named = calls.filter { $0.text == warning.method }
        let written = warning.call.bytes.filter { $0 != 0x20 }
        let same = named.last { word in
            reporter.source.bytes[word.span.start..<word.span.end].filter { $0 != 0x20 && $0 != 0x0A } == written
        }
        return (same ?? named.last)?.span ?? statement
    }
}
