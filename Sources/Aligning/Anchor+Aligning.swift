import Geometry
import LayoutTree

extension Anchor where Node.LayoutBase == Node {
    /// Moves the node so that this anchor comes to lie on an anchor of another node or guide.
    ///
    /// The origin of the node is brought to pixels; its size stays as it is, and so does its transform, which does not count:
    /// neither do those of other nodes. The other node may have any parent as long as an ancestor is shared, and may be an
    /// ancestor itself. An anchor of a guide moves the node that the guide belongs to.
    ///
    /// Nothing moves, and there is a warning, where the node has no parent, the other anchor cannot be reached or is one of
    /// the node's own, or a number is not finite. Takes time proportional to the depth of both nodes, and constant time between
    /// siblings.
    ///
    /// - Parameters:
    ///   - target: where the anchor comes to lie.
    ///   - offset: how far from there, in points, to the right and downwards in either direction of reading.
    ///   - rounding: what is brought to pixels.
    /// - Returns: the untransformed frame of the node.
    @discardableResult
    public func align(to target: Anchor, offset: Offset = .zero, rounding: AnchorRounding = .once) -> Rect {
        Alignment(moving: self, to: .anchor(target), offset, rounding).run()
    }

    /// Moves the node so that this anchor comes to lie on a point of the area that its parent shows.
    ///
    /// What holds for aligning to an anchor of a node holds here too; the point is one of the parent's bounds.
    ///
    /// - Parameters:
    ///   - target: where the anchor comes to lie.
    ///   - offset: how far from there, in points, to the right and downwards in either direction of reading.
    ///   - rounding: what is brought to pixels.
    /// - Returns: the untransformed frame of the node.
    @discardableResult
    public func align(to target: ParentAnchor, offset: Offset = .zero, rounding: AnchorRounding = .once) -> Rect {
        Alignment(moving: self, to: .parent(target), offset, rounding).run()
    }
}
