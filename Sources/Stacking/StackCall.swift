import Geometry
import LayoutTree

/// A stack or distribution as it was asked for.
struct StackCall<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    /// The method that was called.
    enum Method: String {
        case hstack, vstack, distribute, spread, equalSpacing, flow
    }

    var method: Method
    var axis: Axis
    /// The items, those that were chained to others one by one.
    let items: [StackItem<Node>]

    /// The edges that the stack runs between; nil for the ends of the area.
    private(set) var start: StackEnd<Node>?
    private(set) var end: StackEnd<Node>?
    /// What is added to them in reading direction, in points, as it was given.
    private(set) var givenOffsets = (start: 0.0, end: 0.0)

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

    /// Whether items match nodes.
    let hasMatches: Bool
    /// The number of items of a line that they become.
    let entryCount: Int

    init(_ method: Method, _ axis: Axis, _ items: [StackItem<Node>]) {
        self.method = method
        self.axis = axis
        var (kinds, count) = Self.summary(items)
        let hasChains = kinds & LineItem.Kind.chain.bit != 0
        self.items = hasChains ? Self.unchained(items) : items
        if hasChains { (kinds, count) = Self.summary(self.items) }
        hasMatches = kinds & LineItem.Kind.matches != 0
        entryCount = count
    }

    /// A row between two edges, or a column.
    init(
        _ method: Method, _ axis: Axis, from start: StackEnd<Node>?, _ startOffset: Double, to end: StackEnd<Node>?,
        _ endOffset: Double, _ absolute: Bool, _ cross: CrossAlignment?, _ hidden: HiddenNodes,
        _ rounding: RoundingRule?, _ options: StackOptions, _ items: [StackItem<Node>]
    ) {
        self.init(method, axis, items)
        self.start = start
        self.end = end
        givenOffsets = (startOffset, endOffset)
        setUp(absolute, cross, hidden, rounding, options)
    }

    /// The kinds of the items, a bit for each, and the number of items of a line that they become.
    @inline(__always)
    private static func summary(_ items: [StackItem<Node>]) -> (kinds: UInt16, count: Int) {
        unsafe items.withUnsafeBufferPointer { items in
            let items = unsafe StackItems(items)
            var (kinds, count) = (UInt16(0), 0)
            for index in 0..<items.count {
                kinds |= items.kind(index).bit
                count += items.members(index)
            }
            return (kinds, count)
        }
    }

    private static func unchained(_ items: [StackItem<Node>]) -> [StackItem<Node>] {
        if items.count == 1, case .chain(let chain) = items[0].holding.more { return chain }
        var list: [StackItem<Node>] = []
        for item in items {
            if case .chain(let chain) = item.holding.more { list.append(contentsOf: chain) } else { list.append(item) }
        }
        return list
    }

    /// Takes on what a method was told, besides its edges.
    mutating func setUp(
        _ absolute: Bool, _ cross: CrossAlignment?, _ hidden: HiddenNodes, _ rounding: RoundingRule?,
        _ options: StackOptions
    ) {
        isAbsolute = absolute
        self.cross = cross
        self.hidden = hidden
        self.rounding = rounding
        self.options = options
    }

    /// Whether the stack runs from or to an edge.
    var hasEnds: Bool { start != nil || end != nil }

    /// What is added to the edges; what is not finite counts as 0.
    var startOffset: Double { givenOffsets.start.isFinite ? givenOffsets.start : 0 }
    var endOffset: Double { givenOffsets.end.isFinite ? givenOffsets.end : 0 }

    /// Whether the stack runs from one end of the container to the other.
    var spansContainer: Bool { !hasEnds && area == nil }

    /// What its length is less than that of the container.
    var inset: Double { startOffset - endOffset }

    /// Whether what reads from left to right runs from right to left in a container.
    func readsRightToLeft(_ container: Node) -> Bool { !isAbsolute && container.layoutDirection == .rightToLeft }
}

extension LineItem.Kind {
    /// One bit for the kind.
    fileprivate var bit: UInt16 { 1 &<< UInt16(rawValue) }
    fileprivate static var matches: UInt16 { Self.match.bit | Self.matchWidth.bit | Self.matchHeight.bit }
}

/// The items of a call while they are gone through: none of them is copied, and no reference counted.
@safe
struct StackItems<Node: Layoutable> {
    private let items: UnsafeBufferPointer<StackItem<Node>>

    /// The items must outlive this list.
    init(_ items: UnsafeBufferPointer<StackItem<Node>>) { unsafe self.items = items }

    var count: Int { unsafe items.count }

    /// What an item is on a line, before its nodes are asked.
    @inline(__always)
    func line(_ index: Int) -> LineItem { unsafe pointer(index).pointee.line }

    @inline(__always)
    func kind(_ index: Int) -> LineItem.Kind { unsafe pointer(index).pointee.line.kind }

    @inline(__always)
    func members(_ index: Int) -> Int { Int(unsafe pointer(index).pointee.line.members) }

    @inline(__always)
    func isSpace(_ index: Int) -> Bool { unsafe pointer(index).pointee.line.isSkipped }

    /// What all items are on a line.
    var lines: Lines { Lines(items: self, index: 0) }

    struct Lines: Sequence, IteratorProtocol {
        fileprivate let items: StackItems
        fileprivate var index: Int

        var underestimatedCount: Int { items.count - index }

        @inline(__always)
        mutating func next() -> LineItem? {
            guard index < items.count else { return nil }
            index += 1
            return items.line(index - 1)
        }
    }

    /// The node of an item that has one.
    @inline(__always)
    func withNode<Result>(_ index: Int, _ body: (Node) -> Result) -> Result? {
        guard unsafe pointer(index).pointee.holding.node != nil else { return nil }
        // The list holds it: it need not be held once more.
        return unsafe Unmanaged.passUnretained(pointer(index).pointee.holding.node.unsafelyUnwrapped)
            ._withUnsafeGuaranteedRef(body)
    }

    @inline(__always)
    private func pointer(_ index: Int) -> UnsafePointer<StackItem<Node>> {
        precondition(index >= 0 && index < count, "no such item")
        // It is one of the items, all of which exist.
        return unsafe items.baseAddress.unsafelyUnwrapped + index
    }
}
