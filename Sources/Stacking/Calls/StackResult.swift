import Geometry
import LayoutTree

/// The outcome of a stack as numbers.
@usableFromInline
struct StackOutcome {
    var method = StackKind.hstack
    var axis = Axis.horizontal
    var remainder = 0.0
    var problems: [StackProblem] = []
    /// The list that the items of the stack are a part of, as they were divided: all that is left of the memory of the call.
    var items: [LineItem] = []
    /// That part; empty if nothing was placed.
    var range = 0..<0
    var grid = PixelGrid(scale: 0)
    /// The length of the container, if the line runs from its far end.
    var mirror: Double?

    /// The outcome of a stack that is not laid out yet.
    @usableFromInline
    init() {}

    /// Takes over the outcome of a stack that is laid out.
    @inline(__always)
    mutating func take(_ stack: inout Stack) {
        (method, axis, remainder, grid, mirror) = (stack.method, stack.axis, stack.rest, stack.grid, stack.mirror)
        if stack.hasDetails { problems = stack.problems }
        if stack.isSolved { range = stack.range }
    }
}

/// The result of a stack or distribution: the span of every item, the room that is left, and what could not be honored.
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
        /// The part of the axis that the item got, in points in the container's space, before rounding; nil for an item that
        /// was left out.
        public var span: AxisSpan?
        /// The same after rounding: what was written to the frames of the nodes.
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
    /// The problems of the stack; items count as they were given, from 0.
    public var problems: [StackProblem] { outcome.problems }
    /// Whether there are no ``problems``.
    public var isExact: Bool { problems.isEmpty }

    /// The items as they were given, those of chains one by one.
    ///
    /// They are put together when they are asked for.
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
    /// One line that names the stack and what is left, and one for each item: where it starts and ends, and what it is.
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
