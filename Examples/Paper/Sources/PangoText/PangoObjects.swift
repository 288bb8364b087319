import CPangoCairo
import Graphics
import Plumb

// The objects of Pango, each in a class that owns it. Pango counts in 1,024ths of a point.
//
// A pointer is good for as long as its owner lives, and Swift lets an object go after its last use. So the pointer of another object
// is read from a parameter or from a property only, which live until the function returns, or within `withExtendedLifetime`.

/// The installed fonts, drawn without hinting and without rounding, so that text has the same size on every machine and at every
/// scale.
@safe
final class FontContext {
    let pointer: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    /// The names of the families that are installed, in lower case.
    private(set) lazy var families: Set<String> = familyNames()

    init() throws(GraphicsError) {
        guard let map = unsafe pango_cairo_font_map_new(),
            let context = unsafe pango_font_map_create_context(map)
        else {
            throw GraphicsError("Pango cannot be started")
        }
        unsafe self.map = unsafe map
        unsafe pointer = unsafe context
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        // Numbers and units look the same whatever the user's language is.
        unsafe pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
        unsafe g_object_unref(map)
    }

    private func familyNames() -> Set<String> {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        unsafe pango_font_map_list_families(map, &list, &count)
        guard let list = unsafe list else { return [] }
        var names: Set<String> = []
        for index in 0..<Int(count) {
            guard let name = unsafe pango_font_family_get_name(list[index]) else { continue }
            unsafe names.insert(String(cString: name).lowercased())
        }
        unsafe g_free(list)
        return names
    }

    /// Whether there is a font at all.
    var hasFonts: Bool {
        let description = FontDescription(Font("Sans", size: 12))
        return withExtendedLifetime(description) {
            guard let font = unsafe pango_font_map_load_font(map, pointer, description.pointer) else { return false }
            unsafe g_object_unref(font)
            return true
        }
    }

    /// The family that replaces a missing one.
    func substitute(for description: FontDescription) -> String {
        guard let font = unsafe pango_font_map_load_font(map, pointer, description.pointer) else {
            return "another font"
        }
        defer { unsafe g_object_unref(font) }
        let found = unsafe pango_font_describe(font)
        defer { unsafe pango_font_description_free(found) }
        guard let name = unsafe pango_font_description_get_family(found) else { return "another font" }
        return "'" + (unsafe String(cString: name)) + "'"
    }

    /// The ascent and descent of a font, in points, both positive.
    func ascentAndDescent(of description: FontDescription) -> (ascent: Double, descent: Double) {
        let metrics = unsafe pango_context_get_metrics(pointer, description.pointer, nil)
        defer { unsafe pango_font_metrics_unref(metrics) }
        return unsafe (
            points(pango_font_metrics_get_ascent(metrics)), points(pango_font_metrics_get_descent(metrics))
        )
    }
}

/// The description by which Pango finds a font.
@safe
final class FontDescription {
    let pointer: OpaquePointer?

    init(_ font: Font) {
        unsafe pointer = unsafe pango_font_description_new()
        unsafe pango_font_description_set_family(pointer, font.family)
        unsafe pango_font_description_set_absolute_size(pointer, font.size * Double(PANGO_SCALE))
        unsafe pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(font.weight.rawValue)))
        if font.isItalic { unsafe pango_font_description_set_style(pointer, PANGO_STYLE_ITALIC) }
    }

    deinit { unsafe pango_font_description_free(pointer) }
}

/// The attributes of parts of a text, by ranges of bytes.
@safe
final class AttributeList {
    let pointer: OpaquePointer?

    init() { unsafe pointer = unsafe pango_attr_list_new() }

    deinit { unsafe pango_attr_list_unref(pointer) }

    func add(_ run: TextRun, _ description: FontDescription, over bytes: Range<Int>) {
        unsafe insert(pango_attr_font_desc_new(description.pointer), bytes)
        add(run.color, over: bytes)
        if run.tracking != 0 { unsafe insert(pango_attr_letter_spacing_new(units(run.tracking)), bytes) }
    }

    private func add(_ color: Color, over bytes: Range<Int>) {
        func part(_ value: Double) -> UInt16 { value > 0 ? UInt16((min(value, 1) * 65_535).rounded()) : 0 }
        unsafe insert(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)), bytes)
        if color.alpha < 1 { unsafe insert(pango_attr_foreground_alpha_new(max(1, part(color.alpha))), bytes) }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>) {
        guard let attribute = unsafe attribute else { return }
        unsafe attribute.pointee.start_index = UInt32(bytes.lowerBound)
        unsafe attribute.pointee.end_index = UInt32(bytes.upperBound)
        unsafe pango_attr_list_insert(pointer, attribute)
    }
}

/// Points from Pango's units.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// Pango's units from points: the nearest ones within its limits; 0 for NaN.
func units(_ points: Double) -> Int32 {
    if points.isNaN { return 0 }
    return Int32(min(max(points * Double(PANGO_SCALE), -0x3FFF_FFFF), 0x3FFF_FFFF).rounded())
}

extension Rect {
    init(_ rect: PangoRectangle) {
        self.init(x: points(rect.x), y: points(rect.y), width: points(rect.width), height: points(rect.height))
    }
}
