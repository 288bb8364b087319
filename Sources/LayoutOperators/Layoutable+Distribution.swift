import Geometry
import LayoutTree
import Stacking

extension Layoutable {
    /// Lays children out in a row or a column that `<>` has joined, as in `distribute(.vertical, a <> 8 <> ~2~ <> b)`.
    ///
    /// The same as the form that takes an array of items.
    ///
    /// - Parameters:
    ///   - axis: whether the children form a row or a column.
    ///   - area: the rectangle to lay out in, in this node's own space; its bounds by default.
    ///   - cross: the alignment on the other axis; nil does not move the nodes there.
    ///   - absolute: whether a row runs from left to right in both reading directions.
    ///   - rounding: how frames are snapped to pixels; nil uses the rule of the tree.
    ///   - hidden: whether hidden nodes are skipped, each with a space beside it: see `HiddenNodes.skip`.
    ///   - options: how room that is missing or left over is shared.
    ///   - list: the nodes and spaces, in order.
    /// - Returns: the frame or the span of every item.
    @discardableResult
    public func distribute(
        _ axis: Axis, within area: Rect? = nil, cross: CrossAlignment? = .center,
        absolute: Bool = false, rounding: RoundingRule? = nil, hidden: HiddenNodes = .keep,
        options: StackOptions = StackOptions(), _ list: DistributionList<LayoutBase>
    ) -> StackResult<LayoutBase> {
        distribute(
            axis, within: area, cross: cross, absolute: absolute, rounding: rounding, hidden: hidden,
            options: options, list.items
        )
    }
}
