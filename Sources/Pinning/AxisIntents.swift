import Geometry

/// What a chain asked for on one axis.
///
/// The horizontal and the vertical axis are the same problem, so both have this value and one resolver. Left or right,
/// right-to-left, percentages and references have become coordinates in the parent's space before they get here.
///
/// A slot that was asked for with a value that cannot be used holds NaN. The resolver's result is then not a number either,
/// and the general way of placing forgets such slots first (``withoutUnusable``). So the short way need not ask each slot, and
/// which slots are asked for never depends on values: in client code the compiler knows it.
///
/// A chain itself keeps its numbers as ``PinNumbers``.
@usableFromInline
@frozen
struct AxisIntents {
    @usableFromInline let axis: Axis
    @usableFromInline var asked: Asked
    /// The number of each slot, in the order of the marks; see ``forget(slotAt:)`` for those that are not asked for.
    @usableFromInline var numbers: SIMD8<Double>

    @inlinable
    @inline(always)
    init(_ axis: Axis, _ asked: Asked, _ numbers: SIMD8<Double>) {
        self.axis = axis
        self.asked = asked
        self.numbers = numbers
    }

    @inlinable subscript(slot: Slot) -> Double {
        @inline(always) get { numbers[slot.index] }
        @inline(always) set { numbers[slot.index] = newValue }
    }
}

extension AxisIntents {
    /// The coordinate of the near edge: left or top.
    @inlinable var start: Double { @inline(always) get { self[.start] } }
    /// The coordinate of the far edge: right or bottom.
    @inlinable var end: Double { @inline(always) get { self[.end] } }
    /// The coordinate of the middle.
    @inlinable var center: Double { @inline(always) get { self[.center] } }
    /// The width or height.
    @inlinable var length: Double { @inline(always) get { self[.length] } }
    @inlinable var minimum: Double { @inline(always) get { self[.minimum] } }
    @inlinable var maximum: Double { @inline(always) get { self[.maximum] } }
    @inlinable var startMargin: Double { @inline(always) get { self[.startMargin] } }
    @inlinable var endMargin: Double { @inline(always) get { self[.endMargin] } }

    /// Forgets a slot.
    mutating func forget(_ slot: Slot) { forget(slotAt: slot.index) }

    /// Forgets a slot whose mark and number stand there.
    ///
    /// A slot that is not asked for holds a zero that changes no sum, not even the sign of another zero. So where the compiler knows
    /// that it is not asked for, nothing is computed. All numbers are added but the end margin, which is taken away.
    mutating func forget(slotAt index: Int) {
        asked.remove(Asked(rawValue: 1 << UInt32(index)))
        numbers[index] = index == Slot.endMargin.index ? 0 : -0.0
    }
}

extension AxisIntents {
    /// Which slots hold something, and where the length goes between two edges.
    @usableFromInline
    @frozen
    struct Asked: OptionSet {
        @usableFromInline let rawValue: UInt32

        @inlinable
        init(rawValue: UInt32) { self.rawValue = rawValue }

        @inlinable static var start: Asked { Asked(rawValue: 1 << 0) }
        @inlinable static var end: Asked { Asked(rawValue: 1 << 1) }
        @inlinable static var center: Asked { Asked(rawValue: 1 << 2) }
        @inlinable static var length: Asked { Asked(rawValue: 1 << 3) }
        @inlinable static var minimum: Asked { Asked(rawValue: 1 << 4) }
        @inlinable static var maximum: Asked { Asked(rawValue: 1 << 5) }
        @inlinable static var startMargin: Asked { Asked(rawValue: 1 << 6) }
        @inlinable static var endMargin: Asked { Asked(rawValue: 1 << 7) }
        @inlinable static var leading: Asked { Asked(rawValue: 1 << 8) }
        @inlinable static var trailing: Asked { Asked(rawValue: 1 << 9) }
        @inlinable static var alignStart: Asked { Asked(rawValue: 1 << 10) }
        @inlinable static var alignCenter: Asked { Asked(rawValue: 1 << 11) }
        @inlinable static var alignEnd: Asked { Asked(rawValue: 1 << 12) }

        @inlinable static var edges: Asked { .start | .end }
        @inlinable static var readingSides: Asked { .leading | .trailing }
        @inlinable static var alignment: Asked { .alignStart | .alignCenter | .alignEnd }
        @inlinable static var limits: Asked { .minimum | .maximum }
        @inlinable static var margins: Asked { .startMargin | .endMargin }

        /// Both together.
        ///
        /// In client code an array literal would not be computed before the program runs.
        @inlinable
        @inline(always)
        static func | (first: Asked, second: Asked) -> Asked { Asked(rawValue: first.rawValue | second.rawValue) }
    }

    /// A slot for a number: a coordinate, length or limit, which the first call decides, or a margin, which the last one does.
    @usableFromInline
    @frozen
    enum Slot {
        case start, end, center, length, minimum, maximum, startMargin, endMargin
        /// The edge where reading begins, and the one where it ends.
        case leading, trailing

        /// Where its mark stands in ``Asked``, and its number in ``PinNumbers``.
        @inlinable var index: Int {
            @inline(always) get {
                switch self {
                case .start: 0
                case .end: 1
                case .center: 2
                case .length: 3
                case .minimum: 4
                case .maximum: 5
                case .startMargin: 6
                case .endMargin: 7
                case .leading: 8
                case .trailing: 9
                }
            }
        }

        @inlinable var mark: Asked {
            @inline(always) get { Asked(rawValue: 1 &<< UInt32(truncatingIfNeeded: index)) }
        }

        /// Whether a value means something in the slot: a finite number, for lengths not below zero.
        @inlinable
        @inline(always)
        func canHold(_ value: Double) -> Bool {
            // Infinities and NaN leave NaN, which no comparison is true of.
            switch self {
            case .start, .end, .center, .leading, .trailing, .startMargin, .endMargin: value - value == 0
            case .length, .minimum, .maximum: value - value <= value
            }
        }

        /// The marks that keep the slot from being set: its own, and what excludes it.
        ///
        /// A center excludes both edges. Whether an edge that follows the reading direction is the same as one that is named,
        /// only the direction tells.
        @inlinable var obstacles: Asked {
            @inline(always) get {
                switch self {
                case .start: .start | .center | .readingSides
                case .end: .end | .center | .readingSides
                case .center: .center | .edges | .readingSides
                case .leading: .leading | .center | .edges
                case .trailing: .trailing | .center | .edges
                case .length: .length
                case .minimum: .minimum
                case .maximum: .maximum
                case .startMargin, .endMargin: Asked(rawValue: 0)
                }
            }
        }
    }
}
