import LayoutScript
import LayoutTree

// Answers for the evaluator, about everything that the code of apps has and scripts do not.

extension PastedSetup {
    /// The host of the evaluator; ``end()`` removes it.
    var host: Host {
        Host(
            value: property, methods: method, function: made,
            typeFunction: { [self] name, call in
                made(name, call) ?? .calls([SymbolCall(name, values(call), call.span)])
            },
            member: member, valueBehind: known, takesAssignment: takes, keeps: keeps, isShared: hasNoValue,
            guesses: guess,
            unknownList: { [self] names in unknownList(isCounted: names > 1) }, runsMethod: running)
    }

    /// A member of a value that scripts do not have, or have with another meaning; nil for others.
    private func member(_ name: String, _ call: Call?, of value: Value) throws(Stop) -> Value? {
        switch value {
        case .calls(let calls): try part(name, of: calls)
        // Also `localized` and other members that apps add to texts.
        case .string: value.member(name) == nil && call?.measuresText(by: name) != true ? value : nil
        case .symbol(let word): property(name, ofCase: word)
        case .node(let node): member(name, call, of: node)
        default: nil
        }
    }

    /// Takes assignments on which no frame depends, and keeps texts and fonts.
    private func takes(_ target: Expression, _ value: Expression) -> Bool {
        guard AppCalls.isLook(target) else { return false }
        switch target.form {
        case .name(let name, nil) where run.scope[name] != nil: return false
        // A part of a structure may have such a name.
        case .postfix(let base, let suffixes):
            if case .name(let name, nil) = base.form, case .list(let list)? = run.scope[name], suffixes.count == 1,
                list.elements.contains(where: { $0.name == suffixes[0].name })
            {
                return false
            }
        default: break
        }
        record(target, value)
        return true
    }

    /// Begins or ends a branch under an unknown condition, and marks the views that it adds.
    private func guess(_ begins: Bool) {
        if begins, guesses == 0 { parentless = layout.made.map { $0.node.parent == nil } }
        guesses += begins ? 1 : -1
        guard guesses == 0, (try? run.spend(1 + layout.made.count / 10)) != nil else { return }
        for (index, view) in layout.made.enumerated() where view.node.parent != nil {
            if index >= parentless.count || parentless[index] { view.isUncertain = true }
        }
    }

    /// Whether a property keeps its value: a view is not replaced by an unknown object.
    private func keeps(_ name: String, _ old: Value, _ new: Value) -> Bool {
        if guesses > 0 { uncertain.insert(name) }
        if case (.node, .calls) = (old, new) { return true }
        return false
    }

    private func running(_ method: () throws(Stop) -> Value) throws(Stop) -> Value {
        let count = layout.made.count
        let result = try method()
        keepFrames(of: result, madeBehind: count)
        return result
    }
}
