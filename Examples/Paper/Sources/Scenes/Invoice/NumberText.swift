import Foundation

/// The numbers of invoices, the same on every machine.
enum NumberText {
    /// `1,234.50`, or `1.234,50` with a comma as the decimal separator.
    static func money(_ value: Decimal, _ separator: String) -> String {
        let parts = digits(value.rounded())
        let fraction = parts.fraction.padding(toLength: 2, withPad: "0", startingAt: 0)
        return parts.sign + grouped(parts.whole, separator) + separator + fraction
    }

    /// `1,002.5`, or `1.002,5`.
    static func plain(_ value: Decimal, _ separator: String) -> String {
        let parts = digits(value)
        return parts.sign + grouped(parts.whole, separator) + (parts.fraction.isEmpty ? "" : separator + parts.fraction)
    }

    private static func digits(_ value: Decimal) -> (sign: String, whole: String, fraction: String) {
        let parts = "\(value.magnitude)".split(separator: ".")
        return (value < 0 ? "\u{2212}" : "", String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }

    /// Digits in groups of three, which a comma or a point divides: the one that is not the decimal separator.
    private static func grouped(_ whole: String, _ decimalSeparator: String) -> String {
        let separator = decimalSeparator == "," ? "." : ","
        var result = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index).isMultiple(of: 3) { result += separator }
            result.append(digit)
        }
        return result
    }
}

extension Decimal {
    /// The nearest number of whole hundredths, halves away from zero.
    func rounded() -> Decimal {
        var (value, result) = (self, Decimal())
        unsafe NSDecimalRound(&result, &value, 2, .plain)
        return result
    }
}
