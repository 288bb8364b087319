import Geometry
import LayoutTree

// Where references are, in the space of the parent of the node that is placed. A reference that cannot be reached is noted once
// and stands as NaN, which is no coordinate; what is pinned to it is then left out.

extension PinIntents {
    /// Whether the other node's present frame is where it is for this chain, so that nothing is converted.
    ///
    /// Its size is not negative then.
    @inlinable
    @inline(always)
    func isBeside(_ other: Node) -> Bool {
        _fastPath(marks.areUntransformed && node.readsFrame(of: other))
    }

    /// The size of a reference.
    @inlinable
    @inline(always)
    func size(of reference: Node) -> Size {
        marks.areUntransformed ? reference.presentFrame.size : reference.frame(.transformed).size
    }

    /// The x of an edge.
    @inlinable
    @inline(always)
    func coordinate(of edge: HorizontalEdge<Node>, by method: PinMethod) -> (x: Double, log: HandedLog<Node>) {
        if !edge.place.isGuide, isBeside(edge.place.node) {
            return (edge.point(on: edge.place.node.presentFrame).x, log)
        }
        return ChainLog.reaching(edge, from: node, marks, by: method, in: log)
    }

    /// The y of an edge.
    @inlinable
    @inline(always)
    func coordinate(of edge: VerticalEdge<Node>, by method: PinMethod) -> (y: Double, log: HandedLog<Node>) {
        if !edge.place.isGuide, isBeside(edge.place.node) {
            return (edge.point(on: edge.place.node.presentFrame).y, log)
        }
        return ChainLog.reaching(edge, from: node, marks, by: method, in: log)
    }

    /// The point of an anchor with its offset, or NaN, noted, where the offset is not a number.
    @inlinable
    @inline(always)
    func coordinates(of anchor: Anchor<Node>, by method: PinMethod) -> (point: Point, log: HandedLog<Node>) {
        if anchor.offset == .zero, !anchor.place.isGuide, isBeside(anchor.place.node) {
            return (anchor.point(on: anchor.place.node.presentFrame), log)
        }
        return ChainLog.reaching(anchor, from: node, marks, by: method, in: log)
    }
}

// References in other coordinate spaces: out of line, each in one call, since a chain has little room for what is rare.

extension ChainLog {
    @inlinable
    @inline(never)
    static func reaching(
        _ reference: Node, isBelow: Bool, aligned alignment: HorizontalAlignment?, from node: Node, _ marks: PinMarks,
        by method: PinMethod, in log: HandedLog<Node>
    ) -> (corner: Point, log: HandedLog<Node>) {
        let frame = node.convertedFrame(of: reference, marks.kind)
        let corner = node.corner(of: frame, isBelow: isBelow, aligned: alignment)
        let call = Call(method, of: reference, aligned: ReferenceAlignment(alignment))
        return (corner, checking(frame.origin.x, from: node, by: call, in: log))
    }

    @inlinable
    @inline(never)
    static func reaching(
        _ reference: Node, beside side: HorizontalSide, aligned alignment: SideAlignment?, from node: Node,
        _ marks: PinMarks, by method: PinMethod, in log: HandedLog<Node>
    ) -> (corner: Point, log: HandedLog<Node>) {
        let isRight = !side.isLeft(in: node.layoutDirection)
        let frame = node.convertedFrame(of: reference, marks.kind)
        let corner = reference.corner(of: frame, isRight: isRight, aligned: alignment)
        let call = Call(method, of: reference, aligned: ReferenceAlignment(alignment))
        return (corner, checking(frame.origin.x, from: node, by: call, in: log))
    }

    @inlinable
    @inline(never)
    static func reaching(
        _ edge: HorizontalEdge<Node>, from node: Node, _ marks: PinMarks, by method: PinMethod,
        in log: HandedLog<Node>
    ) -> (x: Double, log: HandedLog<Node>) {
        let reached = reaching(
            edge.point(on: edge.place.frame(marks.kind)), of: edge.place, from: node, marks, by: Call(method, to: edge),
            in: log
        )
        return (reached.point.x, reached.log)
    }

    @inlinable
    @inline(never)
    static func reaching(
        _ edge: VerticalEdge<Node>, from node: Node, _ marks: PinMarks, by method: PinMethod,
        in log: HandedLog<Node>
    ) -> (y: Double, log: HandedLog<Node>) {
        let reached = reaching(
            edge.point(on: edge.place.frame(marks.kind)), of: edge.place, from: node, marks, by: Call(method, to: edge),
            in: log
        )
        return (reached.point.y, reached.log)
    }

    @inlinable
    @inline(never)
    static func reaching(
        _ anchor: Anchor<Node>, from node: Node, _ marks: PinMarks, by method: PinMethod, in log: HandedLog<Node>
    ) -> (point: Point, log: HandedLog<Node>) {
        let call = Call(method, to: anchor)
        if !anchor.offset.isFinite {
            let value = anchor.offset.x.isFinite ? anchor.offset.y : anchor.offset.x
            return (Point(x: .nan, y: .nan), noting(node, .value(value), call, among: nil, in: log))
        }
        let point = anchor.point(on: anchor.place.frame(marks.kind))
        let reached = reaching(point, of: anchor.place, from: node, marks, by: call, in: log)
        return (reached.point.offset(by: anchor.offset), reached.log)
    }

    /// A point of the space of a place: of its node's parent, or of its node for a guide.
    @inlinable
    static func reaching(
        _ point: Point, of place: Place<Node>, from node: Node, _ marks: PinMarks, by call: Call<Node>,
        in log: HandedLog<Node>
    ) -> (point: Point, log: HandedLog<Node>) {
        let converted = node.convertedPoint(point, from: place.node, isInside: place.isGuide, marks.kind)
        return (converted, checking(converted.x, from: node, by: call, in: log))
    }

    /// The log, with one more mistake in it where a coordinate is not a number: its reference could not be reached.
    @inlinable
    static func checking(
        _ x: Double, from node: Node, by call: Call<Node>, in log: HandedLog<Node>
    ) -> HandedLog<Node> {
        x.isNaN ? noting(node, .unreachable, call, among: nil, in: log) : log
    }
}

extension Layoutable where LayoutBase == Self {
    /// Where this node goes that stands above or below a frame with a size that is not negative: the y of the edge that faces it, and the x that lines up with it.
    @inlinable
    @inline(always)
    func corner(of frame: Rect, isBelow: Bool, aligned alignment: HorizontalAlignment?) -> Point {
        let x =
            switch alignment {
            case nil, .left: frame.origin.x
            case .center: frame.midX
            case .right: frame.farCorner.x
            case .start: layoutDirection == .leftToRight ? frame.origin.x : frame.farCorner.x
            case .end: layoutDirection == .leftToRight ? frame.farCorner.x : frame.origin.x
            }
        return Point(x: x, y: isBelow ? frame.farCorner.y : frame.origin.y)
    }

    /// Where a node goes that stands beside this one, whose frame is given, with a size that is not negative: the x of the edge that faces it, and the y that lines
    /// up with it.
    @inlinable
    @inline(always)
    func corner(of frame: Rect, isRight: Bool, aligned alignment: SideAlignment?) -> Point {
        let y =
            switch alignment {
            case nil, .top: frame.origin.y
            case .center: frame.midY
            case .bottom: frame.farCorner.y
            case .firstBaseline: frame.origin.y + offset(of: .firstBaseline, height: frame.height)
            case .lastBaseline: frame.origin.y + offset(of: .lastBaseline, height: frame.height)
            }
        return Point(x: isRight ? frame.farCorner.x : frame.origin.x, y: y)
    }
}
