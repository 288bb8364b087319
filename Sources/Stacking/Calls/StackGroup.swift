import Geometry
import LayoutTree
import LineFinding

/// The stacks of a block, while they are collected; see `stacks(fit:_:)`.
@frozen
public struct StackGroup<Node: Layoutable> where Node.LayoutBase == Node {
    @usableFromInline let container: Node
    /// Where the next stack is written, if that is no line of Swift.
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

    /// Adds a stack, which may warn when the block is over.
    @export(implementation)
    @inline(never)
    mutating func add(
        _ request: StackRequest, from start: Anchor<Node>?, to end: Anchor<Node>?, gap: Double,
        _ items: consuming [StackItem<Node>]
    ) {
        if gap != 0 { items = container.withGaps(gap, request.method, items) }
        if results.isEmpty { layout.items.reserveCapacity(24) }
        layout.items.append(items)
        let ends = start == nil && end == nil ? nil : container.makeEnds(start, end, request.axis)
        container.add(request, ends, caller, to: &layout)
        results.append(StackResult(StackOutcome(), items))
    }

    /// Lays out the stacks.
    @export(implementation)
    @inline(never)
    mutating func layOut(fit: Axis.Set) -> [StackResult<Node>] {
        container.layOut(&layout, fit: fit)
        for stack in results.indices { layout.takeOutcome(of: stack, &results[stack].outcome) }
        if layout.hasNotes { container.reportNotes(of: layout, results) }
        return results
    }
}

extension StackLayout {
    @usableFromInline
    mutating func takeOutcome(of stack: Int, _ outcome: inout StackOutcome) {
        outcome.take(&block.stacks[stack])
        outcome.items = block.line.items
    }

    @usableFromInline
    var hasNotes: Bool { block.stacks.contains { !$0.notes.isEmpty } }
}

extension Layoutable where LayoutBase == Self {
    @usableFromInline
    @inline(never)
    func reportNotes(of layout: StackLayout, _ results: [StackResult<Self>]) {
        for (stack, result) in zip(layout.block.stacks, results) where !stack.notes.isEmpty {
            reportNotes(of: stack, result.given)
        }
    }
}

extension Layoutable {
    /// Lays out several stacks of this node at once, and gives the node their length as far as `fit` says.
    ///
    /// ```swift
    /// cell.stacks(fit: .height) {
    ///     $0.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15))
    ///     $0.vstack(.fix(15), .fix(icon, 44), .flex(min: 15))
    ///     $0.vstack(.fix(15), .flex(title), .flex(subtitle), .fix(15))
    /// }
    /// ```
    ///
    /// All rows come first. Then the columns follow, whose nodes are measured with the widths that they have by then.
    /// The order on an axis does not matter: a stack that runs from or to a node of another one, or matches one, is
    /// solved after it, with coordinates that are not rounded. If the items of such a stack would have to shrink, it and
    /// the stack that it refers to are solved together, by their priorities. A node that stands in two stacks of an axis has its
    /// place from the one that is solved first.
    ///
    /// The length that fits is the one at which the priorities of all contents are violated least. As long as every
    /// compression resistance is above every hugging, it is the length of the stack with the largest content. It is
    /// found from the stacks that run from one end of the node to the other, and does not move the node's origin. A stack that
    /// begins or ends at a node of another one does not count.
    ///
    /// In a node that is being measured by `autoSizeThatFits(_:layoutClosure:)`, a dimension that is not bounded fits too.
    ///
    /// - Parameters:
    ///   - fit: the dimensions of this node that follow the stacks.
    ///   - collect: adds the stacks.
    /// - Returns: what every stack did, in the order they were added.
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
