import Geometry
import LayoutTree
import LineFinding

/// The calls that lay out a line of items.
@usableFromInline
enum StackKind: String {
    case hstack, vstack, distribute, spread, equalSpacing, flow

    /// Whether nodes are moved but never resized along the line.
    @inline(__always)
    var keepsSizes: Bool { self == .distribute || self == .equalSpacing }
    /// The number of the first item on the line: a distribution has an implied space before it.
    @export(implementation)
    var firstEntry: Int { self == .distribute ? 1 : 0 }
}

/// The arguments of a call that lays out a line, without its items and edges.
@usableFromInline
@frozen
struct StackRequest {
    @usableFromInline let method: StackKind
    @usableFromInline let axis: Axis
    /// The offsets of the edges in reading direction, in points, unchecked.
    @usableFromInline let offsets: (start: Double, end: Double)
    @usableFromInline let isAbsolute: Bool
    @usableFromInline let cross: CrossAlignment?
    @usableFromInline let hidden: HiddenNodes
    @usableFromInline var rounding: RoundingRule?
    @usableFromInline let options: StackOptions

    @export(implementation)
    init(
        _ method: StackKind, _ axis: Axis, _ absolute: Bool, _ cross: CrossAlignment?, _ hidden: HiddenNodes,
        _ rounding: RoundingRule?, _ options: StackOptions = StackOptions(),
        offsets: (start: Double, end: Double) = (0, 0)
    ) {
        (self.method, self.axis, self.offsets, isAbsolute) = (method, axis, offsets, absolute)
        (self.cross, self.hidden, self.rounding, self.options) = (cross, hidden, rounding, options)
    }
}

/// A row, a column, a distribution, or the items of a flow: the call, and the outcome so far.
///
/// It knows its nodes by their addresses alone. Its items are a range of a list that several stacks share. Coordinates are logical
/// until frames are written: they are measured from the start of the stack's direction.
struct Stack {
    // MARK: The call

    let request: StackRequest
    /// The pixels to which the stack snaps frames.
    private(set) var grid = PixelGrid(scale: 0)
    /// Whether the stack runs from right to left.
    private(set) var isMirrored = false
    /// The number of the stack in the order of declaration.
    let number: Int

    // MARK: The items

    /// The range of its items in the list.
    var range: Range<Int>
    var facts = ItemFacts()

    // MARK: The room

    /// The known dimensions of the container.
    var size: Size
    /// Whether the length of the container across the stack is known before its items are measured.
    var knowsLengthAcross = true
    /// Whether the container follows its length; then a remainder of less than a pixel is no problem.
    var fitsContainer = false
    /// The fraction of the container's length that items match, and their total offset.
    var containerPart = 0.0
    var containerOffset = 0.0
    /// Whether an edge of the stack has no conversion to the container's space.
    var lacksEdge = false
    /// Whether it ends where the container does, whose length is not known yet.
    var isOpen = false

    // MARK: The outcome

    /// The start of the stack, its length, and its remaining length; negative if its items are longer.
    var origin = 0.0
    var length = 0.0
    var rest = 0.0
    /// Whether the items have their sizes and positions.
    var isSolved = false
    /// Whether the nodes were already measured across the stack, for a container that follows them.
    var isMeasuredAcross = false

    // MARK: Details

    /// The members that most stacks do not need; the array has at most one element.
    ///
    /// It is an array so that copying a stack counts at most one reference.
    private var rare: [Details] = []

    @inline(__always)
    init(
        _ request: StackRequest, _ ends: StackEnds?, _ range: Range<Int>, _ number: Int, size: Size = .zero
    ) {
        (self.request, self.size, self.range, self.number) = (request, size, range, number)
        if let ends { details.ends = ends }
    }

    /// Sets the pixels and the reading direction of the container.
    @inline(__always)
    mutating func setContainer(_ grid: PixelGrid, readsRightToLeft: Bool) {
        self.grid = PixelGrid(scale: grid.scale, rule: request.rounding ?? grid.rule)
        isMirrored = axis == .horizontal && readsRightToLeft && !request.isAbsolute
    }

    @inline(__always)
    var method: StackKind { request.method }
    @inline(__always)
    var axis: Axis { request.axis }
    @inline(__always)
    var cross: CrossAlignment? { request.cross }

    /// The offsets of the edges; an offset that is not finite is replaced by 0.
    @inline(__always)
    var startOffset: Double { request.offsets.start.isFinite ? request.offsets.start : 0 }
    @inline(__always)
    var endOffset: Double { request.offsets.end.isFinite ? request.offsets.end : 0 }

    /// The length of the container, if the stack runs from its far end.
    @inline(__always)
    var mirror: Double? { isMirrored ? size[axis] : nil }

    /// Whether the stack aligns nodes across it.
    @inline(__always)
    var alignsNodes: Bool { request.cross != nil || facts.hasOwnCross || facts.hasRatios }

    /// Whether nodes may be aligned by their text.
    @inline(__always)
    var mayHaveBaselines: Bool { facts.hasOwnCross || cross?.isBaseline == true }

    /// The length that shares of items refer to: the length of the container or of the area, along the stack.
    var lengthOfShares: Double { max(0, area?[axis].standardized.length ?? size[axis]) }

    /// The number of the item, in the given order, at an index of the list.
    func item(of head: Int, on line: borrowing Line) -> Int {
        line.items[range.lowerBound + method.firstEntry..<head].count { $0.kind != .joined }
    }

    /// The positions of the items in the list, each by its first node.
    func heads(_ line: borrowing Line) -> [Int] {
        range.dropFirst(method.firstEntry).dropLast(method.firstEntry).filter { line.items[$0].kind != .joined }
    }

    // MARK: Details and problems

    struct Details {
        /// The rectangle of the stack in the container's space; nil for the whole container.
        var area: Rect?
        /// The edges of the stack, if they are not both the ends of the area.
        var ends: StackEnds?
        /// The edges of other stacks' items at which it starts and ends.
        var itemEdges: (start: Block.End?, end: Block.End?) = (nil, nil)
        /// The source line of the stack, if warnings should name another line than the line of the running call.
        var caller: CallerLocation?
        /// The items that match others, or known lengths.
        var matches: [Block.Match] = []
        /// The items whose node has another start or length from another stack.
        var conflicts: [Int] = []
        var problems: [StackProblem] = []
        /// The warnings that are reported when the layout is done.
        var notes: [StackNote] = []
    }

    var details: Details {
        get { rare.first ?? Details() }
        _modify {
            if rare.isEmpty { rare.append(Details()) }
            yield &rare[0]
        }
    }

    @inline(__always)
    var hasDetails: Bool { !rare.isEmpty }
    @inline(__always)
    var area: Rect? { hasDetails ? rare[0].area : nil }
    @inline(__always)
    var ends: StackEnds? { hasDetails ? rare[0].ends : nil }
    /// The start and the end of the stack in its own direction.
    var start: Block.End { (hasDetails ? rare[0].itemEdges.start : nil) ?? .at(origin) }
    var end: Block.End {
        (hasDetails ? rare[0].itemEdges.end : nil) ?? (isOpen ? .far(endOffset) : .at(origin + length))
    }
    @inline(__always)
    var matches: [Block.Match] { hasDetails ? rare[0].matches : [] }
    @inline(__always)
    var problems: [StackProblem] { hasDetails ? rare[0].problems : [] }
    @inline(__always)
    var notes: [StackNote] { hasDetails ? rare[0].notes : [] }

    /// Adds a problem unless it was reported before.
    mutating func report(_ problem: StackProblem) {
        // Problems of one item are adjacent.
        if !problems.suffix(4).contains(problem) { details.problems.append(problem) }
    }

    #if WithoutWarnings
    /// Does nothing, since the package is built without warnings; no argument is evaluated.
    @inline(__always)
    func warn(
        _ kind: @autoclosure () -> LayoutWarning.Kind, item: Int? = nil, argument: @autoclosure () -> String? = nil,
        node: ObjectIdentifier? = nil
    ) {}
    #else
    /// Adds a warning about the stack, about one of its items, or about a node.
    @inline(never)
    mutating func warn(
        _ kind: LayoutWarning.Kind, item: Int? = nil, argument: String? = nil, node: ObjectIdentifier? = nil
    ) {
        details.notes.append(StackNote(kind: kind, item: item, argument: argument, node: node))
    }
    #endif
}

/// A warning that is reported at the end of the layout.
struct StackNote {
    let kind: LayoutWarning.Kind
    /// The item that it quotes, or the argument in Swift; the whole call by default.
    var item: Int?
    var argument: String?
    /// The node of the warning; the container by default.
    var node: ObjectIdentifier?
}

/// Facts about the items of a stack, found while choosing them.
struct ItemFacts {
    /// The facts that follow from the items of the call.
    var ofItems = ItemTraits.Facts.none
    /// The nodes, to find repeated ones.
    var nodes = NodeFilter()

    /// Whether all numbers are valid.
    var areSound: Bool {
        get { !ofItems.contains(.unsound) }
        set { if newValue { ofItems.remove(.unsound) } else { ofItems.insert(.unsound) } }
    }
    var hasContent: Bool { ofItems.contains(.content) }
    var hasPresent: Bool { ofItems.contains(.present) }
    var hasMatches: Bool { ofItems.contains(.matches) }
    var hasLineBreaks: Bool { ofItems.contains(.lineBreaks) }
    var hasPercentages: Bool { !ofItems.isDisjoint(with: .percentages) }
    var hasOwnCross: Bool { ofItems.contains(.ownCross) }
    var hasRatios: Bool { ofItems.contains(.ratios) }
    var shrinksToLines: Bool { ofItems.contains(.shrinkToLines) }
}
