import Geometry
import LayoutTree

/// What a stack or distribution did: what every item got, what was left, and what could not be honoured.
public struct StackResult<Node: Layoutable> {
    /// What one item of a stack got.
    public struct Item {
        /// The nodes of the item, if it is not a space.
        public var content: StackContent<Node>
        /// The part of the axis that the item got, in points in the container's space, before rounding; nil for an item that
        /// was left out.
        public var span: Span?
        /// The same after rounding: what was written to the frames of the nodes.
        public var rounded: Span?
    }

    /// The method that was called, such as `hstack`.
    public var method: String
    /// The axis of the stack.
    public var axis: Axis
    /// The items as they were given, those of chains one by one.
    public var items: [Item]
    /// The length of the stack less the sizes of its items, in points: above 0 a gap, below 0 an overflow.
    public var remainder: Double
    /// What could not be honoured; columns are the items that were not left out, counted from 0, with the implied spaces of a
    /// distribution.
    public var problems: [StackProblem]

    /// Whether everything was honoured.
    public var isExact: Bool { problems.isEmpty }
}

extension StackResult: CustomStringConvertible {
    /// One line that names the stack and what is left, and one for each item: where it starts and ends, and what it is.
    public var description: String {
        var text = method
        if remainder > 0 { text += ", \(plain(remainder)) points unused" }
        if remainder < 0 { text += ", \(plain(-remainder)) points too long" }
        for item in items {
            guard let span = item.span else {
                text += "\n    left out: \(item.content.text)"
                continue
            }
            text += "\n    \(plain(span.origin)) to \(plain(span.origin + span.length)): \(item.content.text)"
        }
        return text
    }
}

extension StackRun {
    /// What a stack did.
    func result(_ row: Int) -> StackResult<Node> {
        let call = calls[row]
        var items = call.items.map { StackResult<Node>.Item(content: $0.content, span: nil, rounded: nil) }
        if rows[row].isSolved {
            let grid = grid(row)
            for (column, index) in rows[row].items.enumerated() where index != StackRow.implied {
                let span = rows[row].span(column, in: size[call.axis])
                items[index].span = span
                items[index].rounded = call.keepsSizes ? grid.moved(span) : grid.aligned(span)
            }
        }
        return StackResult(
            method: call.method.rawValue, axis: call.axis, items: items,
            remainder: rows[row].solution.remainder, problems: rows[row].solution.problems)
    }
}
