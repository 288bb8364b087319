import Geometry
import LayoutTree

// The leading and the trailing side. An offset points inwards.

extension PinBuilder {
    /// Pins the leading edge to the parent's, `offset` points inwards: the left edge in a left-to-right layout, the right edge in a
    /// right-to-left layout.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ offset: Double = 0) -> Self {
        updateChain { $0.assign(.leading, .horizontal, offset: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ offset: Percent) -> Self {
        updateChain { $0.assign(.leading, .horizontal, share: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, inwards by `insets.left` in a left-to-right layout and by `insets.right` in a
    /// right-to-left layout.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ insets: EdgeInsets) -> Self {
        updateChain { $0.assign(.leading, .horizontal, insets: insets, by: .start) }
    }

    /// Pins the trailing edge to the parent's, `offset` points inwards: the right edge in a left-to-right layout, the left edge in
    /// a right-to-left layout.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ offset: Double = 0) -> Self {
        updateChain { $0.assign(.trailing, .horizontal, offset: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ offset: Percent) -> Self {
        updateChain { $0.assign(.trailing, .horizontal, share: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, inwards by `insets.right` in a left-to-right layout and by `insets.left` in a
    /// right-to-left layout.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ insets: EdgeInsets) -> Self {
        updateChain { $0.assign(.trailing, .horizontal, insets: insets, by: .end) }
    }
}
