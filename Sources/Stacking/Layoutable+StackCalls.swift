import Geometry
import LayoutTree

// What the methods come down to, compiled for layout nodes besides the general form.

extension Layoutable where LayoutBase == Self {
    /// Lays out one row.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runRow(
        _ start: HorizontalEdge<Self>?, _ startOffset: Double, _ end: HorizontalEdge<Self>?, _ endOffset: Double,
        _ absolute: Bool, _ cross: CrossAlignment?, _ hidden: HiddenNodes, _ rounding: RoundingRule?,
        _ options: StackOptions, _ items: [StackItem<Self>]
    ) -> StackResult<Self> {
        run(
            StackCall(
                .hstack, .horizontal, from: start.map { StackEnd($0) }, startOffset, to: end.map { StackEnd($0) },
                endOffset,
                absolute, cross, hidden, rounding, options, items))
    }

    /// Lays out one column.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runColumn(
        _ start: VerticalEdge<Self>?, _ startOffset: Double, _ end: VerticalEdge<Self>?, _ endOffset: Double,
        _ absolute: Bool, _ cross: CrossAlignment?, _ hidden: HiddenNodes, _ rounding: RoundingRule?,
        _ options: StackOptions, _ items: [StackItem<Self>]
    ) -> StackResult<Self> {
        run(
            StackCall(
                .vstack, .vertical, from: start.map { StackEnd($0) }, startOffset, to: end.map { StackEnd($0) },
                endOffset,
                absolute, cross, hidden, rounding, options, items))
    }

    /// Lays out a distribution.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runDistribution(
        _ direction: DistributionDirection, _ area: Rect?, _ cross: CrossAlignment?, _ absolute: Bool,
        _ rounding: RoundingRule?, _ hidden: HiddenNodes, _ options: StackOptions, _ items: [DistributionItem<Self>]
    ) -> StackResult<Self> {
        var call = StackCall(.distribute, Axis(direction), items.map { $0.item(Axis(direction)) })
        call.impliesSpaces = true
        call.keepsSizes = true
        call.setUp(absolute, cross, hidden, rounding, options)
        return run(call, within: area)
    }

    /// Gives nodes equal sizes.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runSpread(
        _ direction: DistributionDirection, _ nodes: [Self], _ gap: Double, _ area: Rect?, _ cross: CrossAlignment?,
        _ absolute: Bool, _ rounding: RoundingRule?, _ hidden: HiddenNodes
    ) -> StackResult<Self> {
        let gap = usable(gap, "gap", of: "spread", mayOverlap: true)
        var items: [StackItem<Self>] = []
        items.reserveCapacity(2 * nodes.count)
        for node in nodes {
            if !items.isEmpty { items.append(.fix(gap)) }
            items.append(.fill(node))
        }
        var call = StackCall(.spread, Axis(direction), items)
        let options = StackOptions(allowsNegativeSpacers: true)
        // Sizes that are rounded up one by one would not fill the length.
        let rule = rounding ?? (pixelGrid.rule == .pixel ? .edges : nil)
        call.setUp(absolute, cross, hidden, rule, options)
        return run(call, within: area)
    }

    /// Gives nodes equal spaces.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runEqualSpacing(
        _ direction: DistributionDirection, _ nodes: [Self], _ edges: Double, _ area: Rect?, _ cross: CrossAlignment?,
        _ absolute: Bool, _ rounding: RoundingRule?, _ hidden: HiddenNodes
    ) -> StackResult<Self> {
        let axis = Axis(direction)
        let edges = usable(edges, "edges", of: "equalSpacing")
        let hasEdges = edges != 0 && !nodes.isEmpty
        var items: [StackItem<Self>] = hasEdges ? [.fill(weight: edges)] : []
        items.reserveCapacity(2 * nodes.count + 1)
        for (index, node) in nodes.enumerated() {
            if index > 0 { items.append(.fill()) }
            items.append(.fix(node, node.untransformedFrame.size[axis]))
        }
        if hasEdges { items.append(.fill(weight: edges)) }
        var call = StackCall(.equalSpacing, axis, items)
        call.keepsSizes = true
        call.setUp(absolute, cross, hidden, rounding, StackOptions())
        return run(call, within: area)
    }

    /// Lays out a call within a rectangle, or within the bounds of the container.
    private func run(_ given: consuming StackCall<Self>, within area: Rect?) -> StackResult<Self> {
        var call = given
        call.area = usable(area, of: call.method.rawValue)
        if call.area == nil {
            let frame = untransformedFrame
            let origin = mapToParent(.untransformed).inverted()?.apply(to: frame.origin) ?? .zero
            if origin != .zero { call.area = Rect(origin: origin, size: frame.size) }
        }
        return run(call)
    }
}

extension Axis {
    init(_ direction: DistributionDirection) {
        self = direction == .horizontally ? .horizontal : .vertical
    }
}

extension DistributionItem where Node.LayoutBase == Node {
    /// The same as an item of a stack on an axis.
    fileprivate func item(_ axis: Axis) -> StackItem<Node> {
        switch self {
        case .fixed(let size): .fix(size)
        case .flexible(let weight): .fill(weight: weight)
        case .node(let node): .fix(node, node.untransformedFrame.size[axis])
        }
    }
}
