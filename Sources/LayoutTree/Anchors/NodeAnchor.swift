// Names for signatures that only concern layout nodes, such as `func pin(_ badge: LayoutNode, to anchor: NodeAnchor)`.

/// An anchor of a ``LayoutNode``.
public typealias NodeAnchor = Anchor<LayoutNode>
/// A vertical line of a ``LayoutNode``: left, right, start, end or the horizontal center.
public typealias NodeHorizontalEdge = HorizontalEdge<LayoutNode>
/// A horizontal line of a ``LayoutNode``: top, bottom, the vertical center or a baseline.
public typealias NodeVerticalEdge = VerticalEdge<LayoutNode>
