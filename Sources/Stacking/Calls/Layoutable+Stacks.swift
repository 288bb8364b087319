import Geometry
import LayoutTree

// The array forms stand last, since the compiler explains mistakes in a list by the forms that it finds first.

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

    /// Lays children out in a row, as the form that takes an array does; ``StackBuilder`` says what can stand in the list.
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
    /// The items stand side by side, without gaps, from one edge to another. Fixed items have their size. Flexible
    /// nodes get the size of their content, and shrink or grow by their priorities where there is too little or too
    /// much room. Filling items share the rest. The sizes are those that Auto Layout's constraints describe. What
    /// cannot be honored is reported and has a defined result all the same.
    ///
    /// A row runs in the reading direction of this node. Frames are computed without rounding and rounded once. The vertical
    /// positions and heights of the nodes stay as they are unless `cross` says otherwise.
    ///
    /// The model is FixFlex's `hstack`.
    ///
    /// - Complexity: O(*n* log *n*) for *n* items, and one allocation besides their list, which the result keeps. There are a few
    ///   more where edges are given, stacks are solved together, something cannot be honored, or items were chained.
    /// - Parameters:
    ///   - start: the edge that the row starts at; by default 0 in this node's own space, on the leading side,
    ///     also where it is scrolled.
    ///   - startOffset: what is added to it, in points, positive in reading direction.
    ///   - end: the edge that the row ends at; by default the length of this node, from there.
    ///   - endOffset: what is added to it, in points, positive in reading direction; a negative one leaves room.
    ///   - gap: the length of a space between any two neighbors that are no spaces themselves, in points; it is one of the items of
    ///     the result. Below zero it counts as 0, with a warning, unless `options` allows negative spaces.
    ///   - absolute: whether the row runs from left to right whatever the reading direction.
    ///   - cross: where the nodes are vertically; nil leaves them as they are.
    ///   - fit: the dimensions of this node that follow the stack: its length along the stack, and across it that of the longest node.
    ///   - hidden: whether hidden nodes are left out, each with a space beside it: see `HiddenNodes.skip`.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - options: what happens to room that is missing or left over, and which of equal priorities counts.
    ///   - items: the items of the row, in reading order; only children of this node.
    /// - Returns: what every item got.
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

    /// Lays children out in a column, as the form that takes an array does; ``StackBuilder`` says what can stand in the list.
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
    /// The same as `hstack` from the top down.
    /// The content of the nodes is measured with the widths that they have, or with `cross: .fill` get. Their horizontal positions
    /// and widths stay as they are unless `cross` says otherwise.
    ///
    /// - Parameters:
    ///   - start: the edge that the column starts at; by default 0 in this node's own space, also where it is scrolled.
    ///   - startOffset: what is added to it, in points, positive downwards.
    ///   - end: the edge that the column ends at; by default the length of this node, from there.
    ///   - endOffset: what is added to it, in points, positive downwards; a negative one leaves room.
    ///   - gap: the length of a space between any two neighbors that are no spaces themselves, as in `hstack`.
    ///   - absolute: whether `cross` counts from the left whatever the reading direction.
    ///   - cross: where the nodes are horizontally; nil leaves them as they are.
    ///   - fit: the dimensions of this node that follow the stack: its length along the stack, and across it that of the longest node.
    ///   - hidden: whether hidden nodes are left out, each with a space beside it: see `HiddenNodes.skip`.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - options: what happens to room that is missing or left over, and which of equal priorities counts.
    ///   - items: the items of the column, from the top down; only children of this node.
    /// - Returns: what every item got.
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
