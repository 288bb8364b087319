import Graphics

/// A paragraph of a text: what stands between two ends of lines.
///
/// Pango would take a whole text as well, but in time that grows with the square of the number of its paragraphs, and it counts
/// widths in 32 bits, which a line of a megabyte is beyond. So every paragraph is a layout of its own, and what no one writes is cut:
/// a paragraph of more than 64 KiB, or of a width that cannot be counted, and a word of more than 512 bytes.
final class Paragraph {
    let layout: ParagraphLayout
    /// The color of what has no other by its run.
    let color: Color
    private let text: String
    private let engine: TextEngine
    private var isCutOff = false

    private init(_ runs: [TextRun], in engine: TextEngine) {
        text = runs.reduce(into: "") { $0 += $1.text }
        color = runs[0].color
        self.engine = engine
        let (text, first) = (text, engine.load(runs[0].font).description)
        layout = engine.timed {
            ParagraphLayout(text, first, Paragraph.attributes(of: runs, in: engine), in: engine.context)
        }
    }

    /// Breaks the paragraph into lines; one that `isCutOff` gets an ellipsis behind its last one, for what follows it.
    func lines(
        width: Double?, limit: Int?, ellipsis: Ellipsis, isCutOff: Bool = false
    ) -> [ParagraphLayout.Line] {
        if isCutOff != self.isCutOff {
            layout.setText(isCutOff ? text + "…" : text)
            self.isCutOff = isCutOff
        }
        engine.layoutCount += 1
        return engine.timed { layout.lines(width: width, limit: limit, ellipsis: ellipsis) }
    }

    /// What Pango is told beyond the first font; nothing for a text of one plain run.
    private static func attributes(of runs: [TextRun], in engine: TextEngine) -> AttributeList? {
        if runs.count == 1, runs[0].tracking == 0, !runs[0].isUnderlined { return nil }
        let list = AttributeList()
        var start = 0
        for run in runs {
            let end = start + run.text.utf8.count
            list.add(run, engine.load(run.font).description, over: start..<end)
            start = end
        }
        return list
    }
}

extension Paragraph {
    /// The paragraphs of a text, at least one if it has a run.
    static func all(of runs: [TextRun], in engine: TextEngine) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var parts: [TextRun] = []
        var length = 0
        let longest = runs.reduce(longestParagraph) { min($0, longestLine(of: $1)) }
        for run in runs {
            let pieces = pieces(of: run.text, after: length, longest: longest)
            for (index, piece) in pieces.enumerated() {
                if index > 0 {
                    paragraphs.append(Paragraph(parts, in: engine))
                    parts = []
                    length = 0
                }
                var part = run
                part.text = piece
                parts.append(part)
                length += piece.utf8.count
            }
        }
        if !parts.isEmpty { paragraphs.append(Paragraph(parts, in: engine)) }
        return paragraphs
    }

    /// The most bytes of a paragraph, and of a word: Pango breaks a word that is longer than the line in time that grows with the
    /// square of its length.
    private static let longestParagraph = 1 << 16
    private static let longestWord = 512

    /// The number of bytes that surely fit in a line that Pango can measure.
    private static func longestLine(of run: TextRun) -> Int {
        let widest = run.font.size * 2 + max(0, run.tracking)
        return max(16, Int(1_000_000 / max(widest, 1)))
    }

    /// A text without its ends of lines, divided at these and wherever a paragraph gets too long.
    ///
    /// `length` is that of the paragraph so far, in bytes.
    private static func pieces(of text: String, after length: Int, longest: Int) -> [String] {
        var pieces: [String] = []
        // A zero byte would end the text for Pango.
        let text = text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
        var room = max(0, longest - length)
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            var rest = line
            while let end = cut(rest, within: room) {
                pieces.append(String(rest[..<end]))
                rest = rest[end...]
                room = longest
            }
            pieces.append(String(rest))
            room = longest
        }
        return pieces
    }

    /// Where to cut a line that is too long or has a word that is, or nil: behind a space nearby, or else between two scalars.
    private static func cut(_ line: Substring, within bytes: Int) -> Substring.Index? {
        let count = line.utf8.count
        guard count > min(bytes, longestWord) else { return nil }
        let limit = count > bytes ? max(0, bytes - 3) : count
        var (read, word) = (0, 0)
        var space: (index: Substring.Index, read: Int)?
        for index in line.utf8.indices {
            let byte = line.utf8[index]
            // Not within the bytes of one scalar.
            if byte & 0xC0 != 0x80 {
                if word >= longestWord { return index }
                if read >= limit { return space.flatMap { read - $0.read < longestWord ? $0.index : nil } ?? index }
            }
            read += 1
            // A line can be broken behind a space, and between most letters from U+2000 on.
            word = byte == 0x20 || byte >= 0xE2 ? 0 : word + 1
            if byte == 0x20 { space = (line.utf8.index(after: index), read) }
        }
        return nil
    }
}
