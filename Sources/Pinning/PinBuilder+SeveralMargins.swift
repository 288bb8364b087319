import Geometry
import LayoutTree

// Several margins at once, in the order of CSS: top, right and left, bottom.

extension PinBuilder {
    /// Sets all four margins, in points.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ margin: Double) -> Self {
        setTopMargin(margin, by: Call(.margin, margin))
        setLeftMargin(margin, by: Call(.margin, margin))
        setBottomMargin(margin, by: Call(.margin, margin))
        setRightMargin(margin, by: Call(.margin, margin))
        return self
    }

    /// Sets all four margins to a share: of the parent's height at the top and bottom, of its width at the sides.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ share: Percent) -> Self {
        setTopMargin(share.of(parentLength(.vertical)), by: Call(.margin, share))
        setLeftMargin(share.of(parentLength(.horizontal)), by: Call(.margin, share))
        setBottomMargin(share.of(parentLength(.vertical)), by: Call(.margin, share))
        setRightMargin(share.of(parentLength(.horizontal)), by: Call(.margin, share))
        return self
    }

    /// Sets the margins at the top and bottom, and those at the sides, in points.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ vertical: Double, _ horizontal: Double) -> Self {
        setTopMargin(vertical, by: Call(.margin, .numbers([vertical, horizontal])))
        setLeftMargin(horizontal, by: Call(.margin, .numbers([vertical, horizontal])))
        setBottomMargin(vertical, by: Call(.margin, .numbers([vertical, horizontal])))
        setRightMargin(horizontal, by: Call(.margin, .numbers([vertical, horizontal])))
        return self
    }

    /// Sets the margins at the top, at the sides, and at the bottom, in points.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Self {
        setTopMargin(top, by: Call(.margin, .numbers([top, horizontal, bottom])))
        setLeftMargin(horizontal, by: Call(.margin, .numbers([top, horizontal, bottom])))
        setBottomMargin(bottom, by: Call(.margin, .numbers([top, horizontal, bottom])))
        setRightMargin(horizontal, by: Call(.margin, .numbers([top, horizontal, bottom])))
        return self
    }

    /// Sets the four margins one by one, in points.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Self {
        setTopMargin(top, by: Call(.margin, .numbers([top, left, bottom, right])))
        setLeftMargin(left, by: Call(.margin, .numbers([top, left, bottom, right])))
        setBottomMargin(bottom, by: Call(.margin, .numbers([top, left, bottom, right])))
        setRightMargin(right, by: Call(.margin, .numbers([top, left, bottom, right])))
        return self
    }

    /// Sets the margins at the top and bottom, and those at the sides, as shares of the parent's height and width.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ vertical: Percent, _ horizontal: Percent) -> Self {
        setTopMargin(vertical.of(parentLength(.vertical)), by: Call(.margin, .percents([vertical, horizontal])))
        setLeftMargin(horizontal.of(parentLength(.horizontal)), by: Call(.margin, .percents([vertical, horizontal])))
        setBottomMargin(vertical.of(parentLength(.vertical)), by: Call(.margin, .percents([vertical, horizontal])))
        setRightMargin(horizontal.of(parentLength(.horizontal)), by: Call(.margin, .percents([vertical, horizontal])))
        return self
    }

    /// Sets the margins at the top, at the sides, and at the bottom, as shares of the parent's height and width.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ top: Percent, _ horizontal: Percent, _ bottom: Percent) -> Self {
        setTopMargin(top.of(parentLength(.vertical)), by: Call(.margin, .percents([top, horizontal, bottom])))
        setLeftMargin(
            horizontal.of(parentLength(.horizontal)), by: Call(.margin, .percents([top, horizontal, bottom])))
        setBottomMargin(bottom.of(parentLength(.vertical)), by: Call(.margin, .percents([top, horizontal, bottom])))
        setRightMargin(
            horizontal.of(parentLength(.horizontal)), by: Call(.margin, .percents([top, horizontal, bottom])))
        return self
    }

    /// Sets the four margins one by one, as shares of the parent's height and width.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent) -> Self {
        setTopMargin(top.of(parentLength(.vertical)), by: Call(.margin, .percents([top, left, bottom, right])))
        setLeftMargin(left.of(parentLength(.horizontal)), by: Call(.margin, .percents([top, left, bottom, right])))
        setBottomMargin(bottom.of(parentLength(.vertical)), by: Call(.margin, .percents([top, left, bottom, right])))
        setRightMargin(right.of(parentLength(.horizontal)), by: Call(.margin, .percents([top, left, bottom, right])))
        return self
    }

    /// Sets the four margins from insets.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ insets: EdgeInsets) -> Self {
        setTopMargin(insets.top, by: Call(.margin, .insets(insets)))
        setLeftMargin(insets.left, by: Call(.margin, .insets(insets)))
        setBottomMargin(insets.bottom, by: Call(.margin, .insets(insets)))
        setRightMargin(insets.right, by: Call(.margin, .insets(insets)))
        return self
    }

    /// Sets the four margins from insets that follow the reading direction.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func margin(_ insets: DirectionalEdgeInsets) -> Self {
        let resolved = insets.resolved(in: node.layoutDirection)
        setTopMargin(resolved.top, by: Call(.margin, .directionalInsets(insets)))
        setLeftMargin(resolved.left, by: Call(.margin, .directionalInsets(insets)))
        setBottomMargin(resolved.bottom, by: Call(.margin, .directionalInsets(insets)))
        setRightMargin(resolved.right, by: Call(.margin, .directionalInsets(insets)))
        return self
    }
}

extension PinBuilder {
    @inlinable
    @inline(__always)
    mutating func setTopMargin(_ margin: Double, by call: @autoclosure () -> Call<Node>) {
        options.insert(.isTouched)
        if margin.isFinite {
            vertical.startMargin = margin
            vertical.asked.insert(.startMargin)
        } else {
            _ = node.refuse(margin, by: call())
        }
    }

    @inlinable
    @inline(__always)
    mutating func setLeftMargin(_ margin: Double, by call: @autoclosure () -> Call<Node>) {
        options.insert(.isTouched)
        if margin.isFinite {
            horizontal.startMargin = margin
            horizontal.asked.insert(.startMargin)
        } else {
            _ = node.refuse(margin, by: call())
        }
    }

    @inlinable
    @inline(__always)
    mutating func setBottomMargin(_ margin: Double, by call: @autoclosure () -> Call<Node>) {
        options.insert(.isTouched)
        if margin.isFinite {
            vertical.endMargin = margin
            vertical.asked.insert(.endMargin)
        } else {
            _ = node.refuse(margin, by: call())
        }
    }

    @inlinable
    @inline(__always)
    mutating func setRightMargin(_ margin: Double, by call: @autoclosure () -> Call<Node>) {
        options.insert(.isTouched)
        if margin.isFinite {
            horizontal.endMargin = margin
            horizontal.asked.insert(.endMargin)
        } else {
            _ = node.refuse(margin, by: call())
        }
    }

    @inlinable
    @inline(__always)
    mutating func setSideMargin(isLeft: Bool, _ margin: Double, by call: @autoclosure () -> Call<Node>) {
        if isLeft { setLeftMargin(margin, by: call()) } else { setRightMargin(margin, by: call()) }
    }
}
