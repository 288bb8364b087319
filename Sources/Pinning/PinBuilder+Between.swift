import Geometry
import LayoutTree

// Between two other nodes, in whichever order they stand. The node gets both edges, so a size of its own may need
// justification or alignment. References that overlap leave no space: that is reported and the call skipped. The alignment is
// to the first reference.

extension PinBuilder {
    /// Pins the left and right edges to the sides of two references that face each other.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func horizontallyBetween(
        _ first: Node, and second: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        asking { $0.pinningBetween(first, second, aligned: alignment) }
    }

    /// Pins the top and bottom edges to the sides of two references that face each other.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func verticallyBetween(
        _ first: Node, and second: Node, aligned alignment: HorizontalAlignment? = nil
    ) -> Self {
        asking { $0.pinningBetween(first, second, aligned: alignment) }
    }
}

extension PinChain {
    @inlinable
    @inline(always)
    consuming func pinningBetween(_ first: Node, _ second: Node, aligned alignment: SideAlignment?) -> PinChain {
        let (gap, frame) = node.between(
            first, second, .horizontal, kind, by: .horizontallyBetween, aligned: PinAlignment(alignment)
        )
        let y = first.y(of: frame, aligned: alignment)
        return recording(.start, .horizontal, gap.origin, by: .horizontallyBetween) {
            .between(first, second, aligned: PinAlignment(alignment))
        }
        .recording(.end, .horizontal, gap.end, by: .horizontallyBetween) {
            .between(first, second, aligned: PinAlignment(alignment))
        }
        .aligning(alignment, at: y, by: .horizontallyBetween) {
            .between(first, second, aligned: PinAlignment(alignment))
        }
    }

    @inlinable
    @inline(always)
    consuming func pinningBetween(
        _ first: Node, _ second: Node, aligned alignment: HorizontalAlignment?
    ) -> PinChain {
        let (gap, frame) = node.between(
            first, second, .vertical, kind, by: .verticallyBetween, aligned: PinAlignment(alignment)
        )
        let x = self.x(of: frame, aligned: alignment)
        return recording(.start, .vertical, gap.origin, by: .verticallyBetween) {
            .between(first, second, aligned: PinAlignment(alignment))
        }
        .recording(.end, .vertical, gap.end, by: .verticallyBetween) {
            .between(first, second, aligned: PinAlignment(alignment))
        }
        .aligning(alignment, at: x, by: .verticallyBetween) {
            .between(first, second, aligned: PinAlignment(alignment))
        }
    }
}
