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
        let (node, kind) = (node, kind)
        return pinningBetween(first, second, .horizontal, by: .horizontallyBetween, PinAlignment(alignment))
            .aligning(
                alignment, at: first.y(of: node.frame(of: first, kind), aligned: alignment), by: .horizontallyBetween
            ) { .between(first, second, aligned: PinAlignment(alignment)) }
    }

    @inlinable
    @inline(always)
    consuming func pinningBetween(
        _ first: Node, _ second: Node, aligned alignment: HorizontalAlignment?
    ) -> PinChain {
        let x = x(of: node.frame(of: first, kind), aligned: alignment)
        return pinningBetween(first, second, .vertical, by: .verticallyBetween, PinAlignment(alignment))
            .aligning(alignment, at: x, by: .verticallyBetween) {
                .between(first, second, aligned: PinAlignment(alignment))
            }
    }

    /// Pins both edges on an axis to what is between two references.
    @inlinable
    @inline(always)
    consuming func pinningBetween(
        _ first: Node, _ second: Node, _ axis: Axis, by method: PinMethod, _ alignment: PinAlignment
    ) -> PinChain {
        let gap = node.between(first, second, axis, kind, by: method, alignment)
        return recording(.start, axis, gap.origin, by: method) { .between(first, second, aligned: alignment) }
            .recording(.end, axis, gap.origin + gap.length, by: method) {
                .between(first, second, aligned: alignment)
            }
    }
}
