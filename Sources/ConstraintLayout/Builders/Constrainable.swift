import Geometry
import LayoutTree

/// A node or guide that constraints can refer to.
public protocol Constrainable {
    /// The object that keeps the constraints of the node or guide.
    var constraintItem: ConstraintItem { get }
}

extension LayoutNode: Constrainable {
    /// The object that keeps the constraints of the node.
    public final var constraintItem: ConstraintItem { NodeConstraints.of(self).item(for: nil) }
}

extension LayoutGuide: Constrainable {
    /// The object that keeps the constraints of the guide.
    public var constraintItem: ConstraintItem { NodeConstraints.of(owner).item(for: area) }
}

extension Constrainable {
    /// Begins constraints from this node or guide to another one.
    ///
    /// From now on constraints set the frame of this node or guide. Numbers of the frame that no constraint mentions do not
    /// change, and neither does the other frame.
    ///
    /// A node without a parent becomes a child of the other node, or of the owner of the other guide, unless that lies
    /// below it. This is right for a container and wrong for a sibling: if the other node has a parent of its own and
    /// no children, a warning says what happened.
    @discardableResult
    public func constrain(to other: some Constrainable) -> RelationalConstraintBuilder {
        let (item, other) = (constraintItem, other.constraintItem)
        item.attach(to: other, warns: true)
        return RelationalConstraintBuilder(item, other)
    }

    /// Begins constraints from this node or guide to another one, and decides whether a node without a parent becomes a child.
    ///
    /// With `attach` the node becomes a child of the other node, or of the other guide's owner, without a warning. Otherwise it
    /// stays without a parent.
    @discardableResult
    public func constrain(to other: some Constrainable, attach: Bool) -> RelationalConstraintBuilder {
        let (item, other) = (constraintItem, other.constraintItem)
        if attach { item.attach(to: other, warns: false) }
        return RelationalConstraintBuilder(item, other)
    }

    /// Begins constraints that put this node or guide after another one, horizontally or vertically.
    ///
    /// From now on constraints set the frames of both. The call adds neither of them to a parent.
    @discardableResult
    public func constrain(after other: some Constrainable) -> DistributiveConstraintBuilder {
        DistributiveConstraintBuilder(constraintItem, other.constraintItem)
    }

    /// Begins constraints on the size of this node or guide alone.
    ///
    /// From now on constraints set its frame.
    @discardableResult
    public func constrainSelf() -> SelfConstraintBuilder {
        SelfConstraintBuilder(constraintItem)
    }
}

extension Constrainable {
    /// The active constraints that were made from this node or guide, in the order in which they were switched on.
    ///
    /// They include constraints that contradict others: see ``LayoutConstraint/isInForce``.
    public var constraints: [LayoutConstraint] {
        let item = constraintItem
        return item.constraints.filter { $0.owner === item }
    }
}

extension ConstraintItem {
    /// Adopts a node that has no parent.
    fileprivate func attach(to other: ConstraintItem, warns: Bool) {
        guard area == nil, let node, let target = other.node, node.parent == nil, node !== target,
            !target.isDescendant(of: node)
        else { return }
        let isTrap = warns && other.area == nil && target.parent != nil && target.children.isEmpty
        target.addChild(node)
        guard isTrap else { return }
        warn(.becameChild(of: target.displayName), method: "constrain", call: "constrain(to: \(target.displayName))")
    }
}
