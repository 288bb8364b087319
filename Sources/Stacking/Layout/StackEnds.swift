import Geometry
import LayoutTree

/// The edges of a stack; nil means an end of its area.
///
/// This is an object, since most stacks have none.
@usableFromInline
class StackEnds {
    let start: StackEnd?
    let end: StackEnd?

    init(_ start: StackEnd?, _ end: StackEnd?) { (self.start, self.end) = (start, end) }
}

/// An edge of a node, as numbers.
struct StackEnd {
    /// The node, and whether the edge belongs to one of its guides.
    let node: ObjectIdentifier
    let isGuide: Bool
    /// Whether it is the right or the bottom edge; nil if it is not a side.
    let isFar: Bool?
    /// The position of the edge: a fraction of the length of its node, plus points.
    let part: Double
    let distance: Double
}

/// The edges of a stack, with their nodes.
final class NodeEnds<Node: Layoutable>: StackEnds where Node.LayoutBase == Node {
    let startAnchor: Anchor<Node>?
    let endAnchor: Anchor<Node>?

    init(_ start: Anchor<Node>?, _ end: Anchor<Node>?, _ axis: Axis) {
        (startAnchor, endAnchor) = (start, end)
        super.init(start.map { $0.numbers(axis) }, end.map { $0.numbers(axis) })
    }
}

extension Anchor {
    /// The edge without its node.
    fileprivate func numbers(_ axis: Axis) -> StackEnd {
        // The distance of a baseline from an edge does not depend on the length.
        var unit = Rect.zero
        unit[axis] = AxisSpan(origin: 0, length: 1024)
        let distance = point(on: .zero)[axis]
        return StackEnd(
            node: ObjectIdentifier(owner.node), isGuide: owner.isGuide, isFar: isFar(on: axis),
            part: (point(on: unit)[axis] - distance) / 1024, distance: distance)
    }

    /// Whether the edge is its owner's right or bottom edge; nil if it is not a side.
    private func isFar(on axis: Axis) -> Bool? {
        switch axis {
        case .horizontal: position.column == .right ? true : position.column == .left ? false : nil
        case .vertical: position.row == .bottom ? true : position.row == .top ? false : nil
        }
    }
}

extension Stack {
    /// Whether the stack starts or ends at a node that is not the container.
    @inline(__always)
    func refersToNodes(besides container: ObjectIdentifier) -> Bool {
        guard let ends else { return false }
        return ends.start.map { $0.node != container } ?? false || ends.end.map { $0.node != container } ?? false
    }

    /// Whether the stack runs from one end of the container to the other.
    @inline(__always)
    func spans(_ container: ObjectIdentifier) -> Bool {
        area == nil && isEnd(ends?.start, isFar: isMirrored, of: container) && ends(with: container)
    }

    /// Whether the stack ends where the container does.
    @inline(__always)
    func ends(with container: ObjectIdentifier) -> Bool {
        area == nil && isEnd(ends?.end, isFar: !isMirrored, of: container)
    }

    /// Whether an edge is the given side of the container, or nil.
    @inline(__always)
    func isEnd(_ edge: StackEnd?, isFar: Bool, of container: ObjectIdentifier) -> Bool {
        guard let edge else { return true }
        return !edge.isGuide && edge.node == container && edge.isFar == isFar
    }
}
