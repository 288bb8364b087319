import Geometry
import LayoutTree

// Where references are, in the space of the parent of the node that is placed. A reference that cannot be reached is reported
// once and stands as NaN, which is no coordinate; what is pinned to it is then left out.

extension PinBuilder {
    /// The frame of a reference.
    ///
    /// Siblings share a space, so nothing is converted for them.
    @inlinable
    @inline(__always)
    func frame(of reference: Node, by call: @autoclosure () -> Call<Node>) -> Rect {
        node.isSibling(of: reference) ? reference.frame(kind) : convertedFrame(of: reference, by: call())
    }

    /// The x of an edge.
    @inlinable
    @inline(__always)
    func coordinate(of edge: HorizontalEdge<Node>, by method: PinMethod) -> Double {
        if edge.place.guide == nil, node.isSibling(of: edge.place.node) {
            return edge.point(on: edge.place.node.frame(kind)).x
        }
        let call = Call(method, .horizontalEdge(edge))
        return edge.point(on: ownFrame(of: edge.place)).mapped(by: map(from: edge.place, by: call)).x
    }

    /// The y of an edge.
    @inlinable
    @inline(__always)
    func coordinate(of edge: VerticalEdge<Node>, by method: PinMethod) -> Double {
        if edge.place.guide == nil, node.isSibling(of: edge.place.node) {
            return edge.point(on: edge.place.node.frame(kind)).y
        }
        let call = Call(method, .verticalEdge(edge))
        return edge.point(on: ownFrame(of: edge.place)).mapped(by: map(from: edge.place, by: call)).y
    }

    /// The point of an anchor.
    @inlinable
    @inline(__always)
    func coordinates(of anchor: Anchor<Node>, by method: PinMethod) -> Point {
        if anchor.place.guide == nil, node.isSibling(of: anchor.place.node) {
            return anchor.point(on: anchor.place.node.frame(kind))
        }
        let call = Call(method, .anchor(anchor))
        return anchor.point(on: ownFrame(of: anchor.place)).mapped(by: map(from: anchor.place, by: call))
    }

    /// The rectangle of a place in the space that it is given in: the parent's for a node, the owner's for a guide.
    @inlinable
    func ownFrame(of place: Place<Node>) -> Rect { place.guide ?? place.node.frame(kind) }

    @usableFromInline
    @inline(never)
    func convertedFrame(of reference: Node, by call: Call<Node>) -> Rect {
        reference.frame(kind).mapped(by: map(from: Place(node: reference), by: call))
    }

    /// The map from the space of a place to that of the placed node's parent, or nil, reported, where there is none.
    @usableFromInline
    @inline(never)
    func map(from place: Place<Node>, by call: Call<Node>) -> AffineTransform? {
        guard let parent = node.parentNode else {
            warn(.notInTree, call)
            return nil
        }
        guard let space = place.guide == nil ? place.node.parentNode : place.node else {
            warn(.referenceNotInTree(place.node.displayName), call)
            return nil
        }
        if let map = parent.map(from: space, kind) { return map }
        warn(.noCommonAncestor(place.node.displayName), call)
        return nil
    }
}

extension Point {
    /// The mapped point, or NaN without a map.
    @usableFromInline
    func mapped(by map: AffineTransform?) -> Point { map?.apply(to: self) ?? Point(x: .nan, y: .nan) }
}

extension Rect {
    /// The upright box around the mapped rectangle, or NaN without a map.
    func mapped(by map: AffineTransform?) -> Rect {
        map?.apply(to: self) ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    }
}
