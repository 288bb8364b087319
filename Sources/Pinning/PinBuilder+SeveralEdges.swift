import Geometry
import LayoutTree

// Several sides of the parent at once. Offsets count inwards.

extension PinBuilder {
    /// Pins all four edges to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func all(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .vertical, offset: offset, by: .all)
                .setting(.end, .vertical, offset: offset, by: .all)
                .setting(.start, .horizontal, offset: offset, by: .all)
                .setting(.end, .horizontal, offset: offset, by: .all)
        }
    }

    /// Pins all four edges to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func all(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.start, .vertical, offset: insets, by: .all)
                .setting(.end, .vertical, offset: insets, by: .all)
                .setting(.start, .horizontal, offset: insets, by: .all)
                .setting(.end, .horizontal, offset: insets, by: .all)
        }
    }

    /// Pins the left and the right edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .horizontal, offset: offset, by: .horizontally)
                .setting(.end, .horizontal, offset: offset, by: .horizontally)
        }
    }

    /// Pins the left and the right edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ offset: Percent) -> Self {
        asking {
            $0.setting(.start, .horizontal, offset: offset, by: .horizontally)
                .setting(.end, .horizontal, offset: offset, by: .horizontally)
        }
    }

    /// Pins the left and the right edge to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.start, .horizontal, offset: insets, by: .horizontally)
                .setting(.end, .horizontal, offset: insets, by: .horizontally)
        }
    }

    /// Pins the top and the bottom edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .vertical, offset: offset, by: .vertically)
                .setting(.end, .vertical, offset: offset, by: .vertically)
        }
    }

    /// Pins the top and the bottom edge to the parent's, a share of the parent's height inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ offset: Percent) -> Self {
        asking {
            $0.setting(.start, .vertical, offset: offset, by: .vertically)
                .setting(.end, .vertical, offset: offset, by: .vertically)
        }
    }

    /// Pins the top and the bottom edge to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.start, .vertical, offset: insets, by: .vertically)
                .setting(.end, .vertical, offset: insets, by: .vertically)
        }
    }
}
