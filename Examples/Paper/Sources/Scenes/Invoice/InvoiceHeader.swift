import Drawing
import Graphics
import PangoText
import Plumb

/// The seller, the buyer, and the number and dates of the invoice.
final class InvoiceHeader: Box {
    private let logo: Box
    private let seller: Label
    private let address: Label
    private let title: Label
    private let billedTo: Label
    private let buyer: Label
    private let buyerAddress: Label
    private let facts = LayoutNode("facts")
    private let rows: [[Label]]

    init(_ invoice: Invoice, logo image: Image?, _ style: InvoiceStyle) {
        logo = image.map { Box("logo", image: $0, cornerRadius: 6) } ?? Monogram(invoice.seller.name, style)
        seller = style.strong("seller", invoice.seller.name, size: 14)
        address = style.small("address", (invoice.seller.address + invoice.seller.contact).joined(separator: "\n"))
        title = style.stage.label("title", invoice.labels.title, .sans(27), style.accent, alignment: .end, lines: 1)
        billedTo = style.caption("billedTo", invoice.labels.billedTo)
        buyer = style.strong("buyer", invoice.buyer.name, size: 11)
        buyerAddress = style.text(
            "buyerAddress", (invoice.buyer.address + invoice.buyer.contact).joined(separator: "\n"))
        var facts = [(invoice.labels.number, invoice.number), (invoice.labels.date, invoice.date)]
        if let due = invoice.due { facts.append((invoice.labels.due, due)) }
        rows = facts.map { name, value in
            [style.small(name, name), style.strong("value", value, alignment: .end)]
        }
        super.init("header")
        self.facts.addChildren(rows.flatMap { $0 })
        addChildren(logo, seller, address, title, billedTo, buyer, buyerAddress, self.facts)
    }

    override func layoutChildren() {
        let aspect = logo.imageSize.map { $0.height > 0 ? $0.width / $0.height : 1 } ?? 1
        let logoSize = Size(width: min(40 * max(aspect, 0.25), 140), height: 40)
        logo.pin.top().start().size(logoSize)
        title.pin.top().end().maxWidth(50%).sizeToFit(.widthFlexible)
        seller.pin.after(of: logo).before(of: title).marginHorizontal(12).top().sizeToFit(.width)
        address.pin.below(of: seller).marginTop(2).after(of: logo).before(of: title).marginHorizontal(12).sizeToFit(
            .width)
        title.anchor.capEnd.align(to: seller.anchor.capEnd)
        title.pin.top(title.frame.minY).end()

        let y = max(address.frame.maxY, logo.frame.maxY) + 34
        facts.pin.top(y).end().width((bounds.width * 0.38).rounded())
        facts.grid(columns: [.flex(), .fill()], gap: 16, rowGap: 5, vertically: .firstBaseline, fit: .height, rows)
        // The captions of the two columns share a baseline.
        billedTo.pin.top(y).start().before(of: facts).marginEnd(30).sizeToFit(.width)
        let value = rows[0][1]
        facts.pin.top(billedTo.firstBaseline - value.firstBaseline).end()
        buyer.pin.below(of: billedTo).marginTop(5).start().before(of: facts).marginEnd(30).sizeToFit(.width)
        buyerAddress.pin.below(of: buyer).start().before(of: facts).marginEnd(30).sizeToFit(.width)
        frame.size.height = max(buyerAddress.frame.maxY, facts.frame.maxY)
    }

    /// Cuts the addresses to a height, and returns whether something is missing.
    func cut(to height: Double) -> Bool {
        guard frame.height > height else { return false }
        for label in [address, buyerAddress] {
            // Each gets a half, with one name above it and the space between the two.
            label.text.lineLimit = max(1, Int((height / 2 - 50) / label.text.fontMetrics.lineHeight))
        }
        setNeedsLayout()
        return true
    }
}

/// The first letter of a name, in place of a logo.
final class Monogram: Box {
    private let letter: Label

    init(_ name: String, _ style: InvoiceStyle) {
        letter = style.stage.label("letter", String(name.prefix(1)).uppercased(), .sans(20, .bold), .white, lines: 1)
        super.init("logo", background: .diagonal(style.accent.mixed(with: .white, 0.2), style.accent), cornerRadius: 9)
        addChild(letter)
    }

    override func layoutChildren() { letter.pinCapitals(toCenterOf: self) }
}
