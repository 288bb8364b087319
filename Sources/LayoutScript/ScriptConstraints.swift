import ConstraintLayout
import LayoutTree

/// A builder of constraints in a script, or the constraints that one has made.
struct ScriptConstraints {
    enum Builder {
        case relational(RelationalConstraintBuilder)
        case distributive(DistributiveConstraintBuilder)
        case own(SelfConstraintBuilder)
        /// Constraints that were picked out of a builder.
        case picked([LayoutConstraint])
    }

    let builder: Builder

    var list: [LayoutConstraint] {
        switch builder {
        case .relational(let builder): builder.constraints
        case .distributive(let builder): builder.constraints
        case .own(let builder): builder.constraints
        case .picked(let list): list
        }
    }

    /// The methods that the builder has.
    var methods: [String] {
        switch builder {
        case .relational: ConstraintMethod.names + "xAxis yAxis dimension".words
        case .distributive: "leadingTrailing topBottom".words
        case .own: "width height widthHeight aspectRatio".words
        case .picked: []
        }
    }

    /// What can be read or called without arguments.
    var members: [String] { "constraints first last constant activate deactivate".words + methods }

    /// Calls a method; false where its arguments have the wrong form.
    func call(_ method: String, _ a: ConstraintArguments) -> Bool {
        switch builder {
        case .relational(let builder):
            if let axis = Self.anchors(of: method) {
                guard a.allows("to relation constant multiplier priority activate"), a.first.isOne(of: axis),
                    a.other.isOne(of: axis), let own = ConstraintAttribute(rawValue: a.first),
                    let other = ConstraintAttribute(rawValue: a.other)
                else { return false }
                builder.add(method, own, to: other, a.terms(a.namedRelation))
                return true
            }
            guard let relation = a.relation, let method = ConstraintMethod(rawValue: method),
                a.allows("constant multiplier priority activate")
            else { return false }
            builder.add(method, a.terms(relation))
        case .distributive(let builder):
            guard let relation = a.relation, let method = ConstraintMethod(rawValue: method),
                a.allows("constant multiplier priority activate")
            else { return false }
            builder.add(method, a.terms(relation))
        case .own(let builder):
            if method == "aspectRatio" {
                guard let ratio = a.ratio, a.allows("priority activate") else { return false }
                builder.aspectRatio(ratio, priority: a.priority, activate: a.activate)
                return true
            }
            guard let relation = a.relation, let method = ConstraintMethod(rawValue: method) else { return false }
            if method == .widthHeight, let size = a.size {
                guard a.allows("size priority activate") else { return false }
                builder.widthHeight(relation, size: size, priority: a.priority, activate: a.activate)
            } else {
                guard a.allows("constant priority activate"), a.hasConstant else { return false }
                builder.add(method, a.terms(relation))
            }
        case .picked: return false
        }
        return true
    }

    /// The anchors that a method relates to each other, where it takes their names.
    private static func anchors(of method: String) -> String? {
        switch method {
        case "xAxis": "leading trailing centerX"
        case "yAxis": "top bottom centerY"
        case "dimension": "width height"
        default: nil
        }
    }
}
