import Geometry
import LayoutTree

extension CaseRunner {
    /// Reads `expect NAME X Y W H [within T]`, `expect warning NAME METHOD` or `expect no warnings`, and compares.
    mutating func expectStatement() throws(Diagnostic) {
        let place = position
        advance()
        if peek == .word("no"), peek(1) == .word("warnings") {
            advance()
            advance()
            if !raised.list.isEmpty {
                fail("expected no warnings, but there are \(raised.list.count): \(raised.list[0])", at: place)
            }
        } else if peek == .word("warning"), case .word = peek(1), case .word = peek(2) {
            advance()
            try expectWarning(at: place)
        } else {
            try expectFrame(at: place)
        }
    }

    private mutating func expectWarning(at place: Int) throws(Diagnostic) {
        let node = try knownNode()
        let method = try expectName("the name of a method")
        if raised.list.contains(where: { $0.node == node.nodeName && $0.method == method }) { return }
        fail("expected a warning of \(method) on '\(node.nodeName)', but there is none", at: place)
    }

    private mutating func expectFrame(at place: Int) throws(Diagnostic) {
        let node = try knownNode()
        let expected = try fourNumbers()
        let tolerance = takeWord("within") ? try signedNumber("the tolerance") : 1e-6
        let actual = node.frame
        let differences = [
            actual.origin.x - expected.origin.x, actual.origin.y - expected.origin.y,
            actual.width - expected.width, actual.height - expected.height,
        ]
        if differences.allSatisfy({ $0.magnitude <= tolerance }) { return }
        fail("expected '\(node.nodeName)' at \(expected), but it is at \(actual)", at: place)
    }

    /// The number of failures that a case lists one by one: each one quotes its line.
    private static let mostFailures = 100

    private mutating func fail(_ message: String, at place: Int) {
        guard isExecuting, failures.count <= Self.mostFailures else { return }
        let isLast = failures.count == Self.mostFailures
        failures.append(mistake(isLast ? "more expectations were not met" : message, at: place))
    }
}
