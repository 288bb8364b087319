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
    func call(_ method: String, _ values: LabelledValues) -> Bool {
        func allows(_ known: String) -> Bool { values.words.allSatisfy { $0.isEmpty || $0.isOne(of: known) } }
        if case .relational(let builder) = builder, let axis = Self.anchors(of: method) {
            let (first, other) = (values.word(""), values.word("to"))
            guard allows("to relation constant multiplier priority activate"), first.isOne(of: axis),
                other.isOne(of: axis), let own = ConstraintAttribute(rawValue: first),
                let other = ConstraintAttribute(rawValue: other)
            else { return false }
            builder.add(method, own, to: other, Self.terms(Self.relation("relation", values) ?? .equal, values))
            return true
        }
        let (priority, activate) = (Self.priority(values), values.truth("activate") ?? true)
        if case .own(let builder) = builder, method == "aspectRatio" {
            guard let ratio = values.number(""), allows("priority activate") else { return false }
            builder.aspectRatio(ratio, priority: priority, activate: activate)
            return true
        }
        guard let relation = Self.relation("", values), let method = ConstraintMethod(rawValue: method) else {
            return false
        }
        let terms = Self.terms(relation, values)
        switch builder {
        case .own(let builder):
            if method == .widthHeight, case .size(let size)? = values["size"] {
                guard allows("size priority activate") else { return false }
                builder.widthHeight(relation, size: size, priority: priority, activate: activate)
                return true
            }
            guard allows("constant priority activate"), values["constant"] != nil else { return false }
            builder.add(method, terms)
        case _ where !allows("constant multiplier priority activate"): return false
        case .relational(let builder): builder.add(method, terms)
        case .distributive(let builder): builder.add(method, terms)
        case .picked: return false
        }
        return true
    }

    /// The labels that methods take.
    static let labels = "relation constant multiplier priority activate size to".words

    /// What a label takes; nil where no method has it.
    static func kind(of label: String) -> ArgumentKind? {
        switch label {
        case "": .term
        case "to": .attribute
        case "activate": .truth
        default: labels.contains(label) ? ArgumentKind(rawValue: label) ?? .points : nil
        }
    }

    /// The form of a method, for diagnostics.
    func form(of method: String) -> String {
        let isOwn = if case .own = builder { true } else { false }
        switch method {
        case "aspectRatio": return "aspectRatio(ratio, priority:, activate:)"
        case "xAxis": return "xAxis(.leading|.trailing|.centerX, to: …, relation:, constant:, …)"
        case "yAxis": return "yAxis(.top|.bottom|.centerY, to: …, relation:, constant:, …)"
        case "dimension": return "dimension(.width|.height, to: …, relation:, constant:, …)"
        case "widthHeight" where isOwn: return "widthHeight(relation, constant: or size:, priority:, activate:)"
        default: return "\(method)(relation, constant:, \(isOwn ? "" : "multiplier:, ")priority:, activate:)"
        }
    }

    private static func terms(_ relation: ConstraintRelation, _ values: LabelledValues) -> ConstraintTerms {
        var constant = ScriptConstant(points: values.number("constant") ?? 0)
        if case .spacing(let points)? = values["constant"] {
            constant = ScriptConstant(points: points, isSystemSpacing: true)
        }
        return ConstraintTerms(
            relation, constant, values.number("multiplier") ?? 1, priority(values), values.truth("activate") ?? true)
    }

    private static func priority(_ values: LabelledValues) -> LayoutPriority {
        values.number("priority").map { LayoutPriority($0) } ?? .required
    }

    /// The relation that an argument names; `.equal` without the argument, and nil where it is something else.
    private static func relation(_ label: String, _ values: LabelledValues) -> ConstraintRelation? {
        if values[label] == nil { return .equal }
        switch values.word(label) {
        case "lessThanOrEqual": return .lessThanOrEqual
        case "equal": return .equal
        case "greaterThanOrEqual": return .greaterThanOrEqual
        default: return nil
        }
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

/// A constant in a script: a number, or a spacing of the system.
private struct ScriptConstant: ConstraintConstant {
    var points = 0.0
    var isSystemSpacing = false
}
