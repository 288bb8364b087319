import Geometry
import LayoutTree

// Limits of the size. They come before everything else and hold whatever decides the size: lengths, edges, content. Where the
// minimum is above the maximum, the maximum wins.

extension PinBuilder {
    /// Sets the minimum width, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func minWidth(_ width: Double) -> Self {
        set(.minimum, .horizontal, to: width, by: Call(.minWidth, width))
        return self
    }

    /// Sets the minimum width to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func minWidth(_ share: Percent) -> Self {
        set(.minimum, .horizontal, given: share.value, by: Call(.minWidth, share)) { share.of($0) }
        return self
    }

    /// Sets the minimum height, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func minHeight(_ height: Double) -> Self {
        set(.minimum, .vertical, to: height, by: Call(.minHeight, height))
        return self
    }

    /// Sets the minimum height to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func minHeight(_ share: Percent) -> Self {
        set(.minimum, .vertical, given: share.value, by: Call(.minHeight, share)) { share.of($0) }
        return self
    }

    /// Sets the maximum width, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func maxWidth(_ width: Double) -> Self {
        set(.maximum, .horizontal, to: width, by: Call(.maxWidth, width))
        return self
    }

    /// Sets the maximum width to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func maxWidth(_ share: Percent) -> Self {
        set(.maximum, .horizontal, given: share.value, by: Call(.maxWidth, share)) { share.of($0) }
        return self
    }

    /// Sets the maximum height, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func maxHeight(_ height: Double) -> Self {
        set(.maximum, .vertical, to: height, by: Call(.maxHeight, height))
        return self
    }

    /// Sets the maximum height to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func maxHeight(_ share: Percent) -> Self {
        set(.maximum, .vertical, given: share.value, by: Call(.maxHeight, share)) { share.of($0) }
        return self
    }
}
