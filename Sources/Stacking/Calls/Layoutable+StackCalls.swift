import Geometry
import LayoutTree

// The bodies of the methods, compiled for layout nodes besides the general form. Lists are consumed: one that was made for a
// call goes on to the result without being counted.

extension Layoutable where LayoutBase == Self {
    /// Lays out one row or column.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runStack(
        _ axis: Axis, _ start: Anchor<Self>?, _ startOffset: Double, _ end: Anchor<Self>?, _ endOffset: Double,
        _ gap: Double, _ absolute: Bool, _ cross: CrossAlignment?, _ fit: Axis.Set, _ hidden: HiddenNodes,
        _ rounding: RoundingRule?, _ options: StackOptions, _ items: consuming [StackItem<Self>]
    ) -> StackResult<Self> {
        let stack = Stack(
            self, axis == .horizontal ? .hstack : .vstack, axis, from: start, startOffset: startOffset, to: end,
            endOffset: endOffset, gap: gap, absolute, cross, hidden, rounding, options: options, items)
        if fit.isEmpty { return run(consume stack) }
        var group = StackGroup(self)
        group.stacks.append(consume stack)
        return group.layOut(fit: fit)[0]
    }

    /// Lays out a distribution.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runDistribution(
        _ axis: Axis, _ area: Rect?, _ cross: CrossAlignment?, _ absolute: Bool,
        _ rounding: RoundingRule?, _ hidden: HiddenNodes, _ options: StackOptions, _ items: [DistributionItem<Self>]
    ) -> StackResult<Self> {
        let items = items.map { $0.item(axis) }
        return run(
            Stack(self, .distribute, axis, absolute, cross, hidden, rounding, options: options, items), within: area)
    }

    /// Gives nodes equal sizes.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runSpread(
        _ axis: Axis, _ nodes: [Self], _ gap: Double, _ area: Rect?, _ cross: CrossAlignment?,
        _ absolute: Bool, _ rounding: RoundingRule?, _ hidden: HiddenNodes
    ) -> StackResult<Self> {
        let gap = usable(gap, "gap", of: "spread", mayOverlap: true)
        let items = nodes.map { StackItem.fill($0) }.separated(by: .fix(gap))
        // Sizes that are rounded up one by one would not fill the length.
        let rule = rounding ?? (pixelGrid.rule == .pixel ? .edges : nil)
        let stack = Stack(self, .spread, axis, absolute, cross, hidden, rule, items)
        return run(stack, within: area)
    }

    /// Gives nodes equal spaces.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runEqualSpacing(
        _ axis: Axis, _ nodes: [Self], _ edges: Double, _ area: Rect?, _ cross: CrossAlignment?,
        _ absolute: Bool, _ rounding: RoundingRule?, _ hidden: HiddenNodes
    ) -> StackResult<Self> {
        let edges = usable(edges, "edges", of: "equalSpacing")
        let hasEdges = edges != 0 && !nodes.isEmpty
        let ends: [StackItem<Self>] = hasEdges ? [.fill(weight: edges)] : []
        let nodes = nodes.map { StackItem.fix($0, $0.untransformedFrame.size[axis]) }
        let items = ends + nodes.separated(by: .fill()) + ends
        return run(Stack(self, .equalSpacing, axis, absolute, cross, hidden, rounding, items), within: area)
    }

    /// Lays out a stack within a rectangle, or within the bounds of the container.
    private func run(_ stack: consuming Stack<Self>, within area: Rect?) -> StackResult<Self> {
        stack.area = usable(area, of: stack.method.rawValue)
        return run(consume stack)
    }
}

extension DistributionItem where Node.LayoutBase == Node {
    /// The same as an item of a stack on an axis.
    fileprivate consuming func item(_ axis: Axis) -> StackItem<Node> {
        switch consume self {
        case .fixed(let size): .fix(size)
        case .flexible(let weight): .fill(weight: weight)
        case .fill(let weight, let min, let max): .fill(weight: weight, min: min, max: max)
        case .node(let node): .fix(node, node.untransformedFrame.size[axis])
        }
    }
}
