import Geometry
import LayoutTree

/// The width or the height of a node, for stack items that match it.
///
/// A dimension is a handle: it reads the length when it is used.
@frozen
public struct NodeDimension<Node: Layoutable> {
    @usableFromInline package let node: Node
    @usableFromInline package let axis: Axis

    @export(implementation)
    init(_ node: Node, _ axis: Axis) {
        self.node = node
        self.axis = axis
    }
}

/// The dimensions of a node, as in `label.dimension.width`.
@frozen
public struct DimensionList<Node: Layoutable> {
    @usableFromInline let node: Node

    @export(implementation)
    init(_ node: Node) { self.node = node }

    /// The width.
    @export(implementation) public var width: NodeDimension<Node> { NodeDimension(node, .horizontal) }
    /// The height.
    @export(implementation) public var height: NodeDimension<Node> { NodeDimension(node, .vertical) }
}

extension Layoutable {
    /// The width and the height of the node, for stack items that match them.
    @export(implementation) public var dimension: DimensionList<LayoutBase> { DimensionList(layoutBase) }
}
