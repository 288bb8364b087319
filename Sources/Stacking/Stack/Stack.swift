import Geometry
import LayoutTree
import LineFinding

/// The methods that lay out a line of items.
enum StackKind: String {
    case hstack, vstack, distribute, spread, equalSpacing, flow

    /// Whether nodes are moved but never resized along the line.
    @inline(__always)
    var keepsSizes: Bool { self == .distribute || self == .equalSpacing }
    /// The item of the line that the first item becomes; before it is the implied space of a distribution.
    var firstEntry: Int { self == .distribute ? 1 : 0 }
}

/// A stack or distribution on its way from a request to frames, or the items of a flow.
///
/// A stack that stands alone runs `chooseItems`, `leaveOutRepeats`, `findRoom`, `measure`, `divide` and `write` in this order. In a
/// group, all stacks are measured before any has its room.
/// Coordinates are logical until frames are written: they count from where the stack's direction starts.
struct Stack<Node: Layoutable> where Node.LayoutBase == Node {
    // MARK: What was asked for

    let container: Node
    let method: StackKind
    let axis: Axis
    /// The items, those of chains one by one as soon as they are chosen.
    var items: [StackItem<Node>]
    /// The edges that the stack runs between, if they are not both the ends of the area.
    private let ends: StackEnds<Node>?
    /// The offsets that are added to them in reading direction, in points, as they were given.
    let givenOffsets: (start: Double, end: Double)
    /// The rectangle in the container's space that the stack is in; nil for the whole container.
    var area: Rect?
    let cross: CrossAlignment?
    let isAbsolute: Bool
    let hidden: HiddenNodes
    /// The pixels that the stack snaps frames to.
    let grid: PixelGrid
    let options: StackOptions

    /// Where the stack is written, if warnings are to name another place than that of the running call.
    var caller: CallerLocation?

    // MARK: What is known so far

    var line = Line()
    /// The size of the container, as far as it is known.
    var size: Size
    /// Whether less than a pixel that is left is no problem, since the container follows the stack and was rounded up.
    var mayKeepPixel = false
    /// Whether the stack runs from right to left.
    let isMirrored: Bool
    /// Where the stack starts and how long it is.
    var start = 0.0
    var length = 0.0
    /// The part of its length that the items leave.
    var remainder = 0.0
    var problems: [StackProblem] = []
    /// Whether the items have their sizes and places.
    var isSolved = false
    /// Whether an edge that the stack runs from or to has no conversion to the container's space.
    var lacksEdge = false
    var facts = LineFacts()

    /// A stack between two edges, or as long as its container or a part of it.
    init(
        _ container: Node, _ method: StackKind, _ axis: Axis, from: Anchor<Node>? = nil, startOffset: Double = 0,
        to: Anchor<Node>? = nil, endOffset: Double = 0, gap: Double = 0, _ absolute: Bool, _ cross: CrossAlignment?,
        _ hidden: HiddenNodes, _ rounding: RoundingRule?, options: StackOptions = StackOptions(),
        _ items: [StackItem<Node>]
    ) {
        self.container = container
        self.method = method
        self.axis = axis
        self.items = items
        ends = from == nil && to == nil ? nil : StackEnds(from, to)
        givenOffsets = (startOffset, endOffset)
        self.cross = cross
        isAbsolute = absolute
        self.hidden = hidden
        let grid = container.pixelGrid
        self.grid = PixelGrid(scale: grid.scale, rule: rounding ?? grid.rule)
        self.options = options
        size = container.roomSize
        isMirrored = axis == .horizontal && container.readsRightToLeft(absolute)
        if gap == 0 { return }
        let space = container.usable(gap, "gap", of: method.rawValue, mayOverlap: true)
        if space != 0 { self.items = self.items.separated(by: .fix(space)) }
    }

    var from: Anchor<Node>? { ends?.from }
    var to: Anchor<Node>? { ends?.to }

    /// The offsets of the edges; one that is not finite counts as 0.
    var startOffset: Double { givenOffsets.start.isFinite ? givenOffsets.start : 0 }
    var endOffset: Double { givenOffsets.end.isFinite ? givenOffsets.end : 0 }

    // MARK: Dividing the room

    /// Finds out where the stack starts and how long it is, or that it lacks an edge.
    ///
    /// Other stacks may know better where an edge is: then 0 stands for it.
    @inline(__always)
    mutating func findRoom(hasStart: Bool = false, hasEnd: Bool = false) {
        var (first, last) = (0.0, size[axis])
        if let area = area?[axis] {
            let logical = isMirrored ? area.mirrored(in: size[axis]) : area
            (first, last) = (logical.start, logical.end)
        }
        if ends != nil {
            let start = hasStart ? 0 : isEnd(from, isFar: isMirrored) ? first + shift(from) : coordinate(of: from)
            let end = hasEnd ? 0 : isEnd(to, isFar: !isMirrored) ? last + shift(to) : coordinate(of: to)
            lacksEdge = start == nil || end == nil
            (first, last) = (start ?? 0, end ?? 0)
        }
        if !givenOffsets.start.isFinite || !givenOffsets.end.isFinite { report(.nonFiniteLength) }
        start = limited(first + startOffset)
        length = limited(last + endOffset - start)
    }

    /// A coordinate or length that can be computed with; one that is replaced is reported.
    @inline(__always)
    private mutating func limited(_ value: Double) -> Double {
        if value.magnitude <= LineItem.largest { return value }
        report(.nonFiniteLength)
        return LineItem.bounded(value)
    }

    /// Divides the room among the items.
    mutating func divide() {
        line.measure()
        remainder = line.divide(length, tie: options.nodeTie)
        line.arrange(from: start, rest: remainder, options)
        isSolved = true
    }

    /// The result, which takes the items and problems out of the stack.
    mutating func takeResult() -> StackResult<Node> {
        StackResult(
            kind: method, axis: axis, remainder: remainder, problems: exchange(&problems, with: []),
            given: exchange(&items, with: []), lineItems: isSolved ? exchange(&line.items, with: []) : [], grid: grid,
            mirror: mirror)
    }

    /// The result of a stack that is in no block with others, which could give its nodes the lengths that they lack.
    mutating func finishAlone() -> StackResult<Node> {
        if mayMissLengths { warnAboutMissingLengths() }
        return takeResult()
    }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out one stack.
    @inline(__always)
    func run(_ stack: consuming Stack<Self>) -> StackResult<Self> {
        stack.chooseItems()
        if autoSizing != nil || stack.facts.hasMatches { return runAsGroup(consume stack) }
        // Most stacks need to know nothing but their items.
        stack.leaveOutRepeats()
        stack.findRoom()
        // A column that gives its nodes their widths measures them at these.
        let givesWidths = stack.axis == .vertical && stack.alignsNodes && !stack.method.keepsSizes
        if givesWidths { stack.write(along: false) }
        stack.measure()
        if !stack.lacksEdge {
            stack.divide()
            if stack.line.sharesCompete { return runAsGroup(consume stack) }
            stack.write(across: !givesWidths)
        }
        stack.reportProblems()
        return stack.finishAlone()
    }

    /// Lays out a stack that needs to know more than its items, which are chosen.
    @inline(never)
    private func runAsGroup(_ stack: consuming Stack<Self>) -> StackResult<Self> {
        var group = StackGroup(self)
        group.stacks.append(consume stack)
        group.layOutChosen()
        return group.stacks[0].finishAlone()
    }

    /// The size of the content box, which the children are laid out in and from whose corner their frames count.
    @inline(__always)
    var roomSize: Size { Self.hasContentBox ? contentBox.size : untransformedFrame.size }

    /// Whether what reads from left to right runs from right to left in the node.
    func readsRightToLeft(_ isAbsolute: Bool) -> Bool { !isAbsolute && layoutDirection == .rightToLeft }
}
