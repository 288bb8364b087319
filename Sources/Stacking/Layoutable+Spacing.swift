import Geometry
import LayoutTree

extension Layoutable {
    /// Lays children out in a row or column in which all are of the same size, with gaps between them.
    ///
    /// If there is no room for the gaps, the nodes get size 0 and the last ones overflow, with a warning. A row runs in the reading
    /// direction of this node. Takes time proportional to the number of nodes.
    ///
    /// - Parameters:
    ///   - direction: the axis.
    ///   - nodes: the children, in order.
    ///   - gap: the distance between neighbors, in points; below zero they overlap.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: where the nodes are on the other axis; nil leaves them where they are.
    ///   - absolute: whether a row runs from left to right whatever the reading direction.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree, but `edges` in place of `pixel`, which rounds
    ///     sizes up, so that nodes would overflow if the length does not divide evenly.
    ///   - hidden: whether hidden nodes are left out together with a gap beside them.
    /// - Returns: what every node and every gap got.
    @discardableResult
    @export(implementation)
    public func spread(
        _ direction: DistributionDirection, _ nodes: [LayoutBase], gap: Double = 0, within area: Rect? = nil,
        cross: CrossAlignment? = nil, absolute: Bool = false, rounding: RoundingRule? = nil,
        hidden: HiddenNodes = .keep
    ) -> StackResult<LayoutBase> {
        layoutBase.runSpread(direction, nodes, gap, area, cross, absolute, rounding, hidden)
    }

    /// Lays children out in a row or column, as large as they are, with the same distance between all neighbors.
    ///
    /// If there is not enough room, the nodes touch and the last ones overflow, with a warning. A row runs in the
    /// reading direction of this node. Takes time proportional to the number of nodes.
    ///
    /// - Parameters:
    ///   - direction: the axis.
    ///   - nodes: the children, in order.
    ///   - edges: the distance before the first node and behind the last, as a multiple of that between two nodes: 0 puts them
    ///     at the ends, 1 leaves the same distance there as everywhere.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: where the nodes are on the other axis; nil leaves them where they are.
    ///   - absolute: whether a row runs from left to right whatever the reading direction.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - hidden: whether hidden nodes are left out together with a distance beside them.
    /// - Returns: what every node and every distance got.
    @discardableResult
    @export(implementation)
    public func equalSpacing(
        _ direction: DistributionDirection, _ nodes: [LayoutBase], edges: Double = 0, within area: Rect? = nil,
        cross: CrossAlignment? = .center, absolute: Bool = false, rounding: RoundingRule? = nil,
        hidden: HiddenNodes = .keep
    ) -> StackResult<LayoutBase> {
        layoutBase.runEqualSpacing(direction, nodes, edges, area, cross, absolute, rounding, hidden)
    }
}
