import Geometry
import LayoutTree

// Margins move the edges that are pinned: inwards, so that a node with both edges gets smaller and one with a single edge moves.
// A margin at an edge that is not pinned has no effect; see `pinEdges()`. About a center, the near margin pushes one way and the
// far one the other. The last value counts. Margins may be negative.

extension PinBuilder {
    /// Sets the top margin, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginTop(_ margin: Double) -> Self {
        setMargin(.start, .vertical, to: margin, by: Call(.marginTop, margin))
        return self
    }

    /// Sets the top margin to a share of the parent's height.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginTop(_ share: Percent) -> Self {
        setMargin(.start, .vertical, to: share.of(parentLength(.vertical)), by: Call(.marginTop, share))
        return self
    }

    /// Sets the left margin, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginLeft(_ margin: Double) -> Self {
        setMargin(.start, .horizontal, to: margin, by: Call(.marginLeft, margin))
        return self
    }

    /// Sets the left margin to a share of the parent's width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginLeft(_ share: Percent) -> Self {
        setMargin(.start, .horizontal, to: share.of(parentLength(.horizontal)), by: Call(.marginLeft, share))
        return self
    }

    /// Sets the bottom margin, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginBottom(_ margin: Double) -> Self {
        setMargin(.end, .vertical, to: margin, by: Call(.marginBottom, margin))
        return self
    }

    /// Sets the bottom margin to a share of the parent's height.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginBottom(_ share: Percent) -> Self {
        setMargin(.end, .vertical, to: share.of(parentLength(.vertical)), by: Call(.marginBottom, share))
        return self
    }

    /// Sets the right margin, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginRight(_ margin: Double) -> Self {
        setMargin(.end, .horizontal, to: margin, by: Call(.marginRight, margin))
        return self
    }

    /// Sets the right margin to a share of the parent's width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginRight(_ share: Percent) -> Self {
        setMargin(.end, .horizontal, to: share.of(parentLength(.horizontal)), by: Call(.marginRight, share))
        return self
    }

    /// Sets the margin on the side where reading begins, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginStart(_ margin: Double) -> Self {
        setSideMargin(isLeft: isLeftToRight, margin, by: Call(.marginStart, margin))
        return self
    }

    /// Sets the margin on the side where reading begins to a share of the parent's width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginStart(_ share: Percent) -> Self {
        setSideMargin(isLeft: isLeftToRight, share.of(parentLength(.horizontal)), by: Call(.marginStart, share))
        return self
    }

    /// Sets the margin on the side where reading ends, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginEnd(_ margin: Double) -> Self {
        setSideMargin(isLeft: !isLeftToRight, margin, by: Call(.marginEnd, margin))
        return self
    }

    /// Sets the margin on the side where reading ends to a share of the parent's width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginEnd(_ share: Percent) -> Self {
        setSideMargin(isLeft: !isLeftToRight, share.of(parentLength(.horizontal)), by: Call(.marginEnd, share))
        return self
    }

    /// Sets the left and the right margin, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginHorizontal(_ margin: Double) -> Self {
        setMargin(.start, .horizontal, to: margin, by: Call(.marginHorizontal, margin))
        setMargin(.end, .horizontal, to: margin, by: Call(.marginHorizontal, margin))
        return self
    }

    /// Sets the left and the right margin to a share of the parent's width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginHorizontal(_ share: Percent) -> Self {
        setMargin(.start, .horizontal, to: share.of(parentLength(.horizontal)), by: Call(.marginHorizontal, share))
        setMargin(.end, .horizontal, to: share.of(parentLength(.horizontal)), by: Call(.marginHorizontal, share))
        return self
    }

    /// Sets the top and the bottom margin, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginVertical(_ margin: Double) -> Self {
        setMargin(.start, .vertical, to: margin, by: Call(.marginVertical, margin))
        setMargin(.end, .vertical, to: margin, by: Call(.marginVertical, margin))
        return self
    }

    /// Sets the top and the bottom margin to a share of the parent's height.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func marginVertical(_ share: Percent) -> Self {
        setMargin(.start, .vertical, to: share.of(parentLength(.vertical)), by: Call(.marginVertical, share))
        setMargin(.end, .vertical, to: share.of(parentLength(.vertical)), by: Call(.marginVertical, share))
        return self
    }
}
