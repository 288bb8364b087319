import CPangoCairo
import Graphics
import PangoText
import Plumb
import Testing

@Suite struct TextMeasuringTests {
    private let engine: TextEngine
    private let font = Font("DejaVu Sans", size: 15)

    init() throws {
        try #require(isPrepared)
        engine = try TextEngine()
        #expect(engine.hasFamily("DejaVu Sans"))
    }

    private func block(_ text: String, limit: Int? = nil, ellipsis: Ellipsis = .end) -> TextBlock {
        TextBlock(text, font: font, lineLimit: limit, ellipsis: ellipsis, in: engine)
    }

    private func size(_ block: TextBlock, _ width: Double) -> Size {
        block.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude))
    }

    static let texts = [
        "Frames, not constraints",
        "One line places one node, at once and for good, wherever the node may be in its tree.",
        "שלום עולם, זה טקסט ארוך שנשבר לכמה שורות", "مرحبا بالعالم، هذا نص طويل ينكسر إلى عدة أسطر",
        "Latin with עברית and العربية in it, and then Latin again.", "first\nsecond line\n\nfourth", "a\r\nb\u{2029}c",
        "emoji 😀 and ☕ and 👩‍👩‍👧‍👦 between words",
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
        " leading and trailing ", "tab\tstop", "e\u{301}\u{302}\u{303} combining",
    ]

    /// Pango finds the same lines and widths in the whole text, and every line is as high as the font says.
    @Test(arguments: texts, [40, 97.5, 200, 1000, Double.greatestFiniteMagnitude])
    func linesAreThoseOfPango(_ text: String, _ width: Double) {
        let asked = PlainPango(text, size: 15, width: width)
        let measured = size(block(text), width)
        let metrics = engine.metrics(of: font)
        #expect(measured.height == Double(asked.lineCount) * metrics.lineHeight)
        // Spaces that hang over the end of a full line do not count.
        #expect((measured.width - min(asked.width, max(asked.inkWidth, width))).magnitude < 0.01)
        #expect(metrics.ascender == asked.ascent.rounded(.up))
        #expect(metrics.descender == -asked.descent.rounded(.up))
        #expect(measured.height >= asked.height - 0.01)
        #expect(measured.height <= asked.height + 2 * Double(asked.lineCount))
    }

    @Test(arguments: texts)
    func aTextIsNotWiderThanProposed(_ text: String) {
        for width in stride(from: 60.0, through: 400, by: 23.7) {
            let measured = size(block(text), width)
            #expect(measured.width <= width)
            // The size that came out is enough for the same lines.
            #expect(size(block(text), measured.width) == measured)
        }
    }

    @Test func anEmptyTextIsALineHigh() {
        let height = engine.metrics(of: font).lineHeight
        for width in [0, 50, Double.greatestFiniteMagnitude] {
            #expect(size(block(""), width) == Size(width: 0, height: height))
        }
        #expect(size(TextBlock([], in: engine), 50).width == 0)
        #expect(size(block("\n"), 50).height == 2 * height)
        #expect(block("").inkBounds(in: Rect(x: 0, y: 0, width: 10, height: 10)) == .zero)
    }

    @Test(arguments: [0, -1, Double.greatestFiniteMagnitude, .infinity, .nan])
    func aWidthThatIsNoBoundIsOneLine(_ width: Double) {
        let text = "One line places one node, at once and for good."
        #expect(size(block(text), width) == size(block(text), 10_000))
        #expect(block(text).lineCount(within: nil) == 1)
    }

    @Test(arguments: [Ellipsis.none, .start, .middle, .end])
    func thereAreNoMoreLinesThanTheLimit(_ ellipsis: Ellipsis) {
        let text = "One line places one node, at once and for good,\nand a second one says so\nfor a third time"
        let height = engine.metrics(of: font).lineHeight
        for limit in [-3, 0, 1, 2, 3, 4, 50] {
            let all = size(block(text), 120).height
            let measured = size(block(text, limit: limit, ellipsis: ellipsis), 120)
            #expect(measured.height == min(all, Double(max(1, limit)) * height))
            #expect(measured.width <= 120)
        }
    }

    @Test func theLineLimitCountsLinesOfAllParagraphs() {
        let height = engine.metrics(of: font).lineHeight
        let text = block("one\ntwo\nthree", limit: 2)
        #expect(size(text, 500).height == 2 * height)
        // The third line is cut off: the second one has an ellipsis, and is wider for it.
        #expect(size(text, 500).width > size(block("one\ntwo", limit: 2), 500).width)
        let cut = block("one\ntwo\nthree", limit: 2, ellipsis: .none)
        #expect(size(cut, 500) == size(block("one\ntwo"), 500))
    }

    @Test func linesOfRichTextAreAsHighAsTheLargestFont() {
        let large = Font("DejaVu Sans", size: 30, weight: .bold)
        let rich = TextBlock(
            [
                TextRun("small ", font: font), TextRun("LARGE", font: large, color: .white),
                TextRun(" small", font: font),
            ],
            in: engine)
        #expect(rich.fontMetrics.ascender == engine.metrics(of: large).ascender)
        #expect(size(rich, 1000).height == engine.metrics(of: large).lineHeight)
        let parts = ["small ", " small"].reduce(0) { $0 + size(block($1), 1000).width }
        let middle = size(TextBlock("LARGE", font: large, in: engine), 1000).width
        #expect((size(rich, 1000).width - parts - middle).magnitude < 1)
        #expect(rich.string == "small LARGE small")
    }

    @Test func baselinesAreThoseOfTheFirstAndTheLastLine() {
        let (text, metrics) = (block("one\ntwo\nthree"), engine.metrics(of: font))
        #expect(text.firstBaseline == metrics.ascender)
        #expect(text.lastBaseline(within: nil) == metrics.ascender + 2 * metrics.lineHeight)
        #expect(text.lastBaseline(within: nil) == size(text, 500).height + metrics.descender)
    }

    @Test func trackingAddsToTheWidth() {
        let plain = size(block("TRACKED"), 1000).width
        let wide = TextBlock([TextRun("TRACKED", font: font, tracking: 3)], in: engine)
        #expect(size(wide, 1000).width >= plain + 18)
    }

    @Test func aLineHeightIsAMultipleOfTheSize() {
        var tall = font
        tall.lineHeight = 2
        let metrics = engine.metrics(of: tall)
        #expect(metrics.lineHeight == 30)
        #expect(metrics.ascender - metrics.descender == 30)
        #expect(metrics.capHeight == engine.metrics(of: font).capHeight)
    }

    @Test(arguments: [Double.nan, -5, 0, .infinity])
    func aSizeThatMeansNothingIsReplaced(_ value: Double) {
        let font = Font("DejaVu Sans", size: value, lineHeight: value)
        let measured = TextBlock("Text", font: font, in: engine).sizeThatFits(.zero)
        #expect(measured.width > 0 && measured.height > 0)
        #expect(measured.width.isFinite && measured.height.isFinite)
        #expect(font.lineHeight == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func numbersThatMeanNothingDoNoHarm(_ value: Double) throws {
        let color = Color(red: value, green: value, blue: value, alpha: value)
        let text = TextBlock([TextRun("Text", font: font, color: color, tracking: value)], in: engine)
        #expect(text.lineCount(within: value) == 1)
        #expect(text.sizeThatFits(Size(width: value, height: value)).height > 0)
        for frame in [Rect(x: value, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: value, height: value)] {
            _ = text.inkBounds(in: frame)
            let page = Page(size: Size(width: 10, height: 10)) { text.draw(in: frame, on: $0) }
            _ = try? page.png(scale: 1)
        }
    }

    @Test func aZeroByteDoesNotEndTheText() {
        #expect(size(block("before\0after"), 1000).width > size(block("before"), 1000).width)
    }

    @Test func aFamilyThatIsMissingWarnsOnce() throws {
        var warnings: [String] = []
        let engine = try TextEngine { warnings.append($0) }
        for size in [12.0, 14] {
            let font = Font("No Such Family", size: size)
            #expect(TextBlock("Text", font: font, in: engine).sizeThatFits(.zero).width > 0)
        }
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("the font family 'No Such Family' is not installed; '") == true)
    }
}

/// A text in Pango, without anything of this package.
private struct PlainPango {
    let lineCount: Int
    let width: Double
    let inkWidth: Double
    let height: Double
    let ascent: Double
    let descent: Double

    init(_ text: String, size: Double, width limit: Double) {
        let map = unsafe pango_cairo_font_map_new()
        let context = unsafe pango_font_map_create_context(map)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        let layout = unsafe pango_layout_new(context)
        let font = unsafe pango_font_description_from_string("DejaVu Sans")
        unsafe pango_font_description_set_absolute_size(font, size * 1024)
        unsafe pango_layout_set_font_description(layout, font)
        unsafe pango_layout_set_text(layout, text, -1)
        unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if limit < 1e6 { unsafe pango_layout_set_width(layout, Int32(limit * 1024)) }
        lineCount = unsafe Int(pango_layout_get_line_count(layout))
        var (widest, widestInk): (Int32, Int32) = (0, 0)
        for index in 0..<Int32(lineCount) {
            var (ink, logical) = (PangoRectangle(), PangoRectangle())
            unsafe pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, index), &ink, &logical)
            widest = max(widest, logical.width)
            widestInk = max(widestInk, ink.width)
        }
        width = Double(widest) / 1024
        inkWidth = Double(widestInk) / 1024
        let metrics = unsafe pango_context_get_metrics(context, font, nil)
        ascent = unsafe Double(pango_font_metrics_get_ascent(metrics)) / 1024
        descent = unsafe Double(pango_font_metrics_get_descent(metrics)) / 1024
        height = Double(lineCount) * (ascent + descent)
        unsafe pango_font_metrics_unref(metrics)
        unsafe pango_font_description_free(font)
        unsafe cairo_font_options_destroy(options)
        unsafe g_object_unref(UnsafeMutableRawPointer(layout))
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(map)
    }
}
