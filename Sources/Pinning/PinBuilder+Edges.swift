import Geometry
import LayoutTree

// The sides and centers of the parent. An offset counts inwards from a side: down from the top, left from the right side.
// A node without a parent has no far side, no middle and nothing to take a percentage of: such calls are reported.

extension PinBuilder {
    /// Pins the top edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func top(_ offset: Double = 0) -> Self {
        asking { $0.setting(.start, .vertical, to: offset, by: .top) }
    }

    /// Pins the top edge to the parent's, a share of the parent's height inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func top(_ offset: Percent) -> Self {
        asking { $0.setting(.start, .vertical, given: offset, by: .top) { offset.of($0) } }
    }

    /// Pins the top edge to the parent's, inwards by the inset of that side.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func top(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.start, .vertical, inwards: insets, by: .top) }
    }

    /// Pins the bottom edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func bottom(_ offset: Double = 0) -> Self {
        asking { $0.setting(.end, .vertical, given: offset, by: .bottom) { $0 - offset } }
    }

    /// Pins the bottom edge to the parent's, a share of the parent's height inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func bottom(_ offset: Percent) -> Self {
        asking { $0.setting(.end, .vertical, given: offset, by: .bottom) { $0 - offset.of($0) } }
    }

    /// Pins the bottom edge to the parent's, inwards by the inset of that side.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func bottom(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.end, .vertical, inwards: insets, by: .bottom) }
    }

    /// Pins the left edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(_ offset: Double = 0) -> Self {
        asking { $0.setting(.start, .horizontal, to: offset, by: .left) }
    }

    /// Pins the left edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(_ offset: Percent) -> Self {
        asking { $0.setting(.start, .horizontal, given: offset, by: .left) { offset.of($0) } }
    }

    /// Pins the left edge to the parent's, inwards by the inset of that side.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.start, .horizontal, inwards: insets, by: .left) }
    }

    /// Pins the right edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(_ offset: Double = 0) -> Self {
        asking { $0.setting(.end, .horizontal, given: offset, by: .right) { $0 - offset } }
    }

    /// Pins the right edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(_ offset: Percent) -> Self {
        asking { $0.setting(.end, .horizontal, given: offset, by: .right) { $0 - offset.of($0) } }
    }

    /// Pins the right edge to the parent's, inwards by the inset of that side.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.end, .horizontal, inwards: insets, by: .right) }
    }

    /// Pins the horizontal center to the parent's, `offset` points to the right.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func hCenter(_ offset: Double = 0) -> Self {
        asking { $0.setting(.center, .horizontal, given: offset, by: .hCenter) { $0 / 2 + offset } }
    }

    /// Pins the horizontal center to the parent's, a share of the parent's width to the right.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func hCenter(_ offset: Percent) -> Self {
        asking { $0.setting(.center, .horizontal, given: offset, by: .hCenter) { $0 / 2 + offset.of($0) } }
    }

    /// Pins the vertical center to the parent's, `offset` points downwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func vCenter(_ offset: Double = 0) -> Self {
        asking { $0.setting(.center, .vertical, given: offset, by: .vCenter) { $0 / 2 + offset } }
    }

    /// Pins the vertical center to the parent's, a share of the parent's height downwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func vCenter(_ offset: Percent) -> Self {
        asking { $0.setting(.center, .vertical, given: offset, by: .vCenter) { $0 / 2 + offset.of($0) } }
    }
}
