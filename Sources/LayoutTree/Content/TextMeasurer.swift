import Geometry

/// Measures text as if every character had the same width: the same size on every platform, without a font.
///
/// ```swift
/// let text = TextMeasurer("one two three", advance: 7, lineHeight: 17)
/// print(text.sizeThatFits(Size(width: 60, height: .greatestFiniteMagnitude)))  // 49×34
/// ```
///
/// It is meant for tests, examples and scripts. Lines break at line breaks of the text, and greedily at spaces and around Chinese
/// and Japanese characters, but not after an opening bracket or before other punctuation of these scripts. A word that is longer
/// than the line gets a line of its own and makes the text wider than proposed. Consecutive spaces are one space, and spaces at the
/// ends of a line have no width. There is at least one line.
public struct TextMeasurer: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The width of every character, in points.
    public var advance: Double
    /// The height of every line, in points.
    public var lineHeight: Double
    /// The maximum number of lines, after which the text is cut off; 0 or less for no limit.
    ///
    /// A text of one line does not wrap, and is no wider than proposed. Lines that are cut off still affect the width.
    public var maximumLines: Int

    /// Creates a measurer.
    ///
    /// An advance or a line height that is negative or not finite is replaced by 0.
    public init(_ text: String, advance: Double = 7, lineHeight: Double = 17, maximumLines: Int = 0) {
        self.text = text
        self.maximumLines = maximumLines
        self.advance = advance > 0 && advance.isFinite ? advance : 0
        self.lineHeight = lineHeight > 0 && lineHeight.isFinite ? lineHeight : 0
    }

    /// The size of the text within a proposed width; the proposed height is ignored.
    ///
    /// A width that is not above zero sets no limit, and neither does `greatestFiniteMagnitude` or more: then only line breaks of
    /// the text end a line. So a label of size 0 × 0 needs room for its whole text, as `UILabel` does.
    ///
    /// - Complexity: O(*n*) for the length *n* of the text.
    public func sizeThatFits(_ proposal: Size) -> Size {
        let isLimited = proposal.width > 0 && proposal.width < .greatestFiniteMagnitude
        let limit = isLimited && maximumLines != 1 ? proposal.width : nil
        var lines = 1
        var widest = 0.0
        var line = 0.0
        var characters = 0
        // The width of a space in front of the word.
        var space = 0.0
        // Whether the word is a Chinese or Japanese character, including the punctuation after it.
        var isIdeograph = false
        // Whether the word so far is an opening bracket, which stays on the line of the next character.
        var isBracket = false
        func endWord() {
            if characters == 0 { return }
            let width = Double(characters) * advance
            let joined = line == 0 ? width : line + space + width
            if line > 0, let limit, joined > limit {
                lines += 1
                line = width
            } else {
                line = joined
            }
            widest = max(widest, line)
            (characters, space, isIdeograph, isBracket) = (0, 0, false, false)
        }
        for character in text {
            let scalars = character.unicodeScalars
            let scalar = scalars[scalars.startIndex]
            switch scalar {
            case " ":
                endWord()
                space = advance
            // The character's `isNewline` gives the same answer more slowly.
            case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}":
                endWord()
                lines += 1
                line = 0
            default:
                // Most characters are below this: letters of Latin, Greek and others.
                let isWide = scalar >= "\u{3000}"
                if isWide || isIdeograph || isBracket {
                    let (beginsWord, opens) = (scalar.isIdeograph, scalar.isOpeningBracket)
                    if !isBracket, beginsWord || opens || isIdeograph && !scalar.isWidePunctuation { endWord() }
                    if beginsWord { isIdeograph = true }
                    isBracket = opens
                }
                characters += 1
            }
        }
        endWord()
        if maximumLines == 1, isLimited { widest = min(widest, proposal.width) }
        if maximumLines > 0 { lines = min(lines, maximumLines) }
        return Size(width: widest, height: Double(lines) * lineHeight)
    }
}

extension Unicode.Scalar {
    /// Whether it is a Chinese or Japanese character, around which lines may break.
    fileprivate var isIdeograph: Bool {
        switch self {
        case "\u{3040}"..."\u{30FF}", "\u{3400}"..."\u{4DBF}", "\u{4E00}"..."\u{9FFF}", "\u{F900}"..."\u{FAFF}": true
        default: self >= "\u{20000}" && self < "\u{40000}"
        }
    }

    /// Whether it is an opening bracket of these scripts, which stays on the line of the next character.
    fileprivate var isOpeningBracket: Bool {
        switch self {
        case "\u{3008}", "\u{300A}", "\u{300C}", "\u{300E}", "\u{3010}", "\u{3014}", "\u{3016}", "\u{3018}", "\u{301A}",
            "\u{301D}", "\u{FF08}", "\u{FF3B}", "\u{FF5B}", "\u{FF5F}", "\u{FF62}":
            true
        default: false
        }
    }

    /// Whether it is punctuation of these scripts, which stays on the line of the previous character.
    fileprivate var isWidePunctuation: Bool {
        switch self {
        case "\u{3000}"..."\u{303F}", "\u{FF01}"..."\u{FF65}": true
        default: false
        }
    }
}
