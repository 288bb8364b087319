import ConstraintLayout
import Geometry
import LayoutTree

// Constraints in scripts: `a.constrain(to: b).leading(constant: 16)`, handles in constants, and `solve`.

extension CaseRunner {
    /// Reads `solve` and solves the constraints of the tree.
    mutating func solveStatement() {
        advance()
        if isExecuting { root?.layoutIfNeeded() }
    }

    /// Whether the statement at hand is about constraints: it begins with a handle, or constrains something.
    var isConstraintStatement: Bool {
        if case .word(let name) = peek, case .constraints? = constants[name] { return true }
        var distance = 0
        while true {
            switch peek(distance) {
            case .word("constrain"), .word("constrainSelf"):
                if peek(distance + 1) == .sign("(") { return true }
            case .word, .sign("."), .sign("?"), .sign("!"), .sign("("), .sign(")"), .string: break
            default: return false
            }
            distance += 1
        }
    }

    /// A statement that constrains something, or one about a handle.
    mutating func constraintStatement() throws(Diagnostic) {
        let place = position
        if case .word(let name) = peek, case .constraints(let constraints)? = constants[name] {
            advance()
            try expect(".")
            try handleStatement(constraints)
            return
        }
        guard case .constraints = try expression() else { throw mistake("expected constraints", at: place) }
    }

    /// `c.constant = 20`, `c.deactivate()`, or more methods of the builder.
    private mutating func handleStatement(_ constraints: ScriptConstraints) throws(Diagnostic) {
        let place = position
        let member = try expectName("a member of the constraint")
        if peek == .sign("=") {
            advance()
            try set(member, of: constraints, at: place)
        } else if member == "activate" || member == "deactivate" {
            try expect("(")
            try expect(")")
            guard isExecuting else { return }
            for constraint in constraints.list {
                if member == "activate" { constraint.activate() } else { constraint.deactivate() }
            }
        } else {
            var value = try constraintMember(member, of: constraints, at: place)
            while take(".") {
                let next = position
                let name = try expectName("a method of the builder")
                guard case .constraints(let more) = value else { throw mistake("expected constraints", at: next) }
                if peek == .sign("=") || name == "activate" || name == "deactivate" {
                    position = next
                    return try handleStatement(more)
                }
                value = try constraintMember(name, of: more, at: next)
            }
        }
    }

    private mutating func set(
        _ member: String, of constraints: ScriptConstraints, at place: Int
    ) throws(Diagnostic) {
        let valuePlace = position
        let value = try expression()
        for constraint in isExecuting ? constraints.list : [] {
            switch (member, value) {
            case ("constant", .number(let constant)): constraint.constant = constant
            case ("priority", .number(let priority)): constraint.priority = LayoutPriority(priority)
            case ("isActive", .bool(let isActive)): constraint.isActive = isActive
            case ("name", .string(let name)): constraint.name = name
            default: break
            }
        }
        switch (member, value) {
        case ("constant", .number), ("priority", .number), ("isActive", .bool), ("name", .string): return
        case ("constant", _), ("priority", _), ("isActive", _), ("name", _):
            throw mistake("'\(member)' is not set to \(value.kindName)", at: valuePlace)
        default:
            throw unknown("member to set", member, among: ["constant", "priority", "isActive", "name"], at: place)
        }
    }

    /// Begins constraints for a node or guide.
    mutating func constrain(_ subject: Value, _ entry: String, at place: Int) throws(Diagnostic) -> Value {
        let arguments = try self.arguments()
        let own = constrainable(subject)
        if entry == "constrainSelf" {
            guard arguments.isEmpty else { throw mistake("constrainSelf takes no arguments", at: arguments[0].place) }
            return .constraints(ScriptConstraints(builder: .own(own.constrainSelf())))
        }
        guard let first = arguments.first, first.label == "to" || first.label == "after" else {
            throw mistake(
                "constrain has the forms constrain(to:), constrain(to:attach:) and constrain(after:)", at: place)
        }
        switch first.value {
        case .node, .guide: break
        default: throw mistake("constrain takes a node or a guide here, not \(first.value.kindName)", at: first.place)
        }
        let other = constrainable(first.value)
        var attach: Bool?
        if arguments.count > 1 {
            guard arguments.count == 2, first.label == "to", arguments[1].label == "attach",
                case .bool(let value) = arguments[1].value
            else { throw mistake("constrain takes 'attach:' with true or false here", at: arguments[1].place) }
            attach = value
        }
        if first.label == "after" {
            return .constraints(ScriptConstraints(builder: .distributive(own.constrain(after: other))))
        }
        let builder = attach.map { own.constrain(to: other, attach: $0) } ?? own.constrain(to: other)
        return .constraints(ScriptConstraints(builder: .relational(builder)))
    }

    /// The node or guide to constrain; in a branch that is not taken one that stands alone.
    private func constrainable(_ value: Value) -> ScriptConstrainable {
        if isExecuting {
            if case .node(let node) = value {
                return ScriptConstrainable(constraintItem: node.constraintItem, node: node)
            }
            if case .guide(let guide) = value {
                return ScriptConstrainable(constraintItem: guide.constraintItem, node: guide.owner)
            }
        }
        let standIn = LayoutNode()
        standIn.layoutContext = LayoutContext(wantedWarnings: [])
        return ScriptConstrainable(constraintItem: standIn.constraintItem, node: standIn)
    }

    /// A method of a builder, `constraints`, or one constraint of them.
    mutating func constraintMember(
        _ name: String, of constraints: ScriptConstraints, at place: Int
    ) throws(Diagnostic) -> Value {
        if peek != .sign("("), ["constraints", "first", "last"].contains(name) {
            let list = constraints.list
            guard name != "constraints" || peek != .sign("[") else { return try constraint(of: list) }
            let picked = name == "first" ? Array(list.prefix(1)) : name == "last" ? Array(list.suffix(1)) : list
            return .constraints(ScriptConstraints(builder: .picked(picked)))
        }
        guard constraints.methods.contains(name) else {
            throw unknown("constraint method", name, among: constraints.methods, at: place)
        }
        var arguments = ConstraintArguments()
        for argument in try self.arguments() {
            let label = argument.label ?? ""
            guard let kind = ConstraintArguments.kind(of: label) else {
                throw unknown(
                    "argument of \(name)", label,
                    among: ["relation", "constant", "multiplier", "priority", "activate", "size", "to"],
                    at: argument.place
                )
            }
            guard arguments.take(label, argument.value) else {
                throw mistake(
                    "\(name) takes \(kind) here, not \(argument.value.kindName)", at: argument.place)
            }
        }
        guard isExecuting else { return .constraints(constraints) }
        guard let result = constraints.call(name, arguments) else {
            let form = ConstraintArguments.form(of: name, on: constraints)
            throw mistake("\(name) has no form with these arguments; it is \(form)", at: place)
        }
        return .constraints(result)
    }

    /// `[0]` behind `constraints`.
    private mutating func constraint(of list: [LayoutConstraint]) throws(Diagnostic) -> Value {
        try expect("[")
        let place = position
        guard case .number(let number) = try expression(), let index = Int(exactly: number),
            list.indices.contains(index) || !isExecuting
        else { throw mistake("there are \(list.count) constraints, counted from 0", at: place) }
        try expect("]")
        return .constraints(ScriptConstraints(builder: .picked(isExecuting ? [list[index]] : [])))
    }

    /// `.systemSpacing` or `.systemSpacing(12)`.
    mutating func systemSpacing() throws(Diagnostic) -> Value {
        guard take("(") else { return .spacing(SystemSpacing().points) }
        let place = position
        guard case .number(let points) = try expression() else {
            throw mistake("expected a number of points", at: place)
        }
        try expect(")")
        return .spacing(points)
    }
}

/// A node or a guide of a script, which is kept alive while its constraints are made.
private struct ScriptConstrainable: Constrainable {
    let constraintItem: ConstraintItem
    let node: LayoutNode
}
