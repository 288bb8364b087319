import Geometry
import LayoutTree

// Several sides of the parent at once. Offsets count inwards.

extension PinBuilder {
    /// Pins all four edges to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func all(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.near, .vertical, offset: offset, by: .all)
                .setting(.far, .vertical, offset: offset, by: .all)
                .setting(.near, .horizontal, offset: offset, by: .all)
                .setting(.far, .horizontal, offset: offset, by: .all)
        }
    }

    /// Pins all four edges to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func all(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.near, .vertical, offset: insets, by: .all)
                .setting(.far, .vertical, offset: insets, by: .all)
                .setting(.near, .horizontal, offset: insets, by: .all)
                .setting(.far, .horizontal, offset: insets, by: .all)
        }
    }

    /// Pins the left and the right edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.near, .horizontal, offset: offset, by: .horizontally)
                .setting(.far, .horizontal, offset: offset, by: .horizontally)
        }
    }

    /// Pins the left and the right edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ offset: Percent) -> Self {
        asking {
            $0.setting(.near, .horizontal, share: offset, by: .horizontally)
                .setting(.far, .horizontal, share: offset, by: .horizontally)
        }
    }

    /// Pins the left and the right edge to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.near, .horizontal, offset: insets, by: .horizontally)
                .setting(.far, .horizontal, offset: insets, by: .horizontally)
        }
    }

    /// Pins the top and the bottom edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.near, .vertical, offset: offset, by: .vertically)
                .setting(.far, .vertical, offset: offset, by: .vertically)
        }
    }

    /// Pins the top and the bottom edge to the parent's, a share of the parent's height inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ offset: Percent) -> Self {
        asking {
            $0.setting(.near, .vertical, share: offset, by: .vertically)
                .setting(.far, .vertical, share: offset, by: .vertically)
        }
    }

    /// Pins the top and the bottom edge to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.near, .vertical, offset: insets, by: .vertically)
                .setting(.far, .vertical, offset: insets, by: .vertically)
        }
    }
}
