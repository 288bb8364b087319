import Geometry
import LayoutTree

extension PinBuilder {
    /// Says where the node goes horizontally when both its left and right edge are pinned and it is narrower than the
    /// space between them.
    ///
    /// Without it the node is at the left, in right-to-left layouts too. The last call counts.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func justify(_ alignment: HorizontalAlignment) -> Self {
        asking { $0.justifying(alignment) }
    }

    /// Says where the node goes vertically when both its top and bottom edge are pinned and it is lower than the space
    /// between them.
    ///
    /// Without it the node is at the top. The last call counts.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func align(_ alignment: VerticalAlignment) -> Self {
        asking { $0.aligning(alignment) }
    }

    /// Pins the edges that are still free where the size puts them, before margins are applied.
    ///
    /// `left().width(100%).marginHorizontal(20)` moves the node by 20; with `pinEdges()` it gets 40 narrower instead.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func pinEdges() -> Self {
        asking { $0.marking(with: .pinsEdges) }
    }
}

extension PinIntents {
    @inlinable
    @inline(always)
    consuming func justifying(_ alignment: HorizontalAlignment) -> PinIntents {
        let mark: AxisIntents.Asked =
            switch alignment {
            case .left: .alignStart
            case .center: .alignCenter
            case .right: .alignEnd
            case .start: isLeftToRight ? .alignStart : .alignEnd
            case .end: isLeftToRight ? .alignEnd : .alignStart
            }
        return marking(marks.without(.alignment, .horizontal).with(mark, .horizontal))
    }

    @inlinable
    @inline(always)
    consuming func aligning(_ alignment: VerticalAlignment) -> PinIntents {
        let mark: AxisIntents.Asked =
            switch alignment {
            case .top: .alignStart
            case .center: .alignCenter
            case .bottom: .alignEnd
            }
        return marking(marks.without(.alignment, .vertical).with(mark, .vertical))
    }
}
