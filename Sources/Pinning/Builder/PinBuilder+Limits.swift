import Geometry
import LayoutTree

// Limits of the size. The documentation of `minWidth` applies to all.

extension PinBuilder {
    /// Sets the minimum width, in points.
    ///
    /// Limits apply to the width from any source. If the minimum is above the maximum, the maximum wins. If neither a width nor
    /// both edges are set, `sizeToFit(.width)` measures with the minimum, or else the maximum, and `pinEdges` uses it as the width.
    /// A negative value is reported and skipped.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func minWidth(_ width: Double) -> Self {
        updateChain { $0.assign(.minimum, .horizontal, points: width, by: .minWidth) }
    }

    /// Sets the minimum width to a share of the parent's; see `minWidth`.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func minWidth(_ share: Percent) -> Self {
        updateChain { $0.assign(.minimum, .horizontal, share: share, by: .minWidth) }
    }

    /// Sets the minimum height, in points; see `minWidth`.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func minHeight(_ height: Double) -> Self {
        updateChain { $0.assign(.minimum, .vertical, points: height, by: .minHeight) }
    }

    /// Sets the minimum height to a share of the parent's; see `minWidth`.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func minHeight(_ share: Percent) -> Self {
        updateChain { $0.assign(.minimum, .vertical, share: share, by: .minHeight) }
    }

    /// Sets the maximum width, in points; see `minWidth`.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func maxWidth(_ width: Double) -> Self {
        updateChain { $0.assign(.maximum, .horizontal, points: width, by: .maxWidth) }
    }

    /// Sets the maximum width to a share of the parent's; see `minWidth`.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func maxWidth(_ share: Percent) -> Self {
        updateChain { $0.assign(.maximum, .horizontal, share: share, by: .maxWidth) }
    }

    /// Sets the maximum height, in points; see `minWidth`.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func maxHeight(_ height: Double) -> Self {
        updateChain { $0.assign(.maximum, .vertical, points: height, by: .maxHeight) }
    }

    /// Sets the maximum height to a share of the parent's; see `minWidth`.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func maxHeight(_ share: Percent) -> Self {
        updateChain { $0.assign(.maximum, .vertical, share: share, by: .maxHeight) }
    }
}
