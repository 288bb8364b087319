import Geometry
import LayoutTree

// Several sides of the parent at once. Offsets count inwards.

extension PinBuilder {
    /// Pins all four edges to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func all(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: Call(.all, offset))
        set(.end, .vertical, to: parentLength(.vertical) - offset, by: Call(.all, offset))
        set(.start, .horizontal, to: offset, by: Call(.all, offset))
        set(.end, .horizontal, to: parentLength(.horizontal) - offset, by: Call(.all, offset))
        return self
    }

    /// Pins all four edges to the parent's, each inwards by its inset.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func all(_ insets: EdgeInsets) -> Self {
        set(.start, .vertical, to: insets.top, by: Call(.all, insets))
        set(.end, .vertical, to: parentLength(.vertical) - insets.bottom, by: Call(.all, insets))
        set(.start, .horizontal, to: insets.left, by: Call(.all, insets))
        set(.end, .horizontal, to: parentLength(.horizontal) - insets.right, by: Call(.all, insets))
        return self
    }

    /// Pins the left and the right edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func horizontally(_ offset: Double = 0) -> Self {
        set(.start, .horizontal, to: offset, by: Call(.horizontally, offset))
        set(.end, .horizontal, to: parentLength(.horizontal) - offset, by: Call(.horizontally, offset))
        return self
    }

    /// Pins the left and the right edge to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func horizontally(_ offset: Percent) -> Self {
        set(.start, .horizontal, to: offset.of(parentLength(.horizontal)), by: Call(.horizontally, offset))
        set(
            .end, .horizontal, to: parentLength(.horizontal) - offset.of(parentLength(.horizontal)),
            by: Call(.horizontally, offset))
        return self
    }

    /// Pins the left and the right edge to the parent's, each inwards by its inset.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func horizontally(_ insets: EdgeInsets) -> Self {
        set(.start, .horizontal, to: insets.left, by: Call(.horizontally, insets))
        set(.end, .horizontal, to: parentLength(.horizontal) - insets.right, by: Call(.horizontally, insets))
        return self
    }

    /// Pins the top and the bottom edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vertically(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: Call(.vertically, offset))
        set(.end, .vertical, to: parentLength(.vertical) - offset, by: Call(.vertically, offset))
        return self
    }

    /// Pins the top and the bottom edge to the parent's, a share of the parent's height inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vertically(_ offset: Percent) -> Self {
        set(.start, .vertical, to: offset.of(parentLength(.vertical)), by: Call(.vertically, offset))
        set(
            .end, .vertical, to: parentLength(.vertical) - offset.of(parentLength(.vertical)),
            by: Call(.vertically, offset))
        return self
    }

    /// Pins the top and the bottom edge to the parent's, each inwards by its inset.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vertically(_ insets: EdgeInsets) -> Self {
        set(.start, .vertical, to: insets.top, by: Call(.vertically, insets))
        set(.end, .vertical, to: parentLength(.vertical) - insets.bottom, by: Call(.vertically, insets))
        return self
    }
}
