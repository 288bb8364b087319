import Geometry
import LayoutTree

// References in the coordinate space of the node's parent. The frame of a sibling is read directly; all others are converted out of
// line. A reference without a conversion is noted, and its coordinates are NaN.

extension PinChain {
    /// The frame of a reference.
    @export(implementation) @inline(__always)
    func frame(of reference: Node, by method: PinMethod, _ alignment: PinAlignment = .none) -> Rect {
        if kind == .transformed { return node.transformedFrameOrNote(of: reference, by: method, alignment) }
        if node._isSibling(of: reference) { return reference._presentFrame }
        return node.convertedFrameOrNote(of: reference, by: method, alignment)
    }

    /// The size of a reference, wherever it is.
    @export(implementation) @inline(__always)
    func size(of reference: Node) -> Size {
        kind == .untransformed ? reference._presentFrame.size : reference.transformedFrame.size
    }

    /// The point of an anchor, with its offset.
    @export(implementation) @inline(__always)
    func point(of anchor: Anchor<Node>, by method: PinMethod) -> Point {
        if kind == .transformed || anchor.owner.isGuide || anchor.hasOffset {
            return node.convertedPointOrNote(of: anchor, kind, by: method)
        }
        let reference = anchor.owner.node
        let frame =
            node._isSibling(of: reference)
            ? reference._presentFrame : node.convertedFrameOrNote(of: reference, anchor.position, by: method)
        return anchor.point(on: frame)
    }
}

// Converted frames, with a note if there is no conversion. The compiler must see that these functions release nothing; see
// Documentation/Optimizer.md, fact 1. An anchor is passed as a node and a position: the whole value would go through memory, and
// its node would be counted.

extension Layoutable where LayoutBase == Self {
    @export(implementation) @inline(never)
    func convertedFrameOrNote(of reference: Self, by method: PinMethod, _ alignment: PinAlignment) -> Rect {
        noting(_convertedFrame(of: reference), by: method) { .node(reference, aligned: alignment) }
    }

    @export(implementation) @inline(never)
    func convertedFrameOrNote(of reference: Self, _ position: AnchorPosition, by method: PinMethod) -> Rect {
        noting(_convertedFrame(of: reference), by: method) { .anchor(Anchor(AnchorOwner(node: reference), position)) }
    }

    @export(implementation) @inline(__always)
    func noting(_ frame: Rect, by method: PinMethod, _ argument: () -> PinArgument<Self>) -> Rect {
        if frame.origin.x.isNaN { note(method, argument(), .noConversion) }
        return frame
    }
}

// Conversions with transforms, and of guides.

extension Layoutable where LayoutBase == Self {
    @usableFromInline @inline(never)
    func transformedFrameOrNote(of reference: Self, by method: PinMethod, _ alignment: PinAlignment) -> Rect {
        noting(convertedFrame(of: reference, .transformed), by: method) { .node(reference, aligned: alignment) }
    }

    @usableFromInline @inline(never)
    func convertedPointOrNote(of anchor: Anchor<Self>, _ kind: FrameKind, by method: PinMethod) -> Point {
        let offset = anchor.offset
        if !offset.isFinite {
            let (value, axis): (Double, Axis) = offset.x.isFinite ? (offset.y, .vertical) : (offset.x, .horizontal)
            note(method, .anchor(anchor), .invalidValue(value, .near, axis))
            return Point(x: .nan, y: .nan)
        }
        let owner = anchor.owner
        let converted =
            kind == .untransformed && !owner.isGuide
            ? anchor.point(on: frame(of: owner.node, kind))
            : convertedPoint(anchor.point(on: owner.frame(kind)), from: owner.node, isInside: owner.isGuide, kind)
        if converted.x.isNaN { note(method, .anchor(anchor), .noConversion) }
        return converted.offset(by: offset)
    }
}
