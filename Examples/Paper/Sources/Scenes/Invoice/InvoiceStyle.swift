import Drawing
import Graphics
import PangoText
import Plumb

/// The fonts, colors and distances of an invoice.
struct InvoiceStyle {
    let stage: Stage
    let accent: Color
    let ink = Color(0x1F1C29)
    let faded = Color(0x6B6878)
    let line = Color(0xE3E1EA)

    /// The distance of the content from the edges of the page.
    let margin = 50.0
    /// The distance between two columns.
    let gap = 14.0
    /// The distance of the outer columns from the edges of the table.
    let inset = 10.0

    /// The measures of the fonts of a row, so that it need not ask each of its labels.
    let textMetrics: FontMetrics
    let smallMetrics: FontMetrics
    let captionMetrics: FontMetrics

    private static let smallFont = Font.sans(8, lineHeight: 1.45)
    private static let captionFont = Font.sans(8, .bold)

    private static func textFont(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
        .sans(size, weight, lineHeight: 1.42)
    }

    init(stage: Stage, accent: Color) {
        self.stage = stage
        self.accent = accent
        textMetrics = stage.engine.metrics(of: InvoiceStyle.textFont(9.5))
        smallMetrics = stage.engine.metrics(of: InvoiceStyle.smallFont)
        captionMetrics = stage.engine.metrics(of: InvoiceStyle.captionFont)
    }

    func text(_ name: String, _ text: String, size: Double = 9.5, alignment: TextAlignment = .start) -> Label {
        stage.label(name, text, InvoiceStyle.textFont(size), ink, alignment: alignment)
    }

    func strong(_ name: String, _ text: String, size: Double = 9.5, alignment: TextAlignment = .start) -> Label {
        stage.label(name, text, InvoiceStyle.textFont(size, .bold), ink, alignment: alignment)
    }

    func small(_ name: String, _ text: String, alignment: TextAlignment = .start) -> Label {
        stage.label(name, text, InvoiceStyle.smallFont, faded, alignment: alignment)
    }

    /// A word above the text that it names.
    func caption(_ name: String, _ text: String, alignment: TextAlignment = .start) -> Label {
        stage.label(name, text, InvoiceStyle.captionFont, accent, alignment: alignment)
    }
}

/// The widths of the columns of numbers: each is as wide as its widest content.
struct InvoiceColumns {
    var position = 0.0
    var quantity = 0.0
    var price = 0.0
    var amount = 0.0

    /// Makes room for a row in a table of a given width; a unit may be long, but has no right to all of the table.
    mutating func widen(for row: InvoiceRow, in table: Double) {
        widen(&position, row.position)
        widen(&quantity, row.quantity)
        widen(&price, row.price)
        widen(&amount, row.amount)
        quantity = min(quantity, (table / 4).rounded())
    }

    /// Makes room for the sums.
    mutating func widen(for totals: InvoiceTotals) {
        for label in totals.amounts { widen(&amount, label) }
    }

    private func widen(_ width: inout Double, _ label: Label) {
        width = max(width, label.sizeThatFits(.unbounded).width.rounded(.up))
    }
}
