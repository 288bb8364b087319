import Geometry
import LayoutTree

// Standing above, below and beside other nodes: what the calls for it have in common.
//
// The methods of the builder are here because their closures keep a value, so that they are compiled once, apart from the chains,
// and put in late, when they are short. The optimizer puts closures that keep nothing into a chain at once.

extension PinBuilder {
    @inlinable
    @inline(__always)
    consuming func standing(isBelow: Bool, of reference: Node, by method: PinMethod) -> Self {
        asking(reference) { $0.standing(isBelow: isBelow, of: $1, by: method) }
    }

    @inlinable
    @inline(__always)
    consuming func standing(beside side: HorizontalSide, of reference: Node, by method: PinMethod) -> Self {
        asking(reference) { $0.standing(beside: side, of: $1, by: method) }
    }
}

extension PinIntents {
    @inlinable
    @inline(always)
    consuming func standing(isBelow: Bool, of reference: Node, by method: PinMethod) -> PinIntents {
        var y: Double
        var log = log
        if isBeside(reference) {
            let frame = reference.presentFrame
            y = isBelow ? frame.farCorner.y : frame.origin.y
        } else {
            let reached = ChainLog.reaching(
                reference, isBelow: isBelow, aligned: nil, from: node, marks, by: method, in: log
            )
            y = reached.corner.y
            log = reached.log
        }
        return recording(isBelow ? .start : .end, .vertical, y, by: Call(method, of: reference), log)
    }

    @inlinable
    @inline(always)
    consuming func standing(
        isBelow: Bool, of reference: Node, aligned alignment: HorizontalAlignment?, by method: PinMethod
    ) -> PinIntents {
        var corner: Point
        var log = log
        if isBeside(reference) {
            corner = node.corner(of: reference.presentFrame, isBelow: isBelow, aligned: alignment)
        } else {
            let reached = ChainLog.reaching(
                reference, isBelow: isBelow, aligned: alignment, from: node, marks, by: method, in: log
            )
            corner = reached.corner
            log = reached.log
        }
        let call = Call(method, of: reference, aligned: ReferenceAlignment(alignment))
        return recording(isBelow ? .start : .end, .vertical, corner.y, by: call, log)
            .liningUp(alignment, at: corner.x, by: call)
    }

    @inlinable
    @inline(always)
    consuming func standing(
        isBelow: Bool, of references: [Node], aligned alignment: HorizontalAlignment?, _ hidden: HiddenNodes,
        by method: PinMethod
    ) -> PinIntents {
        let call = Call<Node>.nodes(method, ReferenceAlignment(alignment))
        let (area, log) = area(of: references, hidden, by: call)
        var corner = node.corner(of: area.frame, isBelow: isBelow, aligned: alignment)
        if alignment == .center { corner.x = area.center.x }
        return recording(isBelow ? .start : .end, .vertical, corner.y, by: call, among: references, log)
            .liningUp(alignment, at: corner.x, by: call, among: references)
    }

    /// Pins the edge that faces the reference on whose side, as named, the node stands.
    @inlinable
    @inline(always)
    consuming func standing(
        beside side: HorizontalSide, of reference: Node, by method: PinMethod
    ) -> PinIntents {
        var x: Double
        var log = log
        if isBeside(reference), side == .left || side == .right || isLeftToRight {
            let frame = reference.presentFrame
            x = side == .left || side == .start ? frame.origin.x : frame.farCorner.x
        } else {
            let reached = ChainLog.reaching(
                reference, beside: side, aligned: nil, from: node, marks, by: method, in: log)
            x = reached.corner.x
            log = reached.log
        }
        return recording(side.opposite.slot, .horizontal, x, by: Call(method, of: reference), log)
    }

    @inlinable
    @inline(always)
    consuming func standing(
        beside side: HorizontalSide, of reference: Node, aligned alignment: SideAlignment?, by method: PinMethod
    ) -> PinIntents {
        var corner: Point
        var log = log
        if isBeside(reference) {
            let isRight = !side.isLeft(in: node.layoutDirection)
            corner = reference.corner(of: reference.presentFrame, isRight: isRight, aligned: alignment)
        } else {
            let reached = ChainLog.reaching(
                reference, beside: side, aligned: alignment, from: node, marks, by: method, in: log
            )
            corner = reached.corner
            log = reached.log
        }
        let call = Call(method, of: reference, aligned: ReferenceAlignment(alignment))
        return recording(side.opposite.slot, .horizontal, corner.x, by: call, log)
            .liningUp(alignment, at: corner.y, by: call)
    }

    @inlinable
    @inline(always)
    consuming func standing(
        beside side: HorizontalSide, of references: [Node], aligned alignment: SideAlignment?, _ hidden: HiddenNodes,
        by method: PinMethod
    ) -> PinIntents {
        let call = Call<Node>.nodes(method, ReferenceAlignment(alignment))
        let (area, log) = area(of: references, hidden, by: call)
        var corner = node.corner(of: area.frame, isRight: !side.isLeft(in: node.layoutDirection), aligned: alignment)
        if alignment == .center { corner.y = area.center.y }
        if let line = alignment?.line { corner.y = node.height(of: line, in: references, hidden: hidden, kind) }
        return recording(side.opposite.slot, .horizontal, corner.x, by: call, among: references, log)
            .liningUp(alignment, at: corner.y, by: call, among: references)
    }
}
