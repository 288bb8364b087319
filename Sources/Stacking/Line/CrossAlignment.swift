import Geometry
import LayoutTree

/// Where the nodes of a row or column are on the other axis.
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
    /// In a row: the first lines of text stand on one line, as high up as the highest of them allows.
    case firstBaseline
    /// In a row: the last lines of text stand on one line, as far down as the lowest of them allows.
    case lastBaseline
}

extension CrossAlignment {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The room across a line, and where in it the nodes are.
///
/// A common baseline is for rows; elsewhere it is the start. It is as near to a side of the room as it belongs to allows.
struct CrossPlacement {
    let axis: Axis
    var area: AxisSpan
    let cross: CrossAlignment
    /// Whether the start is on the right.
    var isMirrored: Bool
    /// How far nodes reach above the common baseline, and below it.
    private(set) var above = 0.0
    private(set) var below = 0.0

    init(axis: Axis, area: AxisSpan, cross: CrossAlignment, isMirrored: Bool = false) {
        (self.axis, self.area, self.cross, self.isMirrored) = (axis, area, cross, isMirrored)
    }

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

/// The room across a line whose nodes may each have an alignment of their own: one line of text for all that share the first, and one for
/// those that share the last.
struct CrossLines {
    private var first: CrossPlacement
    private var last: CrossPlacement

    init(_ axis: Axis, _ area: AxisSpan, isMirrored: Bool) {
        first = CrossPlacement(axis: axis, area: area, cross: .firstBaseline, isMirrored: isMirrored)
        last = CrossPlacement(axis: axis, area: area, cross: .lastBaseline, isMirrored: isMirrored)
    }

    /// Makes room for a node on a common baseline, and returns how far its line of text is below its top.
    @inline(__always)
    @discardableResult
    mutating func add<Node: Layoutable>(_ node: Node, _ length: Double, _ cross: CrossAlignment) -> Double {
        switch cross {
        case .firstBaseline: first.add(node, length)
        case .lastBaseline: last.add(node, length)
        default: 0
        }
    }

    /// Gives the room its length when all nodes are known.
    mutating func setLength(_ length: Double) { (first.area.length, last.area.length) = (length, length) }

    /// The height that the nodes on common baselines take up.
    var baselineHeight: Double { max(first.baselineHeight, last.baselineHeight) }

    /// Where a node of a length is, whose line of text is that far below its top.
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

    /// Where a node of a length is.
    @inline(__always)
    func span<Node: Layoutable>(of node: Node, _ length: Double, _ cross: CrossAlignment) -> AxisSpan {
        switch cross {
        case .firstBaseline: span(length, first.textOffset(of: node, length), cross)
        case .lastBaseline: span(length, last.textOffset(of: node, length), cross)
        default: span(length, 0, cross)
        }
    }
}
