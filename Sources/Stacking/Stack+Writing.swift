import Geometry
import LayoutTree

// From numbers to frames.

extension Stack {
    /// The length of the container, if the stack runs from its far end.
    var mirror: Double? { isMirrored ? size[axis] : nil }

    /// The span of an item in the container's space.
    @inline(__always)
    func span(_ entry: Int) -> AxisSpan { line.items[entry].span(mirroredIn: mirror) }

    /// Writes the frames of the nodes: along the stack, and across it where they are to be aligned.
    mutating func write(along: Bool = true, across: Bool = true) {
        if isUnreachable { return }
        guard across, let cross else {
            if along { writeFrames(along: true) { _, _ in } }
            return
        }
        // A frame is turned over whenever it is read and written in a container that is not flipped, which may move its last
        // bit: it is as it always was.
        let isOneStep = along && container.isFlipped
        if along, !isOneStep { writeFrames(along: true) { _, _ in } }
        align(cross, along: isOneStep)
    }

    /// Aligns the nodes across the stack, and writes where they are along it if that is not done yet.
    private mutating func align(_ cross: CrossAlignment, along: Bool) {
        let (axis, grid) = (axis.perpendicular, grid)
        let room = (area?[axis] ?? AxisSpan(origin: 0, length: size[axis])).standardized
        if cross == .fill {
            let span = grid.aligned(room)
            return writeFrames(along: along) { _, frame in frame[axis] = span }
        }
        var line = CrossLine(axis: axis, area: room, cross: cross)
        line.isMirrored = axis == .horizontal && container.readsRightToLeft(isAbsolute)
        if cross.isBaseline { addBaselines(&line) }
        writeFrames(along: along) { node, frame in
            let length = frame.size[axis]
            frame[axis] = grid.moved(line.span(length, line.textOffset(of: node, length)))
        }
    }

    /// Changes the frames of the nodes, each once.
    @inline(__always)
    private mutating func writeFrames(along: Bool, _ align: (Node, inout Rect) -> Void) {
        let (axis, grid, keepsSizes, mirror) = (axis, grid, method.keepsSizes, mirror)
        forEachNode { node, place in
            var span = place.item.span(mirroredIn: mirror)
            if along { span = keepsSizes ? grid.moved(span) : grid.aligned(span) }
            var frame = node.untransformedFrame
            if along { frame[axis] = span }
            align(node, &frame)
            node.untransformedFrame = frame
        }
    }

    /// Finds the baseline that the nodes of a row have in common.
    @inline(never)
    private mutating func addBaselines(_ line: inout CrossLine) {
        if axis == .vertical { return warn(.noCommonBaseline) }
        forEachNode { node, _ in line.add(node, node.untransformedFrame.height) }
    }
}

extension CrossAlignment {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The room across a line, and where in it the nodes are.
///
/// A common baseline is for rows; elsewhere it is the start. It is as near to a side of the room as it belongs to allows.
struct CrossLine {
    let axis: Axis
    var area: AxisSpan
    let cross: CrossAlignment
    /// Whether the start is on the right.
    var isMirrored = false
    /// How far nodes reach above the common baseline, and below it.
    private(set) var above = 0.0
    private(set) var below = 0.0

    var hasBaseline: Bool { cross.isBaseline && axis == .vertical }

    /// How far a node's line of text is below its top, if nodes are aligned by that.
    @inline(__always)
    func textOffset<Node: Layoutable>(of node: Node, _ height: Double) -> Double {
        hasBaseline ? node.offset(of: cross == .lastBaseline ? .lastBaseline : .firstBaseline, height: height) : 0
    }

    /// Makes room for a node on the common baseline, and returns how far its line of text is below its top.
    @inline(__always)
    @discardableResult
    mutating func add<Node: Layoutable>(_ node: Node, _ height: Double) -> Double {
        guard hasBaseline else { return 0 }
        let offset = textOffset(of: node, height)
        above = max(above, offset)
        below = max(below, height - offset)
        return offset
    }

    /// The height that the nodes on the common baseline take up together.
    var baselineHeight: Double { above + below }

    /// Where a node of a length is, whose line of text is that far below its top.
    @inline(__always)
    func span(_ length: Double, _ textOffset: Double) -> AxisSpan {
        switch cross {
        case .center: AxisSpan(origin: area.center - length / 2, length: length)
        case .end: AxisSpan(origin: isMirrored ? area.start : area.end - length, length: length)
        case .fill: area
        case .firstBaseline where hasBaseline:
            AxisSpan(origin: area.start + above - textOffset, length: length)
        case .lastBaseline where hasBaseline:
            AxisSpan(origin: area.end - below - textOffset, length: length)
        default: AxisSpan(origin: isMirrored ? area.end - length : area.start, length: length)
        }
    }
}

extension PixelGrid {
    /// The span with its origin on the grid, by the grid's rule, and its length as it is.
    func moved(_ span: AxisSpan) -> AxisSpan {
        AxisSpan(origin: aligned(AxisSpan(origin: span.origin, length: 0)).origin, length: span.length)
    }
}
