import Cassowary
import Geometry
import LayoutTree

// Coordinates in the solver: the start and length of an item describe its frame, in its parent's space, with y growing downwards.
// A constraint between two items is written in the space of their nearest common ancestor.

extension ConstraintSystem {
    /// The constraint for the solver, which compares a sum with zero; nil if the two sides are not in this tree.
    func written(_ constraint: LayoutConstraint) -> Constraint? {
        let first = constraint.first
        guard first.item.system === self, let node = first.item.node else { return nil }
        var equation = Constraint(
            LinearExpression(), constraint.relation.solverRelation, strength: constraint.priority.strength,
            tag: constraint.number)
        guard let second = constraint.second else {
            appendLength(of: first.item, first.attribute.axis, times: 1, to: &equation.expression)
            equation.expression.constant -= constraint.constant
            return equation
        }
        guard second.item.system === self, let other = second.item.node,
            let ancestor = nearestCommonAncestor(of: node, and: other)
        else {
            reportSeparation(of: constraint)
            return nil
        }
        let isPosition = first.attribute.position != nil
        let isSpacing = constraint.isSystemSpacing && isPosition
        let multiplier = isSpacing ? 1 : constraint.multiplier
        let constant = isSpacing ? constraint.constant * constraint.multiplier : constraint.constant
        let direction = constraint.owner.state.lastDirection
        let ignoresDirection = first.attribute.ignoresDirection || second.attribute.ignoresDirection
        let isMirrored = first.attribute.axis == .horizontal && direction == .rightToLeft && !ignoresDirection
        append(first, times: 1, in: ancestor, direction, isMirrored, to: &equation.expression)
        append(second, times: -multiplier, in: ancestor, direction, isMirrored, to: &equation.expression)
        if isMirrored && isPosition && multiplier != 1 {
            appendLength(of: item(of: ancestor), .horizontal, times: 1 - multiplier, to: &equation.expression)
        }
        equation.expression.constant -= constant
        return equation
    }

    private func append(
        _ anchor: ConstraintAnchor, times factor: Double, in ancestor: LayoutNode, _ direction: LayoutDirection,
        _ isMirrored: Bool, to sum: inout LinearExpression
    ) {
        let axis = anchor.attribute.axis
        guard let position = anchor.attribute.position else {
            appendLength(of: anchor.item, axis, times: factor, to: &sum)
            return
        }
        // Measured from the right edge, a coordinate is the ancestor's width less the coordinate from the left.
        let followsDirection = axis == .horizontal && !anchor.attribute.ignoresDirection
        let share = followsDirection && direction == .rightToLeft ? 1 - position : position
        let factor = isMirrored ? -factor : factor
        appendStart(of: anchor.item, axis, times: factor, in: ancestor, to: &sum)
        if share != 0 { appendLength(of: anchor.item, axis, times: factor * share, to: &sum) }
        sum.constant += factor * textDistance(of: anchor)
    }

    /// Adds the coordinate at which an item begins, in the space of an ancestor.
    private func appendStart(
        of item: ConstraintItem, _ axis: Axis, times factor: Double, in ancestor: LayoutNode,
        to sum: inout LinearExpression
    ) {
        guard let node = item.node else { return }
        var space: LayoutNode? = node
        switch item.area {
        case nil:
            if node === ancestor { return }
            sum.append(Term(variable(of: item, .origin(axis)), coefficient: factor))
            space = node.parent
        case .named:
            sum.append(Term(variable(of: item, .origin(axis)), coefficient: factor))
        case .keyboardArea:
            sum.constant += factor * surroundings(of: node).keyboardArea[axis].origin
        case .safeArea, .layoutMargins, .readableMargins:
            let surroundings = surroundings(of: node)
            sum.constant += factor * (surroundings.shownOrigin[axis] + surroundings.insets(item.area, axis).start)
        }
        while let node = space, node !== ancestor {
            sum.append(Term(variable(of: self.item(of: node), .origin(axis)), coefficient: factor))
            sum.constant -= factor * surroundings(of: node).shownOrigin[axis]
            space = node.parent
        }
    }

    private func appendLength(
        of item: ConstraintItem, _ axis: Axis, times factor: Double, to sum: inout LinearExpression
    ) {
        guard let node = item.node else { return }
        switch item.area {
        case nil, .named:
            sum.append(Term(variable(of: item, .length(axis)), coefficient: factor))
        case .keyboardArea:
            sum.constant += factor * surroundings(of: node).keyboardArea[axis].length
        case .safeArea, .layoutMargins, .readableMargins:
            let insets = surroundings(of: node).insets(item.area, axis)
            sum.append(Term(variable(of: self.item(of: node), .length(axis)), coefficient: factor))
            sum.constant -= factor * (insets.start + insets.end)
        }
    }

    /// The item of any node, such as a node between two related ones; added to the system if necessary.
    func item(of node: LayoutNode) -> ConstraintItem {
        let item = NodeConstraints.of(node).item(for: nil)
        if item.system !== self { add(item) }
        return item
    }

    /// The properties of a node that equations contain, stored so that a change is noticed.
    private func surroundings(of node: LayoutNode) -> Surroundings {
        let item = item(of: node)
        if let known = item.state.surroundings { return known }
        let surroundings = Surroundings(of: node)
        item.state.surroundings = surroundings
        return surroundings
    }

    /// The variable for the start or length of an item; made if there is none.
    func variable(of item: ConstraintItem, _ component: FrameComponent) -> Variable {
        if let variable = item[component].variable { return variable }
        let variable = solver.makeVariable()
        item[component].variable = variable
        while places.count <= Int(variable.index) { places.append(nil) }
        places[Int(variable.index)] = VariablePlace(item: item, component: component)
        noteChange(of: item)
        item[component].target = item.state.lastFrame[component]
        item[component].value = item.state.lastFrame[component]
        if case .fitting(let target, let priorities) = purpose, component.isLength, isRoot(item) {
            let priority = priorities[component.axis].clamped
            item[component].target = target.length(component.axis)
            edit(item, component, .target, priority == .required ? .givenFrame : priority.strength)
        } else if !item.isConstrained {
            edit(item, component, .given, .givenFrame)
        }
        return variable
    }

    /// Edits a variable: the solver pulls it to its target from now on.
    func edit(_ item: ConstraintItem, _ component: FrameComponent, _ reason: FrameVariable.Edit, _ strength: Strength) {
        guard let variable = item[component].variable else { return }
        item[component].edit = reason
        if reason == .given { givenVariables = nil }
        let target = item[component].target
        attempt { () throws(SolverError) in
            try solver.addEditVariable(variable, strength: strength, value: target)
        }
    }

    /// Whether the item is the root of the tree itself.
    func isRoot(_ item: ConstraintItem) -> Bool { item.area == nil && item.node === root }

    private func reportSeparation(of constraint: LayoutConstraint) {
        guard !constraint.hasWarned, purpose == .layout else { return }
        constraint.hasWarned = true
        let other = constraint.first.item === constraint.owner ? constraint.second?.item : constraint.first.item
        constraint.owner.warn(
            .noCommonAncestor(other?.displayName ?? ""), method: constraint.method,
            call: "\(constraint.method)(\(constraint))"
        )
    }
}

extension Surroundings {
    /// The insets of a guide on an axis.
    fileprivate func insets(_ area: LayoutGuide.Area?, _ axis: Axis) -> (start: Double, end: Double) {
        let insets =
            switch area {
            case .safeArea: safeAreaInsets
            case .layoutMargins: layoutMargins
            case .readableMargins: readableMargins
            default: EdgeInsets.zero
            }
        return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
}

/// The nearest common ancestor, which may be one of the two nodes; nil if they are in different trees.
private func nearestCommonAncestor(of node: LayoutNode, and other: LayoutNode) -> LayoutNode? {
    if node === other || other.parent === node { return node }
    if node.parent === other { return other }
    if node.parent != nil && node.parent === other.parent { return node.parent }
    var (left, right): (LayoutNode?, LayoutNode?) = (node, other)
    var (leftDepth, rightDepth) = (node.depth, other.depth)
    while left !== right {
        if leftDepth >= rightDepth {
            left = left?.parent
            leftDepth -= 1
        } else {
            right = right?.parent
            rightDepth -= 1
        }
    }
    return left
}
