import Geometry
import LayoutTree

extension Layoutable {
    /// Lays children out in a column.
    ///
    /// The same as `hstack` from the top down.
    /// The content of the nodes is measured with the widths that they have. Their horizontal positions and widths stay as they
    /// are unless `cross` says otherwise.
    ///
    /// - Parameters:
    ///   - start: the edge that the column starts at; by default 0 in this node's own space, also where it is scrolled.
    ///   - startOffset: what is added to it, in points, positive downwards.
    ///   - end: the edge that the column ends at; by default the length of this node, from there.
    ///   - endOffset: what is added to it, in points, positive downwards; a negative one leaves room.
    ///   - absolute: whether `cross` counts from the left whatever the reading direction.
    ///   - cross: where the nodes are horizontally; nil leaves them as they are.
    ///   - hidden: whether hidden nodes are left out, each with a space beside it: see `HiddenNodes.skip`.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - options: what happens to room that is missing or left over, and which of equal priorities counts.
    ///   - items: the items of the column, from the top down; only children of this node.
    /// - Returns: what every item got.
    @discardableResult
    @export(implementation)
    public func vstack(
        from start: VerticalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<LayoutBase>? = nil, endOffset: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: [StackItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        layoutBase.runStack(
            .vertical, start?.anchor, startOffset, end?.anchor, endOffset, absolute, cross, hidden, rounding, options,
            items)
    }

    /// Lays children out in a column, as the form that takes an array does.
    @discardableResult
    @export(implementation)
    public func vstack(
        from start: VerticalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<LayoutBase>? = nil, endOffset: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: StackItem<LayoutBase>...
    ) -> StackResult<LayoutBase> {
        vstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, absolute: absolute, cross: cross,
            hidden: hidden, rounding: rounding, options: options, items)
    }

    /// Lays children out in a column, as the form that takes an array does; ``StackBuilder`` says what can stand in the list.
    @discardableResult
    @export(implementation)
    public func vstack(
        from start: VerticalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<LayoutBase>? = nil, endOffset: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(),
        @StackBuilder<LayoutBase> _ items: () -> [StackItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        vstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, absolute: absolute, cross: cross,
            hidden: hidden, rounding: rounding, options: options, items())
    }
}
