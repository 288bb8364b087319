import Geometry
import LayoutTree

// The array forms are last, since the compiler explains mistakes in a list by the first forms.

extension Layoutable {
    /// Lays children out in a row, as the form that takes an array does.
    @discardableResult
    @export(implementation)
    public func hstack(
        from start: HorizontalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: HorizontalEdge<LayoutBase>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, fit: Axis.Set = [], hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: StackItem<LayoutBase>...
    ) -> StackResult<LayoutBase> {
        hstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, gap: gap, absolute: absolute,
            cross: cross, fit: fit, hidden: hidden, rounding: rounding, options: options, items)
    }

    /// Lays children out in a row, as the form that takes an array does; ``StackBuilder`` describes the list.
    @discardableResult
    @export(implementation)
    public func hstack(
        from start: HorizontalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: HorizontalEdge<LayoutBase>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, fit: Axis.Set = [], hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(),
        @StackBuilder<LayoutBase> _ items: () -> [StackItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        hstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, gap: gap, absolute: absolute,
            cross: cross, fit: fit, hidden: hidden, rounding: rounding, options: options, items())
    }

    /// Lays children out in a row.
    ///
    /// The items are side by side, without gaps, from one edge to another. Fixed items have their size. Flexible nodes get the size
    /// of their content, and shrink or grow by their priorities if there is too little or too much room. Filling items share the
    /// rest. The sizes agree with Auto Layout's constraints. A request that cannot be honored is reported and has a defined result.
    ///
    /// A row runs in the reading direction of this node. Frames are computed without rounding and rounded once. The vertical
    /// positions and heights of the nodes do not change unless `cross` says so.
    ///
    /// The model is FixFlex's `hstack`.
    ///
    /// - Complexity: O(*n* log *n*) for *n* items, and one allocation besides their list, which the result keeps. There are a few
    ///   more allocations if edges are given, stacks are solved together, something cannot be honored, or items were chained.
    /// - Parameters:
    ///   - start: the edge at which the row starts; by default 0 in this node's own space, on the leading side, even if it is
    ///     scrolled.
    ///   - startOffset: an offset from that edge, in points, positive in reading direction.
    ///   - end: the edge at which the row ends; by default the length of this node, from there.
    ///   - endOffset: an offset from that edge, in points, positive in reading direction; a negative one leaves room.
    ///   - gap: the length of a space between any two neighbors that are not spaces themselves, in points; it is one of the items
    ///     of the result. A negative gap is replaced by 0, with a warning, unless `options` allows negative spaces.
    ///   - absolute: whether the row runs from left to right in both reading directions.
    ///   - cross: the vertical alignment of the nodes; nil does not change them.
    ///   - fit: the dimensions of this node that follow the stack: its length along the stack, and the length of the longest node
    ///     across it.
    ///   - hidden: whether hidden nodes are skipped, each with a space beside it: see `HiddenNodes.skip`.
    ///   - rounding: how frames are snapped to pixels; nil uses the rule of the tree.
    ///   - options: how missing or remaining room is handled, and which of several equal priorities wins.
    ///   - items: the items of the row, in reading order; only children of this node.
    /// - Returns: the span of every item.
    @discardableResult
    @export(implementation)
    public func hstack(
        from start: HorizontalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: HorizontalEdge<LayoutBase>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, fit: Axis.Set = [], hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: [StackItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        layoutBase.runStack(
            StackRequest(
                .hstack, .horizontal, absolute, cross, hidden, rounding, options, offsets: (startOffset, endOffset)),
            from: start?.anchor, to: end?.anchor, gap: gap, fit: fit, items)
    }

    /// Lays children out in a column, as the form that takes an array does.
    @discardableResult
    @export(implementation)
    public func vstack(
        from start: VerticalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<LayoutBase>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, fit: Axis.Set = [], hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: StackItem<LayoutBase>...
    ) -> StackResult<LayoutBase> {
        vstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, gap: gap, absolute: absolute,
            cross: cross, fit: fit, hidden: hidden, rounding: rounding, options: options, items)
    }

    /// Lays children out in a column, as the form that takes an array does; ``StackBuilder`` describes the list.
    @discardableResult
    @export(implementation)
    public func vstack(
        from start: VerticalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<LayoutBase>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, fit: Axis.Set = [], hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(),
        @StackBuilder<LayoutBase> _ items: () -> [StackItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        vstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, gap: gap, absolute: absolute,
            cross: cross, fit: fit, hidden: hidden, rounding: rounding, options: options, items())
    }

    /// Lays children out in a column.
    ///
    /// The same as `hstack` from the top down. The content of the nodes is measured with their current widths, or with the widths
    /// from `cross: .fill`. Their horizontal positions and widths do not change unless `cross` says so.
    ///
    /// - Parameters:
    ///   - start: the edge at which the column starts; by default 0 in this node's own space, even if it is scrolled.
    ///   - startOffset: an offset from that edge, in points, positive downwards.
    ///   - end: the edge at which the column ends; by default the length of this node, from there.
    ///   - endOffset: an offset from that edge, in points, positive downwards; a negative one leaves room.
    ///   - gap: the length of a space between any two neighbors that are not spaces themselves, as in `hstack`.
    ///   - absolute: whether `cross` starts at the left in both reading directions.
    ///   - cross: the horizontal alignment of the nodes; nil does not change them.
    ///   - fit: the dimensions of this node that follow the stack: its length along the stack, and the length of the longest node
    ///     across it.
    ///   - hidden: whether hidden nodes are skipped, each with a space beside it: see `HiddenNodes.skip`.
    ///   - rounding: how frames are snapped to pixels; nil uses the rule of the tree.
    ///   - options: how missing or remaining room is handled, and which of several equal priorities wins.
    ///   - items: the items of the column, from the top down; only children of this node.
    /// - Returns: the span of every item.
    @discardableResult
    @export(implementation)
    public func vstack(
        from start: VerticalEdge<LayoutBase>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<LayoutBase>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, fit: Axis.Set = [], hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: [StackItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        layoutBase.runStack(
            StackRequest(
                .vstack, .vertical, absolute, cross, hidden, rounding, options, offsets: (startOffset, endOffset)),
            from: start?.anchor, to: end?.anchor, gap: gap, fit: fit, items)
    }
}
