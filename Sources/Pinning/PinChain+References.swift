import Geometry
import LayoutTree

// References in the coordinate space of the node's parent. The frame of a sibling is read as it is; every other one is converted
// out of line. A reference that cannot be converted is noted, and its coordinates are NaN.

extension PinChain {
    /// Whether another node's present frame can be read as it is.
    @inlinable
    @inline(__always)
    func isSibling(_ other: Node) -> Bool { _fastPath(kind == .untransformed && node._isSibling(of: other)) }

    /// The frame of a reference, with a size of zero or more.
    @inlinable
    @inline(__always)
    func frame(of reference: Node, by method: PinMethod, aligned: HorizontalAlignment? = nil) -> Rect {
        if isSibling(reference) { return reference._presentFrame }
        if kind == .untransformed { return node.frame(of: reference, by: method, PinAlignment(aligned)) }
        return node.transformedFrame(of: reference, by: method, PinAlignment(aligned))
    }

    /// The frame of a reference, with a size of zero or more.
    @inlinable
    @inline(__always)
    func frame(of reference: Node, by method: PinMethod, aligned: SideAlignment?) -> Rect {
        if isSibling(reference) { return reference._presentFrame }
        if kind == .untransformed { return node.frame(of: reference, by: method, PinAlignment(aligned)) }
        return node.transformedFrame(of: reference, by: method, PinAlignment(aligned))
    }

    /// The x of an edge.
    @inlinable
    @inline(__always)
    func x(of edge: HorizontalEdge<Node>, by method: PinMethod) -> Double {
        let place = edge.place
        if !place.isGuide, isSibling(place.node) { return edge.point(on: place.node._presentFrame).x }
        let point = edge.point(on: place.frame(kind))
        return kind == .untransformed
            ? node.convert(point, of: edge, by: method).x : node.convertTransformed(point, of: edge, by: method).x
    }

    /// The y of an edge.
    @inlinable
    @inline(__always)
    func y(of edge: VerticalEdge<Node>, by method: PinMethod) -> Double {
        let place = edge.place
        if !place.isGuide, isSibling(place.node) { return edge.point(on: place.node._presentFrame).y }
        let point = edge.point(on: place.frame(kind))
        return kind == .untransformed
            ? node.convert(point, of: edge, by: method).y : node.convertTransformed(point, of: edge, by: method).y
    }

    /// The point of an anchor, with its offset.
    @inlinable
    @inline(__always)
    func point(of anchor: Anchor<Node>, by method: PinMethod) -> Point {
        let place = anchor.place
        if anchor.offset == .zero, !place.isGuide, isSibling(place.node) {
            return anchor.point(on: place.node._presentFrame)
        }
        let point = anchor.point(on: place.frame(kind))
        return kind == .untransformed
            ? node.convert(point, of: anchor, by: method) : node.convertTransformed(point, of: anchor, by: method)
    }
}

// Conversions without transforms. The compiler has to see that these release nothing; see Documentation/Optimizer.md, fact 1.

extension Layoutable where LayoutBase == Self {
    @inlinable
    @inline(never)
    func frame(of reference: Self, by method: PinMethod, _ alignment: PinAlignment) -> Rect {
        noting(_convertedFrame(of: reference), of: reference, by: method, alignment)
    }

    @inlinable
    @inline(never)
    func convert(_ point: Point, of edge: HorizontalEdge<Self>, by method: PinMethod) -> Point {
        let point = _convertedPoint(point, from: edge.place.node, isInside: edge.place.isGuide)
        return noting(point, by: method, .horizontalEdge(edge))
    }

    @inlinable
    @inline(never)
    func convert(_ point: Point, of edge: VerticalEdge<Self>, by method: PinMethod) -> Point {
        let point = _convertedPoint(point, from: edge.place.node, isInside: edge.place.isGuide)
        return noting(point, by: method, .verticalEdge(edge))
    }

    @inlinable
    @inline(never)
    func convert(_ point: Point, of anchor: Anchor<Self>, by method: PinMethod) -> Point {
        let point = _convertedPoint(point, from: anchor.place.node, isInside: anchor.place.isGuide)
        return noting(point, of: anchor, by: method)
    }

    @inlinable
    @inline(__always)
    func noting(_ frame: Rect, of reference: Self, by method: PinMethod, _ alignment: PinAlignment) -> Rect {
        if frame.origin.x != frame.origin.x { note(method, .node(reference, aligned: alignment), .unreachable) }
        return frame
    }

    @inlinable
    @inline(__always)
    func noting(_ point: Point, by method: PinMethod, _ argument: PinArgument<Self>) -> Point {
        if point.x != point.x { note(method, argument, .unreachable) }
        return point
    }

    /// The converted point of an anchor with its offset.
    @inlinable
    @inline(__always)
    func noting(_ point: Point, of anchor: Anchor<Self>, by method: PinMethod) -> Point {
        let offset = anchor.offset
        if !offset.isFinite {
            note(method, .anchor(anchor), .invalidValue(offset.x.isFinite ? offset.y : offset.x))
            return Point(x: .nan, y: .nan)
        }
        return noting(point, by: method, .anchor(anchor)).offset(by: offset)
    }
}

// Conversions with transforms.

extension Layoutable where LayoutBase == Self {
    @usableFromInline
    @inline(never)
    func transformedFrame(of reference: Self, by method: PinMethod, _ alignment: PinAlignment) -> Rect {
        noting(convertedFrame(of: reference, .transformed), of: reference, by: method, alignment)
    }

    @usableFromInline
    @inline(never)
    func convertTransformed(_ point: Point, of edge: HorizontalEdge<Self>, by method: PinMethod) -> Point {
        noting(transformed(point, of: edge.place), by: method, .horizontalEdge(edge))
    }

    @usableFromInline
    @inline(never)
    func convertTransformed(_ point: Point, of edge: VerticalEdge<Self>, by method: PinMethod) -> Point {
        noting(transformed(point, of: edge.place), by: method, .verticalEdge(edge))
    }

    @usableFromInline
    @inline(never)
    func convertTransformed(_ point: Point, of anchor: Anchor<Self>, by method: PinMethod) -> Point {
        noting(transformed(point, of: anchor.place), of: anchor, by: method)
    }

    private func transformed(_ point: Point, of place: Place<Self>) -> Point {
        convertedPoint(point, from: place.node, isInside: place.isGuide, .transformed)
    }
}
