import Drawing
import Foundation
import Graphics
import PangoText
import Plumb

/// The sums and the ways to pay, which stay together on the last page.
final class InvoiceTotals: Box {
    private let sums = LayoutNode("sums")
    private let sumRows: [[Label]]
    private let totalBox: Box
    private let total: Label
    private let totalValue: Label
    private let paymentTitle: Label
    private let payment = LayoutNode("payment")
    private let paymentRows: [[Label]]
    private let note: Label
    private let style: InvoiceStyle
    /// The widths of the table's columns, which put the sums below the amounts.
    var columns = InvoiceColumns() { didSet { setNeedsLayout() } }

    /// The labels of the sums.
    var amounts: [Label] { sumRows.map { $0[1] } }

    init(_ invoice: Invoice, _ style: InvoiceStyle) {
        self.style = style
        let rate = "\(invoice.labels.tax) \(invoice.plain(invoice.taxRate))\u{A0}%"
        var rows = [(invoice.labels.subtotal, invoice.subtotal)]
        if invoice.taxRate > 0 { rows.append((rate, invoice.tax)) }
        sumRows = rows.map { name, value in
            [style.text(name, name), style.text("sum", invoice.money(value), alignment: .right)]
        }
        totalBox = Box("totalBox", background: .color(style.accent), cornerRadius: 6)
        total = style.stage.label("total", invoice.labels.total, .sans(10.5, .bold), .white, lines: 1)
        totalValue = style.stage.label(
            "totalValue", "\(invoice.currency)\u{A0}\(invoice.money(invoice.total))", .sans(14, .bold), .white,
            alignment: .end, lines: 1)
        paymentTitle = style.caption("paymentTitle", invoice.labels.payment)
        paymentTitle.isHidden = invoice.payment.isEmpty
        paymentRows = invoice.payment.map {
            [style.small($0.label, $0.label), style.text("value", $0.value, size: 8.5)]
        }
        note = style.small("note", invoice.note ?? "")
        note.isHidden = (invoice.note ?? "").isEmpty
        super.init("totals")
        sums.addChildren(sumRows.flatMap { $0 })
        totalBox.addChildren(total, totalValue)
        payment.addChildren(paymentRows.flatMap { $0 })
        addChildren(sums, totalBox, paymentTitle, payment, note)
    }

    override func layoutChildren() {
        let inset = style.inset
        // Whole points, so that the columns end where those of the table do.
        let width = (bounds.width * 0.46).rounded()
        sums.pin.top(12).end().width(width)
        sums.grid(
            columns: [.fill(), .fix(columns.amount)], gap: 16, rowGap: 4, vertically: .firstBaseline,
            padding: EdgeInsets(top: 0, left: inset, bottom: 0, right: inset), fit: .height, sumRows)
        totalBox.pin.below(of: sums).marginTop(10).end().width(width).height(38)
        // A sum is never cut off: it gets smaller where there is no room. Stacks give content whole pixels.
        let room = pixelGrid.floored(width - 2 * inset - 12 - pixelGrid.ceiled(total.sizeThatFits(.unbounded).width))
        let needed = totalValue.sizeThatFits(.unbounded).width
        if needed > room, room > 0 { totalValue.text.runs[0].font.size *= room / needed }
        totalBox.hstack(.fix(inset), .flex(total, hugging: 251), .fix(12), .flex(totalValue), .fix(inset))
        totalValue.pin.sizeToFit(.width).vCenter()
        total.pin.sizeToFit(.width).vCenter()
        total.anchor.firstBaseline.align(
            to: totalValue.anchor.firstBaseline, offset: Offset(x: total.frame.midX - totalValue.frame.midX))

        paymentTitle.pin.top(14).start().before(of: sums).marginEnd(30).sizeToFit(.width)
        payment.pin.below(of: paymentTitle).marginTop(6).start().before(of: sums).marginEnd(30)
        if !paymentRows.isEmpty {
            payment.grid(
                columns: [.flex(), .fill()], gap: 12, rowGap: 2, vertically: .firstBaseline, fit: .height, paymentRows
            )
        }
        let bottom = max(totalBox.frame.maxY, payment.frame.maxY)
        note.pin.top(bottom + 26).horizontally().sizeToFit(.width)
        frame.size.height = note.isHidden ? bottom : note.frame.maxY
    }

    /// Cuts the note to a height, and returns whether something is missing.
    func cut(to height: Double) -> Bool {
        guard frame.height > height, !note.isHidden else { return false }
        let room = height - note.frame.minY
        note.text.lineLimit = max(1, Int(room / note.text.fontMetrics.lineHeight))
        setNeedsLayout()
        return true
    }
}
