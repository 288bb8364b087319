import Graphics

/// A paragraph of a text, between two ends of lines.
///
/// Each has a layout of its own: Pango takes a whole text as well, but in time that grows with the square of the number of paragraphs.
/// A word that is longer than the line takes time that grows with the square of its length.
final class Paragraph {
    let layout: ParagraphLayout
    /// The color of letters whose run has no other.
    let color: Color
    private let text: String
    private let engine: TextEngine
    private var isCutOff = false

    private init(_ runs: [TextRun], in engine: TextEngine) {
        text = runs.reduce(into: "") { $0 += $1.text }
        color = runs[0].color
        self.engine = engine
        let (text, first) = (text, engine.load(runs[0].font).description)
        layout = ParagraphLayout(text, first, Paragraph.attributes(of: runs, in: engine), in: engine.context)
    }

    /// Breaks the paragraph into lines.
    ///
    /// If `isCutOff`, the last line ends with an ellipsis for the paragraphs behind it.
    func lines(
        width: Double?, limit: Int?, ellipsis: Ellipsis, isCutOff: Bool = false
    ) -> [ParagraphLayout.Line] {
        if isCutOff != self.isCutOff {
            layout.setText(isCutOff ? text + "…" : text)
            self.isCutOff = isCutOff
        }
        engine.layoutCount += 1
        return layout.lines(width: width, limit: limit, ellipsis: ellipsis)
    }

    /// The attributes beyond the first font; nil for a text of one plain run.
    private static func attributes(of runs: [TextRun], in engine: TextEngine) -> AttributeList? {
        if runs.count == 1, runs[0].tracking == 0 { return nil }
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
        for run in runs {
            // A zero byte would end the text for Pango.
            let text = run.text.utf8.contains(0) ? run.text.replacing("\0", with: "\u{FFFD}") : run.text
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
            for (index, line) in lines.enumerated() {
                if index > 0 {
                    paragraphs.append(Paragraph(parts, in: engine))
                    parts = []
                }
                var part = run
                part.text = String(line)
                parts.append(part)
            }
        }
        if !parts.isEmpty { paragraphs.append(Paragraph(parts, in: engine)) }
        return paragraphs
    }
}
