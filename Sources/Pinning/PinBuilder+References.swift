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
        node.isSibling(of: reference)
            ? reference.frame(kind) : node.convertedFrame(of: reference, kind, by: call())
    }

    /// The x of an edge.
    @inlinable
    @inline(__always)
    func coordinate(of edge: HorizontalEdge<Node>, by method: PinMethod) -> Double {
        if edge.place.guide == nil, node.isSibling(of: edge.place.node) {
            return edge.point(on: edge.place.node.frame(kind)).x
        }
        return node.convertedPoint(
            edge.point(on: edge.place.frame(kind)), from: edge.place, kind, by: Call(method, .horizontalEdge(edge))
        ).x
    }

    /// The y of an edge.
    @inlinable
    @inline(__always)
    func coordinate(of edge: VerticalEdge<Node>, by method: PinMethod) -> Double {
        if edge.place.guide == nil, node.isSibling(of: edge.place.node) {
            return edge.point(on: edge.place.node.frame(kind)).y
        }
        return node.convertedPoint(
            edge.point(on: edge.place.frame(kind)), from: edge.place, kind, by: Call(method, .verticalEdge(edge))
        ).y
    }

    /// The point of an anchor.
    @inlinable
    @inline(__always)
    func coordinates(of anchor: Anchor<Node>, by method: PinMethod) -> Point {
        if anchor.offset == .zero, anchor.place.guide == nil, node.isSibling(of: anchor.place.node) {
            return anchor.point(on: anchor.place.node.frame(kind))
        }
        return node.convertedPoint(of: anchor, kind, by: Call(method, .anchor(anchor)))
    }
}

extension Layoutable where LayoutBase == Self {
    /// The upright box around the frame of a reference, or NaN, reported, where it cannot be reached.
    @usableFromInline
    @inline(never)
    func convertedFrame(of reference: Self, _ kind: FrameKind, by call: Call<Self>) -> Rect {
        let map = mapToParentSpace(from: Place(node: reference), kind) { warn($0, call) }
        return map?.apply(to: reference.frame(kind)) ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    }

    /// The point of an anchor with its offset, or NaN, reported, where there is none.
    @usableFromInline
    @inline(never)
    func convertedPoint(of anchor: Anchor<Self>, _ kind: FrameKind, by call: Call<Self>) -> Point {
        guard anchor.offset.isFinite else {
            let number = anchor.offset.x.isFinite ? anchor.offset.y : anchor.offset.x
            return Point(x: refuse(number, by: call), y: .nan)
        }
        let point = anchor.point(on: anchor.place.frame(kind))
        return convertedPoint(point, from: anchor.place, kind, by: call).offset(by: anchor.offset)
    }

    /// A point of the space of a place, or NaN, reported, where the place cannot be reached.
    @usableFromInline
    @inline(never)
    func convertedPoint(_ point: Point, from place: Place<Self>, _ kind: FrameKind, by call: Call<Self>) -> Point {
        mapToParentSpace(from: place, kind) { warn($0, call) }?.apply(to: point) ?? Point(x: .nan, y: .nan)
    }
}
