import Geometry
import LayoutTree

/// The width or the height of a node, for stack items that match it.
///
/// It is a handle: the length is read when it is used.
@frozen
public struct Dimension<Node: Layoutable> {
    @usableFromInline let node: Node
    @usableFromInline let axis: Axis

    @inlinable
    init(_ node: Node, _ axis: Axis) {
        self.node = node
        self.axis = axis
    }
}

/// The dimensions of a node, as in `label.dimension.width`.
@frozen
public struct DimensionList<Node: Layoutable> {
    @usableFromInline let node: Node

    @inlinable
    init(_ node: Node) { self.node = node }

    /// The width.
    @inlinable public var width: Dimension<Node> { Dimension(node, .horizontal) }
    /// The height.
    @inlinable public var height: Dimension<Node> { Dimension(node, .vertical) }
}

extension Layoutable {
    /// The width and the height of the node, for stack items that match them.
    @inlinable public var dimension: DimensionList<LayoutBase> { DimensionList(layoutBase) }
}
