import Geometry
import LayoutTree

/// The outcome of a stack as numbers.
@usableFromInline
struct StackOutcome {
    var method = StackKind.hstack
    var axis = Axis.horizontal
    var remainder = 0.0
    var problems: [StackProblem] = []
    /// The list that contains the items of the stack after the division: the only memory of the call that is kept.
    var items: [LineItem]
    /// The range of the stack's items; empty if nothing was positioned.
    var range = 0..<0
    var grid = PixelGrid(scale: 0)
    /// The length of the container, if the line runs from its far end.
    var mirror: Double?

    /// The outcome of a stack that is not laid out yet.
    @usableFromInline
    init(_ items: consuming [LineItem] = []) { self.items = items }

    /// Stores the outcome of a stack that was laid out.
    @inline(__always)
    mutating func take(_ stack: inout Stack) {
        (method, axis, remainder, grid, mirror) = (stack.method, stack.axis, stack.rest, stack.grid, stack.mirror)
        if stack.hasDetails { problems = stack.problems }
        if stack.isSolved { range = stack.range }
    }
}

/// The result of a stack or distribution: the span of every item, the remaining room, and the problems.
///
/// ```swift
/// let row = card.hstack(.fix(15), .fix(icon, 44))
/// print(row.remainder)  // 141.0
/// ```
@frozen
public struct StackResult<Node: Layoutable> {
    /// The place of one item.
    public struct Item {
        /// The nodes of the item, if it is not a space.
        public var content: StackContent<Node>
        /// The span of the item on the axis, in points in the container's space, before rounding; nil for a skipped item.
        public var span: AxisSpan?
        /// The span after rounding, as in the frames of the nodes.
        public var rounded: AxisSpan?
    }

    @usableFromInline let given: [StackItem<Node>]
    @usableFromInline var outcome: StackOutcome

    @export(implementation)
    init(_ outcome: consuming StackOutcome, _ given: consuming [StackItem<Node>]) {
        self.given = given
        self.outcome = outcome
    }

    /// The method that was called, such as `hstack`.
    public var method: String { outcome.method.rawValue }
    /// The axis of the stack.
    public var axis: Axis { outcome.axis }
    /// The length of the stack less the sizes of its items, in points: above 0 a gap, below 0 an overflow.
    public var remainder: Double { outcome.remainder }
    /// The problems of the stack; items are numbered in their given order, from 0.
    public var problems: [StackProblem] { outcome.problems }
    /// Whether there are no ``problems``.
    public var isExact: Bool { problems.isEmpty }

    /// The items in their given order, chained items one by one.
    ///
    /// The array is computed at each access.
    ///
    /// - Complexity: O(*n*) for *n* items.
    public var items: [Item] {
        var entry = outcome.range.lowerBound + outcome.method.firstEntry
        return given.resolvingChains().map { item in
            let head = outcome.range.contains(entry) ? outcome.items[entry] : LineItem(.absent)
            entry += Int(item.traits.members)
            if head.kind == .absent { return Item(content: item.content) }
            let rounded = outcome.grid.snapped(
                head.span(), mirroredIn: outcome.mirror, keepsLength: outcome.method.keepsSizes)
            return Item(content: item.content, span: head.span(mirroredIn: outcome.mirror), rounded: rounded)
        }
    }
}

extension StackResult: CustomStringConvertible {
    /// One line with the stack and the remaining room, and one line for each item with its start, its end and its content.
    public var description: String {
        var text = method
        if remainder > 0 { text += ", \(plain(remainder)) points unused" }
        if remainder < 0 { text += ", \(plain(-remainder)) points too long" }
        for item in items {
            let place = item.span.map { "\(plain($0.origin)) to \(plain($0.origin + $0.length))" }
            text += "\n    \(place ?? "left out"): \(item.content.text)"
        }
        return text
    }
}
