import Geometry
import LayoutTree

// Between two other nodes, in either order. The node gets both edges, so a node with a size also needs justification or alignment.
// References that overlap leave no space: the call is reported and skipped. The alignment is with the first reference.

extension PinBuilder {
    /// Pins the left and right edges to the facing sides of two references, whichever of them is further left.
    ///
    /// If `aligned` is given, the node is aligned vertically with the first reference. References that overlap leave no space: the
    /// call is reported and skipped. If the node also has a width, `justify` sets its position.
    @export(implementation) @inline(always) @discardableResult
    public consuming func horizontallyBetween(
        _ first: Node, and second: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        updateChain { $0.pinBetween(first, second, .horizontal, PinAlignment(alignment), by: .horizontallyBetween) }
    }

    /// Pins the top and bottom edges to the facing sides of two references, whichever of them is further up.
    ///
    /// If `aligned` is given, the node is aligned horizontally with the first reference. References that overlap leave no space:
    /// the call is reported and skipped. If the node also has a height, `align` sets its position.
    @export(implementation) @inline(always) @discardableResult
    public consuming func verticallyBetween(
        _ first: Node, and second: Node, aligned alignment: HorizontalAlignment? = nil
    ) -> Self {
        updateChain { $0.pinBetween(first, second, .vertical, PinAlignment(alignment), by: .verticallyBetween) }
    }
}

extension PinChain {
    @export(implementation) @inline(always)
    consuming func pinBetween(
        _ first: Node, _ second: Node, _ axis: Axis, _ alignment: PinAlignment, by method: PinMethod
    ) -> PinChain {
        let argument = PinArgument.between(first, second, aligned: alignment)
        let gap =
            kind == .untransformed
            ? node.between(first, second, axis, by: method, alignment)
            : node.betweenTransformed(first, second, axis, by: method, alignment)
        let (across, isAligned) = (axis.perpendicular, !alignment.isNone && !gap.start.isNaN)
        let coordinate =
            isAligned ? self.coordinate(on: node.frame(of: first, kind)[across], of: first, alignment) : .nan
        return assign(.near, axis, gap.start, by: method, argument)
            .assign(.far, axis, gap.end, by: method, argument)
            .alignNode(alignment, across, at: coordinate, by: method, argument)
    }
}
