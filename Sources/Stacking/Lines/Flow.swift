import Geometry
import LayoutTree

/// Where the room goes that is left in the lines of a flow.
@frozen
public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
    /// After the last item.
    case start
    /// Half before the first item, and half after the last.
    case center
    /// Before the first item.
    case end
    /// In equal parts between the items; a single item stays at the start.
    case spaceBetween
    /// Into the nodes, which grow by their priorities as in a stack: of equal ones the last.
    case fill
}

// The form with a block stands first, and that for nodes last, so that the compiler explains most mistakes in lists.

extension Layoutable {
    /// Lays the items of a list in braces out one after the other, on the next line where there is no room left; see the form
    /// that takes nodes.
    @discardableResult
    @export(implementation)
    public func flow(
        axis: Axis = .horizontal, gap: Double = 0, lineGap: Double = 0,
        line: LineAlignment = .start, lastLine: LineAlignment? = nil, cross: CrossAlignment = .start,
        within area: Rect? = nil, padding: EdgeInsets = .zero, absolute: Bool = false, hidden: HiddenNodes = .keep,
        rounding: RoundingRule? = nil, fit: Axis.Set = [],
        @StackBuilder<LayoutBase> _ items: () -> [StackItem<LayoutBase>]
    ) -> FlowResult<LayoutBase> {
        flow(
            items(), axis: axis, gap: gap, lineGap: lineGap, line: line, lastLine: lastLine, cross: cross,
            within: area, padding: padding, absolute: absolute, hidden: hidden, rounding: rounding, fit: fit)
    }

    /// Lays items out one after the other, on the next line where there is no room left; see the form that takes nodes.
    ///
    /// The items are those of a stack, each within its line, but for `match`, whose size is 0, with a warning. `.lineBreak` ends a line.
    @discardableResult
    @export(implementation)
    public func flow(
        _ items: [StackItem<LayoutBase>], axis: Axis = .horizontal, gap: Double = 0,
        lineGap: Double = 0, line: LineAlignment = .start, lastLine: LineAlignment? = nil,
        cross: CrossAlignment = .start, within area: Rect? = nil, padding: EdgeInsets = .zero, absolute: Bool = false,
        hidden: HiddenNodes = .keep, rounding: RoundingRule? = nil, fit: Axis.Set = []
    ) -> FlowResult<LayoutBase> {
        layoutBase.runFlow(
            StackRequest(.flow, axis, absolute, cross, hidden, rounding), gap, lineGap, line, lastLine ?? line, area,
            padding, fit, items)
    }

    /// Lays children out one after the other, on the next line where there is no room left.
    ///
    /// ```swift
    /// tags.flow([swift, layout, linux], gap: 8, lineGap: 8, cross: .center, fit: .height)
    /// ```
    ///
    /// Every node is as large as its content, or as it is if it has none. The form that takes items says more about sizes:
    /// fixed ones, shares of the room that is left in the line, spaces, and ends of lines.
    ///
    /// A line is filled as long as the items fit with their natural sizes, shares and flexible spaces with their minima. Then it
    /// is divided as a stack is: shares and flexible spaces take what is left, and nodes become longer with `line: .fill` only. An
    /// item that is longer than the line stands on a line of its own and shrinks to its length. Fixed spaces where a line is broken
    /// are left out, and so are spaces that do not fit, which end a line, too. Lines are as high as their highest node, measured at
    /// the width that it got. In columns, content has the width that it takes without a bound.
    ///
    /// Rows of a flow run in the reading direction and go from the top down; columns run from the top down and go in the reading
    /// direction. Frames are computed without rounding and rounded once.
    ///
    /// Nodes that are no children are left out, and so is every place of a node but its first one. A gap that is not finite counts as 0,
    /// and an area or a padding that is not finite as none. All of these are reported, as is what does not fit: an item that cannot
    /// shrink to the length of its line, and lines beyond the room.
    ///
    /// - Complexity: O(*n* log *n*) for *n* items at most, and mostly O(*n*).
    /// - Parameters:
    ///   - nodes: the children, in order.
    ///   - axis: whether lines are rows or columns.
    ///   - gap: the distance between two nodes of a line, in points; a space between them takes its place. Below zero, nodes overlap.
    ///   - lineGap: the distance between two lines, in points; below zero, lines overlap.
    ///   - line: where the room goes that is left in the lines.
    ///   - lastLine: the same for the last line that is not empty; nil is the same as for the others.
    ///   - cross: where the nodes are across their line. A common baseline is for rows.
    ///   - area: the rectangle to lay out in, in this node's own space; by default one from 0 on of the size of this node, also where
    ///     it is scrolled.
    ///   - padding: the room that is left free at the edges of the area, in points.
    ///   - absolute: whether the flow runs from left to right whatever the reading direction.
    ///   - hidden: whether hidden nodes are left out, each with a space beside it: see `HiddenNodes.skip`.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - fit: the dimensions of this node that follow the lines. With the one along the lines, there is one line. The node reaches
    ///     from its origin to the end of the area.
    /// - Returns: where every item is, and the size of all lines.
    @discardableResult
    @export(implementation)
    public func flow(
        _ nodes: [LayoutBase], axis: Axis = .horizontal, gap: Double = 0, lineGap: Double = 0,
        line: LineAlignment = .start, lastLine: LineAlignment? = nil, cross: CrossAlignment = .start,
        within area: Rect? = nil, padding: EdgeInsets = .zero, absolute: Bool = false, hidden: HiddenNodes = .keep,
        rounding: RoundingRule? = nil, fit: Axis.Set = []
    ) -> FlowResult<LayoutBase> {
        flow(
            nodes.map { .flex($0) }, axis: axis, gap: gap, lineGap: lineGap, line: line, lastLine: lastLine,
            cross: cross, within: area, padding: padding, absolute: absolute, hidden: hidden, rounding: rounding,
            fit: fit)
    }
}

/// The outcome of a flow as numbers.
@usableFromInline
struct FlowOutcome {
    let lineCount: Int
    let size: Size
    let overflow: Double
    let items: [LineItem]
    let axis: Axis
    let area: Rect
    let isMirrored: Bool
}

/// The result of a flow: where every item is, and how much room the lines take up.
@frozen
public struct FlowResult<Node: Layoutable> {
    /// The place of one item.
    public struct Item {
        /// The nodes of the item, if it is not a space.
        public var content: StackContent<Node>
        /// The number of its line, from 0; nil for an item that was left out.
        public var line: Int?
        /// Where the item is, in points in the container's space, before rounding; nil for one that was left out.
        public var frame: Rect?
    }

    @usableFromInline let given: [StackItem<Node>]
    @usableFromInline let outcome: FlowOutcome

    @export(implementation)
    init(_ outcome: FlowOutcome, _ given: [StackItem<Node>]) { (self.outcome, self.given) = (outcome, given) }

    /// The number of lines.
    public var lineCount: Int { outcome.lineCount }
    /// The size of all lines, in points, without the padding: what items and gaps take up, with shares and spread lines as long as
    /// they became.
    public var size: Size { outcome.size }
    /// How far the lines reach beyond the room, in points, on the axis where that is more; 0 if they do not.
    public var overflow: Double { outcome.overflow }

    /// Where every item is; put together when it is asked for.
    ///
    /// - Complexity: O(*n*) for *n* items.
    public var items: [Item] {
        var entry = 0
        return given.resolvingChains().map { item in
            let head = outcome.items[entry]
            let members = outcome.items[entry..<entry + Int(head.members)]
            entry = members.endIndex
            if head.kind == .absent { return Item(content: item.content) }
            // Of an item with several nodes, the first one that was not left out.
            let first = members.first { $0.setsFrame } ?? head
            let frame = first.frame(
                outcome.axis, in: outcome.area, isMirrored: outcome.isMirrored, along: head)
            return Item(content: item.content, line: head.lineNumber, frame: frame)
        }
    }
}

extension FlowResult: CustomStringConvertible {
    /// One line that tells how many lines there are and what does not fit, and one for each item: its line, its frame, and what it is.
    public var description: String {
        var text = "flow, \(lineCount) \(lineCount == 1 ? "line" : "lines")"
        if overflow > 0 { text += ", \(plain(overflow)) points too long" }
        for item in items {
            var place = "left out"
            if let line = item.line, let frame = item.frame { place = "line \(line), \(frame)" }
            text += "\n    \(place): \(item.content.text)"
        }
        return text
    }
}

extension LineItem {
    /// The frame of a node of a flow, not rounded, where the item that it has its size from was given its place on a line.
    @inline(__always)
    func frame(_ axis: Axis, in area: Rect, isMirrored: Bool, along item: LineItem) -> Rect {
        var frame = area
        frame[axis] = item.span()
        frame[axis.perpendicular] = spanAcross
        if isMirrored { frame[.horizontal] = frame[.horizontal].mirrored(in: area.size.width) }
        frame.origin.x += area.origin.x
        frame.origin.y += area.origin.y
        return frame
    }
}
