import Geometry
import LayoutTree

extension Anchor where Node.LayoutBase == Node {
    /// The distance to an anchor of another node or guide: the width and the height of the rectangle between the two.
    ///
    /// Both are zero or more. Transforms are ignored. By default each anchor is snapped to pixels within its node, so that
    /// consecutive distances add up; ``AnchorRounding/once`` snaps the result alone. If the two nodes have no common ancestor, or a
    /// number is not finite, the distance is zero, with a warning.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes.
    /// - Parameters:
    ///   - target: the other end.
    ///   - offset: added before the sign is dropped, in points.
    ///   - rounding: which numbers are snapped to pixels.
    /// - Returns: a width and a height of zero or more, in points.
    public func distance(
        to target: Anchor, offset: Offset = .zero, rounding: AnchorRounding = .twice
    ) -> Size {
        Alignment(anchor: self, target: .anchor(target), offset: offset, rounding: rounding).distance()
    }

    /// The distance to a point of the parent's visible area.
    ///
    /// The same rules hold as for an anchor of a node. Without a parent the distance is zero, with a warning.
    ///
    /// - Parameters:
    ///   - target: the other end.
    ///   - offset: added before the sign is dropped, in points.
    ///   - rounding: which numbers are snapped to pixels.
    /// - Returns: a width and a height of zero or more, in points.
    public func distance(
        to target: ParentAnchor, offset: Offset = .zero, rounding: AnchorRounding = .twice
    ) -> Size {
        Alignment(anchor: self, target: .parent(target), offset: offset, rounding: rounding).distance()
    }
}
