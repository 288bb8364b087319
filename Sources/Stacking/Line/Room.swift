import Geometry
import LayoutTree

/// The room that a flow or a grid has in its container.
struct Room<Node: Layoutable> where Node.LayoutBase == Node {
    let container: Node
    private let padding: EdgeInsets
    /// The lengths of the container beside the area and its origin: the padding behind it, and the insets of the content box.
    private let trailing: Size
    private let fit: Axis.Set
    /// The rectangle to lay out in, inside the padding.
    var area: Rect
    /// Whether the least size of the container is measured, which its content has then.
    let isLeast: Bool
    /// Whether what reads from left to right runs from right to left.
    let isMirrored: Bool
    /// How far lines or tracks reach beyond it on each axis.
    var overflow = Size.zero

    init(
        _ container: Node, _ area: Rect?, _ padding: EdgeInsets, _ fit: Axis.Set, isAbsolute: Bool, of method: String
    ) {
        self.container = container
        isMirrored = container.readsRightToLeft(isAbsolute)
        self.padding = container.usable(padding, of: method)
        self.fit = fit
        isLeast = container.autoSizing?.measuresMinimum ?? false
        let area = container.usable(area, of: method) ?? container.contentBox
        let insets = container.usableContentBoxInsets
        trailing = Size(width: self.padding.right + insets.horizontal, height: self.padding.bottom + insets.vertical)
        // A container of a negative size has no room.
        self.area = Rect(
            origin: area.origin.offsetBy(dx: self.padding.left, dy: self.padding.top),
            size: area.size.inset(by: self.padding))
    }

    /// Whether the container follows what is in it: it is to fit, or is measured by being laid out, without a bound.
    func isFitted(_ axis: Axis) -> Bool {
        fit.contains(Axis.Set(axis)) || (container.autoSizing != nil && container.untransformedFrame.size[axis] == 0)
    }

    /// Makes the container as long as the content, if it follows that, and the room as long as the container has for it on pixels.
    mutating func fit(_ axis: Axis, to length: Double) {
        guard isFitted(axis) else { return }
        // Gaps below zero can leave nothing of the content.
        let length = max(0, length)
        area.size[axis] = length
        guard fit.contains(Axis.Set(axis)) else { return }
        container.fit(area.origin[axis] + length + trailing[axis], axis)
        area.size[axis] = max(length, container.untransformedFrame.size[axis] - area.origin[axis] - trailing[axis])
    }

    /// The pixels of the container in reading direction, on which spans in the room fall.
    func pixels(_ grid: PixelGrid) -> RoomPixels {
        let width = container.roomSize.width
        let start = isMirrored ? width - area.maxX : area.origin.x
        return RoomPixels(
            grid: grid, start: Size(width: start, height: area.origin.y), mirror: isMirrored ? width : nil)
    }

    /// Tells a container that is being measured how large it has to be, and reports in any other one what does not fit.
    func finish(_ content: Size, _ warn: (LayoutWarning.Kind) -> Void) {
        if let autoSizing = container.autoSizing {
            autoSizing.include(Rect(origin: .zero, size: outerSize(content)))
        } else if overflow != .zero {
            for axis in Axis.allCases where overflow[axis] > 0 { warn(.overflow(axis, by: overflow[axis])) }
        }
    }

    /// The size of a container that holds content of a size, with the padding behind it.
    private func outerSize(_ content: Size) -> Size {
        Size(
            width: area.origin.x + content.width + padding.right,
            height: area.origin.y + content.height + padding.bottom)
    }
}

/// Turns spans in a room, which count in reading direction from where the room starts, into spans of frames.
struct RoomPixels {
    let grid: PixelGrid
    /// How far the room is from where the container starts.
    fileprivate let start: Size
    /// The width of the container if it reads from right to left.
    fileprivate let mirror: Double?

    /// The span of a frame: snapped to pixels in reading direction, then mirrored, so that both directions have the same pixels.
    ///
    /// If the width of the container is between two pixels, the mirrored span moves to the nearest one.
    @inline(__always)
    func span(_ span: AxisSpan, _ axis: Axis) -> AxisSpan {
        let snapped = grid.aligned(AxisSpan(origin: start[axis] + span.origin, length: span.length))
        guard axis == .horizontal, let mirror else { return snapped }
        return grid.aligned(snapped.mirrored(in: mirror))
    }
}
