import ConstraintLayout
import LayoutTree

// Constraints in scripts: `a.constrain(to: b).leading(constant: 16)`, and handles in constants.

extension CaseRun {
    /// Begins constraints for a node or guide.
    package func constrain(_ subject: Value, _ entry: String, _ arguments: [Argument], _ span: TextSpan) throws(Stop)
        -> Value
    {
        guard let own = ScriptConstrainable(subject) else { return .nothing }
        unsolved = unsolved ?? log.statement
        if entry == "constrainSelf" {
            if let first = arguments.first { throw reporter.mistake("constrainSelf takes no arguments", first.span) }
            return .constraints(.own(own.constrainSelf()))
        }
        let values = try values(of: entry, arguments, span)
        guard let other = ScriptConstrainable(arguments[0].value) else { return .nothing }
        if arguments[0].label == "after" {
            return .constraints(.distributive(own.constrain(after: other)))
        }
        let builder = values[1].truth.map { own.constrain(to: other, attach: $0) } ?? own.constrain(to: other)
        return .constraints(.relational(builder))
    }

    /// Reports constraints that nothing solves, with a line that does, if there is no other mistake.
    func reportUnsolved() {
        guard reporter.list.isEmpty, let unsolved else { return }
        let fix = fix("Solve them", adding: "solve")
        reporter.report("nothing solves these constraints; 'solve' would", unsolved, fixes: [fix])
    }

    /// Lays out what is below a node, by which its constraints are solved.
    func layOut(_ node: LayoutNode?) throws(Stop) {
        try spend(100)
        node?.layoutIfNeeded()
        unsolved = nil
        trace?.placeAll()
    }

    /// A method of a builder, `constraints`, or one constraint of them.
    func constraintMember(
        _ name: String, _ call: Call?, of constraints: ScriptConstraints, _ span: TextSpan
    ) throws(Stop) -> Value {
        guard let call else {
            let list = constraints.list
            switch name {
            case "constraints": return .constraints(.picked(list))
            case "first": return .constraints(.picked(Array(list.prefix(1))))
            case "last": return .constraints(.picked(Array(list.suffix(1))))
            case "constant" where list.count == 1: return .number(list[0].constant)
            default: throw reporter.unknown("constraint member", name, span, among: constraints.members)
            }
        }
        if name.isOne(of: "activate deactivate"), call.arguments.isEmpty {
            constraints.setActive(name == "activate")
            if name == "activate" { unsolved = unsolved ?? log.statement }
            return .nothing
        }
        guard constraints.methods.contains(name) else {
            throw reporter.unknown(
                "constraint method", name, span, among: constraints.methods + "activate deactivate".words)
        }
        let form = if case .own = constraints { "Own." + name } else { name }
        constraints.call(name, try values(of: name, in: call, span, as: form))
        return .constraints(constraints)
    }

    /// Sets a member of all constraints of a handle.
    package func set(
        _ member: String, of constraints: ScriptConstraints, _ value: Value, _ span: TextSpan, _ valueSpan: TextSpan
    ) throws(Stop) {
        for constraint in constraints.list {
            switch (member, value) {
            case ("constant", .number(let constant)): constraint.constant = constant
            case ("priority", .number(let priority)): constraint.priority = LayoutPriority(priority)
            case ("isActive", .bool(let isActive)):
                constraint.isActive = isActive
                if isActive { unsolved = unsolved ?? log.statement }
            case ("name", .string(let name)): constraint.name = name
            default:
                let known = "constant priority isActive name".words
                try reporter.require(member, among: known, "member to set", span)
                throw reporter.notSet(member, to: value, valueSpan)
            }
        }
    }
}

/// A node or a guide of a script, which is kept alive while its constraints are made.
struct ScriptConstrainable: Constrainable {
    let constraintItem: ConstraintItem
    package let node: LayoutNode

    package init?(_ value: Value) {
        switch value {
        case .node(let node): (constraintItem, self.node) = (node.constraintItem, node)
        case .guide(let guide): (constraintItem, node) = (guide.constraintItem, guide.owner)
        default: return nil
        }
    }
}
