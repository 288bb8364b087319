import Geometry
import LayoutTree

extension PinBuilder {
    /// Aligns the node horizontally between its left and right edge, if both are pinned and the node is narrower than the space
    /// between them.
    ///
    /// Without it the node is at the left, in right-to-left layouts too. The last call wins; `.none` cancels earlier ones.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func justify(_ alignment: HorizontalAlignment?) -> Self {
        updateChain { $0.assignAlignment(PinAlignment(alignment), .horizontal) }
    }

    /// Aligns the node vertically between its top and bottom edge, if both are pinned and the node is lower than the space between
    /// them.
    ///
    /// Without it the node is at the top. The last call wins; `.none` cancels earlier ones.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func align(_ alignment: VerticalAlignment?) -> Self {
        updateChain { $0.assignAlignment(PinAlignment(alignment.map { SideAlignment($0) }), .vertical) }
    }

    /// Pins the free edges at their positions before margins are applied.
    ///
    /// It needs, on one axis, a size, or a limit of it, and one edge or the center. If neither axis has them, the call is reported
    /// and has no effect.
    ///
    /// `left().width(100%).marginHorizontal(20)` moves the node by 20; with `pinEdges()` it becomes 40 narrower
    /// instead.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func pinEdges() -> Self {
        updateChain { $0.addFlags(.pinsEdges) }
    }
}

extension PinChain {
    /// Sets the alignment between both edges of an axis, in place of an earlier one.
    ///
    /// A chain with only this call still writes its frame.
    @export(implementation) @inline(__always)
    consuming func assignAlignment(_ alignment: PinAlignment, _ axis: Axis) -> PinChain {
        var request = self.request[axis]
        switch alignment {
        case .slot(let slot) where !slot.isEdge: request.flags.alignment = .center
        case .slot(let slot): request.flags.alignment = isNear(slot) ? .near : .far
        case .none, .line:
            request.flags.alignment = .none
            request = request.with(.writesFrame)
        }
        return replaceRequest(axis, by: request)
    }
}
