import Foundation

/// Numbers for tables.
enum Figures {
    /// A time with three digits and its unit.
    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case _ where !nanoseconds.isFinite: nothing
        case ..<1000: "\(digits(nanoseconds)) ns"
        case ..<1e6: "\(digits(nanoseconds / 1000)) µs"
        case ..<1e9: "\(digits(nanoseconds / 1e6)) ms"
        default: "\(digits(nanoseconds / 1e9)) s"
        }
    }

    /// Three digits, or all digits before the point.
    static func digits(_ value: Double) -> String {
        guard value.isFinite else { return nothing }
        let places = value.magnitude >= 100 ? 0 : value.magnitude >= 10 ? 1 : 2
        return fixed(value, places)
    }

    /// The number with a given number of digits after the point.
    static func fixed(_ value: Double, _ places: Int) -> String {
        String(format: "%.\(places)f", value)
    }

    /// A count; whole ones without a fraction.
    static func count(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : digits(value)
    }

    /// A whole number with a comma between thousands.
    static func grouped(_ value: Double) -> String {
        var text = fixed(value, 0)
        var end = text.count - 3
        while end > 0 {
            text.insert(",", at: text.index(text.startIndex, offsetBy: end))
            end -= 3
        }
        return text
    }

    static func ratio(_ value: Double) -> String { value.isFinite ? "\(fixed(value, 2))×" : nothing }

    static func percent(_ share: Double) -> String { share.isFinite ? "\(fixed(share * 100, 1)) %" : nothing }

    /// The text for a missing number.
    private static let nothing = "–"
}
