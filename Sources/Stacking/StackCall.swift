import Geometry
import LayoutTree

/// A stack or distribution as it was asked for.
struct StackCall<Node: Layoutable> where Node.LayoutBase == Node {
    /// The method that was called.
    enum Method: String {
        case hstack, vstack, distribute, spread, equalSpacing
    }

    var method: Method
    var axis: Axis
    let source: StackSource<Node>

    /// The edges that the stack runs between; nil for the ends of the area.
    var start: StackEnd<Node>?
    var end: StackEnd<Node>?
    /// Whether there is such an edge: what most calls need to know of them.
    private(set) var hasEnds = false
    /// What is added to them in reading direction, in points.
    var startOffset = 0.0
    var endOffset = 0.0

    /// The rectangle in the container's space that the stack is in; nil for the whole container.
    var area: Rect?
    var cross: CrossAlignment?
    var isAbsolute = false
    var rounding: RoundingRule?
    var hidden = HiddenNodes.keep
    var options = StackOptions()

    /// Whether nodes are moved but never resized along the stack.
    var keepsSizes = false

    /// Whether flexible spaces stand at the ends where no space does.
    var impliesSpaces = false

    init(_ method: Method, _ axis: Axis, _ source: StackSource<Node>) {
        self.method = method
        self.axis = axis
        self.source = source
    }

    /// A call with a list of items; those that were chained to others stand in the list behind these.
    init(_ method: Method, _ axis: Axis, _ items: [StackItem<Node>]) {
        self.init(method, axis, .items(Self.unchained(items)))
    }

    private static func unchained(_ items: [StackItem<Node>]) -> [StackItem<Node>] {
        var count = 0
        for index in items.indices { count += items[index].chainCount }
        guard count > items.count else { return items }
        if items.count == 1, case .chain(let chain) = items[0].holding.more { return chain }
        var list: [StackItem<Node>] = []
        list.reserveCapacity(count)
        for item in items {
            if case .chain(let chain) = item.holding.more { list.append(contentsOf: chain) } else { list.append(item) }
        }
        return list
    }

    /// Takes on what a method was told, besides its edges.
    mutating func setUp(
        _ startOffset: Double, _ endOffset: Double, _ absolute: Bool, _ cross: CrossAlignment?,
        _ hidden: HiddenNodes, _ rounding: RoundingRule?, _ options: StackOptions
    ) {
        hasEnds = start != nil || end != nil
        self.startOffset = startOffset
        self.endOffset = endOffset
        isAbsolute = absolute
        self.cross = cross
        self.hidden = hidden
        self.rounding = rounding
        self.options = options
    }

    /// Whether the stack runs from one end of the container to the other.
    var spansContainer: Bool { !hasEnds && area == nil }

    /// What its length is less than that of the container.
    var inset: Double { startOffset - endOffset }
}

/// The calls of a run, which are somebody else's for as long as it lasts.
@safe
struct StackCalls<Node: Layoutable> where Node.LayoutBase == Node {
    private let calls: UnsafeBufferPointer<StackCall<Node>>

    /// The calls must outlive this list.
    init(_ calls: UnsafeBufferPointer<StackCall<Node>>) { unsafe self.calls = calls }

    var indices: Range<Int> { unsafe calls.indices }

    subscript(index: Int) -> StackCall<Node> {
        @inline(__always) unsafeAddress {
            precondition(indices.contains(index), "no such call")
            // It is one of the calls, all of which exist.
            return unsafe calls.baseAddress.unsafelyUnwrapped + index
        }
    }
}
