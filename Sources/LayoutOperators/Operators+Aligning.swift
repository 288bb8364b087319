import Aligning
import LayoutTree

/// Moves the node on the left so that its anchor lies on the anchor on the right; the same as `align(to:)`.
public func --> <Node: Layoutable>(anchor: Anchor<Node>, target: Anchor<Node>) where Node.LayoutBase == Node {
    anchor.align(to: target)
}

/// Moves the node on the left so that its anchor lies on an anchor of its parent; the same as `align(to:)`.
public func --> <Node: Layoutable>(anchor: Anchor<Node>, target: ParentAnchor) where Node.LayoutBase == Node {
    anchor.align(to: target)
}

/// Moves the node on the right so that its anchor lies on the anchor on the left; the same as `align(to:)`.
public func <-- <Node: Layoutable>(target: Anchor<Node>, anchor: Anchor<Node>) where Node.LayoutBase == Node {
    anchor.align(to: target)
}

/// Moves the node on the right so that its anchor lies on an anchor of its parent; the same as `align(to:)`.
public func <-- <Node: Layoutable>(target: ParentAnchor, anchor: Anchor<Node>) where Node.LayoutBase == Node {
    anchor.align(to: target)
}
