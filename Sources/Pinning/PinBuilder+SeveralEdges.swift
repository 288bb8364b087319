import Geometry
import LayoutTree

// Several sides of the parent at once. Offsets count inwards.

extension PinBuilder {
    /// Pins all four edges to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func all(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .vertical, to: offset, by: .all)
                .setting(.end, .vertical, given: offset, by: .all) { $0 - offset }
                .setting(.start, .horizontal, to: offset, by: .all)
                .setting(.end, .horizontal, given: offset, by: .all) { $0 - offset }
        }
    }

    /// Pins all four edges to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func all(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.start, .vertical, inwards: insets, by: .all)
                .setting(.end, .vertical, inwards: insets, by: .all)
                .setting(.start, .horizontal, inwards: insets, by: .all)
                .setting(.end, .horizontal, inwards: insets, by: .all)
        }
    }

    /// Pins the left and the right edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .horizontal, to: offset, by: .horizontally)
                .setting(.end, .horizontal, given: offset, by: .horizontally) { $0 - offset }
        }
    }

    /// Pins the left and the right edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ offset: Percent) -> Self {
        asking {
            $0.setting(.start, .horizontal, given: offset, by: .horizontally) { offset.of($0) }
                .setting(.end, .horizontal, given: offset, by: .horizontally) { $0 - offset.of($0) }
        }
    }

    /// Pins the left and the right edge to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontally(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.start, .horizontal, inwards: insets, by: .horizontally)
                .setting(.end, .horizontal, inwards: insets, by: .horizontally)
        }
    }

    /// Pins the top and the bottom edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .vertical, to: offset, by: .vertically)
                .setting(.end, .vertical, given: offset, by: .vertically) { $0 - offset }
        }
    }

    /// Pins the top and the bottom edge to the parent's, a share of the parent's height inwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ offset: Percent) -> Self {
        asking {
            $0.setting(.start, .vertical, given: offset, by: .vertically) { offset.of($0) }
                .setting(.end, .vertical, given: offset, by: .vertically) { $0 - offset.of($0) }
        }
    }

    /// Pins the top and the bottom edge to the parent's, each inwards by its inset.
    @export(implementation) @inline(always) @discardableResult
    public consuming func vertically(_ insets: EdgeInsets) -> Self {
        asking {
            $0.setting(.start, .vertical, inwards: insets, by: .vertically)
                .setting(.end, .vertical, inwards: insets, by: .vertically)
        }
    }
}
