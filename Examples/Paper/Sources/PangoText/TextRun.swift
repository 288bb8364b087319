import Graphics

/// A part of a text in one font and color.
public struct TextRun: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font; characters that it does not have are taken from other fonts.
    public var font: Font
    /// The color of the letters.
    public var color: Color
    /// The space added between two letters, in points; may be negative.
    public var tracking: Double

    /// Creates a run.
    public init(_ text: String, font: Font, color: Color = .black, tracking: Double = 0) {
        self.text = text
        self.font = font
        self.color = color
        self.tracking = tracking
    }
}

/// The alignment of lines in the width of their frame.
public enum TextAlignment: Hashable, Sendable {
    /// At the side where reading begins, by the direction that the text is drawn with.
    case start
    /// In the middle.
    case center
    /// At the side where reading ends.
    case end
    /// At the right in both directions, so that numbers in a column line up by their decimals.
    case right
}

/// The place of the ellipsis in a text that is too long for its lines.
public enum Ellipsis: Hashable, Sendable {
    /// Nowhere: surplus lines are left out.
    case none
    /// At the start of the last line.
    case start
    /// In the middle of the last line.
    case middle
    /// At the end of the last line.
    case end
}
