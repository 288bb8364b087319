import Geometry
import LayoutTree

extension Layoutable {
    /// Lays children out in a row or a column, with their current sizes and the spaces of the list between them.
    ///
    /// The same as the form that takes an array; ``DistributionBuilder`` describes the list.
    @discardableResult
    @export(implementation)
    public func distribute(
        _ axis: Axis, within area: Rect? = nil, cross: CrossAlignment? = .center,
        absolute: Bool = false, rounding: RoundingRule? = nil, hidden: HiddenNodes = .keep,
        options: StackOptions = StackOptions(),
        @DistributionBuilder<LayoutBase> _ items: () -> [StackItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        distribute(
            axis, within: area, cross: cross, absolute: absolute, rounding: rounding, hidden: hidden,
            options: options, items())
    }

    /// Lays children out in a row or a column, with their current sizes and the spaces of the items between them.
    ///
    /// The flexible spaces share the remaining room, in proportion to their weights. If the list begins with a node, there is a
    /// flexible space of weight 1 before it, and likewise after a node at the end, so that a list of nodes is centered; a space of
    /// any size, 0 included, replaces the implied one. If there is not enough room, the flexible spaces are 0 and the items
    /// overflow as `options` says, with a warning.
    ///
    /// A row runs in the reading direction of this node. Every position is a sum of unrounded sizes and is snapped to pixels once,
    /// so that errors do not accumulate.
    ///
    /// Relativity has the same rules, but never mirrors a row, rounds at every step, centers each view on the previous one, and
    /// moves everything towards the start if there is not enough room.
    ///
    /// - Complexity: O(*n*) for *n* items.
    /// - Parameters:
    ///   - axis: whether the children form a row or a column.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: the alignment on the other axis; nil does not move the nodes there.
    ///   - absolute: whether a row runs from left to right in both reading directions.
    ///   - rounding: how frames are snapped to pixels; nil uses the rule of the tree.
    ///   - hidden: whether hidden nodes are skipped, each with a space beside it: see `HiddenNodes.skip`.
    ///   - options: how missing or remaining room is handled.
    ///   - items: the nodes and spaces, in order.
    /// - Returns: the span of every item.
    @discardableResult
    @export(implementation)
    public func distribute(
        _ axis: Axis, within area: Rect? = nil, cross: CrossAlignment? = .center,
        absolute: Bool = false, rounding: RoundingRule? = nil, hidden: HiddenNodes = .keep,
        options: StackOptions = StackOptions(), _ items: [StackItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        layoutBase.runStack(
            StackRequest(.distribute, axis, absolute, cross, hidden, rounding, options), within: area, items)
    }

    /// Lays children out in a row or column with equal sizes and with gaps between them.
    ///
    /// If there is no room for the gaps, the nodes get size 0 and the last ones overflow, with a warning. A row runs in the reading
    /// direction of this node.
    ///
    /// - Complexity: O(*n*) for *n* nodes.
    /// - Parameters:
    ///   - axis: whether the children form a row or a column.
    ///   - nodes: the children, in order.
    ///   - gap: the distance between neighbors, in points; below zero they overlap.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: the alignment on the other axis; nil does not move the nodes there.
    ///   - absolute: whether a row runs from left to right in both reading directions.
    ///   - rounding: how frames are snapped to pixels; nil uses the rule of the tree, but `edges` in place of `pixel`, which rounds
    ///     sizes up, so that nodes would overflow if the length does not divide evenly.
    ///   - hidden: whether hidden nodes are skipped, each with a gap beside it.
    /// - Returns: the span of every node and every gap.
    @discardableResult
    @export(implementation)
    public func spread(
        _ axis: Axis, _ nodes: [LayoutBase], gap: Double = 0, within area: Rect? = nil,
        cross: CrossAlignment? = nil, absolute: Bool = false, rounding: RoundingRule? = nil,
        hidden: HiddenNodes = .keep
    ) -> StackResult<LayoutBase> {
        layoutBase.runSpread(StackRequest(.spread, axis, absolute, cross, hidden, rounding), nodes, gap, area)
    }

    /// Lays children out in a row or column, with their current sizes and equal distances between neighbors.
    ///
    /// If there is not enough room, the nodes touch and the last ones overflow, with a warning. A row runs in the reading direction
    /// of this node.
    ///
    /// - Complexity: O(*n*) for *n* nodes.
    /// - Parameters:
    ///   - axis: whether the children form a row or a column.
    ///   - nodes: the children, in order.
    ///   - edges: the distance before the first node and after the last, as a multiple of the distance between two nodes: 0 puts
    ///     them at the ends, 1 makes all distances equal. A number that is negative or not finite is replaced by 0, with a warning.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: the alignment on the other axis; nil does not move the nodes there.
    ///   - absolute: whether a row runs from left to right in both reading directions.
    ///   - rounding: how frames are snapped to pixels; nil uses the rule of the tree.
    ///   - hidden: whether hidden nodes are skipped, each with a distance beside it.
    /// - Returns: the span of every node and every distance.
    @discardableResult
    @export(implementation)
    public func equalSpacing(
        _ axis: Axis, _ nodes: [LayoutBase], edges: Double = 0, within area: Rect? = nil,
        cross: CrossAlignment? = .center, absolute: Bool = false, rounding: RoundingRule? = nil,
        hidden: HiddenNodes = .keep
    ) -> StackResult<LayoutBase> {
        layoutBase.runEqualSpacing(
            StackRequest(.equalSpacing, axis, absolute, cross, hidden, rounding), nodes, edges, area)
    }
}
