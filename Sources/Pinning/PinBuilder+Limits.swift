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
        set(.minimum, .horizontal, to: width, by: .minWidth)
        return self
    }

    /// Sets the minimum width to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func minWidth(_ share: Percent) -> Self {
        set(.minimum, .horizontal, given: share, by: .minWidth) { share.of($0) }
        return self
    }

    /// Sets the minimum height, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func minHeight(_ height: Double) -> Self {
        set(.minimum, .vertical, to: height, by: .minHeight)
        return self
    }

    /// Sets the minimum height to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func minHeight(_ share: Percent) -> Self {
        set(.minimum, .vertical, given: share, by: .minHeight) { share.of($0) }
        return self
    }

    /// Sets the maximum width, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func maxWidth(_ width: Double) -> Self {
        set(.maximum, .horizontal, to: width, by: .maxWidth)
        return self
    }

    /// Sets the maximum width to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func maxWidth(_ share: Percent) -> Self {
        set(.maximum, .horizontal, given: share, by: .maxWidth) { share.of($0) }
        return self
    }

    /// Sets the maximum height, in points.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func maxHeight(_ height: Double) -> Self {
        set(.maximum, .vertical, to: height, by: .maxHeight)
        return self
    }

    /// Sets the maximum height to a share of the parent's.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func maxHeight(_ share: Percent) -> Self {
        set(.maximum, .vertical, given: share, by: .maxHeight) { share.of($0) }
        return self
    }
}
