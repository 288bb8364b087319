/// A share of a length, in hundredths: `25%` of 400 is 100.
///
/// ```swift
/// let quarter = 25%
/// print(quarter.of(400))  // 100.0
/// ```
@frozen
public struct Percent: Hashable, Sendable {
    /// The share in hundredths; 100 means the full length.
    ///
    /// Negative shares and shares above 100 are allowed.
    public var value: Double

    /// Creates a share from hundredths.
    @export(implementation)
    public init(_ value: Double) {
        self.value = value
    }

    /// The share of a length, in the length's unit.
    @export(implementation)
    public func of(_ length: Double) -> Double {
        length * value / 100
    }

    /// The negated share, so that `-25%` can be written.
    @export(implementation)
    public static prefix func - (percent: Percent) -> Percent { Percent(-percent.value) }
}

extension Percent: CustomStringConvertible {
    /// The share as `25%`.
    public var description: String { "\(plain(value))%" }
}

postfix operator %

/// A share of a length from a floating-point number, written as `25%` or `share%`.
@export(implementation)
public postfix func % (value: Double) -> Percent { Percent(value) }

/// A share of a length from any other floating-point type.
@export(implementation)
public postfix func % <Value: BinaryFloatingPoint>(value: Value) -> Percent { Percent(Double(value)) }

/// A share of a length from an integer variable.
@export(implementation)
public postfix func % <Value: BinaryInteger>(value: Value) -> Percent { Percent(Double(value)) }
