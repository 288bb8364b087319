import Geometry
import LayoutTree

// The sides and centers of the parent. An offset points inwards: down from the top, left from the right side. A node without a
// parent has no far side, no middle and no length for a percentage: such calls are reported.

extension PinBuilder {
    /// Pins the top edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func top(_ offset: Double = 0) -> Self {
        updateChain { $0.assign(.near, .vertical, offset: offset, by: .top) }
    }

    /// Pins the top edge to the parent's, a share of the parent's height inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func top(_ offset: Percent) -> Self {
        updateChain { $0.assign(.near, .vertical, share: offset, by: .top) }
    }

    /// Pins the top edge to the parent's, inwards by the top inset.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func top(_ insets: EdgeInsets) -> Self {
        updateChain { $0.assign(.near, .vertical, insets: insets, by: .top) }
    }

    /// Pins the bottom edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func bottom(_ offset: Double = 0) -> Self {
        updateChain { $0.assign(.far, .vertical, offset: offset, by: .bottom) }
    }

    /// Pins the bottom edge to the parent's, a share of the parent's height inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func bottom(_ offset: Percent) -> Self {
        updateChain { $0.assign(.far, .vertical, share: offset, by: .bottom) }
    }

    /// Pins the bottom edge to the parent's, inwards by the bottom inset.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func bottom(_ insets: EdgeInsets) -> Self {
        updateChain { $0.assign(.far, .vertical, insets: insets, by: .bottom) }
    }

    /// Pins the left edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(_ offset: Double = 0) -> Self {
        updateChain { $0.assign(.near, .horizontal, offset: offset, by: .left) }
    }

    /// Pins the left edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(_ offset: Percent) -> Self {
        updateChain { $0.assign(.near, .horizontal, share: offset, by: .left) }
    }

    /// Pins the left edge to the parent's, inwards by the left inset.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(_ insets: EdgeInsets) -> Self {
        updateChain { $0.assign(.near, .horizontal, insets: insets, by: .left) }
    }

    /// Pins the right edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(_ offset: Double = 0) -> Self {
        updateChain { $0.assign(.far, .horizontal, offset: offset, by: .right) }
    }

    /// Pins the right edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(_ offset: Percent) -> Self {
        updateChain { $0.assign(.far, .horizontal, share: offset, by: .right) }
    }

    /// Pins the right edge to the parent's, inwards by the right inset.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(_ insets: EdgeInsets) -> Self {
        updateChain { $0.assign(.far, .horizontal, insets: insets, by: .right) }
    }

    /// Pins the horizontal center to the parent's, `offset` points to the right.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func hCenter(_ offset: Double = 0) -> Self {
        updateChain { $0.assign(.center, .horizontal, offset: offset, by: .hCenter) }
    }

    /// Pins the horizontal center to the parent's, a share of the parent's width to the right.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func hCenter(_ offset: Percent) -> Self {
        updateChain { $0.assign(.center, .horizontal, share: offset, by: .hCenter) }
    }

    /// Pins the vertical center to the parent's, `offset` points downwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func vCenter(_ offset: Double = 0) -> Self {
        updateChain { $0.assign(.center, .vertical, offset: offset, by: .vCenter) }
    }

    /// Pins the vertical center to the parent's, a share of the parent's height downwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func vCenter(_ offset: Percent) -> Self {
        updateChain { $0.assign(.center, .vertical, share: offset, by: .vCenter) }
    }
}
