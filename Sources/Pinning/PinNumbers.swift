import Geometry

/// The numbers that a chain has, one for each slot; ``AxisIntents/forget(slotAt:)`` says which stand where nothing was asked for.
///
/// Vectors instead of single numbers, because each counts as one field; see ``PinIntents``.
@usableFromInline
@frozen
struct PinNumbers {
    /// The horizontal slots, of which there are ten.
    @usableFromInline var x: SIMD16<Double>
    /// The vertical slots.
    @usableFromInline var y: SIMD8<Double>

    /// No numbers.
    @inlinable
    @inline(always)
    init() {
        x = SIMD16(repeating: -0.0)
        y = SIMD8(repeating: -0.0)
        self[.endMargin, .horizontal] = 0
        self[.endMargin, .vertical] = 0
    }

    @inlinable
    @inline(always)
    subscript(slot: AxisIntents.Slot, axis: Axis) -> Double {
        get { axis == .horizontal ? x[slot.index] : y[slot.index] }
        set {
            if axis == .horizontal { x[slot.index] = newValue } else { y[slot.index] = newValue }
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

    /// The horizontal numbers without those of the edges by the reading direction.
    ///
    /// One by one, since for a half of the vector the compiler would set aside room on the stack, in every chain, and lists of
    /// references that find no room there any more are allocated.
    @inlinable var named: SIMD8<Double> {
        @inline(always) get { SIMD8(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]) }
    }

    /// The edges where reading begins and where it ends.
    @inlinable var readingSides: SIMD2<Double> {
        @inline(always) get { SIMD2(self[.leading, .horizontal], self[.trailing, .horizontal]) }
    }
}
