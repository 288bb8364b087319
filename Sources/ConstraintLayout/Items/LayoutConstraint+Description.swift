import Geometry
import LayoutTree

extension LayoutConstraint: CustomStringConvertible {
    /// The name.
    ///
    /// Without one, the constraint as an equation with its priority, such as `title.leading == card.leading + 16 (750)`.
    public var description: String { name.isEmpty ? text : "'\(name)'" }

    /// The constraint as an equation.
    var text: String {
        var text = "\(Self.name(of: first)) \(relation) "
        if let second {
            if !isSystemSpacing && multiplier != 1 { text += "\(plain(multiplier)) × " }
            text += Self.name(of: second)
            let constant = isSystemSpacing && first.attribute.position != nil ? constant * multiplier : constant
            if constant != 0 { text += constant < 0 ? " - \(plain(-constant))" : " + \(plain(constant))" }
        } else {
            text += plain(constant)
        }
        if priority != .required { text += " (\(plain(priority.rawValue)))" }
        return text
    }

    private static func name(of anchor: ConstraintAnchor) -> String {
        "\(anchor.item.displayName).\(anchor.attribute.rawValue)"
    }
}
