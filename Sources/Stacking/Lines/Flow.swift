import Geometry
import LayoutTree

/// The use of the remaining room in the lines of a flow.
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
    /// In the nodes, which grow by their priorities as in a stack; among equals the last grows first.
    case fill
}

// The form with a block is first, and the form for nodes last, so that the compiler explains most mistakes in lists.

extension Layoutable {
    /// Lays out the items of a list in braces one after the other, and begins a new line when there is no room; see the form that
    /// takes nodes.
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

    /// Lays out items one after the other, and begins a new line when there is no room; see the form that takes nodes.
    ///
    /// The items are the same as in a stack, each within its line, except for `match`, whose size is 0, with a warning.
    /// `.lineBreak` ends a line.
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

    /// Lays out children one after the other, and begins a new line when there is no room.
    ///
    /// ```swift
    /// tags.flow([swift, layout, linux], gap: 8, lineGap: 8, cross: .center, fit: .height)
    /// ```
    ///
    /// Every node is as large as its content, or keeps its size without content. The form that takes items also has fixed sizes,
    /// shares of the remaining room in the line, spaces, and ends of lines.
    ///
    /// A line is filled as long as the items fit with their natural sizes, shares and flexible spaces with their minima. Then it is
    /// divided as a stack is: shares and flexible spaces take the remaining room, and nodes become longer only with `line: .fill`.
    /// An item that is longer than the line gets its own line and shrinks to its length. Fixed spaces at a line break are removed,
    /// and so are spaces that do not fit, which also end a line. Lines are as high as their highest node, measured at its final
    /// width. In columns, content has its width without a bound.
    ///
    /// The rows of a flow run in the reading direction and follow each other from the top down; columns run from the top down and
    /// follow each other in the reading direction. Frames are computed without rounding and rounded once.
    ///
    /// Nodes that are not children are skipped, and so is every place of a node but its first one. A gap that is not finite is
    /// replaced by 0, and an area or a padding that is not finite is ignored. All of this is reported, and so is everything that
    /// does not fit: an item that cannot shrink to the length of its line, and lines beyond the room.
    ///
    /// - Complexity: O(*n* log *n*) for *n* items at most, and mostly O(*n*).
    /// - Parameters:
    ///   - nodes: the children, in order.
    ///   - axis: whether lines are rows or columns.
    ///   - gap: the distance between two nodes of a line, in points; a space between them replaces it. Below zero, nodes overlap.
    ///   - lineGap: the distance between two lines, in points; below zero, lines overlap.
    ///   - line: the use of the remaining room in the lines.
    ///   - lastLine: the same for the last line that is not empty; nil uses `line`.
    ///   - cross: the alignment of nodes across their line. A common baseline is for rows.
    ///   - area: the rectangle to lay out in, in this node's own space; by default a rectangle at 0 with the size of this node,
    ///     even if it is scrolled.
    ///   - padding: the free room at the edges of the area, in points.
    ///   - absolute: whether the flow runs from left to right in both reading directions.
    ///   - hidden: whether hidden nodes are skipped, each with a space beside it: see `HiddenNodes.skip`.
    ///   - rounding: how frames are snapped to pixels; nil uses the rule of the tree.
    ///   - fit: the dimensions of this node that follow the lines. With the one along the lines, there is one line. The node reaches
    ///     from its origin to the end of the area.
    /// - Returns: the frame of every item, and the size of all lines.
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
    var lineCount = 0
    var size = Size.zero
    var overflow = 0.0
    var items: [LineItem]
    var axis = Axis.horizontal
    var area = Rect.zero
    var isMirrored = false

    /// The outcome of a flow that is not laid out yet.
    @usableFromInline
    init(_ items: consuming [LineItem]) { self.items = items }
}

/// The result of a flow: the frame of every item, and the size of the lines.
@frozen
public struct FlowResult<Node: Layoutable> {
    /// The place of one item.
    public struct Item {
        /// The nodes of the item, if it is not a space.
        public var content: StackContent<Node>
        /// The number of its line, from 0; nil for a skipped item.
        public var line: Int?
        /// The frame of the item, in points in the container's space, before rounding; nil for a skipped item.
        public var frame: Rect?
    }

    @usableFromInline let given: [StackItem<Node>]
    @usableFromInline var outcome: FlowOutcome

    @export(implementation)
    init(_ outcome: consuming FlowOutcome, _ given: consuming [StackItem<Node>]) {
        self.outcome = outcome
        self.given = given
    }

    /// The number of lines.
    public var lineCount: Int { outcome.lineCount }
    /// The size of all lines, in points, without the padding: the size of items and gaps, with the final lengths of shares and
    /// spread lines.
    public var size: Size { outcome.size }
    /// The distance by which the lines exceed the room, in points, on the axis where it is larger; 0 if they fit.
    public var overflow: Double { outcome.overflow }

    /// The items with their frames, computed at each access.
    ///
    /// - Complexity: O(*n*) for *n* items.
    public var items: [Item] {
        var entry = 0
        return given.resolvingChains().map { item in
            let head = outcome.items[entry]
            let members = outcome.items[entry..<entry + Int(head.members)]
            entry = members.endIndex
            if head.kind == .absent { return Item(content: item.content) }
            // The first node of the item that was not skipped.
            let first = members.first { $0.setsFrame } ?? head
            let frame = first.frame(
                outcome.axis, in: outcome.area, isMirrored: outcome.isMirrored, along: head)
            return Item(content: item.content, line: head.lineNumber, frame: frame)
        }
    }
}

extension FlowResult: CustomStringConvertible {
    /// One line with the number of lines and the overflow, and one line for each item with its line, its frame, and its content.
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
    /// The unrounded frame of a node of a flow, after its item was positioned on a line.
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
