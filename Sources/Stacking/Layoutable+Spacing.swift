import Geometry
import LayoutTree

extension Layoutable {
    /// Lays children out in a row or column in which all are of the same size, with gaps between them, in points; below zero they
    /// overlap.
    ///
    /// If there is no room for the gaps, the nodes get size 0 and the last ones overflow, with a warning. A row runs in the reading
    /// direction of this node. Takes time proportional to the number of nodes. The other parameters are those of `distribute`, but
    /// where the rule of the tree is `pixel`, `edges` takes its place: `pixel` rounds sizes up, so that nodes would overflow if the
    /// length does not divide evenly. The result has every node and every gap.
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
    /// The distance at the `edges` is a multiple of that: 0 puts the first node and the last one at the ends, 1 leaves the same
    /// distance there as everywhere.
    ///
    /// If there is not enough room, the nodes touch and the last ones overflow, with a warning. A row runs in the
    /// reading direction of this node. Takes time proportional to the number of nodes. The other parameters are those of
    /// `distribute`. The result has every node and every distance.
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
