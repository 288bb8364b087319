import Geometry
import LayoutTree

/// A side of a node, by name or by the reading direction.
@usableFromInline
@frozen
enum HorizontalSide {
    case left, right, start, end

    @inlinable var opposite: HorizontalSide {
        @inline(always) get {
            switch self {
            case .left: .right
            case .right: .left
            case .start: .end
            case .end: .start
            }
        }
    }

    /// The slot of the edge on this side.
    @inlinable var slot: AxisIntents.Slot {
        @inline(always) get {
            switch self {
            case .left: .start
            case .right: .end
            case .start: .leading
            case .end: .trailing
            }
        }
    }

    /// Whether this is the left side.
    @inlinable
    @inline(always)
    func isLeft(in direction: @autoclosure () -> LayoutDirection) -> Bool {
        switch self {
        case .left: true
        case .right: false
        case .start: direction() == .leftToRight
        case .end: direction() != .leftToRight
        }
    }
}

// The edges where reading begins and ends have slots and marks of their own until the chain ends. So what a chain asks for does
// not depend on the direction, and in client code the compiler knows it. Then they are called by their names.

extension AxisIntents.Asked {
    /// The marks and the numbers with the edges called by their names.
    ///
    /// An edge that was asked for in both ways has the same number twice, unless one cannot be used.
    func named(
        _ numbers: SIMD8<Double>, _ sides: SIMD2<Double>, in direction: LayoutDirection
    ) -> (asked: AxisIntents.Asked, numbers: SIMD8<Double>) {
        let isLeftToRight = direction == .leftToRight
        let (left, right) = isLeftToRight ? (sides[0], sides[1]) : (sides[1], sides[0])
        var numbers = numbers
        var asked = subtracting(.readingSides)
        if contains(isLeftToRight ? .leading : .trailing) {
            if !(contains(.start) && left.isNaN) { numbers[0] = left }
            asked = asked | .start
        }
        if contains(isLeftToRight ? .trailing : .leading) {
            if !(contains(.end) && right.isNaN) { numbers[1] = right }
            asked = asked | .end
        }
        return (asked, numbers)
    }
}

extension AxisIntents.Slot {
    /// The slot with its edge called by its name.
    func named(in direction: LayoutDirection) -> AxisIntents.Slot {
        switch self {
        case .leading: direction == .leftToRight ? .start : .end
        case .trailing: direction == .leftToRight ? .end : .start
        default: self
        }
    }
}

extension PinMarks {
    /// The same for the horizontal axis of a chain.
    @inlinable
    @inline(always)
    func named(
        _ numbers: SIMD8<Double>, _ sides: SIMD2<Double>, in direction: LayoutDirection
    ) -> (marks: PinMarks, numbers: SIMD8<Double>) {
        if nameSides { return merged(numbers, sides, in: direction) }
        var numbers = numbers
        let isLeftToRight = direction == .leftToRight
        numbers[0] = isLeftToRight ? sides[0] : sides[1]
        numbers[1] = isLeftToRight ? sides[1] : sides[0]
        // The marks of these edges stand side by side in the order of the others.
        let edges = horizontal.intersection(.readingSides).rawValue &>> 8
        let named = isLeftToRight ? edges : edges &>> 1 | edges &<< 1 & 0b10
        return (without(.readingSides, .horizontal).with(AxisIntents.Asked(rawValue: named), .horizontal), numbers)
    }

    /// The same where edges are called by their names already.
    @usableFromInline
    @inline(never)
    @_effects(readnone)
    func merged(
        _ numbers: SIMD8<Double>, _ sides: SIMD2<Double>, in direction: LayoutDirection
    ) -> (marks: PinMarks, numbers: SIMD8<Double>) {
        let named = horizontal.named(numbers, sides, in: direction)
        return (with(horizontal: named.asked), named.numbers)
    }
}
