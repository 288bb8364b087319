import Geometry
import LayoutTree

// The edges that a stack runs between.

extension Stack {
    /// The logical coordinate of an edge; the one of the area for no edge, nil where it cannot be reached.
    func coordinate(of end: StackEnd<Node>?, _ known: Double?, or area: Double) -> Double? {
        guard let end else { return area }
        let x: Double
        if let known {
            x = known
        } else if !end.owner.isGuide, end.owner.node.parentNode === container {
            x = end.coordinate(on: end.owner.node.untransformedFrame[axis])
        } else if let point = convertedPoint(of: end) {
            x = point[axis]
        } else {
            return nil
        }
        return isMirrored ? size[axis] - x : x
    }

    /// The point of an edge in the container's space, or nil, reported, where the two have no ancestor in common.
    private func convertedPoint(of end: StackEnd<Node>) -> Point? {
        let node = end.owner.node
        let point = end.point(on: end.owner.frame(.untransformed), axis)
        if !end.owner.isGuide, node === container {
            var frame = node.untransformedFrame
            frame.size[axis] = size[axis]
            return node.mapToParent(.untransformed).inverted()?.apply(to: end.point(on: frame, axis))
        }
        guard let space = end.owner.isGuide ? node : node.parentNode else {
            // The root of the tree, in its own space.
            let own = node.mapToParent(.untransformed).inverted()?.apply(to: point)
            if let own, let map = container.map(from: node, .untransformed) { return map.apply(to: own) }
            warn(.referenceNotInTree(node.displayName))
            return nil
        }
        if let map = container.map(from: space, .untransformed) { return map.apply(to: point) }
        warn(.noCommonAncestor(node.displayName))
        return nil
    }
}
