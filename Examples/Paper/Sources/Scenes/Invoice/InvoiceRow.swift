import Drawing
import Graphics
import PangoText
import Plumb

/// A line of the table, or the words above it.
final class InvoiceRow: Box {
    let position: Label
    let quantity: Label
    let price: Label
    let amount: Label
    private let details: Label
    private let note: Label?
    private let isHead: Bool
    private let style: InvoiceStyle
    /// The widths of the columns, which all rows share.
    var columns = InvoiceColumns() { didSet { setNeedsLayout() } }

    private var padding: Double { isHead ? 6 : 7 }
    /// The measures of the description, and of the numbers beside it.
    private var metrics: FontMetrics { isHead ? style.captionMetrics : style.textMetrics }

    /// The words above the columns.
    init(head labels: Invoice.Labels, _ style: InvoiceStyle) {
        position = style.caption("position", "#")
        details = style.caption("details", labels.description)
        quantity = style.caption("quantity", labels.quantity, alignment: .right)
        price = style.caption("price", labels.price, alignment: .right)
        amount = style.caption("amount", labels.amount, alignment: .right)
        note = nil
        isHead = true
        self.style = style
        super.init("head", background: .color(style.accent.mixed(with: .white, 0.92)), cornerRadius: 4)
        for label in [position, quantity, price, amount] { label.text.lineLimit = 1 }
        addChildren(position, details, quantity, price, amount)
    }

    init(_ number: Int, _ item: Invoice.Item, of invoice: Invoice, _ style: InvoiceStyle) {
        let unit = item.unit.map { "\u{A0}" + $0 } ?? ""
        position = style.small("position", "\(number)")
        details = style.text("details", item.description)
        quantity = style.text("quantity", invoice.plain(item.quantity) + unit, alignment: .right)
        price = style.text("price", invoice.money(item.price), alignment: .right)
        amount = style.text("amount", invoice.money(item.amount), alignment: .right)
        note = item.note.map { style.small("note", $0) }
        isHead = false
        self.style = style
        super.init("row\(number)")
        for label in [position, quantity, price, amount] { label.text.lineLimit = 1 }
        addChildren(position, details, quantity, price, amount)
        if let note { addChild(note) }
    }

    override func layoutChildren() {
        let texts = [details, note].compactMap { $0 }
        stacks(fit: .height) {
            $0.hstack(
                .fix(style.inset), .fix(position, columns.position), .fix(style.gap), .flex(texts), .fix(style.gap),
                .fix(quantity, columns.quantity), .fix(style.gap), .fix(price, columns.price), .fix(style.gap),
                .fix(amount, columns.amount), .fix(style.inset))
            $0.vstack([.fix(padding)] + texts.map { .flex($0) } + [.fix(padding)])
        }
        // Single lines of known height, on the first line of the description.
        for label in [position, quantity, price, amount] {
            let metrics = label === position && !isHead ? style.smallMetrics : metrics
            label.pin.top(padding + self.metrics.ascender - metrics.ascender).height(metrics.lineHeight)
        }
    }

    /// Cuts the text to a height, and returns whether something is missing.
    func cut(to height: Double) -> Bool {
        guard frame.height > height else { return false }
        for label in [details, note].compactMap({ $0 }) {
            label.text.lineLimit = max(1, Int((height / 2 - padding) / label.text.fontMetrics.lineHeight))
        }
        setNeedsLayout()
        return true
    }

    override func draw(on canvas: Canvas) {
        super.draw(on: canvas)
        guard !isHead else { return }
        let line = Rect(x: 0, y: rect.maxY - 0.5, width: rect.width, height: 0.5)
        canvas.fill(line, with: .color(style.line))
    }
}
