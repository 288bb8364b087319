import Aligning
import Geometry
import LayoutTree

/// The distance between two anchors, never negative; the same as `distance(to:)`.
public func |--| <Node: Layoutable>(a: Anchor<Node>, b: Anchor<Node>) -> Size where Node.LayoutBase == Node {
    a.distance(to: b)
}

/// The distance of an anchor from an anchor of its node's parent, never negative; the same as `distance(to:)`.
public func |--| <Node: Layoutable>(a: Anchor<Node>, b: ParentAnchor) -> Size where Node.LayoutBase == Node {
    a.distance(to: b)
}

/// The distance of an anchor from an anchor of its node's parent, never negative; the same as `distance(to:)`.
public func |--| <Node: Layoutable>(a: ParentAnchor, b: Anchor<Node>) -> Size where Node.LayoutBase == Node {
    b.distance(to: a)
}
