import Geometry
import LayoutTree

// The edges that a stack runs between.

extension Stack {
    /// The coordinate of an edge in the direction of the stack; nil, reported, without a conversion.
    func coordinate(of end: Anchor<Node>?) -> Double? {
        guard let end, let x = converted(end) else { return nil }
        return isMirrored ? size[axis] - x : x
    }

    /// How far the container's own edge is from the end that counts without one: as far as the container is scrolled.
    func shift(_ end: Anchor<Node>?) -> Double {
        if end == nil { return 0 }
        let origin = container.scrollOrigin[axis]
        return isMirrored ? -origin : origin
    }

    /// The coordinate of an edge in the container's space.
    private func converted(_ end: Anchor<Node>) -> Double? {
        let (node, isGuide) = (end.owner.node, end.owner.isGuide)
        var frame = end.owner.frame(.untransformed)
        // The container may be as long as its stacks.
        if !isGuide, node === container { frame.size[axis] = size[axis] }
        if let map = container.map(from: node, isInside: isGuide, .untransformed) {
            return map.apply(to: end.point(on: frame))[axis]
        }
        warn(end.owner.reasonWithoutConversion)
        return nil
    }
}

/// The edges that a stack runs between; nil is an end of its area.
///
/// An object, since most stacks have none, and a stack is moved around.
final class StackEnds<Node: Layoutable> {
    let from: Anchor<Node>?
    let to: Anchor<Node>?

    init(_ from: Anchor<Node>?, _ to: Anchor<Node>?) { (self.from, self.to) = (from, to) }
}

extension Anchor {
    /// Whether the edge is the right or the bottom one of its owner; nil if it is no side.
    func isFar(on axis: Axis) -> Bool? {
        switch axis {
        case .horizontal: position.column == .right ? true : position.column == .left ? false : nil
        case .vertical: position.row == .bottom ? true : position.row == .top ? false : nil
        }
    }
}
