import Geometry
import LayoutTree

extension Anchor where Node.LayoutBase == Node {
    /// The offset from the origin of the node's frame to the anchor.
    ///
    /// It depends on the size of the node and not on its position, so aligning again moves nothing.
    func inset(_ rounding: AnchorRounding) -> Offset {
        let node = owner.node
        let frame = node.untransformedFrame
        var point = self.point(on: (owner.guide ?? Rect(origin: .zero, size: frame.size)).standardized)
        if rounding == .twice { point = node.pixelGrid.rounded(point) }
        let scroll = owner.isGuide ? node.shownOrigin : Point.zero
        let inset = point.offset(from: scroll) + offset
        return rounding == .twice && offset != .zero ? node.pixelGrid.rounded(inset) : inset
    }

    /// The anchor in the space of a node, or nil if there is no conversion.
    func point(in space: Node, _ rounding: AnchorRounding) -> Point? {
        let node = owner.node
        let point = node.untransformedFrame.origin.offset(by: inset(rounding))
        if node.parentNode === space { return point }
        return space.map(from: node, isInside: false, .untransformed)?.apply(to: point)
    }
}

extension ParentAnchor {
    /// The anchor in the parent's own space.
    func point<Node: Layoutable>(in parent: Node, _ rounding: AnchorRounding) -> Point {
        let area = Rect(origin: parent.scrollOrigin, size: parent.contentBox.size)
        let point = position.point(on: area.standardized, of: parent)
        guard rounding == .twice else { return point.offset(by: offset) }
        let grid = parent.pixelGrid
        return grid.rounded(grid.rounded(point).offset(by: offset))
    }
}

extension PixelGrid {
    /// The offset rounded to whole pixels.
    fileprivate func rounded(_ offset: Offset) -> Offset { Offset(x: rounded(offset.x), y: rounded(offset.y)) }
}
