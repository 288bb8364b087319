import Geometry

/// The numbers that a chain has, one for each slot: 0 where nothing was asked for.
///
/// Vectors instead of single numbers, because each counts as one field; see ``PinIntents``.
@usableFromInline
@frozen
struct PinNumbers {
    /// Eight slots for each axis.
    @usableFromInline var lanes: SIMD16<Double>
    /// The edges where reading begins and where it ends.
    @usableFromInline var readingSides: SIMD2<Double>

    @inlinable
    @inline(always)
    init() {
        lanes = .zero
        readingSides = .zero
    }

    @inlinable
    @inline(always)
    subscript(slot: AxisIntents.Slot, axis: Axis) -> Double {
        get {
            switch slot {
            case .leading: readingSides[0]
            case .trailing: readingSides[1]
            default: lanes[slot.index + (axis == .horizontal ? 0 : 8)]
            }
        }
        set {
            switch slot {
            case .leading: readingSides[0] = newValue
            case .trailing: readingSides[1] = newValue
            default: lanes[slot.index + (axis == .horizontal ? 0 : 8)] = newValue
            }
        }
    }

    /// The same numbers but for one slot.
    @inlinable
    @inline(always)
    func with(_ value: Double, at slot: AxisIntents.Slot, _ axis: Axis) -> PinNumbers {
        var numbers = self
        numbers[slot, axis] = value
        return numbers
    }

    @inlinable
    @inline(always)
    func placing(_ axis: Axis) -> AxisIntents.Placing {
        AxisIntents.Placing(
            start: self[.start, axis], end: self[.end, axis], center: self[.center, axis], length: self[.length, axis]
        )
    }

    @inlinable
    @inline(always)
    func margins(_ axis: Axis) -> AxisIntents.Margins {
        AxisIntents.Margins(start: self[.startMargin, axis], end: self[.endMargin, axis])
    }

    @inlinable
    @inline(always)
    func limits(_ axis: Axis) -> AxisIntents.Limits {
        AxisIntents.Limits(minimum: self[.minimum, axis], maximum: self[.maximum, axis])
    }
}
