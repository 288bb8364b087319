import Geometry
import LayoutTree

// What a script expects of its frames and warnings.

extension CaseRun {
    func expect(
        _ name: Word, _ expected: Rect, _ tolerance: Expression?, _ span: TextSpan
    ) throws(Stop) {
        let node = try knownNode(name)
        let most = try tolerance.map { (e: Expression) throws(Stop) in try number(e) } ?? 1e-6
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

    func fail(_ message: String, _ span: TextSpan) { reporter.report(message, span, .expectation) }
}
