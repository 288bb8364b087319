import Geometry
import LayoutTree

// Two sides or centers of the parent at once. The offset counts inwards from the sides that are named; of a center on both
// axes it counts to the right and downwards.

extension PinBuilder {
    /// Pins the top edge and the left edge to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topLeft(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: Call(.topLeft, offset))
        set(.start, .horizontal, to: offset, by: Call(.topLeft, offset))
        return self
    }

    /// Pins the top edge and the horizontal center to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topCenter(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: Call(.topCenter, offset))
        set(.center, .horizontal, given: offset, by: Call(.topCenter, offset)) { $0 / 2 }
        return self
    }

    /// Pins the top edge and the right edge to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topRight(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: Call(.topRight, offset))
        set(.end, .horizontal, given: offset, by: Call(.topRight, offset)) { $0 - offset }
        return self
    }

    /// Pins the top edge and the edge where reading begins to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topStart(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: Call(.topStart, offset))
        setSide(isLeft: isLeftToRight, to: offset, by: Call(.topStart, offset))
        return self
    }

    /// Pins the top edge and the edge where reading ends to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topEnd(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: Call(.topEnd, offset))
        setSide(isLeft: !isLeftToRight, to: offset, by: Call(.topEnd, offset))
        return self
    }

    /// Pins the vertical center and the left edge to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerLeft(_ offset: Double = 0) -> Self {
        set(.center, .vertical, given: offset, by: Call(.centerLeft, offset)) { $0 / 2 }
        set(.start, .horizontal, to: offset, by: Call(.centerLeft, offset))
        return self
    }

    /// Pins the vertical center and the horizontal center to the parent's, `offset` points to the right and downwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func center(_ offset: Double = 0) -> Self {
        set(.center, .vertical, given: offset, by: Call(.center, offset)) { $0 / 2 + offset }
        set(.center, .horizontal, given: offset, by: Call(.center, offset)) { $0 / 2 + offset }
        return self
    }

    /// Pins the vertical center and the right edge to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerRight(_ offset: Double = 0) -> Self {
        set(.center, .vertical, given: offset, by: Call(.centerRight, offset)) { $0 / 2 }
        set(.end, .horizontal, given: offset, by: Call(.centerRight, offset)) { $0 - offset }
        return self
    }

    /// Pins the vertical center and the edge where reading begins to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerStart(_ offset: Double = 0) -> Self {
        set(.center, .vertical, given: offset, by: Call(.centerStart, offset)) { $0 / 2 }
        setSide(isLeft: isLeftToRight, to: offset, by: Call(.centerStart, offset))
        return self
    }

    /// Pins the vertical center and the edge where reading ends to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerEnd(_ offset: Double = 0) -> Self {
        set(.center, .vertical, given: offset, by: Call(.centerEnd, offset)) { $0 / 2 }
        setSide(isLeft: !isLeftToRight, to: offset, by: Call(.centerEnd, offset))
        return self
    }

    /// Pins the bottom edge and the left edge to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomLeft(_ offset: Double = 0) -> Self {
        set(.end, .vertical, given: offset, by: Call(.bottomLeft, offset)) { $0 - offset }
        set(.start, .horizontal, to: offset, by: Call(.bottomLeft, offset))
        return self
    }

    /// Pins the bottom edge and the horizontal center to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomCenter(_ offset: Double = 0) -> Self {
        set(.end, .vertical, given: offset, by: Call(.bottomCenter, offset)) { $0 - offset }
        set(.center, .horizontal, given: offset, by: Call(.bottomCenter, offset)) { $0 / 2 }
        return self
    }

    /// Pins the bottom edge and the right edge to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomRight(_ offset: Double = 0) -> Self {
        set(.end, .vertical, given: offset, by: Call(.bottomRight, offset)) { $0 - offset }
        set(.end, .horizontal, given: offset, by: Call(.bottomRight, offset)) { $0 - offset }
        return self
    }

    /// Pins the bottom edge and the edge where reading begins to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomStart(_ offset: Double = 0) -> Self {
        set(.end, .vertical, given: offset, by: Call(.bottomStart, offset)) { $0 - offset }
        setSide(isLeft: isLeftToRight, to: offset, by: Call(.bottomStart, offset))
        return self
    }

    /// Pins the bottom edge and the edge where reading ends to the parent's, `offset` points inwards from the named sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomEnd(_ offset: Double = 0) -> Self {
        set(.end, .vertical, given: offset, by: Call(.bottomEnd, offset)) { $0 - offset }
        setSide(isLeft: !isLeftToRight, to: offset, by: Call(.bottomEnd, offset))
        return self
    }
}
