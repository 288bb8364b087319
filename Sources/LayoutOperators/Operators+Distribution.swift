import LayoutTree
import Stacking

// `a <> 8 <> ~2~ <> b` grows from the left to the right. There are few forms, so that the compiler has little to try.

/// Two nodes next to each other.
public func <> <Left: Layoutable, Right: Layoutable>(
    left: Left, right: Right
) -> [DistributionItem<Left.LayoutBase>] where Left.LayoutBase == Right.LayoutBase {
    [.node(left.layoutBase), .node(right.layoutBase)]
}

/// A node and a space behind it.
public func <> <Left: Layoutable, Right: DistributionNumber>(
    left: Left, right: Right
) -> [DistributionItem<Left.LayoutBase>] {
    [.node(left.layoutBase), .fixed(right.spaceInPoints)]
}

/// A space and a node behind it.
public func <> <Left: DistributionNumber, Right: Layoutable>(
    left: Left, right: Right
) -> [DistributionItem<Right.LayoutBase>] {
    [.fixed(left.spaceInPoints), .node(right.layoutBase)]
}

/// A node and items behind it.
public func <> <Left: Layoutable, Right: DistributionTerm>(
    left: Left, right: Right
) -> [DistributionItem<Left.LayoutBase>] where Right.DistributedNode == Left.LayoutBase {
    [.node(left.layoutBase)] + right.distributionItems
}

/// Items and a node behind them.
public func <> <Left: DistributionTerm, Right: Layoutable>(
    left: Left, right: Right
) -> [DistributionItem<Left.DistributedNode>] where Left.DistributedNode == Right.LayoutBase {
    left.distributionItems + [.node(right.layoutBase)]
}

/// A space and items behind it.
public func <> <Left: DistributionNumber, Right: DistributionTerm>(
    left: Left, right: Right
) -> [DistributionItem<Right.DistributedNode>] {
    [.fixed(left.spaceInPoints)] + right.distributionItems
}

/// Items and a space behind them.
public func <> <Left: DistributionTerm, Right: DistributionNumber>(
    left: Left, right: Right
) -> [DistributionItem<Left.DistributedNode>] {
    left.distributionItems + [.fixed(right.spaceInPoints)]
}

/// Items and more items behind them.
public func <> <Left: DistributionTerm, Right: DistributionTerm>(
    left: Left, right: Right
) -> [DistributionItem<Left.DistributedNode>] where Left.DistributedNode == Right.DistributedNode {
    left.distributionItems + right.distributionItems
}
