import ConstraintLayout
import Geometry
import LayoutTree

/// A constant in a script: a number, or a spacing of the system.
struct ScriptConstant: ConstraintConstant {
    var points = 0.0
    var isSystemSpacing = false
}

/// The arguments of a method of a builder, by label.
final class ConstraintArguments {
    /// The labels in use; the argument without one is the empty string.
    private(set) var labels: [String] = []
    private(set) var spacing = ScriptConstant()
    private(set) var multiplier = 1.0
    private(set) var priority = LayoutPriority.required
    private(set) var activate = true
    private(set) var size: Size?
    private(set) var namedRelation = ConstraintRelation.equal
    /// The number without a label.
    private(set) var ratio: Double?
    /// The name without a label, and the one behind `to:`.
    private(set) var first = ""
    private(set) var other = ""

    static let relations: [(String, ConstraintRelation)] = [
        ("lessThanOrEqual", .lessThanOrEqual), ("equal", .equal), ("greaterThanOrEqual", .greaterThanOrEqual),
    ]

    /// The relation that stands first without a label; nil where something else stands there.
    var relation: ConstraintRelation? {
        if !labels.contains("") { return .equal }
        return Self.relations.first { $0.0 == first }?.1
    }

    var hasConstant: Bool { labels.contains("constant") }

    /// Whether all arguments with a label have one of these.
    func allows(_ known: String) -> Bool { labels.allSatisfy { $0.isEmpty || $0.isOne(of: known) } }

    func terms(_ relation: ConstraintRelation) -> ConstraintTerms {
        ConstraintTerms(relation, spacing, multiplier, priority, activate)
    }

    /// Takes an argument; false where its value is of the wrong kind or it was given before.
    func take(_ label: String, _ value: Value) -> Bool {
        guard !labels.contains(label) else { return false }
        labels.add(label)
        switch (label, value) {
        case ("", .symbol(let name)): first = name
        case ("", .number(let number)): ratio = number
        case ("to", .symbol(let name)): other = name
        case ("relation", .symbol(let name)):
            guard let relation = Self.relations.first(where: { $0.0 == name })?.1 else { return false }
            namedRelation = relation
        case ("constant", .number(let points)): spacing = ScriptConstant(points: points)
        case ("constant", .spacing(let points)): spacing = ScriptConstant(points: points, isSystemSpacing: true)
        case ("multiplier", .number(let number)): multiplier = number
        case ("priority", .number(let number)): priority = LayoutPriority(number)
        case ("activate", .bool(let isActive)): activate = isActive
        case ("size", .size(let value)): size = value
        default: return false
        }
        return true
    }

    static let known = "relation constant multiplier priority activate size to".words

    /// What an argument of that label takes, for diagnostics; nil where there is no such argument.
    static func kind(of label: String) -> String? {
        switch label {
        case "": ".lessThanOrEqual, .equal or .greaterThanOrEqual"
        case "relation": ".lessThanOrEqual, .equal or .greaterThanOrEqual"
        case "to": "a name such as .leading"
        case "constant": "a number or .systemSpacing"
        case "multiplier", "priority": "a number"
        case "activate": "true or false"
        case "size": "a size"
        default: nil
        }
    }

    /// The form of a method, for diagnostics.
    static func form(of method: String, on constraints: ScriptConstraints) -> String {
        switch (method, constraints.builder) {
        case ("aspectRatio", _): return "aspectRatio(ratio, priority:, activate:)"
        case ("xAxis", _): return "xAxis(.leading|.trailing|.centerX, to: …, relation:, constant:, …)"
        case ("yAxis", _): return "yAxis(.top|.bottom|.centerY, to: …, relation:, constant:, …)"
        case ("dimension", _): return "dimension(.width|.height, to: …, relation:, constant:, …)"
        case ("widthHeight", .own): return "widthHeight(relation, constant: or size:, priority:, activate:)"
        case (_, .own): return "\(method)(relation, constant:, priority:, activate:)"
        default: return "\(method)(relation, constant:, multiplier:, priority:, activate:)"
        }
    }
}
