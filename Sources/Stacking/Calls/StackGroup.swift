import Geometry
import LayoutTree
import LineFinding

/// Collects the stacks of a block; see `stacks(fit:_:)`.
@frozen
public struct StackGroup<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    @usableFromInline let container: Node
    /// The source of the next stack, if it is not a line of Swift.
    @usableFromInline package var caller: CallerLocation?
    @usableFromInline var layout: StackLayout
    /// The results, which hold the items until the stacks are laid out.
    @usableFromInline var results: [StackResult<Node>]

    @export(implementation)
    init(_ container: Node) {
        self.container = container
        (caller, layout, results) = (nil, StackLayout(), [])
        results.reserveCapacity(4)
    }

    /// Adds a stack, which may warn at the end of the block.
    @export(implementation)
    @inline(never)
    mutating func add(
        _ request: StackRequest, from start: Anchor<Node>?, to end: Anchor<Node>?, gap: Double,
        _ items: consuming [StackItem<Node>]
    ) {
        if gap != 0 { items = container.withGaps(gap, request.method, items) }
        let ends = start == nil && end == nil ? nil : container.makeEnds(start, end, request.axis)
        layout.add(request, ends, items.entryCount(), caller, warns: container._deliversWarnings)
        results.append(StackResult(StackOutcome(), items))
    }

    /// Lays out the stacks.
    @export(implementation)
    @inline(never)
    mutating func layOut(fit: Axis.Set) -> [StackResult<Node>] {
        unsafe layout.items = [LineItem](count: layout.entryCount) { memory in
            var end = 0
            for stack in results.indices { unsafe end = results[stack].given.fill(memory, from: end) }
        }
        if Node.isLayoutNode {
            withLayoutNodes(&results) { container.asLayoutNode.layOutNodes(&layout, fit: fit, &$0) }
        } else {
            container.layOut(&layout, fit: fit, &results)
        }
        return results
    }
}

extension StackLayout {
    /// The number of items of all stacks.
    @usableFromInline
    var entryCount: Int { block.stacks.last?.range.upperBound ?? 0 }
}

extension Layoutable {
    /// Lays out several stacks of this node at once, and gives the node their length on the axes of `fit`.
    ///
    /// ```swift
    /// cell.stacks(fit: .height) {
    ///     $0.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15))
    ///     $0.vstack(.fix(15), .fix(icon, 44), .flex(min: 15))
    ///     $0.vstack(.fix(15), .flex(title), .flex(subtitle), .fix(15))
    /// }
    /// ```
    ///
    /// All rows come first. Then the columns follow, whose nodes are measured with their new widths. The order on an axis does not
    /// matter: a stack that runs from or to a node of another stack, or matches one, is solved after it, with unrounded
    /// coordinates. If the items of such a stack would have to shrink, it and the stack that it refers to are solved together, by
    /// their priorities. If a node is in two stacks of an axis, the stack that is solved first positions it.
    ///
    /// The fitting length violates the priorities of all contents least. If every compression resistance is above every hugging, it
    /// is the length of the stack with the largest content. Only stacks that run from one end of the node to the other determine
    /// it, and the node's origin does not move. A stack that begins or ends at a node of another one has no influence.
    ///
    /// While `autoSizeThatFits(_:layoutClosure:)` measures the node, unbounded dimensions fit, too.
    ///
    /// - Parameters:
    ///   - fit: the dimensions of this node that follow the stacks.
    ///   - collect: adds the stacks.
    /// - Returns: the result of every stack, in the order in which they were added.
    @discardableResult
    @export(implementation)
    public func stacks(
        fit: Axis.Set = [], _ collect: (inout StackGroup<LayoutBase>) -> Void
    ) -> [StackResult<LayoutBase>] {
        var group = StackGroup(layoutBase)
        collect(&group)
        return group.layOut(fit: fit)
    }
}
