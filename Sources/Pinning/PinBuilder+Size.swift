import Geometry
import LayoutTree

// The size in points, as a share of the parent, or from another node. Sizes come before edges: with both edges and a width set,
// the width wins. Negative sizes are reported and skipped.

extension PinBuilder {
    /// Sets the width, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func width(_ width: Double) -> Self {
        set(.length, .horizontal, to: width, by: .width)
        return self
    }

    /// Sets the width to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func width(_ share: Percent) -> Self {
        set(.length, .horizontal, given: share, by: .width) { share.of($0) }
        return self
    }

    /// Sets the width to another node's, times `multiplier`, plus `offset` points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func width(of reference: Node, multiplier: Double = 1, offset: Double = 0) -> Self {
        set(.length, .horizontal, to: size(of: reference).width * multiplier + offset, by: Call(.width, of: reference))
        return self
    }

    /// Sets the height, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func height(_ height: Double) -> Self {
        set(.length, .vertical, to: height, by: .height)
        return self
    }

    /// Sets the height to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func height(_ share: Percent) -> Self {
        set(.length, .vertical, given: share, by: .height) { share.of($0) }
        return self
    }

    /// Sets the height to another node's, times `multiplier`, plus `offset` points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func height(of reference: Node, multiplier: Double = 1, offset: Double = 0) -> Self {
        set(.length, .vertical, to: size(of: reference).height * multiplier + offset, by: Call(.height, of: reference))
        return self
    }

    /// Sets width and height, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func size(_ size: Size) -> Self {
        setSize(size, by: Call.size(.size, size))
        return self
    }

    /// Sets width and height to the same length, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func size(_ sideLength: Double) -> Self {
        setSize(Size(width: sideLength, height: sideLength), by: Call(.size, sideLength))
        return self
    }

    /// Sets width and height to the same share of the parent's width and height.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func size(_ share: Percent) -> Self {
        set(.length, .horizontal, given: share, by: .size) { share.of($0) }
        set(.length, .vertical, given: share, by: .size) { share.of($0) }
        return self
    }

    /// Sets width and height to another node's, each times `multiplier`, plus `offset` points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func size(of reference: Node, multiplier: Double = 1, offset: Double = 0) -> Self {
        let size = size(of: reference)
        setSize(
            Size(width: size.width * multiplier + offset, height: size.height * multiplier + offset),
            by: Call(.size, of: reference)
        )
        return self
    }

    @inlinable
    @inline(always)
    mutating func setSize(_ size: Size, by call: Call<Node>) {
        set(.length, .horizontal, to: size.width, by: call)
        set(.length, .vertical, to: size.height, by: call)
    }
}
