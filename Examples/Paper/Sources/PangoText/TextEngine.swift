import Graphics
import Plumb

/// Pango with the fonts that are installed.
///
/// Make one, and hand it to all texts of a tree; like the tree, it belongs to one task at a time. Starting one takes some
/// milliseconds.
///
/// Engines of several tasks can disturb each other while they load fonts: with four at a time, Pango 1.50 broke an Arabic word
/// that was longer than the line elsewhere in one of twenty engines. Fonts that an engine has used before are safe.
public final class TextEngine {
    let context: FontContext
    /// Receives a line for each family that is not installed, when it is used for the first time.
    public var warningHandler: (String) -> Void
    /// The number of times that Pango has broken a paragraph into lines.
    public internal(set) var layoutCount = 0

    private var loaded: [Font: LoadedFont] = [:]
    private var missing: Set<String> = []

    /// A font with its measures.
    struct LoadedFont {
        let description: FontDescription
        let metrics: FontMetrics
    }

    /// Starts Pango.
    ///
    /// Throws if there are no fonts at all.
    public init(warningHandler: @escaping (String) -> Void = { _ in }) throws(GraphicsError) {
        context = try FontContext()
        self.warningHandler = warningHandler
        if !context.hasFonts {
            throw GraphicsError("no fonts are installed; the package fonts-dejavu-core has some")
        }
    }

    /// Whether a family is installed; upper and lower case are the same.
    public func hasFamily(_ name: String) -> Bool { context.families.contains(name.lowercased()) }

    /// The measures of a font.
    ///
    /// All but the height of the capitals are rounded up to whole points, so that baselines lie on pixels at every whole scale and
    /// lines do not drift.
    public func metrics(of font: Font) -> FontMetrics { load(font).metrics }

    func load(_ font: Font) -> LoadedFont {
        if let known = loaded[font] { return known }
        let description = FontDescription(font)
        warnIfMissing(font, description)
        let result = LoadedFont(description: description, metrics: measure(font, description))
        loaded[font] = result
        return result
    }

    private func warnIfMissing(_ font: Font, _ description: FontDescription) {
        guard !hasFamily(font.family), missing.insert(font.family).inserted else { return }
        let substitute = context.substitute(for: description)
        warningHandler("the font family '\(font.family)' is not installed; \(substitute) is used in its place")
    }

    private func measure(_ font: Font, _ description: FontDescription) -> FontMetrics {
        let (ascent, descent) = context.ascentAndDescent(of: description)
        let capital = ParagraphLayout("H", description, nil, in: context)
        let ink = capital.lines(width: nil, limit: nil, ellipsis: .none).first?.ink ?? .zero
        var (above, below) = (ascent.rounded(.up), descent.rounded(.up))
        if let multiple = font.lineHeight {
            let extra = (multiple * font.size).rounded(.up) - above - below
            let extraAbove = (extra / 2).rounded(.down)
            above += extraAbove
            below += extra - extraAbove
        }
        return FontMetrics(
            ascender: above, descender: -below, capHeight: max(0, -ink.minY), lineHeight: above + below)
    }
}
