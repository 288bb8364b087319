/// The constant of a constraint: a number of points, or the spacing of the system.
///
/// ```swift
/// icon.constrain(to: card).leading(constant: 90)
/// subtitle.constrain(after: icon).leadingTrailing(constant: .systemSpacing)
/// ```
public protocol ConstraintConstant {
    /// The number of points.
    var points: Double { get }
    /// Whether the constant is a spacing.
    ///
    /// If so, a multiplier scales the spacing and not the coordinate.
    var isSystemSpacing: Bool { get }
}

extension ConstraintConstant {
    /// False: a number is no spacing of the system.
    public var isSystemSpacing: Bool { false }
}

extension Double: ConstraintConstant {
    /// The number itself.
    public var points: Double { self }
}

extension Int: ConstraintConstant {
    /// The number itself.
    public var points: Double { Double(self) }
}

/// The standard distance between two views side by side.
///
/// A constraint between two edges or centers of one axis then reads a = b + multiplier × spacing: the multiplier scales the
/// spacing and not the coordinate. A constraint on a size uses the number of points, with a warning.
@frozen
public struct SystemSpacing: ConstraintConstant, Hashable, Sendable {
    /// The spacing in points, 8 by default.
    public var points: Double

    /// Creates a spacing.
    @inlinable
    public init(_ points: Double = 8) {
        self.points = points
    }

    /// True.
    public var isSystemSpacing: Bool { true }
}

extension ConstraintConstant where Self == SystemSpacing {
    /// The spacing of 8 points that Apple's systems use between views.
    @inlinable public static var systemSpacing: SystemSpacing { SystemSpacing() }

    /// A spacing of another size, in points.
    @inlinable
    public static func systemSpacing(_ points: Double) -> SystemSpacing { SystemSpacing(points) }
}
