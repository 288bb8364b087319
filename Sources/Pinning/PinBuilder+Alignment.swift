import Geometry
import LayoutTree

extension PinBuilder {
    /// Aligns the node horizontally when both its left and right edge are pinned and it is narrower than the
    /// space between them.
    ///
    /// Without it the node is at the left, in right-to-left layouts too. The last call counts; `.none` takes an earlier one back.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func justify(_ alignment: HorizontalAlignment?) -> Self {
        asking { $0.justifying(alignment) }
    }

    /// Aligns the node vertically when both its top and bottom edge are pinned and it is lower than the space
    /// between them.
    ///
    /// Without it the node is at the top. The last call counts; `.none` takes an earlier one back.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func align(_ alignment: VerticalAlignment?) -> Self {
        asking { $0.aligning(alignment) }
    }

    /// Pins the free edges to where the size puts them, before margins are applied.
    ///
    /// That needs a size, or a limit of it, and one edge or the center on the axis. If neither axis has them, the call is
    /// reported and has no effect.
    ///
    /// `left().width(100%).marginHorizontal(20)` moves the node by 20; with `pinEdges()` it becomes 40 narrower
    /// instead.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func pinEdges() -> Self {
        asking { $0.with(AxisRequest.pinsEdges) }
    }
}

extension PinChain {
    @export(implementation) @inline(__always)
    consuming func justifying(_ alignment: HorizontalAlignment?) -> PinChain {
        let flag: UInt64 =
            switch alignment {
            case nil: 0
            case .left: AxisRequest.alignsStart
            case .center: AxisRequest.alignsCenter
            case .right: AxisRequest.alignsEnd
            case .start: isNear(.leading) ? AxisRequest.alignsStart : AxisRequest.alignsEnd
            case .end: isNear(.trailing) ? AxisRequest.alignsStart : AxisRequest.alignsEnd
            }
        let request = x.aligned(flag)
        return replacing(request, .horizontal)
    }

    @export(implementation) @inline(__always)
    consuming func aligning(_ alignment: VerticalAlignment?) -> PinChain {
        let flag: UInt64 =
            switch alignment {
            case nil: 0
            case .top: AxisRequest.alignsStart
            case .center: AxisRequest.alignsCenter
            case .bottom: AxisRequest.alignsEnd
            }
        let request = y.aligned(flag)
        return replacing(request, .vertical)
    }
}
