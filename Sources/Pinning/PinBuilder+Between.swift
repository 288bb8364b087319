import Geometry
import LayoutTree

// Between two other nodes, in whichever order they stand. The node gets both edges, so a size of its own may need
// justification or alignment. References that overlap leave no space: that is reported and the call skipped. The alignment is
// to the first reference.

extension PinBuilder {
    /// Pins the left and right edges to the sides of two references that face each other, whichever is further left.
    ///
    /// If `aligned` is given, the node is aligned vertically with the first reference. References that overlap leave no
    /// space: the call is reported and skipped. With a width as well, `justify` says where the node goes.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontallyBetween(
        _ first: Node, and second: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        asking { $0.pinningBetween(first, second, aligned: alignment) }
    }

    /// Pins the top and bottom edges to the sides of two references that face each other, whichever is further up.
    ///
    /// If `aligned` is given, the node is aligned horizontally with the first reference. References that overlap leave no
    /// space: the call is reported and skipped. With a height as well, `align` says where the node goes.
    @export(implementation) @inline(always) @discardableResult
    public consuming func verticallyBetween(
        _ first: Node, and second: Node, aligned alignment: HorizontalAlignment? = nil
    ) -> Self {
        asking { $0.pinningBetween(first, second, aligned: alignment) }
    }
}

extension PinChain {
    @export(implementation) @inline(always)
    consuming func pinningBetween(_ first: Node, _ second: Node, aligned alignment: SideAlignment?) -> PinChain {
        let argument = PinArgument.between(first, second, aligned: PinAlignment(alignment))
        let gap = gap(between: first, second, .horizontal, by: .horizontallyBetween, PinAlignment(alignment))
        let y = alignment == nil ? .nan : first.y(of: node.frame(of: first, kind), aligned: alignment)
        return setting(gap, .horizontal, by: .horizontallyBetween, argument)
            .aligning(alignment, at: gap.origin.isNaN ? .nan : y, by: .horizontallyBetween, argument)
    }

    @export(implementation) @inline(always)
    consuming func pinningBetween(
        _ first: Node, _ second: Node, aligned alignment: HorizontalAlignment?
    ) -> PinChain {
        let argument = PinArgument.between(first, second, aligned: PinAlignment(alignment))
        let gap = gap(between: first, second, .vertical, by: .verticallyBetween, PinAlignment(alignment))
        let x = alignment == nil ? .nan : x(of: node.frame(of: first, kind), aligned: alignment)
        return setting(gap, .vertical, by: .verticallyBetween, argument)
            .aligning(alignment, at: gap.origin.isNaN ? .nan : x, by: .verticallyBetween, argument)
    }

    @export(implementation) @inline(__always)
    func gap(
        between first: Node, _ second: Node, _ axis: Axis, by method: PinMethod, _ alignment: PinAlignment
    ) -> AxisSpan {
        kind == .untransformed
            ? node.between(first, second, axis, by: method, alignment)
            : node.betweenTransformed(first, second, axis, by: method, alignment)
    }

    /// Sets both edges on an axis.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ span: AxisSpan, _ axis: Axis, by method: PinMethod, _ argument: PinArgument<Node>
    ) -> PinChain {
        recording(.start, axis, span.origin, by: method, argument)
            .recording(.end, axis, span.origin + span.length, by: method, argument)
    }
}
