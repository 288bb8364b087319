import Geometry
import LayoutTree

// Several sides of the parent at once. Offsets count inwards.

extension PinBuilder {
    /// Pins all four edges to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func all(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: .all)
        set(.end, .vertical, given: offset, by: .all) { $0 - offset }
        set(.start, .horizontal, to: offset, by: .all)
        set(.end, .horizontal, given: offset, by: .all) { $0 - offset }
        return self
    }

    /// Pins all four edges to the parent's, each inwards by its inset.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func all(_ insets: EdgeInsets) -> Self {
        set(.start, .vertical, to: insets.top, by: Call(.all, insets))
        set(.end, .vertical, given: insets.bottom, by: Call(.all, insets)) { $0 - insets.bottom }
        set(.start, .horizontal, to: insets.left, by: Call(.all, insets))
        set(.end, .horizontal, given: insets.right, by: Call(.all, insets)) { $0 - insets.right }
        return self
    }

    /// Pins the left and the right edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func horizontally(_ offset: Double = 0) -> Self {
        set(.start, .horizontal, to: offset, by: .horizontally)
        set(.end, .horizontal, given: offset, by: .horizontally) { $0 - offset }
        return self
    }

    /// Pins the left and the right edge to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func horizontally(_ offset: Percent) -> Self {
        set(.start, .horizontal, given: offset, by: .horizontally) { offset.of($0) }
        set(.end, .horizontal, given: offset, by: .horizontally) { $0 - offset.of($0) }
        return self
    }

    /// Pins the left and the right edge to the parent's, each inwards by its inset.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func horizontally(_ insets: EdgeInsets) -> Self {
        set(.start, .horizontal, to: insets.left, by: Call(.horizontally, insets))
        set(.end, .horizontal, given: insets.right, by: Call(.horizontally, insets)) { $0 - insets.right }
        return self
    }

    /// Pins the top and the bottom edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vertically(_ offset: Double = 0) -> Self {
        set(.start, .vertical, to: offset, by: .vertically)
        set(.end, .vertical, given: offset, by: .vertically) { $0 - offset }
        return self
    }

    /// Pins the top and the bottom edge to the parent's, a share of the parent's height inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vertically(_ offset: Percent) -> Self {
        set(.start, .vertical, given: offset, by: .vertically) { offset.of($0) }
        set(.end, .vertical, given: offset, by: .vertically) { $0 - offset.of($0) }
        return self
    }

    /// Pins the top and the bottom edge to the parent's, each inwards by its inset.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vertically(_ insets: EdgeInsets) -> Self {
        set(.start, .vertical, to: insets.top, by: Call(.vertically, insets))
        set(.end, .vertical, given: insets.bottom, by: Call(.vertically, insets)) { $0 - insets.bottom }
        return self
    }
}
