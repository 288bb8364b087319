import Geometry
import LayoutTree

// Beside other nodes.

extension PinBuilder {
    /// Pins the bottom edge so that the node is above a reference.
    ///
    /// References may have any parent, provided that they share an ancestor with the node. From a list, all usable references are
    /// used together: below several references means below all of them. A reference without a conversion is reported. All methods
    /// for positions beside nodes share these rules.
    ///
    /// - Complexity: O(*n*) for *n* references, and O(*d*) for each with another parent, where *d* is the depth of both nodes.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func above(of reference: Node) -> Self {
        pinEdge(.far, overOrUnder: reference, by: .above)
    }

    /// Pins the bottom edge so that the node is above a reference, aligned with it as `aligned` says.
    @export(implementation) @inline(always) @discardableResult
    public consuming func above(of reference: Node, aligned alignment: HorizontalAlignment?) -> Self {
        updateChain(reference) { $0.pinEdge(.far, .vertical, nextTo: $1, PinAlignment(alignment), by: .above) }
    }

    /// Pins the bottom edge so that the node is above all references, and aligned with them if `aligned` is given.
    ///
    /// References that are hidden or transparent are included with `hidden: .keep`, the default, and skipped with `.skip`, the
    /// default if `otherwise` is given. If none is left, the node `otherwise` is used, visible or not; without it the call is
    /// reported and skipped.
    @export(implementation) @inline(always) @discardableResult
    public consuming func above(
        of references: [Node], otherwise fallback: Node? = nil, aligned alignment: HorizontalAlignment? = nil,
        hidden: HiddenNodes? = nil
    ) -> Self {
        updateChain(references) {
            $0.pinEdge(.far, .vertical, nextTo: $1, otherwise: fallback, PinAlignment(alignment), hidden, by: .above)
        }
    }

    /// Pins the top edge so that the node is below a reference.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func below(of reference: Node) -> Self {
        pinEdge(.near, overOrUnder: reference, by: .below)
    }

    /// Pins the top edge so that the node is below a reference, aligned with it as `aligned` says.
    @export(implementation) @inline(always) @discardableResult
    public consuming func below(of reference: Node, aligned alignment: HorizontalAlignment?) -> Self {
        updateChain(reference) { $0.pinEdge(.near, .vertical, nextTo: $1, PinAlignment(alignment), by: .below) }
    }

    /// Pins the top edge so that the node is below all references, and aligned with them if `aligned` is given.
    ///
    /// References that are hidden or transparent are included with `hidden: .keep`, the default, and skipped with `.skip`, the
    /// default if `otherwise` is given. If none is left, the node `otherwise` is used, visible or not; without it the call is
    /// reported and skipped.
    @export(implementation) @inline(always) @discardableResult
    public consuming func below(
        of references: [Node], otherwise fallback: Node? = nil, aligned alignment: HorizontalAlignment? = nil,
        hidden: HiddenNodes? = nil
    ) -> Self {
        updateChain(references) {
            $0.pinEdge(.near, .vertical, nextTo: $1, otherwise: fallback, PinAlignment(alignment), hidden, by: .below)
        }
    }

    /// Pins the right edge so that the node is to the left of a reference.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(of reference: Node) -> Self {
        pinEdge(.far, beside: reference, by: .left)
    }

    /// Pins the right edge so that the node is to the left of a reference, aligned with it as `aligned` says.
    @export(implementation) @inline(always) @discardableResult
    public consuming func left(of reference: Node, aligned alignment: SideAlignment?) -> Self {
        updateChain(reference) { $0.pinEdge(.far, .horizontal, nextTo: $1, PinAlignment(alignment), by: .left) }
    }

    /// Pins the right edge so that the node is to the left of all references, and aligned with them if `aligned` is given.
    ///
    /// References that are hidden or transparent are included with `hidden: .keep`, the default, and skipped with `.skip`, the
    /// default if `otherwise` is given. If none is left, the node `otherwise` is used, visible or not; without it the call is
    /// reported and skipped.
    @export(implementation) @inline(always) @discardableResult
    public consuming func left(
        of references: [Node], otherwise fallback: Node? = nil, aligned alignment: SideAlignment? = nil,
        hidden: HiddenNodes? = nil
    ) -> Self {
        updateChain(references) {
            $0.pinEdge(.far, .horizontal, nextTo: $1, otherwise: fallback, PinAlignment(alignment), hidden, by: .left)
        }
    }

    /// Pins the left edge so that the node is to the right of a reference.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(of reference: Node) -> Self {
        pinEdge(.near, beside: reference, by: .right)
    }

    /// Pins the left edge so that the node is to the right of a reference, aligned with it as `aligned` says.
    @export(implementation) @inline(always) @discardableResult
    public consuming func right(of reference: Node, aligned alignment: SideAlignment?) -> Self {
        updateChain(reference) { $0.pinEdge(.near, .horizontal, nextTo: $1, PinAlignment(alignment), by: .right) }
    }

    /// Pins the left edge so that the node is to the right of all references, and aligned with them if `aligned` is given.
    ///
    /// References that are hidden or transparent are included with `hidden: .keep`, the default, and skipped with `.skip`, the
    /// default if `otherwise` is given. If none is left, the node `otherwise` is used, visible or not; without it the call is
    /// reported and skipped.
    @export(implementation) @inline(always) @discardableResult
    public consuming func right(
        of references: [Node], otherwise fallback: Node? = nil, aligned alignment: SideAlignment? = nil,
        hidden: HiddenNodes? = nil
    ) -> Self {
        updateChain(references) {
            $0.pinEdge(
                .near, .horizontal, nextTo: $1, otherwise: fallback, PinAlignment(alignment), hidden, by: .right)
        }
    }

    /// Pins an edge so that the node is on the leading side of a reference: left of it in a left-to-right layout, right of it in a
    /// right-to-left layout.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func before(of reference: Node) -> Self {
        pinEdge(.trailing, beside: reference, by: .before)
    }

    /// Pins an edge so that the node is on the leading side of a reference, aligned with it as `aligned` says: left of it in a
    /// left-to-right layout, right of it in a right-to-left layout.
    @export(implementation) @inline(always) @discardableResult
    public consuming func before(of reference: Node, aligned alignment: SideAlignment?) -> Self {
        updateChain(reference) { $0.pinEdge(.trailing, .horizontal, nextTo: $1, PinAlignment(alignment), by: .before) }
    }

    /// Pins an edge so that the node is on the leading side of all references, aligned with them if `aligned` is given: left of
    /// them in a left-to-right layout, right of them in a right-to-left layout.
    ///
    /// References that are hidden or transparent are included with `hidden: .keep`, the default, and skipped with `.skip`, the
    /// default if `otherwise` is given. If none is left, the node `otherwise` is used, visible or not; without it the call is
    /// reported and skipped.
    @export(implementation) @inline(always) @discardableResult
    public consuming func before(
        of references: [Node], otherwise fallback: Node? = nil, aligned alignment: SideAlignment? = nil,
        hidden: HiddenNodes? = nil
    ) -> Self {
        updateChain(references) {
            $0.pinEdge(
                .trailing, .horizontal, nextTo: $1, otherwise: fallback, PinAlignment(alignment), hidden, by: .before)
        }
    }

    /// Pins an edge so that the node is on the trailing side of a reference: right of it in a left-to-right layout, left of it in a
    /// right-to-left layout.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func after(of reference: Node) -> Self {
        pinEdge(.leading, beside: reference, by: .after)
    }

    /// Pins an edge so that the node is on the trailing side of a reference, aligned with it as `aligned` says: right of it in a
    /// left-to-right layout, left of it in a right-to-left layout.
    @export(implementation) @inline(always) @discardableResult
    public consuming func after(of reference: Node, aligned alignment: SideAlignment?) -> Self {
        updateChain(reference) { $0.pinEdge(.leading, .horizontal, nextTo: $1, PinAlignment(alignment), by: .after) }
    }

    /// Pins an edge so that the node is on the trailing side of all references, aligned with them if `aligned` is given: right of
    /// them in a left-to-right layout, left of them in a right-to-left layout.
    ///
    /// References that are hidden or transparent are included with `hidden: .keep`, the default, and skipped with `.skip`, the
    /// default if `otherwise` is given. If none is left, the node `otherwise` is used, visible or not; without it the call is
    /// reported and skipped.
    @export(implementation) @inline(always) @discardableResult
    public consuming func after(
        of references: [Node], otherwise fallback: Node? = nil, aligned alignment: SideAlignment? = nil,
        hidden: HiddenNodes? = nil
    ) -> Self {
        updateChain(references) {
            $0.pinEdge(
                .leading, .horizontal, nextTo: $1, otherwise: fallback, PinAlignment(alignment), hidden, by: .after)
        }
    }
}
