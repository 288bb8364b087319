import ConstraintLayout
import LayoutTree

/// A builder of constraints in a script, or the constraints that one has made.
package enum ScriptConstraints {
    case relational(RelationalConstraintBuilder)
    case distributive(DistributiveConstraintBuilder)
    case own(SelfConstraintBuilder)
    /// Constraints that were picked out of a builder.
    case picked([LayoutConstraint])

    package var list: [LayoutConstraint] {
        switch self {
        case .relational(let builder): builder.constraints
        case .distributive(let builder): builder.constraints
        case .own(let builder): builder.constraints
        case .picked(let list): list
        }
    }

    func setActive(_ isActive: Bool) {
        for constraint in list {
            if isActive { constraint.activate() } else { constraint.deactivate() }
        }
    }

    /// The methods that the builder has.
    package var methods: [String] {
        switch self {
        case .relational: ConstraintMethod.names + "xAxis yAxis dimension".words
        case .distributive: "leadingTrailing topBottom".words
        case .own: "width height widthHeight aspectRatio".words
        case .picked: []
        }
    }

    /// The members that take no arguments.
    package var members: [String] { "constraints first last constant activate deactivate".words + methods }

    /// Calls a method, with the values of its form.
    package func call(_ name: String, _ values: [Value?]) {
        let method = ConstraintMethod(rawValue: name)
        let priority = values[values.count - 2].number.map { LayoutPriority($0) } ?? .required
        let activate = values[values.count - 1].truth ?? true
        func relation(_ index: Int) -> ConstraintRelation { ArgumentKind.relation.choice(values[index].word) ?? .equal }
        /// The terms whose relation and constant stand from an index on.
        func terms(_ index: Int, _ multiplier: Double = 1) -> ConstraintTerms {
            if case .spacing(let points)? = values[index + 1] {
                return ConstraintTerms(relation(index), SystemSpacing(points), multiplier, priority, activate)
            }
            return ConstraintTerms(relation(index), values.number(index + 1), multiplier, priority, activate)
        }
        switch (self, method) {
        case (.own(let builder), nil):
            builder.aspectRatio(values.number(0, or: 1), priority: priority, activate: activate)
        case (.own(let builder), let method?):
            if case .size(let size)? = values[1] {
                builder.widthHeight(relation(0), size: size, priority: priority, activate: activate)
            } else {
                builder.add(method, terms(0))
            }
        case (.relational(let builder), let method?): builder.add(method, terms(0, values.number(2, or: 1)))
        case (.relational(let builder), nil):
            if let own = ConstraintAttribute(rawValue: values[0].word),
                let other = ConstraintAttribute(rawValue: values[1].word)
            {
                builder.add(name, own, to: other, terms(2, values.number(4, or: 1)))
            }
        case (.distributive(let builder), let method?): builder.add(method, terms(0, values.number(2, or: 1)))
        default: break
        }
    }
}
