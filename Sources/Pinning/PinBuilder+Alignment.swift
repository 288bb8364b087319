import Geometry
import LayoutTree

extension PinBuilder {
    /// Says where the node goes horizontally when both its left and right edge are pinned and it is narrower than the
    /// space between them.
    ///
    /// Without it the node is at the left, in right-to-left layouts too. The last call counts.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func justify(_ alignment: HorizontalAlignment) -> Self {
        horizontal.asked.subtract(.alignment)
        switch alignment {
        case .left: horizontal.asked.insert(.alignStart)
        case .center: horizontal.asked.insert(.alignCenter)
        case .right: horizontal.asked.insert(.alignEnd)
        case .start: horizontal.asked.insert(isLeftToRight ? .alignStart : .alignEnd)
        case .end: horizontal.asked.insert(isLeftToRight ? .alignEnd : .alignStart)
        }
        return self
    }

    /// Says where the node goes vertically when both its top and bottom edge are pinned and it is lower than the space
    /// between them.
    ///
    /// Without it the node is at the top. The last call counts.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func align(_ alignment: VerticalAlignment) -> Self {
        vertical.asked.subtract(.alignment)
        switch alignment {
        case .top: vertical.asked.insert(.alignStart)
        case .center: vertical.asked.insert(.alignCenter)
        case .bottom: vertical.asked.insert(.alignEnd)
        }
        return self
    }

    /// Pins the edges that are still free where the size puts them, before margins are applied.
    ///
    /// `left().width(100%).marginHorizontal(20)` moves the node by 20; with `pinEdges()` it gets 40 narrower instead.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func pinEdges() -> Self {
        options.insert(.pinsEdges)
        return self
    }
}
