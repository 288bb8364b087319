import Geometry
import LayoutTree

// What flows and grids ask of their container.

extension Layoutable where LayoutBase == Self {
    /// Whether the node is measured by being laid out, and its length on an axis is unbounded.
    func isMeasured(_ axis: Axis) -> Bool { autoSizing != nil && untransformedFrame.size[axis] == 0 }

    /// The rectangle, in the node's own space, that is left of an area inside a padding; never of a negative size.
    func room(_ area: Rect?, _ padding: EdgeInsets) -> Rect {
        var room = area ?? Rect(origin: .zero, size: untransformedFrame.size)
        room.origin.x += padding.left
        room.origin.y += padding.top
        room.size.width = max(0, room.size.width - padding.left - padding.right)
        room.size.height = max(0, room.size.height - padding.top - padding.bottom)
        return room
    }

    /// Whether a node is laid out in a container: one of its children, and not a hidden one that is skipped.
    @inline(__always)
    func counts(in container: Self, _ hidden: HiddenNodes) -> Bool {
        parentNode === container && (hidden == .keep || isVisible)
    }

    /// The length that the node wants at a length on the other axis: that of its content, or else its own.
    ///
    /// Content that takes all of an unbounded proposal has the length that is given for it, or else that of the node.
    @inline(__always)
    func wantedLength(
        _ axis: Axis, at other: Double = .greatestFiniteMagnitude, orUnbounded fallback: Double? = 0
    ) -> Double {
        var proposal = Size.unbounded
        proposal[axis.perpendicular] = other
        let length = contentSize(within: proposal)?[axis] ?? untransformedFrame.size[axis]
        return length < 1e100 ? max(0, length) : fallback ?? untransformedFrame.size[axis]
    }

    /// Gives the node a length, snapped to pixels.
    func fit(_ length: Double, _ axis: Axis) {
        var frame = untransformedFrame
        let span = AxisSpan(origin: frame.origin[axis], length: max(0, length))
        frame.size[axis] = pixelGrid.aligned(span).length
        untransformedFrame = frame
    }

    // MARK: Bad input

    /// A gap that can be computed with; 0, reported, for one that is not finite, or below zero where nodes must not overlap.
    func usable(_ gap: Double, _ name: String, of method: String, mayOverlap: Bool = false) -> Double {
        if gap.magnitude <= LineItem.largest, gap >= 0 || mayOverlap { return gap }
        warn(.invalidValue(gap), method: method, call: "\(method)(\(name): \(plain(gap)))")
        return 0
    }

    /// A padding that can be computed with; none, reported, for one that is not finite.
    func usable(_ padding: EdgeInsets, of method: String) -> EdgeInsets {
        if padding.isFinite { return padding }
        let lengths = [padding.top, padding.left, padding.bottom, padding.right]
        warn(.invalidValue(lengths.first { !$0.isFinite } ?? 0), method: method, call: "\(method)(padding: \(padding))")
        return .zero
    }

    /// An area that can be computed with; none, reported, for one that is not finite.
    func usable(_ area: Rect?, of method: String) -> Rect? {
        guard let area, !area.isFinite else { return area?.standardized }
        let numbers = [area.origin.x, area.origin.y, area.size.width, area.size.height]
        warn(.invalidValue(numbers.first { !$0.isFinite } ?? 0), method: method, call: "\(method)(within: \(area))")
        return nil
    }
}

extension Rect {
    /// The size of a node that holds content of a size in this room, with the padding behind it.
    func outerSize(_ content: Size, _ padding: EdgeInsets) -> Size {
        Size(width: origin.x + content.width + padding.right, height: origin.y + content.height + padding.bottom)
    }
}
