import Geometry
import LayoutTree

// The array forms are last, since the compiler explains mistakes in a list by the first forms.

extension StackGroup {
    /// Adds a row to the block, as the form that takes an array does.
    @export(implementation)
    public mutating func hstack(
        from start: HorizontalEdge<Node>? = nil, startOffset: Double = 0,
        to end: HorizontalEdge<Node>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: StackItem<Node>...
    ) {
        hstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, gap: gap, absolute: absolute,
            cross: cross, hidden: hidden, rounding: rounding, options: options, items)
    }

    /// Adds a row to the block, as the form that takes an array does; ``StackBuilder`` describes the list.
    @export(implementation)
    public mutating func hstack(
        from start: HorizontalEdge<Node>? = nil, startOffset: Double = 0,
        to end: HorizontalEdge<Node>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(),
        @StackBuilder<Node> _ items: () -> [StackItem<Node>]
    ) {
        hstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, gap: gap, absolute: absolute,
            cross: cross, hidden: hidden, rounding: rounding, options: options, items())
    }

    /// Adds a row to the block; the parameters are the same as for `hstack` on a node.
    @export(implementation)
    public mutating func hstack(
        from start: HorizontalEdge<Node>? = nil, startOffset: Double = 0,
        to end: HorizontalEdge<Node>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: [StackItem<Node>]
    ) {
        add(
            StackRequest(
                .hstack, .horizontal, absolute, cross, hidden, rounding, options, offsets: (startOffset, endOffset)),
            from: start?.anchor, to: end?.anchor, gap: gap, items)
    }

    /// Adds a column to the block, as the form that takes an array does.
    @export(implementation)
    public mutating func vstack(
        from start: VerticalEdge<Node>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<Node>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: StackItem<Node>...
    ) {
        vstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, gap: gap, absolute: absolute,
            cross: cross, hidden: hidden, rounding: rounding, options: options, items)
    }

    /// Adds a column to the block, as the form that takes an array does; ``StackBuilder`` describes the list.
    @export(implementation)
    public mutating func vstack(
        from start: VerticalEdge<Node>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<Node>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(),
        @StackBuilder<Node> _ items: () -> [StackItem<Node>]
    ) {
        vstack(
            from: start, startOffset: startOffset, to: end, endOffset: endOffset, gap: gap, absolute: absolute,
            cross: cross, hidden: hidden, rounding: rounding, options: options, items())
    }

    /// Adds a column to the block; the parameters are the same as for `vstack` on a node.
    @export(implementation)
    public mutating func vstack(
        from start: VerticalEdge<Node>? = nil, startOffset: Double = 0,
        to end: VerticalEdge<Node>? = nil, endOffset: Double = 0, gap: Double = 0, absolute: Bool = false,
        cross: CrossAlignment? = nil, hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil,
        options: StackOptions = StackOptions(), _ items: [StackItem<Node>]
    ) {
        add(
            StackRequest(
                .vstack, .vertical, absolute, cross, hidden, rounding, options, offsets: (startOffset, endOffset)),
            from: start?.anchor, to: end?.anchor, gap: gap, items)
    }
}
