import Geometry
import LayoutTree

// The sides and centers of the parent. An offset counts inwards from a side: down from the top, left from the right side.
// A node without a parent has no far side, no middle and nothing to take a percentage of: such calls are reported.

extension PinBuilder {
    /// Pins the top edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func top(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: Call(.top, offset))
        return self
    }

    /// Pins the top edge to the parent's, a share of the parent's height inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func top(_ offset: Percent) -> Self {
        set(.start, .vertical, to: offset.of(parentLength(.vertical)), by: Call(.top, offset))
        return self
    }

    /// Pins the top edge to the parent's, inwards by the inset of that side.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func top(_ insets: EdgeInsets) -> Self {
        set(.start, .vertical, to: insets.top, by: Call(.top, insets))
        return self
    }

    /// Pins the bottom edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottom(_ offset: Double = 0) -> Self {
        set(.end, .vertical, to: parentLength(.vertical) - offset, by: Call(.bottom, offset))
        return self
    }

    /// Pins the bottom edge to the parent's, a share of the parent's height inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottom(_ offset: Percent) -> Self {
        set(
            .end, .vertical, to: parentLength(.vertical) - offset.of(parentLength(.vertical)), by: Call(.bottom, offset)
        )
        return self
    }

    /// Pins the bottom edge to the parent's, inwards by the inset of that side.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottom(_ insets: EdgeInsets) -> Self {
        set(.end, .vertical, to: parentLength(.vertical) - insets.bottom, by: Call(.bottom, insets))
        return self
    }

    /// Pins the left edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func left(_ offset: Double = 0) -> Self {
        set(.start, .horizontal, to: offset, by: Call(.left, offset))
        return self
    }

    /// Pins the left edge to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func left(_ offset: Percent) -> Self {
        set(.start, .horizontal, to: offset.of(parentLength(.horizontal)), by: Call(.left, offset))
        return self
    }

    /// Pins the left edge to the parent's, inwards by the inset of that side.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func left(_ insets: EdgeInsets) -> Self {
        set(.start, .horizontal, to: insets.left, by: Call(.left, insets))
        return self
    }

    /// Pins the right edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func right(_ offset: Double = 0) -> Self {
        set(.end, .horizontal, to: parentLength(.horizontal) - offset, by: Call(.right, offset))
        return self
    }

    /// Pins the right edge to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func right(_ offset: Percent) -> Self {
        set(
            .end, .horizontal, to: parentLength(.horizontal) - offset.of(parentLength(.horizontal)),
            by: Call(.right, offset))
        return self
    }

    /// Pins the right edge to the parent's, inwards by the inset of that side.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func right(_ insets: EdgeInsets) -> Self {
        set(.end, .horizontal, to: parentLength(.horizontal) - insets.right, by: Call(.right, insets))
        return self
    }

    /// Pins the horizontal center to the parent's, `offset` points to the right.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func hCenter(_ offset: Double = 0) -> Self {
        set(.center, .horizontal, to: parentLength(.horizontal) / 2 + offset, by: Call(.hCenter, offset))
        return self
    }

    /// Pins the horizontal center to the parent's, a share of the parent's width to the right.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func hCenter(_ offset: Percent) -> Self {
        set(
            .center, .horizontal, to: parentLength(.horizontal) / 2 + offset.of(parentLength(.horizontal)),
            by: Call(.hCenter, offset))
        return self
    }

    /// Pins the vertical center to the parent's, `offset` points downwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vCenter(_ offset: Double = 0) -> Self {
        set(.center, .vertical, to: parentLength(.vertical) / 2 + offset, by: Call(.vCenter, offset))
        return self
    }

    /// Pins the vertical center to the parent's, a share of the parent's height downwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vCenter(_ offset: Percent) -> Self {
        set(
            .center, .vertical, to: parentLength(.vertical) / 2 + offset.of(parentLength(.vertical)),
            by: Call(.vCenter, offset))
        return self
    }
}
