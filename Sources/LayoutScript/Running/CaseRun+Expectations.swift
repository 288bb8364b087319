import Geometry
import LayoutTree

// Expectations of frames and warnings.

extension CaseRun {
    func expect(
        _ name: Word, _ expected: Rect, _ tolerance: Expression?, _ span: TextSpan
    ) throws(Stop) {
        let node = try knownNode(name)
        let most = try tolerance.map { (most) throws(Stop) in try number(most) } ?? 1e-6
        let actual = node.frame
        let differences = [
            actual.origin.x - expected.origin.x, actual.origin.y - expected.origin.y,
            actual.width - expected.width, actual.height - expected.height,
        ]
        if differences.allSatisfy({ $0.magnitude <= most }) { return }
        fail("expected '\(node.nodeName)' at \(expected), but it is at \(actual)", span)
    }

    func expectWarning(_ name: Word, _ method: Word, _ span: TextSpan) throws(Stop) {
        let node = try knownNode(name)
        if log.list.contains(where: { $0.warning.node == node.nodeName && $0.warning.method == method.text }) { return }
        fail("expected a warning of \(method.text) on '\(node.nodeName)', but there is none", span)
    }

    /// Compares the nodes that have changed with the expected ones, in any order.
    func expectChanges(since word: Word, of nodes: [Word], _ span: TextSpan) throws(Stop) {
        guard let value = try meaning(of: word.text) else { throw undefined(word.text, word.span) }
        guard case .snapshot(let number) = value else {
            throw reporter.mistake("expected a snapshot", not: value, word.span)
        }
        let (old, root) = snapshots[number]
        var expected: [String] = []
        for node in nodes { expected.append(try knownNode(node).nodeName) }
        let changed = try snapshot(of: root).changes(since: old).map { $0.name }
        if changed.inAlphabet() == expected.inAlphabet() { return }
        func text(_ names: [String]) -> String {
            names.isEmpty ? "no changes" : "changes of " + names.joined(separator: ", ")
        }
        fail("expected \(text(expected)), but there are \(text(changed))", span)
    }

    /// A copy of a node and all that is below it; together those of a case are bounded.
    func snapshot(of node: LayoutNode) throws(Stop) -> LayoutSnapshot {
        let snapshot = LayoutSnapshot(of: node)
        try spend(snapshot.nodes.count)
        snapshotNodes += snapshot.nodes.count
        if snapshotNodes > 100_000 {
            throw reporter.mistake("the snapshots of the case hold too many nodes", log.statement)
        }
        return snapshot
    }

    func fail(_ message: String, _ span: TextSpan) { reporter.report(message, span, .expectation) }
}
