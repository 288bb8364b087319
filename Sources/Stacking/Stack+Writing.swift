import Geometry
import LayoutTree

// From numbers to frames.

extension Stack {
    /// The span of an item in the container's space.
    @inline(__always)
    func span(_ entry: Int) -> AxisSpan {
        let span = AxisSpan(origin: line.items[entry].position, length: line.items[entry].size)
        return isMirrored ? span.mirrored(in: size[axis]) : span
    }

    /// Writes the frames of the nodes: along the stack, and across it where they are to be aligned.
    mutating func write(along: Bool = true, across: Bool = true) {
        if isUnreachable { return }
        if along, across, cross != nil, !container.isFlipped {
            // A frame is turned over whenever it is read and written there, which may move its last bit: it is as it always was.
            write(across: false)
            return write(along: false)
        }
        let (axis, grid, keepsSizes, mirror) = (axis, grid, keepsSizes, isMirrored ? size[axis] : nil)
        let line = across && cross != nil ? crossLine() : nil
        guard along || line != nil else { return }
        // What fills the room is the same span for all.
        let filled = cross == .fill ? line.map { grid.aligned($0.area) } : nil
        forEachNode { node, place in
            var frame = node.untransformedFrame
            if along {
                var span = AxisSpan(origin: place.item.position, length: place.item.size)
                if let mirror { span = span.mirrored(in: mirror) }
                frame[axis] = keepsSizes ? grid.moved(span) : grid.aligned(span)
            }
            if let filled { frame[axis.perpendicular] = filled } else if let line { line.align(&frame, of: node, grid) }
            node.untransformedFrame = frame
        }
    }

    /// The room across the stack; nil if the nodes stay where they are.
    @inline(never)
    private mutating func crossLine() -> CrossLine? {
        guard let cross else { return nil }
        let other = axis.perpendicular
        let area = area?[other] ?? AxisSpan(origin: 0, length: size[other])
        var line = CrossLine(axis: other, area: area.standardized, cross: cross)
        line.isMirrored = axis == .vertical && container.readsRightToLeft(isAbsolute)
        if cross.isBaseline, axis == .vertical { warn(.noCommonBaseline) }
        if line.hasBaseline {
            forEachNode { node, _ in _ = line.add(node, node.untransformedFrame.height) }
        }
        return line
    }
}

extension Layoutable {
    /// Writes the frame on one axis.
    @inline(__always)
    func setSpan(_ span: AxisSpan, _ axis: Axis) {
        var frame = untransformedFrame
        frame[axis] = span
        untransformedFrame = frame
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
    private var above = 0.0
    private var below = 0.0

    init(axis: Axis, area: AxisSpan, cross: CrossAlignment) {
        (self.axis, self.area, self.cross) = (axis, area, cross)
    }

    var hasBaseline: Bool { cross.isBaseline && axis == .vertical }

    /// How far a node's line of text is below its top, if nodes are aligned by that.
    @inline(__always)
    func textOffset<Node: Layoutable>(of node: Node, _ height: Double) -> Double {
        hasBaseline ? node.offset(of: cross == .lastBaseline ? .lastBaseline : .firstBaseline, height: height) : 0
    }

    /// Makes room for a node on the common baseline, and returns how far its line of text is below its top.
    @inline(__always)
    mutating func add<Node: Layoutable>(_ node: Node, _ height: Double) -> Double {
        guard hasBaseline else { return 0 }
        let offset = textOffset(of: node, height)
        above = max(above, offset)
        below = max(below, height - offset)
        return offset
    }

    /// Brings the frame of a node that keeps its length to its place, snapped to pixels.
    @inline(__always)
    func align<Node: Layoutable>(_ frame: inout Rect, of node: Node, _ grid: PixelGrid) {
        let length = frame.size[axis]
        frame[axis] = grid.moved(span(length, textOffset(of: node, length)))
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
        switch rule {
        case .pixel: AxisSpan(origin: rounded(span.origin), length: span.length)
        case .edges: AxisSpan(origin: roundedUpwards(span.origin), length: span.length)
        case .none: span
        }
    }
}
