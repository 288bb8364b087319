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
    /// The marks with the edges called by their names.
    @inlinable
    @inline(always)
    func named(in direction: LayoutDirection) -> AxisIntents.Asked {
        // The marks of both kinds of edges stand side by side, in the same order.
        let sides = (rawValue &>> 8) & 3
        let named = direction == .leftToRight ? sides : (sides &>> 1 | sides &<< 1) & 3
        return subtracting(.readingSides) | AxisIntents.Asked(rawValue: named)
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

extension AxisIntents.Placing {
    /// The numbers with those of the reading sides at the edges that they mean.
    ///
    /// An edge that was asked for in both ways has the same number twice, unless one cannot be used.
    func named(_ asked: AxisIntents.Asked, _ sides: SIMD2<Double>, in direction: LayoutDirection) -> Self {
        let isLeftToRight = direction == .leftToRight
        let (left, right) = isLeftToRight ? (sides[0], sides[1]) : (sides[1], sides[0])
        var named = self
        if asked.contains(isLeftToRight ? .leading : .trailing), !(asked.contains(.start) && left.isNaN) {
            named.start = left
        }
        if asked.contains(isLeftToRight ? .trailing : .leading), !(asked.contains(.end) && right.isNaN) {
            named.end = right
        }
        return named
    }
}

extension Layoutable where LayoutBase == Self {
    /// The marks and the edges of a chain that has asked for edges by the reading direction only, called by their names.
    @inlinable
    @inline(always)
    func named(
        _ marks: PinMarks, _ placing: AxisIntents.Placing
    ) -> (marks: PinMarks, placing: AxisIntents.Placing) {
        let direction = layoutDirection
        return (marks.named(in: direction), direction == .leftToRight ? placing : placing.mirrored)
    }
}

extension PinMarks {
    /// The marks and the edges of a chain that has asked for edges in both ways, called by their names.
    @usableFromInline
    @inline(never)
    @_effects(readnone)
    func named(
        _ placing: AxisIntents.Placing, _ sides: SIMD2<Double>, in direction: LayoutDirection
    ) -> (marks: PinMarks, placing: AxisIntents.Placing) {
        (named(in: direction), placing.named(horizontal, sides, in: direction))
    }
}
