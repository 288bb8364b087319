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

    /// No numbers.
    ///
    /// A start margin is added and an end margin taken away, and −0 and 0 change nothing then, not even a zero's sign. So where the
    /// compiler knows that no margin is asked for, nothing is computed.
    @inlinable
    @inline(always)
    init() {
        lanes = .zero
        readingSides = .zero
        self[.startMargin, .horizontal] = -0.0
        self[.startMargin, .vertical] = -0.0
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

    /// The edges, the center and the length of an axis.
    @inlinable
    @inline(always)
    func placing(_ axis: Axis) -> SIMD4<Double> {
        SIMD4(self[.start, axis], self[.end, axis], self[.center, axis], self[.length, axis])
    }

    /// The edges of an axis.
    @inlinable
    @inline(always)
    func edges(_ axis: Axis) -> SIMD2<Double> {
        SIMD2(self[.start, axis], self[.end, axis])
    }

    /// The centers of both axes.
    @inlinable var centers: SIMD2<Double> {
        @inline(always) get { SIMD2(self[.center, .horizontal], self[.center, .vertical]) }
    }

    /// The margins of an axis.
    @inlinable
    @inline(always)
    func margins(_ axis: Axis) -> SIMD2<Double> {
        SIMD2(self[.startMargin, axis], self[.endMargin, axis])
    }

    /// The limits of the length of an axis.
    @inlinable
    @inline(always)
    func limits(_ axis: Axis) -> SIMD2<Double> {
        SIMD2(self[.minimum, axis], self[.maximum, axis])
    }
}
