import Graphics
import Plumb

/// A text that measures and draws itself.
///
/// Two lines make a label of a layout node:
///
/// ```swift
/// node.measure = { text.sizeThatFits($0) }
/// node.fontMetrics = text.fontMetrics
/// ```
///
/// Pango breaks the text into lines, shapes the letters, and mixes directions and fonts. The lines are put below each other here,
/// all at the distance that the largest font of the text has: so the first and the last baseline are known before the text
/// is measured, and letters from other fonts do not push lines apart. Sizes are remembered by proposal, and lines for the last
/// one, so that a layout pass asks Pango once for each width.
public final class TextBlock {
    /// The engine that the text is measured with.
    public let engine: TextEngine

    /// The parts of the text, in order.
    public var runs: [TextRun] {
        didSet {
            guard runs != oldValue else { return }
            paragraphs = nil
            metrics = nil
            forget()
        }
    }
    /// The alignment of the lines in the width of the frame.
    public var alignment: TextAlignment
    /// The most lines, at least 1; nil for no limit.
    public var lineLimit: Int? { didSet { if lineLimit != oldValue { forget() } } }
    /// Where characters are left out if there are more lines.
    public var ellipsis: Ellipsis { didSet { if ellipsis != oldValue { forget() } } }

    private var sizes = MeasureCache(for: .text)
    private var broken: TextLines?
    private var paragraphs: [Paragraph]?
    private var metrics: FontMetrics?

    /// Creates a text in several fonts.
    public init(
        _ runs: [TextRun], alignment: TextAlignment = .start, lineLimit: Int? = nil, ellipsis: Ellipsis = .end,
        in engine: TextEngine
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.ellipsis = ellipsis
        self.engine = engine
    }

    /// Creates a text in one font.
    public convenience init(
        _ text: String, font: Font, color: Color = .black, alignment: TextAlignment = .start, lineLimit: Int? = nil,
        ellipsis: Ellipsis = .end, in engine: TextEngine
    ) {
        self.init(
            [TextRun(text, font: font, color: color)], alignment: alignment, lineLimit: lineLimit, ellipsis: ellipsis,
            in: engine)
    }

    /// The characters of all runs.
    public var string: String { runs.reduce(into: "") { $0 += $1.text } }

    /// The measures of the lines: those of the largest font of the text.
    public var fontMetrics: FontMetrics {
        if let metrics { return metrics }
        var result = FontMetrics(ascender: 0, descender: 0, capHeight: 0, lineHeight: 0)
        for run in runs {
            let metrics = engine.metrics(of: run.font)
            result.ascender = max(result.ascender, metrics.ascender)
            result.descender = min(result.descender, metrics.descender)
            result.capHeight = max(result.capHeight, metrics.capHeight)
        }
        result.lineHeight = result.ascender - result.descender
        metrics = result
        return result
    }

    /// The size of the text within a proposed width, in points; the proposed height is ignored.
    ///
    /// A width that is not above zero is no limit, and neither is `greatestFiniteMagnitude` or more. There is never less than one
    /// line. The height is a whole number.
    public func sizeThatFits(_ proposal: Size) -> Size {
        if let size = sizes[proposal] { return size }
        let lines = lines(within: proposal.width)
        let size = Size(width: lines.width, height: Double(lines.count) * fontMetrics.lineHeight)
        sizes[proposal] = size
        return size
    }

    /// The distance from the top of the text to the baseline of its first line, in points.
    public var firstBaseline: Double { fontMetrics.ascender }

    /// The distance from the top of the text to the baseline of its last line within a width, in points; nil is unbounded.
    public func lastBaseline(within width: Double?) -> Double {
        fontMetrics.ascender + Double(lineCount(within: width) - 1) * fontMetrics.lineHeight
    }

    /// The number of lines within a width in points, or unbounded.
    public func lineCount(within width: Double?) -> Int { lines(within: width).count }

    private func forget() {
        sizes.removeAll()
        broken = nil
    }
}

// Lines.

extension TextBlock {
    /// The lines within a width, at most as many as the line limit and as the given one say.
    ///
    /// A width that is not above zero is no limit, and neither is `greatestFiniteMagnitude` or more.
    func lines(within width: Double?, atMost most: Int? = nil) -> TextLines {
        let width = width.flatMap { $0 > 0 && $0 < .greatestFiniteMagnitude ? $0 : nil }
        let limit = [lineLimit, most].compactMap { $0.map { max(1, $0) } }.min()
        if let broken, broken.isGood(within: width, limit: limit) { return broken }
        let result = breakIntoLines(width, limit)
        broken = result
        return result
    }

    private func breakIntoLines(_ width: Double?, _ limit: Int?) -> TextLines {
        let paragraphs = paragraphs ?? Paragraph.all(of: runs, in: engine)
        self.paragraphs = paragraphs
        var lines = TextLines(proposedWidth: width, limit: limit)
        for (index, paragraph) in paragraphs.enumerated() {
            if lines.isFull { break }
            let rest = limit.map { $0 - lines.count }
            var found = paragraph.lines(width: width, limit: rest, ellipsis: ellipsis)
            if let rest, found.count >= rest, index + 1 < paragraphs.count, ellipsis != .none {
                found = paragraph.lines(width: width, limit: rest, ellipsis: ellipsis, isCutOff: true)
            }
            lines.append(found)
        }
        return lines
    }

    /// The start of each line on its baseline, in a frame.
    func lineStarts(_ lines: TextLines, in frame: Rect, _ direction: LayoutDirection) -> [Point] {
        let metrics = fontMetrics
        let isAtRight = alignment == .right || (direction == .rightToLeft) == (alignment == .start)
        return lines.all.enumerated().map { index, line in
            let rest = frame.width - line.width
            // Spaces that hang over a line that is full do so where it ends.
            let isHanging = rest < 0
            let x = isHanging ? (line.isRightToLeft ? rest : 0) : alignment == .center ? rest / 2 : isAtRight ? rest : 0
            return Point(
                x: frame.minX + x, y: frame.minY + metrics.ascender + Double(index) * metrics.lineHeight)
        }
    }

    /// The lines that fit into a frame, and at least one.
    private func lines(in frame: Rect) -> TextLines {
        let lines = lines(within: frame.width)
        let room = fontMetrics.lineHeight > 0 ? (frame.height / fontMetrics.lineHeight + 0.01).rounded(.down) : 1
        guard Double(lines.count) > room else { return lines }
        return self.lines(within: frame.width, atMost: Int(room))
    }

    /// Draws the text in a frame, from the top, in as many lines as there is room for.
    ///
    /// - Parameters:
    ///   - frame: the frame in points in the space of the canvas.
    ///   - direction: where `start` and `end` of the alignment are. The text itself is set in its own direction, paragraph by
    ///     paragraph.
    ///   - canvas: where to draw.
    public func draw(in frame: Rect, direction: LayoutDirection = .leftToRight, on canvas: Canvas) {
        guard frame.width > 0, frame.height > 0 else { return }
        let lines = lines(in: frame)
        let starts = lineStarts(lines, in: frame, direction)
        var drawn = 0
        for (paragraph, count) in zip(paragraphs ?? [], lines.counts) {
            canvas.setSource(paragraph.color)
            paragraph.layout.draw(at: starts[drawn..<drawn + count], on: canvas)
            drawn += count
        }
    }

    /// The area that the letters cover if the text is drawn in a frame, in the space of the frame.
    public func inkBounds(in frame: Rect, direction: LayoutDirection = .leftToRight) -> Rect {
        guard frame.width > 0, frame.height > 0 else { return .zero }
        let lines = lines(in: frame)
        var result: Rect?
        for (line, start) in zip(lines.all, lineStarts(lines, in: frame, direction)) where line.ink.width > 0 {
            let ink = line.ink.offsetBy(dx: start.x, dy: start.y)
            result = result?.union(ink) ?? ink
        }
        return result ?? .zero
    }
}
