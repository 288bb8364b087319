import Drawing
import Graphics
import PangoText
import Plumb

/// The size, the reading direction and the fonts of a scene.
final class Stage {
    /// The size of a page, in points.
    let size: Size
    /// Pixels per point.
    let scale: Double
    /// The reading direction of the page.
    let direction: LayoutDirection
    /// Measures text.
    let engine: TextEngine
    /// The warnings so far.
    private(set) var warnings: [String] = []

    init(size: Size, scale: Double, direction: LayoutDirection, engine: TextEngine) {
        self.size = size
        self.scale = scale
        self.direction = direction
        self.engine = engine
    }

    /// Lays out a page and returns it.
    func show(_ root: LayoutNode) -> LayoutNode {
        prepare(root)
        root.frame = Rect(origin: .zero, size: size)
        root.layoutIfNeeded()
        return root
    }

    /// Gives a tree the context of the stage, before it is measured.
    func prepare(_ root: LayoutNode) {
        root.layoutContext = LayoutContext(displayScale: scale, layoutDirection: direction) { [weak self] in
            self?.warn($0.description)
        }
    }

    /// Adds a warning.
    func warn(_ message: String) { warnings.append(message) }

    /// A label in one font.
    func label(
        _ name: String, _ text: String, _ font: Font, _ color: Color, alignment: TextAlignment = .start,
        lines: Int? = nil, tracking: Double = 0, padding: EdgeInsets = .zero
    ) -> Label {
        label(
            name, [TextRun(text, font: font, color: color, tracking: tracking)], alignment: alignment, lines: lines,
            padding: padding)
    }

    /// A label in several fonts.
    func label(
        _ name: String, _ runs: [TextRun], alignment: TextAlignment = .start, lines: Int? = nil,
        padding: EdgeInsets = .zero
    ) -> Label {
        Label(name, TextBlock(runs, alignment: alignment, lineLimit: lines, in: engine), padding: padding)
    }
}

extension Font {
    /// The family of all scenes: it is in the package `fonts-dejavu-core`, with Latin, Arabic and Hebrew letters.
    static func sans(_ size: Double, _ weight: Weight = .regular, lineHeight: Double? = nil) -> Font {
        Font("DejaVu Sans", size: size, weight: weight, lineHeight: lineHeight)
    }

    /// For headings.
    static func serif(_ size: Double, _ weight: Weight = .regular, lineHeight: Double? = nil) -> Font {
        Font("DejaVu Serif", size: size, weight: weight, lineHeight: lineHeight)
    }
}

extension Label {
    /// The y of the first baseline, in points in the space of the parent.
    var firstBaseline: Double { frame.minY + (fontMetrics?.ascender ?? 0) }

    /// Centers the label in its parent by the band between the baseline and the top of the capitals.
    func pinCapitals(toCenterOf parent: LayoutNode) {
        pin.sizeToFit(.content).hCenter().vCenter()
        let band = fontMetrics?.textBand(of: frame, on: pixelGrid) ?? frame
        pin.top(frame.minY + parent.bounds.center.y - band.center.y).hCenter()
    }
}

extension EdgeInsets {
    /// The same insets on opposite sides.
    static func sides(_ horizontal: Double, _ vertical: Double) -> EdgeInsets {
        EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }
}
