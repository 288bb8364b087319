import Geometry
import LayoutTree

// Beside other nodes. References may have any parent as long as an ancestor is shared; of a list those that can be used count,
// together: below several references is below all of them. Takes time proportional to the number of references, and for those
// with another parent to the depth of both nodes.

extension PinBuilder {
    /// Pins the bottom edge so that the node is above a reference.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func above(of reference: Node) -> Self {
        asking(reference) { $0.standing(isBelow: false, of: $1, by: .above) }
    }

    /// Pins the bottom edge so that the node is above a reference, lined up with it as `aligned` says.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func above(of reference: Node, aligned alignment: HorizontalAlignment?) -> Self {
        asking(reference) { $0.standing(isBelow: false, of: $1, aligned: alignment, by: .above) }
    }

    /// Pins the bottom edge so that the node is above all references, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func above(
        of references: [Node], aligned alignment: HorizontalAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        asking(references) { $0.standing(isBelow: false, of: $1, aligned: alignment, hidden, by: .above) }
    }

    /// Pins the top edge so that the node is below a reference.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func below(of reference: Node) -> Self {
        asking(reference) { $0.standing(isBelow: true, of: $1, by: .below) }
    }

    /// Pins the top edge so that the node is below a reference, lined up with it as `aligned` says.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func below(of reference: Node, aligned alignment: HorizontalAlignment?) -> Self {
        asking(reference) { $0.standing(isBelow: true, of: $1, aligned: alignment, by: .below) }
    }

    /// Pins the top edge so that the node is below all references, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func below(
        of references: [Node], aligned alignment: HorizontalAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        asking(references) { $0.standing(isBelow: true, of: $1, aligned: alignment, hidden, by: .below) }
    }

    /// Pins the right edge so that the node is to the left of a reference.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func left(of reference: Node) -> Self {
        asking(reference) { $0.standing(beside: .left, of: $1, by: .left) }
    }

    /// Pins the right edge so that the node is to the left of a reference, lined up with it as `aligned` says.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func left(of reference: Node, aligned alignment: SideAlignment?) -> Self {
        asking(reference) { $0.standing(beside: .left, of: $1, aligned: alignment, by: .left) }
    }

    /// Pins the right edge so that the node is to the left of all references, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func left(
        of references: [Node], aligned alignment: SideAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        asking(references) { $0.standing(beside: .left, of: $1, aligned: alignment, hidden, by: .left) }
    }

    /// Pins the left edge so that the node is to the right of a reference.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func right(of reference: Node) -> Self {
        asking(reference) { $0.standing(beside: .right, of: $1, by: .right) }
    }

    /// Pins the left edge so that the node is to the right of a reference, lined up with it as `aligned` says.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func right(of reference: Node, aligned alignment: SideAlignment?) -> Self {
        asking(reference) { $0.standing(beside: .right, of: $1, aligned: alignment, by: .right) }
    }

    /// Pins the left edge so that the node is to the right of all references, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func right(
        of references: [Node], aligned alignment: SideAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        asking(references) { $0.standing(beside: .right, of: $1, aligned: alignment, hidden, by: .right) }
    }

    /// Pins an edge so that the node is beside a reference, on the side where reading begins: left of it in a left-to-right
    /// layout, right of it in a right-to-left one.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func before(of reference: Node) -> Self {
        asking(reference) { $0.standing(beside: .start, of: $1, by: .before) }
    }

    /// Pins an edge so that the node is beside a reference, on the side where reading begins: left of it in a left-to-right
    /// layout, right of it in a right-to-left one, lined up with it as `aligned` says.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func before(of reference: Node, aligned alignment: SideAlignment?) -> Self {
        asking(reference) { $0.standing(beside: .start, of: $1, aligned: alignment, by: .before) }
    }

    /// Pins an edge so that the node is beside all references, on the side where reading begins: left of them in a
    /// left-to-right layout, right of them in a right-to-left one, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func before(
        of references: [Node], aligned alignment: SideAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        asking(references) { $0.standing(beside: .start, of: $1, aligned: alignment, hidden, by: .before) }
    }

    /// Pins an edge so that the node is beside a reference, on the side where reading ends: right of it in a left-to-right
    /// layout, left of it in a right-to-left one.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func after(of reference: Node) -> Self {
        asking(reference) { $0.standing(beside: .end, of: $1, by: .after) }
    }

    /// Pins an edge so that the node is beside a reference, on the side where reading ends: right of it in a left-to-right
    /// layout, left of it in a right-to-left one, lined up with it as `aligned` says.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func after(of reference: Node, aligned alignment: SideAlignment?) -> Self {
        asking(reference) { $0.standing(beside: .end, of: $1, aligned: alignment, by: .after) }
    }

    /// Pins an edge so that the node is beside all references, on the side where reading ends: right of them in a
    /// left-to-right layout, left of them in a right-to-left one, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func after(
        of references: [Node], aligned alignment: SideAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        asking(references) { $0.standing(beside: .end, of: $1, aligned: alignment, hidden, by: .after) }
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
                reference, isBelow: isBelow, aligned: nil, from: node, kind, by: method, in: log
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
                reference, isBelow: isBelow, aligned: alignment, from: node, kind, by: method, in: log
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
                reference, beside: side, aligned: nil, from: node, kind, by: method, in: log)
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
                reference, beside: side, aligned: alignment, from: node, kind, by: method, in: log
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
