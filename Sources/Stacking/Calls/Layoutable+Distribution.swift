import Geometry
import LayoutTree

extension Layoutable {
    /// Lays children out in a row or a column, as large as they are, with the spaces between them that the list says.
    ///
    /// The same as the form that takes an array; ``DistributionBuilder`` says what can stand in the list.
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

    /// Lays children out in a row or a column, as large as they are, with the spaces between them that the items say.
    ///
    /// The flexible spaces share the room that is left, in proportion to their weights. Where the list begins with a node, a
    /// flexible space of weight 1 stands before it, and likewise after a node at the end, so that a list of nodes is
    /// centered; a space of any size, 0 included, takes the place of the implied one. If there is not enough room, the flexible
    /// spaces are 0 and the items overflow as `options` says, with a warning.
    ///
    /// A row runs in the reading direction of this node. Every position is a sum of unrounded sizes and is snapped to pixels once,
    /// so that nothing drifts.
    ///
    /// The rules are those of Relativity, which however never mirrors a row, rounds at every step, centers each view on
    /// the one before it, and moves everything towards the start where there is not enough room.
    ///
    /// - Complexity: O(*n*) for *n* items.
    /// - Parameters:
    ///   - axis: whether they form a row or a column.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: where the nodes are on the other axis; nil leaves them where they are.
    ///   - absolute: whether a row runs from left to right whatever the reading direction.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - hidden: whether hidden nodes are left out, each with a space beside it: see `HiddenNodes.skip`.
    ///   - options: what happens to room that is missing or left over.
    ///   - items: the nodes and spaces, in order.
    /// - Returns: what every item got.
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

    /// Lays children out in a row or column in which all are of the same size, with gaps between them.
    ///
    /// If there is no room for the gaps, the nodes get size 0 and the last ones overflow, with a warning. A row runs in the reading
    /// direction of this node.
    ///
    /// - Complexity: O(*n*) for *n* nodes.
    /// - Parameters:
    ///   - axis: whether they form a row or a column.
    ///   - nodes: the children, in order.
    ///   - gap: the distance between neighbors, in points; below zero they overlap.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: where the nodes are on the other axis; nil leaves them where they are.
    ///   - absolute: whether a row runs from left to right whatever the reading direction.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree, but `edges` in place of `pixel`, which rounds
    ///     sizes up, so that nodes would overflow if the length does not divide evenly.
    ///   - hidden: whether hidden nodes are left out together with a gap beside them.
    /// - Returns: what every node and every gap got.
    @discardableResult
    @export(implementation)
    public func spread(
        _ axis: Axis, _ nodes: [LayoutBase], gap: Double = 0, within area: Rect? = nil,
        cross: CrossAlignment? = nil, absolute: Bool = false, rounding: RoundingRule? = nil,
        hidden: HiddenNodes = .keep
    ) -> StackResult<LayoutBase> {
        layoutBase.runSpread(StackRequest(.spread, axis, absolute, cross, hidden, rounding), nodes, gap, area)
    }

    /// Lays children out in a row or column, as large as they are, with the same distance between all neighbors.
    ///
    /// If there is not enough room, the nodes touch and the last ones overflow, with a warning. A row runs in the reading direction
    /// of this node.
    ///
    /// - Complexity: O(*n*) for *n* nodes.
    /// - Parameters:
    ///   - axis: whether they form a row or a column.
    ///   - nodes: the children, in order.
    ///   - edges: the distance before the first node and behind the last, as a multiple of that between two nodes: 0 puts them
    ///     at the ends, 1 leaves the same distance there as everywhere. Below 0 or not finite it counts as 0, with a warning.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: where the nodes are on the other axis; nil leaves them where they are.
    ///   - absolute: whether a row runs from left to right whatever the reading direction.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - hidden: whether hidden nodes are left out together with a distance beside them.
    /// - Returns: what every node and every distance got.
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
