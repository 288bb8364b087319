import Geometry

/// The numbers that a chain has, one for each slot; ``AxisIntents/forget(slotAt:)`` says which stand where nothing was asked for.
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
    @inlinable
    @inline(always)
    init() {
        lanes = SIMD16(repeating: -0.0)
        readingSides = SIMD2(repeating: -0.0)
        self[.endMargin, .horizontal] = 0
        self[.endMargin, .vertical] = 0
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

    /// The numbers of each axis.
    ///
    /// One by one, since for the vector as a whole the compiler would set aside room on the stack, in every chain, and lists of
    /// references that find no room there any more are allocated.
    @inlinable var axes: (horizontal: SIMD8<Double>, vertical: SIMD8<Double>) {
        @inline(always) get {
            (
                SIMD8(lanes[0], lanes[1], lanes[2], lanes[3], lanes[4], lanes[5], lanes[6], lanes[7]),
                SIMD8(lanes[8], lanes[9], lanes[10], lanes[11], lanes[12], lanes[13], lanes[14], lanes[15])
            )
        }
    }

    /// The numbers of an axis without a length and limits.
    @inlinable
    @inline(always)
    static func axis(_ edges: SIMD2<Double>, _ center: Double, _ margins: SIMD2<Double>) -> SIMD8<Double> {
        SIMD8(edges[0], edges[1], center, -0.0, -0.0, -0.0, margins[0], margins[1])
    }

    /// The edges of an axis.
    @inlinable
    @inline(always)
    func edges(_ axis: Axis) -> SIMD2<Double> { SIMD2(self[.start, axis], self[.end, axis]) }

    /// The centers of both axes.
    @inlinable var centers: SIMD2<Double> {
        @inline(always) get { SIMD2(self[.center, .horizontal], self[.center, .vertical]) }
    }

    /// The margins of an axis.
    @inlinable
    @inline(always)
    func margins(_ axis: Axis) -> SIMD2<Double> { SIMD2(self[.startMargin, axis], self[.endMargin, axis]) }
}
