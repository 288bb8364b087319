import Geometry
import LayoutTree

extension Layoutable {
    /// Lays children out in a column.
    ///
    /// The same as `hstack` from the top down, with the same parameters; offsets are positive downwards. The content of the nodes
    /// is measured with the widths that they have. Their horizontal positions and widths stay as they are unless `cross` says
    /// otherwise, which counts from the left if `absolute` is true, whatever the reading direction.
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
