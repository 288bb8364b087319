import Geometry
import LayoutTree

extension Anchor where Node.LayoutBase == Node {
    /// Moves the node so that this anchor lies on an anchor of another node or guide.
    ///
    /// The origin of the node is snapped to pixels; its size and its transform stay as they are. Transforms are
    /// ignored, those of other nodes too. The other node may have any parent as long as an ancestor is shared, and may be an
    /// ancestor itself. An anchor of a guide moves the node that the guide belongs to.
    ///
    /// Nothing moves, and there is a warning, where the node has no parent, the other anchor cannot be converted or is one of the
    /// node's own, or a number is not finite.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes; O(1) between siblings.
    /// - Parameters:
    ///   - target: where the anchor will be.
    ///   - offset: how far from there, in points, to the right and downwards in either reading direction.
    ///   - rounding: what is snapped to pixels.
    /// - Returns: the untransformed frame of the node.
    @discardableResult
    public func align(to target: Anchor, offset: Offset = .zero, rounding: AnchorRounding = .once) -> Rect {
        Alignment(anchor: self, target: .anchor(target), offset: offset, rounding: rounding).run()
    }

    /// Moves the node so that this anchor lies on a point of the area that its parent shows.
    ///
    /// The same rules hold as for an anchor of a node; the point is one of the parent's bounds.
    ///
    /// - Parameters:
    ///   - target: where the anchor will be.
    ///   - offset: how far from there, in points, to the right and downwards in either reading direction.
    ///   - rounding: what is snapped to pixels.
    /// - Returns: the untransformed frame of the node.
    @discardableResult
    public func align(to target: ParentAnchor, offset: Offset = .zero, rounding: AnchorRounding = .once) -> Rect {
        Alignment(anchor: self, target: .parent(target), offset: offset, rounding: rounding).run()
    }
}
