import Geometry
import LayoutTree

extension Anchor where Node.LayoutBase == Node {
    /// Moves the node so that this anchor lies on an anchor of another node or guide.
    ///
    /// Only the origin of the node changes, and is snapped to pixels. Transforms of all nodes are ignored. The other node may have
    /// any parent, provided that both share an ancestor, and may be an ancestor itself. An anchor of a guide moves the guide's
    /// node.
    ///
    /// Nothing moves, and there is a warning, if the node has no parent, if there is no conversion from the other anchor, if the
    /// other anchor belongs to the same node, or if a number is not finite.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes; O(1) between siblings.
    /// - Parameters:
    ///   - target: the new position of the anchor.
    ///   - offset: the distance from there, in points, to the right and downwards in either reading direction.
    ///   - rounding: which numbers are snapped to pixels.
    /// - Returns: the untransformed frame of the node.
    @discardableResult
    public func align(to target: Anchor, offset: Offset = .zero, rounding: AnchorRounding = .once) -> Rect {
        Alignment(anchor: self, target: .anchor(target), offset: offset, rounding: rounding).run()
    }

    /// Moves the node so that this anchor lies on a point of its parent's visible area.
    ///
    /// The same rules hold as for an anchor of a node; the point belongs to the parent's bounds.
    ///
    /// - Parameters:
    ///   - target: the new position of the anchor.
    ///   - offset: the distance from there, in points, to the right and downwards in either reading direction.
    ///   - rounding: which numbers are snapped to pixels.
    /// - Returns: the untransformed frame of the node.
    @discardableResult
    public func align(to target: ParentAnchor, offset: Offset = .zero, rounding: AnchorRounding = .once) -> Rect {
        Alignment(anchor: self, target: .parent(target), offset: offset, rounding: rounding).run()
    }
}
