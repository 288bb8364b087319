// Names for signatures with layout nodes only, such as `func pin(_ badge: LayoutNode, to anchor: NodeAnchor)`.

/// An anchor of a ``LayoutNode``.
public typealias NodeAnchor = Anchor<LayoutNode>
/// An edge of a ``LayoutNode`` that has an x: left, right, start, end or the horizontal center.
public typealias NodeHorizontalEdge = HorizontalEdge<LayoutNode>
/// An edge of a ``LayoutNode`` that has a y: top, bottom, the vertical center or a baseline.
public typealias NodeVerticalEdge = VerticalEdge<LayoutNode>
