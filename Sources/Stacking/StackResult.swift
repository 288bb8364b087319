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
    ///
    /// They are put together when they are asked for, in time proportional to their number.
    public var items: [Item] {
        get { changedItems ?? places.results }
        set { changedItems = newValue }
    }
    /// The length of the stack less the sizes of its items, in points: above 0 a gap, below 0 an overflow.
    public var remainder: Double
    /// What could not be honoured; columns are the items that were not left out, counted from 0, with the implied spaces of a
    /// distribution.
    public var problems: [StackProblem]

    /// What the items are made of, and what they were set to instead.
    private let places: StackPlaces<Node>
    private var changedItems: [Item]?

    /// Whether everything was honoured.
    public var isExact: Bool { problems.isEmpty }

    init(_ method: String, _ axis: Axis, _ places: StackPlaces<Node>, _ solution: StackSolution) {
        self.method = method
        self.axis = axis
        self.places = places
        remainder = solution.remainder
        problems = solution.problems
    }
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

/// The places of the columns of a stack, and what they are columns of.
struct StackPlaces<Node: Layoutable> {
    let items: [StackItem<Node>]
    let row: StackRow
    let containerLength: Double
    let grid: PixelGrid
    let keepsSizes: Bool

    /// What every item got.
    var results: [StackResult<Node>.Item] {
        var results = items.map { StackResult<Node>.Item(content: $0.content, span: nil, rounded: nil) }
        guard row.isSolved else { return results }
        for (column, index) in row.items.enumerated() where index != StackRow.implied {
            let span = row.span(column, in: containerLength)
            results[index].span = span
            results[index].rounded = keepsSizes ? grid.moved(span) : grid.aligned(span)
        }
        return results
    }
}

extension StackRun {
    /// What a stack did.
    func result(_ row: Int) -> StackResult<Node> {
        let axis = calls[row].axis
        let places = StackPlaces(
            items: calls[row].items, row: rows[row], containerLength: size[axis], grid: grid(row),
            keepsSizes: calls[row].keepsSizes)
        return StackResult(calls[row].method.rawValue, axis, places, rows[row].solution)
    }
}
