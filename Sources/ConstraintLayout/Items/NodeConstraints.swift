import LayoutTree

/// The items of a node and its guides; the root's object also has the system of the tree.
@safe
final class NodeConstraints: NodeAttachment {
    // No other code runs while these are read or written, so run-time exclusivity checks would find nothing.

    /// The node, which owns this object; nil while the node is being freed.
    @exclusivity(unchecked)
    private var nodeLink: Unmanaged<LayoutNode>?

    /// The items of the node itself and of its guides, if constraints refer to them.
    @safe @exclusivity(unchecked)
    private var nodeItem: ConstraintItem?
    @safe @exclusivity(unchecked)
    private var guideItems: [ConstraintItem] = []

    /// The system of the tree whose root is the node.
    @safe @exclusivity(unchecked)
    private(set) var system: ConstraintSystem?

    private init(_ node: LayoutNode) {
        unsafe nodeLink = Unmanaged.passUnretained(node)
    }

    var node: LayoutNode? { unsafe nodeLink?.takeUnretainedValue() }

    /// The object of a node, or nil if no constraint ever referred to the node.
    static func existing(at node: LayoutNode) -> NodeConstraints? {
        guard let first = node.firstAttachment else { return nil }
        if let constraints = first as? NodeConstraints { return constraints }
        for attachment in node.attachments {
            if let constraints = attachment as? NodeConstraints { return constraints }
        }
        return nil
    }

    /// The object of a node; made if there is none.
    static func of(_ node: LayoutNode) -> NodeConstraints {
        if let existing = existing(at: node) { return existing }
        let made = NodeConstraints(node)
        node.addAttachment(made)
        return made
    }

    /// The system of the node's tree; made if there is none.
    static func system(ofTreeOf node: LayoutNode) -> ConstraintSystem {
        let root = node.rootNode
        let constraints = of(root)
        if let system = constraints.system { return system }
        let system = ConstraintSystem(root: root)
        constraints.system = system
        return system
    }

    /// The item for a guide of the node; nil asks for the item of the node itself.
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

    /// Calls a function for the item of the node, then for the items of its guides.
    func forEachItem(_ body: (ConstraintItem) -> Void) {
        if let nodeItem { body(nodeItem) }
        for item in guideItems { body(item) }
    }

    /// Removes the system of a node that is no longer a root.
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
