import LayoutTree

/// The items of a node and its guides, and at the root of a tree the system of that tree.
@safe
final class NodeConstraints: NodeAttachment {
    // Nothing else runs while these are read and written, so run-time exclusivity checks would find nothing.

    /// The node, which owns this; nil once it is being freed.
    @exclusivity(unchecked)
    private var nodeLink: Unmanaged<LayoutNode>?

    /// The item of the node itself, and those of its guides, if constraints refer to them.
    @safe @exclusivity(unchecked)
    private var nodeItem: ConstraintItem?
    @safe @exclusivity(unchecked)
    private var guideItems: [ConstraintItem] = []

    /// The system of the tree that the node is the root of.
    @safe @exclusivity(unchecked)
    private(set) var system: ConstraintSystem?

    private init(_ node: LayoutNode) {
        unsafe nodeLink = Unmanaged.passUnretained(node)
    }

    var node: LayoutNode? { unsafe nodeLink?.takeUnretainedValue() }

    /// The constraints of a node, or nil if they were never needed.
    static func existing(at node: LayoutNode) -> NodeConstraints? {
        guard let first = node.firstAttachment else { return nil }
        if let constraints = first as? NodeConstraints { return constraints }
        for attachment in node.attachments {
            if let constraints = attachment as? NodeConstraints { return constraints }
        }
        return nil
    }

    /// The constraints of a node, which are made if there are none.
    static func of(_ node: LayoutNode) -> NodeConstraints {
        if let existing = existing(at: node) { return existing }
        let made = NodeConstraints(node)
        node.addAttachment(made)
        return made
    }

    /// The system of the tree that the node is in, made now if need be.
    static func system(ofTreeOf node: LayoutNode) -> ConstraintSystem {
        let root = node.rootNode
        let constraints = of(root)
        if let system = constraints.system { return system }
        let system = ConstraintSystem(root: root)
        constraints.system = system
        return system
    }

    /// The item for a guide of the node, or with nil for the node itself.
    func item(for area: LayoutGuide.Area?) -> ConstraintItem {
        guard let area else {
            if let nodeItem { return nodeItem }
            let item = ConstraintItem(node, area: nil)
            nodeItem = item
            return item
        }
        if let item = guideItems.first(where: { $0.area == area }) { return item }
        let item = ConstraintItem(node, area: area)
        guideItems.append(item)
        return item
    }

    /// Calls a function for the item of the node, then for those of its guides.
    func forEachItem(_ body: (ConstraintItem) -> Void) {
        if let nodeItem { body(nodeItem) }
        for item in guideItems { body(item) }
    }

    /// Gives up the system of a node that is no root any more.
    func dropSystem() {
        system?.invalidate()
        system = nil
    }

    override func layOutTree(_ root: LayoutNode) {
        NodeConstraints.system(ofTreeOf: root).layOut(isLast: false)
    }

    override func treeChanged() {
        system?.treeChanged()
    }

    override func nodeGoesAway() {
        unsafe nodeLink = nil
        dropSystem()
        forEachItem { $0.nodeGoesAway() }
    }
}
