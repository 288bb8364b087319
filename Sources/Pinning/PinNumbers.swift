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

    /// The numbers of an axis, without those of the edges by the reading direction.
    ///
    /// One by one: for a half of a vector the compiler would set aside room on the stack, in every chain, and lists of references
    /// that find no room there any more are allocated. And so they are put together only where they are handed over.
    @inlinable
    @inline(always)
    func named(_ axis: Axis) -> SIMD8<Double> {
        axis == .horizontal
            ? SIMD8(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
            : SIMD8(y[0], y[1], y[2], y[3], y[4], y[5], y[6], y[7])
    }

    /// The edges where reading begins and where it ends.
    @inlinable var readingSides: SIMD2<Double> {
        @inline(always) get { SIMD2(self[.leading, .horizontal], self[.trailing, .horizontal]) }
    }
}
