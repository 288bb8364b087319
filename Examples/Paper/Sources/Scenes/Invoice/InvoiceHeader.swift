import Drawing
import Graphics
import PangoText
import Plumb

/// Who sends the invoice to whom, and its number and dates.
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
        logo = image.map { Box("logo", image: $0, cornerRadius: 6) } ?? InvoiceMark("logo", accent: style.accent)
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
        facts.pin.top(y).end().width(38%)
        facts.grid(columns: [.flex(), .fill()], gap: 16, rowGap: 5, vertically: .firstBaseline, fit: .height, rows)
        // The words above the two columns stand on one line.
        billedTo.pin.top(y).start().before(of: facts).marginEnd(30).sizeToFit(.width)
        let value = rows[0][1]
        facts.pin.top(billedTo.firstBaseline - value.firstBaseline).end()
        buyer.pin.below(of: billedTo).marginTop(5).start().before(of: facts).marginEnd(30).sizeToFit(.width)
        buyerAddress.pin.below(of: buyer).start().before(of: facts).marginEnd(30).sizeToFit(.width)
        frame.size.height = max(buyerAddress.frame.maxY, facts.frame.maxY)
    }
}

/// What stands in place of a logo.
final class InvoiceMark: Box {
    private let accent: Color

    init(_ name: String, accent: Color) {
        self.accent = accent
        super.init(
            name, background: .diagonal(accent.mixed(with: .white, 0.18), accent.mixed(with: Palette.rose, 0.55)))
    }

    override func draw(on canvas: Canvas) {
        let unit = min(rect.width, rect.height) / 40
        cornerRadius = 9 * unit
        super.draw(on: canvas)
        func points(_ numbers: [(Double, Double)]) -> [Point] {
            numbers.map { Point(x: rect.midX + $0 * unit, y: rect.minY + $1 * unit) }
        }
        canvas.stroke(lines: points([(0, 7), (0, 17)]), width: 1.8 * unit, color: .white)
        canvas.fill(polygon: points([(-6, 17), (6, 17), (6, 22), (0, 33), (-6, 22)]), with: .white)
    }
}
