import Geometry
import LayoutTree

// Several margins at once, in the order of CSS: top, right and left, bottom.

extension PinBuilder {
    /// Sets all four margins, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ margin: Double) -> Self {
        setMargin(.start, .vertical, to: margin, by: Call(.margin, margin))
        setMargin(.start, .horizontal, to: margin, by: Call(.margin, margin))
        setMargin(.end, .vertical, to: margin, by: Call(.margin, margin))
        setMargin(.end, .horizontal, to: margin, by: Call(.margin, margin))
        return self
    }

    /// Sets all four margins to a share: of the parent's height at the top and bottom, of its width at the sides.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ share: Percent) -> Self {
        setMargin(.start, .vertical, to: share.of(parentLength(.vertical)), by: Call(.margin, share))
        setMargin(.start, .horizontal, to: share.of(parentLength(.horizontal)), by: Call(.margin, share))
        setMargin(.end, .vertical, to: share.of(parentLength(.vertical)), by: Call(.margin, share))
        setMargin(.end, .horizontal, to: share.of(parentLength(.horizontal)), by: Call(.margin, share))
        return self
    }

    /// Sets the margins at the top and bottom, and those at the sides, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ vertical: Double, _ horizontal: Double) -> Self {
        setMargin(.start, .vertical, to: vertical, by: Call(.margin, vertical, horizontal))
        setMargin(.start, .horizontal, to: horizontal, by: Call(.margin, vertical, horizontal))
        setMargin(.end, .vertical, to: vertical, by: Call(.margin, vertical, horizontal))
        setMargin(.end, .horizontal, to: horizontal, by: Call(.margin, vertical, horizontal))
        return self
    }

    /// Sets the margins at the top, at the sides, and at the bottom, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Self {
        setMargin(.start, .vertical, to: top, by: Call(.margin, top, horizontal, bottom))
        setMargin(.start, .horizontal, to: horizontal, by: Call(.margin, top, horizontal, bottom))
        setMargin(.end, .vertical, to: bottom, by: Call(.margin, top, horizontal, bottom))
        setMargin(.end, .horizontal, to: horizontal, by: Call(.margin, top, horizontal, bottom))
        return self
    }

    /// Sets the four margins one by one, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Self {
        setMargin(.start, .vertical, to: top, by: Call(.margin, top, left, bottom, right))
        setMargin(.start, .horizontal, to: left, by: Call(.margin, top, left, bottom, right))
        setMargin(.end, .vertical, to: bottom, by: Call(.margin, top, left, bottom, right))
        setMargin(.end, .horizontal, to: right, by: Call(.margin, top, left, bottom, right))
        return self
    }

    /// Sets the margins at the top and bottom, and those at the sides, as shares of the parent's height and width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ vertical: Percent, _ horizontal: Percent) -> Self {
        setMargin(.start, .vertical, to: vertical.of(parentLength(.vertical)), by: Call(.margin, vertical, horizontal))
        setMargin(
            .start, .horizontal, to: horizontal.of(parentLength(.horizontal)), by: Call(.margin, vertical, horizontal))
        setMargin(.end, .vertical, to: vertical.of(parentLength(.vertical)), by: Call(.margin, vertical, horizontal))
        setMargin(
            .end, .horizontal, to: horizontal.of(parentLength(.horizontal)), by: Call(.margin, vertical, horizontal))
        return self
    }

    /// Sets the margins at the top, at the sides, and at the bottom, as shares of the parent's height and width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ top: Percent, _ horizontal: Percent, _ bottom: Percent) -> Self {
        setMargin(.start, .vertical, to: top.of(parentLength(.vertical)), by: Call(.margin, top, horizontal, bottom))
        setMargin(
            .start, .horizontal,
            to:
                horizontal.of(parentLength(.horizontal)), by: Call(.margin, top, horizontal, bottom))
        setMargin(.end, .vertical, to: bottom.of(parentLength(.vertical)), by: Call(.margin, top, horizontal, bottom))
        setMargin(
            .end, .horizontal,
            to:
                horizontal.of(parentLength(.horizontal)), by: Call(.margin, top, horizontal, bottom))
        return self
    }

    /// Sets the four margins one by one, as shares of the parent's height and width.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent) -> Self {
        setMargin(.start, .vertical, to: top.of(parentLength(.vertical)), by: Call(.margin, top, left, bottom, right))
        setMargin(
            .start, .horizontal, to: left.of(parentLength(.horizontal)), by: Call(.margin, top, left, bottom, right))
        setMargin(.end, .vertical, to: bottom.of(parentLength(.vertical)), by: Call(.margin, top, left, bottom, right))
        setMargin(
            .end, .horizontal, to: right.of(parentLength(.horizontal)), by: Call(.margin, top, left, bottom, right))
        return self
    }

    /// Sets the four margins from insets.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ insets: EdgeInsets) -> Self {
        setMargin(.start, .vertical, to: insets.top, by: Call(.margin, insets))
        setMargin(.start, .horizontal, to: insets.left, by: Call(.margin, insets))
        setMargin(.end, .vertical, to: insets.bottom, by: Call(.margin, insets))
        setMargin(.end, .horizontal, to: insets.right, by: Call(.margin, insets))
        return self
    }

    /// Sets the four margins from insets that follow the reading direction.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func margin(_ insets: DirectionalEdgeInsets) -> Self {
        let resolved = insets.resolved(in: node.layoutDirection)
        setMargin(.start, .vertical, to: resolved.top, by: Call(.margin, insets))
        setMargin(.start, .horizontal, to: resolved.left, by: Call(.margin, insets))
        setMargin(.end, .vertical, to: resolved.bottom, by: Call(.margin, insets))
        setMargin(.end, .horizontal, to: resolved.right, by: Call(.margin, insets))
        return self
    }
}

extension PinBuilder {
    /// Sets a margin; one that cannot be used is noted and leaves the margin as it was.
    @inlinable
    @inline(always)
    mutating func setMargin(_ side: AxisIntents.MarginSide, _ axis: Axis, to margin: Double, by call: Call<Node>) {
        if margin.magnitude < .infinity {
            if axis == .horizontal { horizontal.setMargin(side, margin) } else { vertical.setMargin(side, margin) }
        } else {
            note(.value(margin), call)
        }
    }

    @inlinable
    @inline(always)
    mutating func setSideMargin(isLeft: Bool, _ margin: Double, by call: Call<Node>) {
        setMargin(isLeft ? .start : .end, .horizontal, to: margin, by: call)
    }
}
