import Geometry
import LayoutTree

extension Anchor where Node.LayoutBase == Node {
    /// The distance to an anchor of another node or guide: the width and the height of the rectangle between the two.
    ///
    /// It is never negative. Transforms do not count. Each anchor is snapped to pixels within its node, so that distances that
    /// follow each other add up. If there is no conversion from one node to the other, or a number is not finite, the distance is
    /// zero and there is a warning.
    ///
    /// - Parameters:
    ///   - target: the other end.
    ///   - offset: added before the sign is dropped, in points.
    ///   - rounding: what is snapped to pixels.
    /// - Returns: a width and a height of zero or more, in points.
    public func distance(
        to target: Anchor, offset: Offset = .zero, rounding: AnchorRounding = .twice
    ) -> Size {
        Alignment(moving: self, to: .anchor(target), offset, rounding).distance()
    }

    /// The distance to a point of the area that the node's parent shows.
    ///
    /// - Parameters:
    ///   - target: the other end.
    ///   - offset: added before the sign is dropped, in points.
    ///   - rounding: what is snapped to pixels.
    /// - Returns: a width and a height of zero or more, in points.
    public func distance(
        to target: ParentAnchor, offset: Offset = .zero, rounding: AnchorRounding = .twice
    ) -> Size {
        Alignment(moving: self, to: .parent(target), offset, rounding).distance()
    }
}
