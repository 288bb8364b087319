import Geometry
import LayoutTree

/// The room that a flow or a grid has in its container.
struct Room {
    private let padding: EdgeInsets
    /// The lengths of the container beside the area and its origin: the padding after it, and the insets of the content box.
    private let trailing: Size
    /// The dimensions of the container that follow its content by request.
    private let fit: Axis.Set
    /// The dimensions that also follow it, because a layout without a bound measures the container.
    private let unbounded: Axis.Set
    /// The rectangle to lay out in, inside the padding.
    var area: Rect
    /// Whether the least size of the container is measured, with the least sizes of its content.
    let isLeast: Bool
    /// Whether the layout runs from right to left.
    let isMirrored: Bool
    /// The distances by which lines or tracks exceed it on each axis.
    var overflow = Size.zero

    init<Node: Layoutable>(
        _ container: Node, _ area: Rect?, _ padding: EdgeInsets, _ fit: Axis.Set, isAbsolute: Bool, of method: String
    ) where Node.LayoutBase == Node {
        isMirrored = container.readsRightToLeft(isAbsolute)
        self.padding = container.usable(padding, of: method)
        self.fit = fit
        let (autoSizing, size) = (container.autoSizing, container.untransformedFrame.size)
        isLeast = autoSizing?.measuresMinimum ?? false
        var unbounded: Axis.Set = []
        for axis in Axis.allCases where autoSizing != nil && size[axis] == 0 { unbounded.insert(Axis.Set(axis)) }
        self.unbounded = unbounded
        let area = container.usable(area, of: method) ?? container.contentBox
        let insets = container.usableContentBoxInsets
        trailing = Size(width: self.padding.right + insets.horizontal, height: self.padding.bottom + insets.vertical)
        // A container of a negative size has no room.
        self.area = Rect(
            origin: area.origin.offsetBy(dx: self.padding.left, dy: self.padding.top),
            size: area.size.inset(by: self.padding))
    }

    /// Whether the container follows its content.
    func isFitted(_ axis: Axis) -> Bool { fit.union(unbounded).contains(Axis.Set(axis)) }

    /// Makes the container as long as the content, if it follows its content, and the room as long as the rounded container allows.
    mutating func fit<Node: Layoutable>(_ container: Node, _ axis: Axis, to length: Double)
    where Node.LayoutBase == Node {
        guard isFitted(axis) else { return }
        // Negative gaps can leave no content length.
        let length = max(0, length)
        area.size[axis] = length
        guard fit.contains(Axis.Set(axis)) else { return }
        container.fit(area.origin[axis] + length + trailing[axis], axis)
        area.size[axis] = max(length, container.untransformedFrame.size[axis] - area.origin[axis] - trailing[axis])
    }

    /// The pixels of the container in reading direction, to which spans in the room are snapped.
    func pixels<Node: Layoutable>(of container: Node, _ grid: PixelGrid) -> RoomPixels where Node.LayoutBase == Node {
        let width = container.roomSize.width
        let start = isMirrored ? width - area.maxX : area.origin.x
        return RoomPixels(
            grid: grid, start: Size(width: start, height: area.origin.y), mirror: isMirrored ? width : nil)
    }

    /// Adds the required size to a container that is being measured, and reports an overflow in any other container.
    func finish<Node: Layoutable>(
        _ container: Node, _ content: Size, _ warn: (LayoutWarning.Kind) -> Void
    ) where Node.LayoutBase == Node {
        if let autoSizing = container.autoSizing {
            autoSizing.include(Rect(origin: .zero, size: outerSize(content)))
        } else if overflow != .zero {
            for axis in Axis.allCases where overflow[axis] > 0 { warn(.overflow(axis, by: overflow[axis])) }
        }
    }

    /// The size of a container for content of a size, with the padding after it.
    private func outerSize(_ content: Size) -> Size {
        Size(
            width: area.origin.x + content.width + padding.right,
            height: area.origin.y + content.height + padding.bottom)
    }
}

/// Turns spans in a room, measured in reading direction from the start of the room, into spans of frames.
struct RoomPixels {
    let grid: PixelGrid
    /// The distance of the room from the start of the container.
    fileprivate let start: Size
    /// The width of the container if it reads from right to left.
    fileprivate let mirror: Double?

    /// The frame at a span along an axis and another one across it.
    @inline(__always)
    func frame(_ along: AxisSpan, _ across: AxisSpan, _ axis: Axis) -> Rect {
        var frame = Rect.zero
        if mirror != nil {
            frame[axis] = span(along, axis)
            frame[axis.perpendicular] = span(across, axis.perpendicular)
            return frame
        }
        frame[axis] = along
        frame[axis.perpendicular] = across
        return grid.aligned(frame.offsetBy(dx: start.width, dy: start.height))
    }

    /// The span of a frame, snapped to pixels.
    @inline(__always)
    func span(_ span: AxisSpan, _ axis: Axis) -> AxisSpan {
        let span = AxisSpan(origin: start[axis] + span.origin, length: span.length)
        return grid.snapped(span, mirroredIn: axis == .horizontal ? mirror : nil, keepsLength: false)
    }
}

// MARK: Bad input

extension Layoutable where LayoutBase == Self {
    /// A valid gap; 0, and reported, for a gap that is not finite, or is negative although nodes must not overlap.
    func usable(_ gap: Double, _ name: String, of method: String, mayOverlap: Bool = false) -> Double {
        if gap.magnitude <= LineItem.largest, gap >= 0 || mayOverlap { return gap }
        warn(.invalidValue(gap), method: method, call: "\(method)(\(name): \(plain(gap)))")
        return 0
    }

    /// A valid padding; none, and reported, for a padding that is not finite.
    func usable(_ padding: EdgeInsets, of method: String) -> EdgeInsets {
        if padding.isFinite { return padding }
        let numbers = [padding.top, padding.left, padding.bottom, padding.right]
        warn(.invalidNumber(of: numbers), method: method, call: "\(method)(padding: \(padding))")
        return .zero
    }

    /// A valid area; none, and reported, for an area that is not finite.
    func usable(_ area: Rect?, of method: String) -> Rect? {
        guard let area, !area.isFinite else { return area?.standardized }
        let numbers = [area.origin.x, area.origin.y, area.size.width, area.size.height]
        warn(.invalidNumber(of: numbers), method: method, call: "\(method)(within: \(area))")
        return nil
    }
}

extension LayoutWarning.Kind {
    /// The first number that is not finite.
    fileprivate static func invalidNumber(of numbers: [Double]) -> LayoutWarning.Kind {
        .invalidValue(numbers.first { !$0.isFinite } ?? 0)
    }
}
