import Drawing
import Graphics
import PangoText
import Plumb

extension Invoice {
    /// Lays out the invoice on as many pages as it needs.
    ///
    /// The head of the table is repeated on every page, and the sums stay together, on the page of the last lines if there is room
    /// and else on a new one with two lines above them.
    ///
    /// - Parameters:
    ///   - options: the size of a page, A4 by default, the scale and the reading direction.
    ///   - logo: the picture beside the name of the seller.
    ///   - engine: measures text.
    /// - Returns: the roots of the pages, laid out.
    public func pages(_ options: SceneOptions = SceneOptions(), logo: Image? = nil, in engine: TextEngine)
        -> SceneResult
    {
        let stage = Stage(
            size: options.size ?? PaperScene.a4, scale: options.scale ?? 2,
            direction: options.direction ?? .leftToRight,
            engine: engine)
        let pages = InvoiceGalley(self, logo: logo, on: stage).pages()
        return SceneResult(
            pages: pages.map { stage.show($0) }, title: "\(labels.title) \(number)", scale: stage.scale, stage: stage)
    }
}

/// All of an invoice, set in one long column before it is divided into pages.
struct InvoiceGalley {
    private let invoice: Invoice
    private let stage: Stage
    private let style: InvoiceStyle
    private let column = LayoutNode("galley")
    private let header: InvoiceHeader
    private let rows: [InvoiceRow]
    private let totals: InvoiceTotals
    private var columns = InvoiceColumns()

    init(_ invoice: Invoice, logo: Image?, on stage: Stage) {
        self.invoice = invoice
        self.stage = stage
        let style = InvoiceStyle(stage: stage, accent: invoice.accent.flatMap { Color(hex: $0) } ?? Palette.plum)
        self.style = style
        header = InvoiceHeader(invoice, logo: logo, style)
        rows = invoice.items.enumerated().map { InvoiceRow($0 + 1, $1, of: invoice, style) }
        totals = InvoiceTotals(invoice, style)
        for row in rows + [makeHead()] { columns.widen(for: row, in: width) }
        columns.widen(for: totals)
    }

    private var width: Double { max(0, stage.size.width - 2 * style.margin) }
    private var height: Double { max(0, stage.size.height - style.margin - InvoicePage.footerHeight) }

    /// Divides the galley into pages.
    func pages() -> [InvoicePage] {
        stage.prepare(column)
        let (head, continuation) = (makeHead(), makeContinuation())
        for row in rows { row.columns = columns }
        totals.columns = columns
        layOut([header, totals, head, continuation] + rows)
        let other = height - continuation.frame.height - continuedGap - head.frame.height
        cutWhatIsTooLong(other)
        let first = height - header.frame.height - headGap - head.frame.height
        let groups = divide(first: first, other: other)
        return groups.enumerated().map { index, group in
            let (top, head) = (index == 0 ? header : makeContinuation(), makeHead())
            layOut(index == 0 ? [head] : [top, head])
            var content: [(node: LayoutNode, gap: Double)] = [(top, 0)]
            if !group.isEmpty { content.append((head, index == 0 ? headGap : continuedGap)) }
            content += group.map { (rows[$0], 0) }
            if index == groups.count - 1 { content.append((totals, 0)) }
            return InvoicePage(content, number: index + 1, of: groups.count, invoice, style)
        }
    }

    private var headGap: Double { 30 }
    private var continuedGap: Double { 10 }

    private func makeHead() -> InvoiceRow {
        let head = InvoiceRow(head: invoice.labels, style)
        head.columns = columns
        return head
    }

    private func makeContinuation() -> Label {
        style.small("continuation", "\(invoice.labels.title) \(invoice.number), \(invoice.labels.continued)")
    }

    /// Gives nodes the width of the column and the height of their content.
    private func layOut(_ nodes: [LayoutNode]) {
        column.addChildren(nodes)
        for node in nodes {
            node.pin.width(width)
            if node is Label { node.pin.width(width).sizeToFit(.width) }
        }
        column.layoutIfNeeded()
    }

    private func cutWhatIsTooLong(_ room: Double) {
        if header.cut(to: height) { stage.warn("the addresses of the invoice are longer than a page and were cut") }
        for (index, row) in rows.enumerated() where row.cut(to: room) {
            stage.warn("line \(index + 1) of the invoice is longer than a page and was cut")
        }
        if totals.cut(to: height - 60) { stage.warn("the note of the invoice is longer than a page and was cut") }
        column.layoutIfNeeded()
    }

    /// The lines of each page.
    ///
    /// The first group is empty if the first line does not fit below the addresses, the last one if only the sums are on the page. A
    /// `ListLayout` of the heights makes this no shorter: it finds the line at an offset, and the two kinds of pages remain.
    private func divide(first: Double, other: Double) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var (start, used) = (0, 0.0)
        for (index, row) in rows.enumerated() {
            let room = groups.isEmpty ? first : other
            if used + row.frame.height > room, index > start || groups.isEmpty {
                groups.append(start..<index)
                (start, used) = (index, 0)
            }
            used += row.frame.height
        }
        groups.append(start..<rows.count)
        guard used + totals.frame.height > (groups.count == 1 ? first : other) else { return groups }
        // The sums need a page of their own, and take lines with them, but not all that are there.
        let last = groups.removeLast()
        var taken = min(2, last.count - 1)
        let heights = rows[(last.upperBound - taken)...].reduce(0) { $0 + $1.frame.height }
        if heights + totals.frame.height > other { taken = 0 }
        return groups + [last.dropLast(taken), last.suffix(taken)]
    }
}
