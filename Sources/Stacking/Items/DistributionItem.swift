import LayoutTree

/// An item of a distribution: a space, or a node that keeps its size.
///
/// ```swift
/// card.distribute(.horizontal, [.node(icon), .flexible(1), .node(button), .fixed(8)])
/// print(button.frame.minX)  // 132.0
/// ```
///
/// In a list in braces a node stands for itself and a number for a space of that many points; see ``DistributionBuilder``.
@frozen
public enum DistributionItem<Node: Layoutable> {
    /// A space of a size in points.
    ///
    /// A negative one lets its neighbors overlap.
    case fixed(Double)

    /// A space that takes this share of the room that the rest leaves.
    ///
    /// A weight of 0 or below takes nothing, with a warning.
    case flexible(Double)

    /// A space that takes a share of the room that the rest leaves, within limits in points.
    ///
    /// A space that comes to a limit stops there, and the others share the rest. Limits that cannot be
    /// used are repaired and reported, as those of ``StackItem`` are.
    case fill(weight: Double = 1, min: Double = 0, max: Double = .infinity)

    /// A node, as large as it is.
    case node(Node)

    /// Whether the item is a space, of whatever size.
    public var isSpace: Bool {
        if case .node = self { false } else { true }
    }
}
