import Plumb

/// A font by its family, size and weight.
public struct Font: Hashable, Sendable {
    /// The weight of the letters, on the scale of CSS and OpenType.
    public enum Weight: Int32, Hashable, Sendable {
        /// 300.
        case light = 300
        /// 400.
        case regular = 400
        /// 500.
        case medium = 500
        /// 600.
        case semibold = 600
        /// 700.
        case bold = 700
    }

    /// The name of the family, such as `DejaVu Sans`.
    public var family: String
    /// The size in points, from 0.1 to 10,000.
    public var size: Double
    /// The weight of the letters.
    public var weight: Weight
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// The distance of two baselines as a multiple of the size; nil is the font's own.
    public var lineHeight: Double?

    /// Creates a font.
    ///
    /// A size of NaN becomes 12, and one out of bounds the nearest bound. A line height that is not a finite number above zero becomes
    /// nil.
    public init(
        _ family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false, lineHeight: Double? = nil
    ) {
        self.family = family
        self.size = size.isNaN ? 12 : min(max(size, 0.1), 10_000)
        self.weight = weight
        self.isItalic = isItalic
        self.lineHeight = lineHeight.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
}
