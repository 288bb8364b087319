import Drawing
import Graphics
import PangoText
import Plumb

/// A page of an invoice: nodes below each other between the margins, and the footer.
final class InvoicePage: Box {
    /// The nodes from the top down, and the distance above each.
    private let content: [(node: LayoutNode, gap: Double)]
    private let rule: Box
    private let contact: Label
    private let number: Label
    private let margin: Double

    /// The height of the footer with the distance above it.
    static let footerHeight = 64.0

    init(
        _ content: [(node: LayoutNode, gap: Double)], number: Int, of count: Int, _ invoice: Invoice,
        _ style: InvoiceStyle
    ) {
        self.content = content
        margin = style.margin
        rule = Box("rule", background: .color(style.line))
        contact = style.small("contact", ([invoice.seller.name] + invoice.seller.contact).joined(separator: "  ·  "))
        contact.text.lineLimit = 1
        self.number = style.small(
            "pageNumber", "\(invoice.labels.page) \(number) \(invoice.labels.of) \(count)", alignment: .end)
        super.init("page\(number)", background: .color(.white))
        addChildren(content.map { $0.node } + [rule, contact, self.number])
    }

    override func layoutChildren() {
        var y = margin
        for (node, gap) in content {
            node.pin.top(y + gap).horizontally(margin)
            y = node.frame.maxY
        }
        number.pin.bottom(28).end(margin).sizeToFit(.content)
        contact.pin.bottom(28).start(margin).before(of: number).marginEnd(20).sizeToFit(.width)
        rule.pin.above(of: number).marginBottom(7).horizontally(margin).height(0.5)
    }
}
