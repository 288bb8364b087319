import Geometry
import LayoutTree

// Beside other nodes. References may have any parent as long as an ancestor is shared; of a list those that can be used count,
// together: below several references is below all of them. Takes time proportional to the number of references, and for those
// with another parent to the depth of both nodes.

extension PinBuilder {
    /// Pins the bottom edge so that the node is above a reference, lined up with it if `aligned` says how.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func above(of reference: Node, aligned alignment: HorizontalAlignment? = nil) -> Self {
        stand(isBelow: false, of: reference, aligned: alignment, by: .above)
        return self
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
        stand(isBelow: false, of: references, aligned: alignment, hidden, by: .above)
        return self
    }

    /// Pins the top edge so that the node is below a reference, lined up with it if `aligned` says how.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func below(of reference: Node, aligned alignment: HorizontalAlignment? = nil) -> Self {
        stand(isBelow: true, of: reference, aligned: alignment, by: .below)
        return self
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
        stand(isBelow: true, of: references, aligned: alignment, hidden, by: .below)
        return self
    }

    /// Pins the right edge so that the node is to the left of a reference, lined up with it if `aligned` says how.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func left(of reference: Node, aligned alignment: SideAlignment? = nil) -> Self {
        stand(isRight: false, of: reference, aligned: alignment, by: .left)
        return self
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
        stand(isRight: false, of: references, aligned: alignment, hidden, by: .left)
        return self
    }

    /// Pins the left edge so that the node is to the right of a reference, lined up with it if `aligned` says how.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func right(of reference: Node, aligned alignment: SideAlignment? = nil) -> Self {
        stand(isRight: true, of: reference, aligned: alignment, by: .right)
        return self
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
        stand(isRight: true, of: references, aligned: alignment, hidden, by: .right)
        return self
    }

    /// Pins an edge so that the node is beside a reference, on the side where reading begins: left of it in a left-to-right
    /// layout, right of it in a right-to-left one, lined up with it if `aligned` says how.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func before(of reference: Node, aligned alignment: SideAlignment? = nil) -> Self {
        stand(isRight: !isLeftToRight, of: reference, aligned: alignment, by: .before)
        return self
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
        stand(isRight: !isLeftToRight, of: references, aligned: alignment, hidden, by: .before)
        return self
    }

    /// Pins an edge so that the node is beside a reference, on the side where reading ends: right of it in a left-to-right
    /// layout, left of it in a right-to-left one, lined up with it if `aligned` says how.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func after(of reference: Node, aligned alignment: SideAlignment? = nil) -> Self {
        stand(isRight: isLeftToRight, of: reference, aligned: alignment, by: .after)
        return self
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
        stand(isRight: isLeftToRight, of: references, aligned: alignment, hidden, by: .after)
        return self
    }
}

extension PinBuilder {
    @inlinable
    @inline(always)
    mutating func stand(
        isBelow: Bool, of reference: Node, aligned alignment: HorizontalAlignment?, by method: PinMethod
    ) {
        var corner: Point
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
        record(isBelow ? .start : .end, .vertical, corner.y, by: call)
        align(alignment, at: corner.x, by: call)
    }

    @inlinable
    @inline(always)
    mutating func stand(
        isBelow: Bool, of references: [Node], aligned alignment: HorizontalAlignment?, _ hidden: HiddenNodes,
        by method: PinMethod
    ) {
        let call = Call<Node>.nodes(method, ReferenceAlignment(alignment))
        let area = area(of: references, hidden, by: call)
        var corner = node.corner(of: area.frame, isBelow: isBelow, aligned: alignment)
        if alignment == .center { corner.x = area.center.x }
        record(isBelow ? .start : .end, .vertical, corner.y, by: call, among: references)
        align(alignment, at: corner.x, by: call, among: references)
    }

    @inlinable
    @inline(always)
    mutating func stand(
        isRight: Bool, of reference: Node, aligned alignment: SideAlignment?, by method: PinMethod
    ) {
        var corner: Point
        if isBeside(reference) {
            corner = reference.corner(of: reference.presentFrame, isRight: isRight, aligned: alignment)
        } else {
            let reached = ChainLog.reaching(
                reference, isRight: isRight, aligned: alignment, from: node, kind, by: method, in: log
            )
            corner = reached.corner
            log = reached.log
        }
        let call = Call(method, of: reference, aligned: ReferenceAlignment(alignment))
        record(side: isRight, corner.x, by: call)
        align(alignment, at: corner.y, by: call)
    }

    @inlinable
    @inline(always)
    mutating func stand(
        isRight: Bool, of references: [Node], aligned alignment: SideAlignment?, _ hidden: HiddenNodes,
        by method: PinMethod
    ) {
        let call = Call<Node>.nodes(method, ReferenceAlignment(alignment))
        let area = area(of: references, hidden, by: call)
        var corner = node.corner(of: area.frame, isRight: isRight, aligned: alignment)
        if alignment == .center { corner.y = area.center.y }
        if let line = alignment?.line { corner.y = node.height(of: line, in: references, hidden: hidden, kind) }
        record(side: isRight, corner.x, by: call, among: references)
        align(alignment, at: corner.y, by: call, among: references)
    }
}
