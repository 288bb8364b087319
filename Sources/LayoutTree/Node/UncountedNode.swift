/// A reference to a living node that is not counted.
///
/// All unsafe references of the module are in this file. Two things need them:
///
/// - The link to the parent. A node owns its children, so a counted link back would be a cycle, and Embedded Swift has no `weak`. A
///   node clears the links of its children before it is freed, and when it removes one of them, so that no link outlives its node;
///   ``LayoutNode/checkInvariants()`` compares links and lists of children.
/// - Walks through the tree while no client code can run. Counting every node on the way takes half as many instructions again; see
///   Documentation/Optimizer.md, fact 4.
@usableFromInline @frozen
@safe
struct UncountedNode {
    @usableFromInline let reference: Unmanaged<LayoutNode>

    @export(implementation) @inline(always)
    init(_ node: LayoutNode) { unsafe reference = Unmanaged.passUnretained(node) }

    /// The node, as a counted reference.
    @export(implementation) var node: LayoutNode { unsafe reference.takeUnretainedValue() }

    /// Reads from the node without counting the reference.
    ///
    /// The body must not run code that could release the node.
    @export(implementation) @inline(always)
    func read<Result>(_ body: (LayoutNode) -> Result) -> Result { unsafe reference._withUnsafeGuaranteedRef(body) }

    @export(implementation) @inline(always)
    func isSame(as other: UncountedNode) -> Bool { unsafe reference.toOpaque() == other.reference.toOpaque() }
}
