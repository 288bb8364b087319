import Geometry

/// Measures text as if every character had the same width: the same size on every platform, without a font.
///
/// It is meant for tests, examples and scripts. Lines break where the text has a line break, and greedily at spaces; a word that
/// is longer than the line stands alone and makes the text wider than proposed. There is never less than one line.
public struct TextMeasurer: Hashable, Sendable {
    /// The text, which is broken into lines at its line breaks and at spaces only.
    public var text: String
    /// The width of every character, in points.
    public var advance: Double
    /// The height of every line, in points.
    public var lineHeight: Double

    /// Creates a measurer.
    ///
    /// An advance or a line height that is negative or not finite counts as 0.
    public init(_ text: String, advance: Double = 7, lineHeight: Double = 17) {
        self.text = text
        self.advance = advance > 0 && advance.isFinite ? advance : 0
        self.lineHeight = lineHeight > 0 && lineHeight.isFinite ? lineHeight : 0
    }

    /// The size of the text within a proposed width; the proposed height is ignored.
    ///
    /// A width that is not above zero is no limit, and neither is `greatestFiniteMagnitude` or more: then only line breaks of the
    /// text end a line. So a label of size 0 × 0 asks for room for its whole text, as `UILabel` does.
    ///
    /// Takes time proportional to the text.
    public func sizeThatFits(_ proposal: Size) -> Size {
        let limit = proposal.width > 0 && proposal.width < .greatestFiniteMagnitude ? proposal.width : nil
        var lines = 1
        var widest = 0.0
        var line = 0.0
        var characters = 0
        func endWord() {
            if characters == 0 { return }
            let width = Double(characters) * advance
            let joined = line == 0 ? width : line + advance + width
            if line > 0, let limit, joined > limit {
                lines += 1
                line = width
            } else {
                line = joined
            }
            widest = max(widest, line)
            characters = 0
        }
        for character in text {
            let scalars = character.unicodeScalars
            switch scalars[scalars.startIndex] {
            case " ": endWord()
            // `isNewline` of the character is the same, and slower.
            case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}":
                endWord()
                lines += 1
                line = 0
            default: characters += 1
            }
        }
        endWord()
        return Size(width: widest, height: Double(lines) * lineHeight)
    }
}
