import Geometry
import LayoutTree

// Beside the visible nodes of a list, or beside one that is always there. References that are hidden or transparent are skipped; if
// none is left, or the list is empty, the node after `otherwise` counts in their place, visible or not.

extension PinBuilder {
    /// Pins the bottom edge so that the node is above the visible references, or above `fallback` if none is visible.
    ///
    /// It is aligned with the same nodes if `aligned` is given.
    @export(implementation) @inline(always) @discardableResult
    public consuming func above(
        of references: [Node], otherwise fallback: Node, aligned alignment: HorizontalAlignment? = nil
    ) -> Self {
        asking(references) { $0.pinning(.end, nextTo: $1, otherwise: fallback, aligned: alignment, .skip, by: .above) }
    }

    /// Pins the top edge so that the node is below the visible references, or below `fallback` if none is visible.
    ///
    /// It is aligned with the same nodes if `aligned` is given.
    @export(implementation) @inline(always) @discardableResult
    public consuming func below(
        of references: [Node], otherwise fallback: Node, aligned alignment: HorizontalAlignment? = nil
    ) -> Self {
        asking(references) {
            $0.pinning(.start, nextTo: $1, otherwise: fallback, aligned: alignment, .skip, by: .below)
        }
    }

    /// Pins the right edge so that the node is to the left of the visible references, or of `fallback` if none is visible.
    ///
    /// It is aligned with the same nodes if `aligned` is given.
    @export(implementation) @inline(always) @discardableResult
    public consuming func left(
        of references: [Node], otherwise fallback: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        asking(references) { $0.pinning(.end, nextTo: $1, otherwise: fallback, aligned: alignment, .skip, by: .left) }
    }

    /// Pins the left edge so that the node is to the right of the visible references, or of `fallback` if none is visible.
    ///
    /// It is aligned with the same nodes if `aligned` is given.
    @export(implementation) @inline(always) @discardableResult
    public consuming func right(
        of references: [Node], otherwise fallback: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        asking(references) {
            $0.pinning(.start, nextTo: $1, otherwise: fallback, aligned: alignment, .skip, by: .right)
        }
    }

    /// Pins an edge so that the node is on the leading side of the visible references, or of `fallback` if none is visible: left
    /// of them in a left-to-right layout, right of them in a right-to-left one.
    ///
    /// It is aligned with the same nodes if `aligned` is given.
    @export(implementation) @inline(always) @discardableResult
    public consuming func before(
        of references: [Node], otherwise fallback: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        asking(references) {
            $0.pinning(.trailing, nextTo: $1, otherwise: fallback, aligned: alignment, .skip, by: .before)
        }
    }

    /// Pins an edge so that the node is on the trailing side of the visible references, or of `fallback` if none is visible: right
    /// of them in a left-to-right layout, left of them in a right-to-left one.
    ///
    /// It is aligned with the same nodes if `aligned` is given.
    @export(implementation) @inline(always) @discardableResult
    public consuming func after(
        of references: [Node], otherwise fallback: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        asking(references) {
            $0.pinning(.leading, nextTo: $1, otherwise: fallback, aligned: alignment, .skip, by: .after)
        }
    }
}
