import Geometry
import LayoutTree

/// The alignment of the nodes of a row or column on the other axis.
@frozen
public enum CrossAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the top of a row, or at the leading side of a column.
    case start
    /// In the middle.
    case center
    /// At the bottom of a row, or at the trailing side of a column.
    case end
    /// From one side to the other: the node gets the size of the area.
    case fill
    /// In a row: the first baselines are aligned, as high as the highest node allows.
    case firstBaseline
    /// In a row: the last baselines are aligned, as low as the lowest node allows.
    case lastBaseline
}

extension CrossAlignment {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The room across a line, and the alignment of nodes in it.
///
/// A common baseline is for rows; elsewhere the start is used. It is as close to its side of the room as the nodes allow.
struct CrossPlacement {
    let axis: Axis
    var area: AxisSpan
    let cross: CrossAlignment
    /// Whether the start is on the right.
    var isMirrored: Bool
    /// The largest extents of nodes above the common baseline, and below it.
    private(set) var above = 0.0
    private(set) var below = 0.0

    init(axis: Axis, area: AxisSpan, cross: CrossAlignment, isMirrored: Bool = false) {
        (self.axis, self.area, self.cross, self.isMirrored) = (axis, area, cross, isMirrored)
    }

    var hasBaseline: Bool { cross.isBaseline && axis == .vertical }

    /// The distance of a node's baseline from its top, if nodes are aligned by it.
    @inline(__always)
    func textOffset<Node: Layoutable>(of node: Node, _ height: Double) -> Double {
        hasBaseline ? node.offset(of: cross == .lastBaseline ? .lastBaseline : .firstBaseline, height: height) : 0
    }

    /// Makes room for a node on the common baseline, and returns the distance of its baseline from its top.
    @inline(__always)
    @discardableResult
    mutating func add<Node: Layoutable>(_ node: Node, _ height: Double) -> Double {
        guard hasBaseline else { return 0 }
        let offset = textOffset(of: node, height)
        above = max(above, offset)
        below = max(below, height - offset)
        return offset
    }

    /// The total height of the nodes on the common baseline.
    var baselineHeight: Double { above + below }

    /// The span of a node with a length, and with a baseline at a distance from its top.
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

/// The room across a line whose nodes may each have their own alignment: one line of text for all nodes aligned at the first
/// baseline, and one for all nodes aligned at the last.
struct CrossLines {
    private var first: CrossPlacement
    private var last: CrossPlacement

    init(_ axis: Axis, _ area: AxisSpan, isMirrored: Bool) {
        first = CrossPlacement(axis: axis, area: area, cross: .firstBaseline, isMirrored: isMirrored)
        last = CrossPlacement(axis: axis, area: area, cross: .lastBaseline, isMirrored: isMirrored)
    }

    /// Makes room for a node on a common baseline, and returns the distance of its baseline from its top.
    @inline(__always)
    @discardableResult
    mutating func add<Node: Layoutable>(_ node: Node, _ length: Double, _ cross: CrossAlignment) -> Double {
        switch cross {
        case .firstBaseline: first.add(node, length)
        case .lastBaseline: last.add(node, length)
        default: 0
        }
    }

    /// Sets the length of the room when all nodes are known.
    mutating func setLength(_ length: Double) { (first.area.length, last.area.length) = (length, length) }

    /// The height of the nodes on common baselines.
    var baselineHeight: Double { max(first.baselineHeight, last.baselineHeight) }

    /// The span of a node with a length, and with a baseline at a distance from its top.
    @inline(__always)
    func span(_ length: Double, _ textOffset: Double, _ cross: CrossAlignment) -> AxisSpan {
        switch cross {
        case .firstBaseline: first.span(length, textOffset)
        case .lastBaseline: last.span(length, textOffset)
        default:
            CrossPlacement(axis: first.axis, area: first.area, cross: cross, isMirrored: first.isMirrored).span(
                length, 0)
        }
    }

    /// The span of a node with a length.
    @inline(__always)
    func span<Node: Layoutable>(of node: Node, _ length: Double, _ cross: CrossAlignment) -> AxisSpan {
        switch cross {
        case .firstBaseline: span(length, first.textOffset(of: node, length), cross)
        case .lastBaseline: span(length, last.textOffset(of: node, length), cross)
        default: span(length, 0, cross)
        }
    }
}
