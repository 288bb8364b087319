import Geometry

/// All that a chain asks for, with the edges called by their names.
@usableFromInline
@frozen
struct PinRequest {
    @usableFromInline let options: PinOptions
    @usableFromInline let horizontal: AxisIntents
    @usableFromInline let vertical: AxisIntents
    @usableFromInline let sizing: ContentSizing

    @inlinable
    @inline(always)
    init(
        _ marks: PinMarks, _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ xMargins: SIMD2<Double>, _ yMargins: SIMD2<Double>,
        _ xLimits: SIMD2<Double> = .zero, _ yLimits: SIMD2<Double> = .zero, _ sizing: ContentSizing = .none
    ) {
        options = marks.options
        horizontal = AxisIntents(.horizontal, marks.horizontal, x, xMargins, xLimits)
        vertical = AxisIntents(.vertical, marks.vertical, y, yMargins, yLimits)
        self.sizing = sizing
    }

    /// The frame that honours what is asked for, from the frame that is there.
    @inlinable
    @inline(always)
    func resolved(from current: Rect) -> Rect {
        Rect(
            horizontal: horizontal.resolved(from: current[.horizontal]),
            vertical: vertical.resolved(from: current[.vertical])
        )
    }
}
