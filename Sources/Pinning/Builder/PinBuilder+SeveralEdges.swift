import Geometry
import LayoutTree

// Several sides of the parent at once. Offsets point inwards.

extension PinBuilder {
    /// Pins all four edges to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func all(_ offset: Double = 0) -> Self {
        updateChain {
            $0.assign(.near, .vertical, offset: offset, by: .all)
                .assign(.far, .vertical, offset: offset, by: .all)
                .assign(.near, .horizontal, offset: offset, by: .all)
                .assign(.far, .horizontal, offset: offset, by: .all)
        }
    }

    /// Pins all four edges to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func all(_ insets: EdgeInsets) -> Self {
        updateChain {
            $0.assign(.near, .vertical, insets: insets, by: .all)
                .assign(.far, .vertical, insets: insets, by: .all)
                .assign(.near, .horizontal, insets: insets, by: .all)
                .assign(.far, .horizontal, insets: insets, by: .all)
        }
    }

    /// Pins the left and the right edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ offset: Double = 0) -> Self {
        updateChain {
            $0.assign(.near, .horizontal, offset: offset, by: .horizontally)
                .assign(.far, .horizontal, offset: offset, by: .horizontally)
        }
    }

    /// Pins the left and the right edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ offset: Percent) -> Self {
        updateChain {
            $0.assign(.near, .horizontal, share: offset, by: .horizontally)
                .assign(.far, .horizontal, share: offset, by: .horizontally)
        }
    }

    /// Pins the left and the right edge to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ insets: EdgeInsets) -> Self {
        updateChain {
            $0.assign(.near, .horizontal, insets: insets, by: .horizontally)
                .assign(.far, .horizontal, insets: insets, by: .horizontally)
        }
    }

    /// Pins the top and the bottom edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ offset: Double = 0) -> Self {
        updateChain {
            $0.assign(.near, .vertical, offset: offset, by: .vertically)
                .assign(.far, .vertical, offset: offset, by: .vertically)
        }
    }

    /// Pins the top and the bottom edge to the parent's, a share of the parent's height inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ offset: Percent) -> Self {
        updateChain {
            $0.assign(.near, .vertical, share: offset, by: .vertically)
                .assign(.far, .vertical, share: offset, by: .vertically)
        }
    }

    /// Pins the top and the bottom edge to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ insets: EdgeInsets) -> Self {
        updateChain {
            $0.assign(.near, .vertical, insets: insets, by: .vertically)
                .assign(.far, .vertical, insets: insets, by: .vertically)
        }
    }
}
