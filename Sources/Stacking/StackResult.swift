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
        get { changedItems ?? madeItems }
        set { changedItems = newValue }
    }
    /// The length of the stack less the sizes of its items, in points: above 0 a gap, below 0 an overflow.
    public var remainder: Double
    /// What could not be honoured; columns are the items that were not left out, counted from 0, with the implied spaces of a
    /// distribution.
    public var problems: [StackProblem]

    /// What the items are made of, and what they were set to instead.
    private let source: StackSource<Node>
    private let columns: Range<Int>
    private let grid: PixelGrid
    private let keepsSizes: Bool
    private var changedItems: [Item]?

    /// The columns of the run, those of other stacks too: all that is left of its memory.
    var slots: [StackSlot]

    /// Whether everything was honoured.
    public var isExact: Bool { problems.isEmpty }

    /// What every item got.
    private var madeItems: [Item] {
        var items: [Item] = []
        items.reserveCapacity(source.count)
        for index in 0..<source.count { items.append(Item(content: source.content(index), span: nil, rounded: nil)) }
        for place in slots[columns] where place.item != StackSlot.implied {
            items[place.item].span = place.span
            items[place.item].rounded = keepsSizes ? grid.moved(place.span) : grid.aligned(place.span)
        }
        return items
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

extension StackResult where Node.LayoutBase == Node {
    init(_ call: StackCall<Node>, _ outcome: StackOutcome, _ slots: [StackSlot]) {
        method = call.method.rawValue
        axis = call.axis
        source = call.source
        keepsSizes = call.keepsSizes
        columns = outcome.columns
        grid = outcome.grid
        remainder = outcome.remainder
        problems = outcome.problems
        self.slots = slots
    }
}

/// What a result says about a stack, except for its items.
struct StackOutcome {
    /// The slots of the stack; none if it was not solved.
    var columns = 0..<0
    var grid = PixelGrid(scale: 1)
    var remainder = 0.0
    var problems: [StackProblem] = []
}

extension StackRun {
    /// What a stack did.
    func outcome(_ row: Int) -> StackOutcome {
        var outcome = StackOutcome()
        if rows[row].isSolved { outcome.columns = rows[row].section.columns }
        outcome.grid = grid(row)
        outcome.remainder = rows[row].remainder
        for entry in problems where entry.row == row { outcome.problems.append(entry.problem) }
        return outcome
    }
}
