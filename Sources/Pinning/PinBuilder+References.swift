import Geometry
import LayoutTree

// Where references are, in the space of the parent of the node that is placed. A reference that cannot be reached is noted once
// and stands as NaN, which is no coordinate; what is pinned to it is then left out.

extension PinBuilder {
    /// Whether the other node's present frame is where it is for this chain, so that nothing is converted.
    @inlinable
    @inline(always)
    func isBeside(_ other: Node) -> Bool {
        !options.contains(.transformed) && node.sharesSpace(with: other)
    }

    /// The frame of a reference.
    @inlinable
    @inline(always)
    mutating func frame(of reference: Node, by call: Call<Node>) -> Rect {
        if isBeside(reference) { return reference.presentFrame }
        let frame = node.convertedFrame(of: reference, kind)
        if frame.origin.x.isNaN { note(.unreachable, call) }
        return frame
    }

    /// The x of an edge.
    @inlinable
    @inline(always)
    mutating func coordinate(of edge: HorizontalEdge<Node>, by method: PinMethod) -> Double {
        if edge.place.guide == nil, isBeside(edge.place.node) { return edge.point(on: edge.place.node.presentFrame).x }
        return converted(edge.point(on: edge.place.frame(kind)), from: edge.place, by: Call(method, to: edge)).x
    }

    /// The y of an edge.
    @inlinable
    @inline(always)
    mutating func coordinate(of edge: VerticalEdge<Node>, by method: PinMethod) -> Double {
        if edge.place.guide == nil, isBeside(edge.place.node) { return edge.point(on: edge.place.node.presentFrame).y }
        return converted(edge.point(on: edge.place.frame(kind)), from: edge.place, by: Call(method, to: edge)).y
    }

    /// The point of an anchor with its offset, or NaN, noted, where the offset is not a number.
    @inlinable
    @inline(always)
    mutating func coordinates(of anchor: Anchor<Node>, by method: PinMethod) -> Point {
        if anchor.offset == .zero, anchor.place.guide == nil, isBeside(anchor.place.node) {
            return anchor.point(on: anchor.place.node.presentFrame)
        }
        let call = Call(method, to: anchor)
        if !anchor.offset.isFinite {
            note(.value(anchor.offset.x.isFinite ? anchor.offset.y : anchor.offset.x), call)
            return Point(x: .nan, y: .nan)
        }
        let point = anchor.point(on: anchor.place.frame(kind))
        return converted(point, from: anchor.place, by: call).offset(by: anchor.offset)
    }

    /// A point of the space of a place: of its node's parent, or of its node for a guide.
    @inlinable
    @inline(always)
    mutating func converted(_ point: Point, from place: Place<Node>, by call: Call<Node>) -> Point {
        let converted = node.convertedPoint(point, from: place.node, isInside: place.guide != nil, kind)
        if converted.x.isNaN { note(.unreachable, call) }
        return converted
    }
}
