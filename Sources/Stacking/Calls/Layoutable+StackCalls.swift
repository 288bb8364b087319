import Geometry
import LayoutTree
import LineFinding

// The bodies of the calls. The caller's module turns the items into numbers, since it knows their class; the rest is compiled here,
// in a general form and for layout nodes.

extension Layoutable where LayoutBase == Self {
    /// Lays out one row, column or distribution.
    @export(implementation)
    @inline(never)
    func runStack(
        _ request: StackRequest, from start: Anchor<Self>? = nil, to end: Anchor<Self>? = nil, gap: Double = 0,
        within area: Rect? = nil, fit: Axis.Set = [], _ items: consuming [StackItem<Self>]
    ) -> StackResult<Self> {
        let items = gap == 0 ? items : withGaps(gap, request.method, items)
        let list = [LineItem].entries(of: items, isEnclosed: request.method == .distribute)
        var result = StackResult(StackOutcome(list), items)
        let ends = start == nil && end == nil ? nil : makeEnds(start, end, request.axis)
        if Self.isLayoutNode {
            withLayoutNodes(&result) { asLayoutNode.layOutNodes(request, ends, area, fit, &$0) }
        } else {
            layOut(request, ends, area, fit, &result)
        }
        return result
    }

    /// The edges of a stack.
    @usableFromInline
    @inline(never)
    func makeEnds(_ start: Anchor<Self>?, _ end: Anchor<Self>?, _ axis: Axis) -> StackEnds {
        NodeEnds(start, end, axis)
    }

    /// The items with a space between neighbors.
    @export(implementation)
    func withGaps(_ gap: Double, _ method: StackKind, _ items: [StackItem<Self>]) -> [StackItem<Self>] {
        let space = usableGap(gap, method)
        return space == 0 ? items : items.separated(by: .fix(space))
    }

    @usableFromInline
    @inline(never)
    func usableGap(_ gap: Double, _ method: StackKind) -> Double {
        usable(gap, "gap", of: method.rawValue, mayOverlap: true)
    }

    /// Lays out the stack of a result.
    @usableFromInline
    @inline(__always)
    func layOut(
        _ request: StackRequest, _ ends: StackEnds?, _ area: Rect?, _ fit: Axis.Set, _ result: inout StackResult<Self>
    ) {
        var stack = makeStack(request, ends, result.outcome.items.indices)
        if area != nil { stack.details.area = usable(area, of: request.method.rawValue) }
        var line = Line(exchange(&result.outcome.items, with: []))
        choose(&stack, &line)
        if !layOutAlone(&stack, &line, fit: fit) {
            var layout = StackLayout()
            layout.method = request.method.rawValue
            layout.fit = fit
            layout.block.stacks = [stack]
            swap(&layout.block.line, &line)
            layOutTogether(&layout)
            stack = layout.block.stacks[0]
            swap(&layout.block.line, &line)
        }
        if fit.isEmpty { checkLengthsAcross(&stack, &line) }
        if !stack.notes.isEmpty { reportNotes(of: stack, result.given) }
        result.outcome.take(&stack)
        swap(&result.outcome.items, &line.items)
    }

    @inline(__always)
    func makeStack(_ request: StackRequest, _ ends: StackEnds?, _ range: Range<Int>) -> Stack {
        var stack = Stack(request, ends, range, 0, size: roomSize)
        stack.setContainer(pixelGrid, readsRightToLeft: layoutDirection == .rightToLeft)
        return stack
    }

    // MARK: Several stacks

    /// Lays out the stacks of a block, and restores the order of declaration.
    @usableFromInline
    @inline(__always)
    func layOut(_ layout: inout StackLayout, fit: Axis.Set, _ results: inout [StackResult<Self>]) {
        layout.fit = fit
        swap(&layout.items, &layout.block.line.items)
        layout.sortByAxis()
        let (grid, readsRightToLeft) = (pixelGrid, layoutDirection == .rightToLeft)
        for stack in layout.block.stacks.indices {
            layout.block.stacks[stack].setContainer(grid, readsRightToLeft: readsRightToLeft)
            choose(&layout.block.stacks[stack], &layout.block.line)
        }
        layOutTogether(&layout)
        layout.sortByNumber()
        for stack in results.indices {
            results[stack].outcome.take(&layout.block.stacks[stack])
            results[stack].outcome.items = layout.block.line.items
            if layout.block.stacks[stack].notes.isEmpty { continue }
            reportNotes(of: layout.block.stacks[stack], results[stack].given)
        }
    }

    /// Gives nodes equal sizes.
    @export(implementation)
    func runSpread(
        _ request: StackRequest, _ nodes: [Self], _ gap: Double, _ area: Rect?
    ) -> StackResult<Self> {
        var request = request
        request.rounding = request.rounding ?? ruleThatFills
        let items = nodes.map { StackItem.fill($0) }.separated(by: .fix(usableGap(gap, .spread)))
        return runStack(request, within: area, items)
    }

    /// The rounding rule for sizes that fill a length: sizes that are rounded up one by one would exceed it.
    @usableFromInline
    var ruleThatFills: RoundingRule? { pixelGrid.rule == .pixel ? .edges : nil }

    /// Gives nodes equal spaces.
    @export(implementation)
    func runEqualSpacing(
        _ request: StackRequest, _ nodes: [Self], _ edges: Double, _ area: Rect?
    ) -> StackResult<Self> {
        let edges = usableEdges(edges)
        let hasEdges = edges != 0 && !nodes.isEmpty
        let ends: [StackItem<Self>] = hasEdges ? [.fill(weight: edges)] : []
        let items = ends + nodes.map { .node($0) }.separated(by: .fill()) + ends
        return runStack(request, within: area, items)
    }

    @usableFromInline
    func usableEdges(_ edges: Double) -> Double { usable(edges, "edges", of: "equalSpacing") }
}

extension StackLayout {
    /// Adds a stack with a number of items, which are added to the list later, to a block.
    @usableFromInline
    @inline(never)
    mutating func add(
        _ request: StackRequest, _ ends: StackEnds?, _ entryCount: Int, _ caller: CallerLocation?, warns: Bool
    ) {
        let number = block.stacks.count
        if number == 0 { block.stacks.reserveCapacity(4) }
        let start = number == 0 ? 0 : block.stacks[number - 1].range.upperBound
        block.stacks.append(Stack(request, ends, start..<start + entryCount, number))
        if let caller = caller ?? (warns ? CallerLocation.capture() : nil) {
            block.stacks[number].details.caller = caller
        }
    }

    /// Puts rows before columns, as they were declared.
    fileprivate mutating func sortByAxis() {
        var isSorted = true
        for stack in block.stacks.indices.dropFirst() where block.stacks[stack].axis == .horizontal {
            if block.stacks[stack - 1].axis == .vertical { isSorted = false }
        }
        if !isSorted {
            block.stacks = block.stacks.filter { $0.axis == .horizontal } + block.stacks.filter { $0.axis == .vertical }
        }
    }

    fileprivate mutating func sortByNumber() {
        let isSorted = block.stacks.indices.allSatisfy { block.stacks[$0].number == $0 }
        if isSorted { return }
        for stack in block.stacks { block.stacks[stack.number] = stack }
    }
}
