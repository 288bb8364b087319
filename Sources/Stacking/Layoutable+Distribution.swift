import Geometry
import LayoutTree

extension Layoutable {
    /// Lays children out in a row or a column, as large as they are, with the spaces between them that the items say.
    ///
    /// The flexible spaces share the room that is left, in proportion to their weights. Where the list begins with a node, a
    /// flexible space of weight 1 stands before it, and likewise behind a node at the end, so that a list of nodes is
    /// centered; a space of any size, 0 included, takes the place of the implied one. Without enough room the flexible
    /// spaces are 0, the order is kept, and what is too long stands out as `options` says, with a warning.
    ///
    /// A row runs in the reading direction of this node. Every position is a sum of unrounded sizes and is brought to
    /// pixels once, so that nothing drifts. Takes time proportional to the number of items.
    ///
    /// The rules are those of Relativity's subview distribution, with the exceptions that it never mirrors, rounds at every
    /// step, centers each view on the one before, and pulls everything towards the start where there is not enough room.
    ///
    /// - Parameters:
    ///   - direction: the axis.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: where the nodes are on the other axis; nil leaves them where they are.
    ///   - absolute: whether a row runs from left to right whatever the reading direction.
    ///   - rounding: how frames are brought to pixels; nil is the rule of the tree.
    ///   - hidden: whether hidden nodes are left out together with a space beside them.
    ///   - options: what happens to room that is missing or left over.
    ///   - items: the nodes and spaces, in order.
    /// - Returns: what every item got.
    @discardableResult
    public func distribute(
        _ direction: DistributionDirection, within area: Rect? = nil, cross: CrossAlignment? = .center,
        absolute: Bool = false, rounding: RoundingRule? = nil, hidden: HiddenNodes = .keep,
        options: StackOptions = StackOptions(allowsNegativeSpacers: true), _ items: [DistributionItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        let axis = Axis(direction)
        let list = items.map { item -> StackItem<LayoutBase> in
            switch item {
            case .fixed(let size): .fix(size)
            case .flexible(let weight): .fill(weight: weight)
            case .node(let node): .fix(node, node.untransformedFrame.size[axis])
            }
        }
        var call = StackCall(.distribute, axis, list)
        call.impliesSpaces = true
        call.keepsSizes = true
        call.setUp(0, 0, absolute, cross, hidden, rounding, options)
        return layoutBase.run(call, within: area)
    }

    /// Lays children out in a row or a column, as large as they are, with the spaces between them that the list says.
    ///
    /// The same as the form that takes an array; ``DistributionBuilder`` says what can stand in the list.
    @discardableResult
    public func distribute(
        _ direction: DistributionDirection, within area: Rect? = nil, cross: CrossAlignment? = .center,
        absolute: Bool = false, rounding: RoundingRule? = nil, hidden: HiddenNodes = .keep,
        options: StackOptions = StackOptions(allowsNegativeSpacers: true),
        @DistributionBuilder<LayoutBase> _ items: () -> [DistributionItem<LayoutBase>]
    ) -> StackResult<LayoutBase> {
        distribute(
            direction, within: area, cross: cross, absolute: absolute, rounding: rounding, hidden: hidden,
            options: options, items())
    }
}

extension Axis {
    init(_ direction: DistributionDirection) {
        self = direction == .horizontally ? .horizontal : .vertical
    }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out one stack in a rectangle of the node's own space, or in its bounds.
    func run(_ call: StackCall<Self>, within area: Rect?) -> StackResult<Self> {
        var call = call
        if let area, area.isFinite {
            call.area = area.standardized
        } else {
            if let area { warn(.invalidValue(area.firstNonFinite), method: call.method.rawValue, call: call.text) }
            let frame = untransformedFrame
            let origin = mapToParent(.untransformed).inverted()?.apply(to: frame.origin) ?? .zero
            if origin != .zero { call.area = Rect(origin: origin, size: frame.size) }
        }
        return run(call)
    }
}

extension Rect {
    fileprivate var firstNonFinite: Double {
        [origin.x, origin.y, size.width, size.height].first { !$0.isFinite } ?? 0
    }
}
