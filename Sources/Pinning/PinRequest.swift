/// All that a chain asks for.
@usableFromInline
@frozen
struct PinRequest {
    @usableFromInline let marks: PinMarks
    @usableFromInline let horizontal: AxisIntents
    @usableFromInline let vertical: AxisIntents
    @usableFromInline let sizing: ContentSizing

    @inlinable
    @inline(always)
    init(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing,
        _ xMargins: AxisIntents.Margins = .absent,
        _ yMargins: AxisIntents.Margins = .absent,
        _ xLimits: AxisIntents.Limits = AxisIntents.Limits(), _ yLimits: AxisIntents.Limits = AxisIntents.Limits(),
        _ sizing: ContentSizing = .none
    ) {
        self.marks = marks
        horizontal = AxisIntents(marks.horizontal, x, xMargins, xLimits)
        vertical = AxisIntents(marks.vertical, y, yMargins, yLimits)
        self.sizing = sizing
    }

    @inlinable var options: PinOptions { marks.options }

    /// Whether nothing but arithmetic is asked for, and nothing to warn about.
    @inlinable var isPlain: Bool { marks.options.isEmpty && horizontal.isPlain && vertical.isPlain }
}
