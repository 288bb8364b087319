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
        case .relational:
            """
            leading trailing top bottom leadingTrailing topBottom leadingTrailingTopBottom centerX centerY \
            centerXY width height widthHeight xAxis yAxis dimension
            """.words
        case .distributive: "leadingTrailing topBottom".words
        case .own: "width height widthHeight aspectRatio".words
        case .picked: []
        }
    }

    /// What can be read or called without arguments.
    var members: [String] { "constraints first last constant activate deactivate".words + methods }

    /// Calls a method; nil where its arguments have the wrong form.
    func call(_ method: String, _ arguments: ConstraintArguments) -> ScriptConstraints? {
        switch builder {
        case .relational(let builder):
            Self.call(method, arguments, on: builder).map { ScriptConstraints(builder: .relational($0)) }
        case .distributive(let builder):
            Self.call(method, arguments, on: builder).map { ScriptConstraints(builder: .distributive($0)) }
        case .own(let builder):
            Self.call(method, arguments, on: builder).map { ScriptConstraints(builder: .own($0)) }
        case .picked: nil
        }
    }
}

extension ScriptConstraints {
    private static func call(
        _ method: String, _ a: ConstraintArguments, on builder: RelationalConstraintBuilder
    ) -> RelationalConstraintBuilder? {
        let (c, m, p, on) = (a.spacing, a.multiplier, a.priority, a.activate)
        if method.isOne(of: "xAxis yAxis dimension") {
            guard a.allows(["", "to", "relation", "constant", "multiplier", "priority", "activate"]) else { return nil }
            let r = a.namedRelation
            switch method {
            case "xAxis":
                guard let own = HorizontalAnchor(rawValue: a.first), let to = HorizontalAnchor(rawValue: a.other) else {
                    return nil
                }
                return builder.xAxis(own, to: to, relation: r, constant: c, multiplier: m, priority: p, activate: on)
            case "yAxis":
                guard let own = VerticalAnchor(rawValue: a.first), let to = VerticalAnchor(rawValue: a.other) else {
                    return nil
                }
                return builder.yAxis(own, to: to, relation: r, constant: c, multiplier: m, priority: p, activate: on)
            default:
                guard let own = SizeAnchor(rawValue: a.first), let to = SizeAnchor(rawValue: a.other) else {
                    return nil
                }
                return builder.dimension(
                    own, to: to, relation: r, constant: c, multiplier: m, priority: p, activate: on)
            }
        }
        guard let r = a.relation, a.allows(["", "constant", "multiplier", "priority", "activate"]) else { return nil }
        switch method {
        case "leading": return builder.leading(r, constant: c, multiplier: m, priority: p, activate: on)
        case "trailing": return builder.trailing(r, constant: c, multiplier: m, priority: p, activate: on)
        case "top": return builder.top(r, constant: c, multiplier: m, priority: p, activate: on)
        case "bottom": return builder.bottom(r, constant: c, multiplier: m, priority: p, activate: on)
        case "leadingTrailing": return builder.leadingTrailing(r, constant: c, multiplier: m, priority: p, activate: on)
        case "topBottom": return builder.topBottom(r, constant: c, multiplier: m, priority: p, activate: on)
        case "leadingTrailingTopBottom":
            return builder.leadingTrailingTopBottom(r, constant: c, multiplier: m, priority: p, activate: on)
        case "centerX": return builder.centerX(r, constant: c, multiplier: m, priority: p, activate: on)
        case "centerY": return builder.centerY(r, constant: c, multiplier: m, priority: p, activate: on)
        case "centerXY": return builder.centerXY(r, constant: c, multiplier: m, priority: p, activate: on)
        case "width": return builder.width(r, constant: c, multiplier: m, priority: p, activate: on)
        case "height": return builder.height(r, constant: c, multiplier: m, priority: p, activate: on)
        default: return builder.widthHeight(r, constant: c, multiplier: m, priority: p, activate: on)
        }
    }

    private static func call(
        _ method: String, _ a: ConstraintArguments, on builder: DistributiveConstraintBuilder
    ) -> DistributiveConstraintBuilder? {
        guard let r = a.relation, a.allows(["", "constant", "multiplier", "priority", "activate"]) else { return nil }
        let (c, m, p, on) = (a.spacing, a.multiplier, a.priority, a.activate)
        if method == "topBottom" { return builder.topBottom(r, constant: c, multiplier: m, priority: p, activate: on) }
        return builder.leadingTrailing(r, constant: c, multiplier: m, priority: p, activate: on)
    }

    private static func call(
        _ method: String, _ a: ConstraintArguments, on builder: SelfConstraintBuilder
    ) -> SelfConstraintBuilder? {
        if method == "aspectRatio" {
            guard let ratio = a.ratio, a.allows(["", "priority", "activate"]) else { return nil }
            return builder.aspectRatio(ratio, priority: a.priority, activate: a.activate)
        }
        guard let r = a.relation else { return nil }
        if method == "widthHeight", let size = a.size {
            guard a.allows(["", "size", "priority", "activate"]) else { return nil }
            return builder.widthHeight(r, size: size, priority: a.priority, activate: a.activate)
        }
        guard a.allows(["", "constant", "priority", "activate"]), a.hasConstant else { return nil }
        switch method {
        case "width": return builder.width(r, constant: a.spacing, priority: a.priority, activate: a.activate)
        case "height": return builder.height(r, constant: a.spacing, priority: a.priority, activate: a.activate)
        default: return builder.widthHeight(r, constant: a.spacing, priority: a.priority, activate: a.activate)
        }
    }
}
