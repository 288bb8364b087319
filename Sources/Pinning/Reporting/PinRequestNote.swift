import LayoutTree

/// The request of a chain that needs more than arithmetic, linked to the notes of its calls.
@usableFromInline
@_fixed_layout
final class PinRequestNote<Node: Layoutable>: _ChainNote where Node.LayoutBase == Node {
    @usableFromInline let node: Node
    @usableFromInline let request: PinRequest

    @export(implementation)
    init(_ node: Node, _ request: PinRequest, after previous: _ChainNote?) {
        self.node = node
        self.request = request
        super.init(after: previous)
    }

    override func report() { node.resolveOnSlowPath(request) }
}
