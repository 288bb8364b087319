import CPangoCairo
import Graphics
import Plumb

/// A paragraph in Pango: shaped once, and broken into lines as often as its width changes.
@safe
final class ParagraphLayout {
    private let pointer: OpaquePointer?

    /// A line of the paragraph.
    struct Line {
        /// The width in points, with spaces at the end of the paragraph.
        var width: Double
        /// The area that the letters cover, in points from the start of the line on its baseline.
        var ink: Rect
        /// Whether the line begins at its right end.
        var isRightToLeft: Bool
    }

    init(_ text: String, _ description: FontDescription, _ attributes: AttributeList?, in context: FontContext) {
        unsafe pointer = unsafe pango_layout_new(context.pointer)
        unsafe pango_layout_set_font_description(pointer, description.pointer)
        // A word that is longer than the line is broken between two letters.
        unsafe pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
        unsafe pango_layout_set_attributes(pointer, attributes?.pointer)
        setText(text)
    }

    deinit { if let pointer = unsafe pointer { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) } }

    func setText(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) {
                unsafe pango_layout_set_text(pointer, $0.baseAddress, Int32($0.count))
            }
        }
    }

    /// Breaks the paragraph into lines.
    ///
    /// - Parameters:
    ///   - width: the width of a line in points, or nil for one line.
    ///   - limit: the most lines, or nil for no limit.
    ///   - ellipsis: the place of the ellipsis if there are more.
    /// - Returns: the lines from the top down.
    func lines(width: Double?, limit: Int?, ellipsis: Ellipsis) -> [Line] {
        unsafe pango_layout_set_width(pointer, width.map { max(0, units($0)) } ?? -1)
        unsafe pango_layout_set_ellipsize(pointer, limit == nil ? PANGO_ELLIPSIZE_NONE : ellipsis.mode)
        unsafe pango_layout_set_height(pointer, -Int32(min(limit ?? 1_000_000, 1_000_000)))
        var lines: [Line] = []
        unsafe forEachLine { line in
            var (ink, logical) = (PangoRectangle(), PangoRectangle())
            unsafe pango_layout_line_get_extents(line, &ink, &logical)
            let direction = unsafe pango_layout_line_get_resolved_direction(line)
            let isRightToLeft = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
            lines.append(Line(width: points(logical.width), ink: Rect(ink), isRightToLeft: isRightToLeft))
            return lines.count != limit
        }
        return lines
    }

    /// Draws lines at points of their baselines.
    func draw(at starts: ArraySlice<Point>, on canvas: Canvas) {
        var starts = starts
        unsafe forEachLine { line in
            guard let start = starts.popFirst() else { return false }
            unsafe cairo_move_to(canvas.pointer, start.x, start.y)
            unsafe pango_cairo_show_layout_line(canvas.pointer, line)
            return true
        }
    }

    /// Calls a function with one line after the other until it returns false.
    private func forEachLine(_ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Bool) {
        var entry = unsafe pango_layout_get_lines_readonly(pointer)
        while let next = unsafe entry {
            guard let data = unsafe next.pointee.data else { return }
            guard unsafe body(data.assumingMemoryBound(to: PangoLayoutLine.self)) else { return }
            unsafe entry = unsafe next.pointee.next
        }
    }
}

extension Ellipsis {
    fileprivate var mode: PangoEllipsizeMode {
        switch self {
        case .none: PANGO_ELLIPSIZE_NONE
        case .start: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .end: PANGO_ELLIPSIZE_END
        }
    }
}
