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
    init(_ marks: PinMarks, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing) {
        options = marks.options
        horizontal = AxisIntents(.horizontal, marks.horizontal, x)
        vertical = AxisIntents(.vertical, marks.vertical, y)
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

extension PinRequest {
    /// The frame that honours what is asked for, with pinned edges and an aspect ratio, where that takes arithmetic only and there is
    /// nothing to warn about; nil elsewhere.
    ///
    /// It is what ``Placement`` comes to, which looks for everything that could stand against it.
    func plainFrame(from current: Rect) -> Rect? {
        var (horizontal, vertical) = (horizontal, vertical)
        let asked = horizontal.asked.union(vertical.asked)
        guard !options.contains(.transformed), asked.isDisjoint(with: .alignment) else { return nil }
        if options.contains(.pinsEdges) {
            guard AxisIntents.pinEdges(&horizontal, &vertical, current: current.size) else { return nil }
        }
        switch (sizing, horizontal.knownLength, vertical.knownLength) {
        case (.none, _, _): break
        case (.aspectRatio(let ratio), let width?, nil) where width > 0:
            vertical.setLength(horizontal.limited(width) / ratio)
        case (.aspectRatio(let ratio), nil, let height?) where height > 0:
            horizontal.setLength(vertical.limited(height) * ratio)
        default: return nil
        }
        guard PinMarks(horizontal.asked, vertical.asked, []).arePlain else { return nil }
        return Rect(
            horizontal: horizontal.resolved(from: current[.horizontal]),
            vertical: vertical.resolved(from: current[.vertical])
        )
    }
}
