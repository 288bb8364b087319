import Geometry
import LayoutTree

/// The result of a stack or distribution: the span of every item, the room that is left, and what could not be honored.
///
/// ```swift
/// let row = card.hstack(.fix(15), .fix(icon, 44))
/// print(row.remainder)  // 141.0
/// ```
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

    /// The method that was called, such as `hstack`.
    public var method: String { kind.rawValue }
    let kind: StackKind
    /// The axis of the stack.
    public var axis: Axis
    /// The items as they were given, those of chains one by one.
    ///
    /// They are put together when they are asked for.
    ///
    /// - Complexity: O(*n*) for *n* items.
    public var items: [Item] {
        var entry = kind.firstEntry
        return given.map { item in
            let head = entry < lineItems.count ? lineItems[entry] : LineItem(.absent)
            entry += Int(head.members)
            if head.kind == .absent { return Item(content: item.content) }
            let span = head.span(mirroredIn: mirror)
            let rounded = kind.keepsSizes ? grid.moved(span) : grid.aligned(span)
            return Item(content: item.content, span: span, rounded: rounded)
        }
    }
    /// The length of the stack less the sizes of its items, in points: above 0 a gap, below 0 an overflow.
    public var remainder: Double
    /// The problems of the stack; items count as they were given, from 0.
    public var problems: [StackProblem]

    /// The items of the call.
    let given: [StackItem<Node>]
    /// The line as it was divided: all that is left of the memory of the call; empty if nothing was placed.
    let lineItems: [LineItem]
    let grid: PixelGrid
    /// The length of the container, if the line runs from its far end.
    let mirror: Double?

    /// Whether there are no ``problems``.
    public var isExact: Bool { problems.isEmpty }
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
