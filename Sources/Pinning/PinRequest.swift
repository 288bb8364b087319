/// All that a chain asks for, with the edges called by their names.
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
        _ xLimits: AxisIntents.Limits = .absent, _ yLimits: AxisIntents.Limits = .absent,
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
