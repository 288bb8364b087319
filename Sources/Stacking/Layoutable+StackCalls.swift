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
        var call = StackCall(.hstack, .horizontal, items)
        call.start = start.map { StackEnd($0) }
        call.end = end.map { StackEnd($0) }
        call.setUp(startOffset, endOffset, absolute, cross, hidden, rounding, options)
        return run(&call)
    }

    /// Lays out one column.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runColumn(
        _ start: VerticalEdge<Self>?, _ startOffset: Double, _ end: VerticalEdge<Self>?, _ endOffset: Double,
        _ absolute: Bool, _ cross: CrossAlignment?, _ hidden: HiddenNodes, _ rounding: RoundingRule?,
        _ options: StackOptions, _ items: [StackItem<Self>]
    ) -> StackResult<Self> {
        var call = StackCall(.vstack, .vertical, items)
        call.start = start.map { StackEnd($0) }
        call.end = end.map { StackEnd($0) }
        call.setUp(startOffset, endOffset, absolute, cross, hidden, rounding, options)
        return run(&call)
    }

    /// Lays out a distribution.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runDistribution(
        _ direction: DistributionDirection, _ area: Rect?, _ cross: CrossAlignment?, _ absolute: Bool,
        _ rounding: RoundingRule?, _ hidden: HiddenNodes, _ options: StackOptions, _ items: [DistributionItem<Self>]
    ) -> StackResult<Self> {
        var call = StackCall(.distribute, Axis(direction), .distribution(items))
        call.impliesSpaces = true
        call.keepsSizes = true
        call.setUp(0, 0, absolute, cross, hidden, rounding, options)
        return run(&call, within: area)
    }

    /// Gives nodes equal sizes.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runSpread(
        _ direction: DistributionDirection, _ nodes: [Self], _ gap: Double, _ area: Rect?, _ cross: CrossAlignment?,
        _ absolute: Bool, _ rounding: RoundingRule?, _ hidden: HiddenNodes
    ) -> StackResult<Self> {
        var call = StackCall(.spread, Axis(direction), .spread(nodes, gap: gap))
        let options = StackOptions(allowsNegativeSpacers: true)
        // Sizes that are rounded up one by one would not fill the length.
        let rule = rounding ?? (pixelGrid.rule == .pixel ? .edges : nil)
        call.setUp(0, 0, absolute, cross, hidden, rule, options)
        return run(&call, within: area)
    }

    /// Gives nodes equal spaces.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runEqualSpacing(
        _ direction: DistributionDirection, _ nodes: [Self], _ edges: Double, _ area: Rect?, _ cross: CrossAlignment?,
        _ absolute: Bool, _ rounding: RoundingRule?, _ hidden: HiddenNodes
    ) -> StackResult<Self> {
        var call = StackCall(.equalSpacing, Axis(direction), .spacing(nodes, edges: edges))
        call.keepsSizes = true
        call.setUp(0, 0, absolute, cross, hidden, rounding, StackOptions())
        return run(&call, within: area)
    }

    /// Lays out a call within a rectangle, or within the bounds of the container.
    private func run(_ call: inout StackCall<Self>, within area: Rect?) -> StackResult<Self> {
        if let area, area.isFinite {
            call.area = area.standardized
        } else {
            if let area { warn(.invalidValue(area.firstNonFinite), method: call.method.rawValue, call: call.text) }
            let frame = untransformedFrame
            let origin = mapToParent(.untransformed).inverted()?.apply(to: frame.origin) ?? .zero
            if origin != .zero { call.area = Rect(origin: origin, size: frame.size) }
        }
        return run(&call)
    }
}

extension Axis {
    fileprivate init(_ direction: DistributionDirection) {
        self = direction == .horizontally ? .horizontal : .vertical
    }
}

extension Rect {
    fileprivate var firstNonFinite: Double {
        [origin.x, origin.y, size.width, size.height].first { !$0.isFinite } ?? 0
    }
}
