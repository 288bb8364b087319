import Geometry
import LayoutTree

// The generic functions that lay out stacks, compiled for layout nodes. The compiler of a caller knows whether its nodes are layout
// nodes, so that a program links only one of both forms; see Documentation/Optimizer.md, fact 13.

extension LayoutNode {
    /// Lays out the stack of a result.
    @usableFromInline
    @inline(never)
    func layOutNodes(
        _ request: StackRequest, _ ends: StackEnds?, _ area: Rect?, _ fit: Axis.Set,
        _ result: inout StackResult<LayoutNode>
    ) { layOut(request, ends, area, fit, &result) }

    /// Lays out the stacks of a block.
    @usableFromInline
    @inline(never)
    func layOutNodes(_ layout: inout StackLayout, fit: Axis.Set, _ results: inout [StackResult<LayoutNode>]) {
        layOut(&layout, fit: fit, &results)
    }

    /// Lays out a flow.
    @usableFromInline
    @inline(never)
    func layOutNodes(
        _ request: StackRequest, _ gap: Double, _ lineGap: Double,
        _ alignment: (all: LineAlignment, last: LineAlignment), _ area: Rect?, _ padding: EdgeInsets, _ fit: Axis.Set,
        _ result: inout FlowResult<LayoutNode>
    ) { layOut(request, gap, lineGap, alignment, area, padding, fit, &result) }

    /// Lays out a grid.
    @usableFromInline
    @inline(never)
    func layOutNodes(
        _ columns: [Track], _ rows: [Track], _ gap: Double, _ rowGap: Double, _ horizontally: CrossAlignment,
        _ vertically: CrossAlignment, _ area: Rect?, _ padding: EdgeInsets, _ absolute: Bool, _ hidden: HiddenNodes,
        _ rounding: RoundingRule?, _ fit: Axis.Set, _ cells: GridCells<LayoutNode>
    ) -> GridResult {
        layOut(
            columns, rows, gap, rowGap, horizontally, vertically, area, padding, absolute, hidden, rounding, fit, cells)
    }
}

extension Layoutable {
    /// Whether the node is a layout node.
    @export(implementation)
    @inline(__always)
    static var isLayoutNode: Bool { Self.self == LayoutNode.self }

    /// The node as a layout node, if it is one; an optional node would be counted.
    @export(implementation)
    @inline(__always)
    var asLayoutNode: LayoutNode { unsafe unsafeDowncast(self, to: LayoutNode.self) }
}

/// Calls a function with a value of nodes as the same value of layout nodes.
@export(implementation)
@inline(__always)
func withLayoutNodes<Value, NodeValue, Result>(_ value: inout Value, _ body: (inout NodeValue) -> Result) -> Result {
    unsafe withUnsafeMutablePointer(to: &value) { pointer in
        unsafe pointer.withMemoryRebound(to: NodeValue.self, capacity: 1) { unsafe body(&$0.pointee) }
    }
}
