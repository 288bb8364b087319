import Geometry
import LayoutTree

/// What one or several references cover together, in the space of the placed node's parent.
@usableFromInline
@frozen
struct ReferenceArea {
    /// The smallest rectangle around all of them; NaN where none could be used.
    @usableFromInline var frame: Rect
    /// The mean of their centers, on which several references are centered.
    @usableFromInline var center: Point
    /// The number of references that could be used.
    @usableFromInline var count: Int
    /// Whether no reference was looked at: there is none, or none that is visible.
    @usableFromInline var isEmpty: Bool
    /// Whether a reference could not be used.
    @usableFromInline var isIncomplete: Bool

    /// The area of nothing.
    @inlinable
    init() {
        frame = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        center = Point(x: .nan, y: .nan)
        count = 0
        isEmpty = true
        isIncomplete = false
    }

    /// Adds the frame of one more reference; the centers are summed up.
    @inlinable
    mutating func include(_ frame: Rect) {
        self.frame = count == 0 ? frame : self.frame.union(frame)
        center = count == 0 ? frame.center : center + frame.center
        count += 1
    }
}

extension PinIntents {
    /// The area of a list of references: of those that can be used.
    ///
    /// The others are noted, and so is a list in which none is visible.
    @inlinable
    @inline(always)
    func area(
        of references: [Node], _ hidden: HiddenNodes, by call: Call<Node>
    ) -> (area: ReferenceArea, log: HandedLog<Node>) {
        let area = ReferenceArea(of: references, hidden, beside: node, kind)
        var log = log
        if area.count == 0 || area.count < references.count {
            if area.isIncomplete { log = ChainLog.noting(node, .unreachable, call, among: references, in: log) }
            if area.isEmpty { log = ChainLog.noting(node, .nothingVisible, call, among: references, in: log) }
        }
        return (area, log)
    }
}

extension ReferenceArea {
    @inlinable
    init<Node: Layoutable>(of references: [Node], _ hidden: HiddenNodes, beside node: Node, _ kind: FrameKind)
    where Node.LayoutBase == Node {
        self.init()
        for reference in references where hidden == .keep || reference.isVisible {
            isEmpty = false
            let frame =
                kind == .untransformed && node.readsFrame(of: reference)
                ? reference.presentFrame : node.convertedFrame(of: reference, kind)
            if frame.isFinite { include(frame) } else { isIncomplete = true }
        }
        if count > 1 { center = Point(x: center.x / Double(count), y: center.y / Double(count)) }
    }
}

extension PinIntents {
    /// Lines the node up horizontally with references above or below it: the edge or center that the alignment says goes to an x.
    @inlinable
    @inline(always)
    consuming func liningUp(
        _ alignment: HorizontalAlignment?, at x: Double, by call: Call<Node>, among list: [Node]? = nil
    ) -> PinIntents {
        switch alignment {
        case nil: self
        case .left: recording(.start, .horizontal, x, by: call, among: list)
        case .center: recording(.center, .horizontal, x, by: call, among: list)
        case .right: recording(.end, .horizontal, x, by: call, among: list)
        case .start: recording(.leading, .horizontal, x, by: call, among: list)
        case .end: recording(.trailing, .horizontal, x, by: call, among: list)
        }
    }

    /// Lines the node up vertically with references beside it: the edge, center or line of text that the alignment says goes to
    /// a y.
    @inlinable
    @inline(always)
    consuming func liningUp(
        _ alignment: SideAlignment?, at y: Double, by call: Call<Node>, among list: [Node]? = nil
    ) -> PinIntents {
        switch alignment {
        case nil: return self
        case .top: return recording(.start, .vertical, y, by: call, among: list)
        case .center: return recording(.center, .vertical, y, by: call, among: list)
        case .bottom: return recording(.end, .vertical, y, by: call, among: list)
        case .firstBaseline, .lastBaseline:
            let edge = node.edge(thatPuts: alignment == .firstBaseline ? .firstBaseline : .lastBaseline, at: y)
            return recording(edge.slot, .vertical, edge.coordinate, by: call, among: list)
        }
    }
}

extension SideAlignment {
    /// The line of text that is lined up, if it is one.
    @inlinable var line: TextLine? {
        switch self {
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .top, .center, .bottom: nil
        }
    }
}

extension Layoutable where LayoutBase == Self {
    /// The edge of this node to pin, and where, so that its own line of text comes to a height.
    ///
    /// A node without font metrics stands on its bottom edge.
    @usableFromInline
    @inline(never)
    func edge(thatPuts line: TextLine, at y: Double) -> (slot: AxisIntents.Slot, coordinate: Double) {
        guard let metrics = fontMetrics else { return (.end, y) }
        if line == .firstBaseline { return (.start, y - metrics.ascender) }
        return (.end, y + metrics.baselineInset(on: pixelGrid))
    }

    /// The height of a line of text of the first reference that can be used, or NaN where none can.
    @usableFromInline
    @inline(never)
    func height(of line: TextLine, in references: [Self], hidden: HiddenNodes, _ kind: FrameKind) -> Double {
        for reference in references where hidden == .keep || reference.isVisible {
            guard let space = reference.parentNode, let map = parentNode?.map(from: space, kind) else { continue }
            let frame = map.apply(to: reference.frame(kind).standardized)
            return frame.origin.y + reference.offset(of: line, height: frame.height)
        }
        return .nan
    }
}
