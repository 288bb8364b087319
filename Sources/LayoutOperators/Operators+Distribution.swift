import LayoutTree
import Stacking

// `a <> 8 <> ~2~ <> b` is evaluated from left to right. There are few overloads, so that the compiler has little to try.

/// Two nodes next to each other.
public func <> <Node: Layoutable>(left: Node, right: Node) -> DistributionList<Node.LayoutBase> {
    DistributionList(.node(left.layoutBase), .node(right.layoutBase))
}

/// A node and a space after it.
public func <> <Node: Layoutable>(
    left: Node, right: some DistributionSpace
) -> DistributionList<Node.LayoutBase> {
    DistributionList(.node(left.layoutBase), right.distributionItem(of: Node.LayoutBase.self))
}

/// A node and an item after it.
public func <> <Node: Layoutable>(
    left: Node, right: StackItem<Node.LayoutBase>
) -> DistributionList<Node.LayoutBase> {
    DistributionList(.node(left.layoutBase), right)
}

/// A space and a node after it.
public func <> <Node: Layoutable>(
    left: some DistributionSpace, right: Node
) -> DistributionList<Node.LayoutBase> {
    DistributionList(left.distributionItem(of: Node.LayoutBase.self), .node(right.layoutBase))
}

/// Two spaces, one after the other.
public func <> <Node: Layoutable>(
    left: some DistributionSpace, right: some DistributionSpace
) -> DistributionList<Node> {
    DistributionList(left.distributionItem(of: Node.self), right.distributionItem(of: Node.self))
}

/// An item and a node after it.
public func <> <Node: Layoutable>(
    left: StackItem<Node.LayoutBase>, right: Node
) -> DistributionList<Node.LayoutBase> {
    DistributionList(left, .node(right.layoutBase))
}

/// An item and a space after it.
public func <> <Node: Layoutable>(
    left: StackItem<Node>, right: some DistributionSpace
) -> DistributionList<Node> {
    DistributionList(left, right.distributionItem(of: Node.self))
}

/// The joined items, and a node after them.
public func <> <Node: Layoutable>(left: DistributionList<Node>, right: Node) -> DistributionList<Node> {
    left.adding(.node(right))
}

/// The joined items, and a space after them.
public func <> <Node: Layoutable>(
    left: DistributionList<Node>, right: some DistributionSpace
) -> DistributionList<Node> {
    left.adding(right.distributionItem(of: Node.self))
}

/// The joined items, and another item after them.
public func <> <Node: Layoutable>(
    left: DistributionList<Node>, right: StackItem<Node>
) -> DistributionList<Node> {
    left.adding(right)
}
