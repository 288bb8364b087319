import Drawing
import Graphics
import PangoText
import Plumb

extension PaperScene {
    static let receipt = PaperScene(
        "receipt", title: "Receipt", summary: "A strip of paper that is as long as what was bought.",
        size: Size(width: 320, height: 600)
    ) { (stage) throws(GraphicsError) in [stage.show(Receipt(stage))] }
}

/// A receipt whose height follows its content.
final class Receipt: Box {
    private let paper = TornPaper("paper")
    private let shop: Label
    private let address: Label
    private let rules = (0..<3).map { Rule("rule\($0)") }
    private let lines: [(name: Label, note: Label?, price: Label)]
    private let totals: [(name: Label, price: Label)]
    private let total: (name: Label, price: Label)
    private let thanks: Label
    private let barcode = Barcode("barcode")
    private let number: Label

    init(_ stage: Stage) {
        let (ink, faded) = (Color(0x22202B), Color(0x6F6C7B))
        shop = stage.label("shop", "Harbour Coffee", .serif(23, .bold), ink, alignment: .center)
        address = stage.label(
            "address", "Quay 7, Northwind\nWednesday, 18 March 2026, 8:24", .mono(10.5, lineHeight: 1.45), faded,
            alignment: .center)
        let bought: [(String, String?, String)] = [
            ("2 × Flat white", nil, "7.80"), ("1 × Almond croissant", "warmed", "3.40"),
            ("1 × Porridge with quince, walnuts and honey", "no milk", "6.20"),
            ("1 × House blend, 250 g", "whole beans", "11.50"),
        ]
        lines = bought.map { name, note, price in
            (
                stage.label(name, name, .mono(12, lineHeight: 1.35), ink),
                note.map { stage.label($0, $0, .mono(10.5), faded) },
                stage.label("price", price, .mono(12, lineHeight: 1.35), ink, alignment: .end, lines: 1)
            )
        }
        totals = [("Subtotal", "28.90"), ("Tax, 10 % included", "2.63")].map { name, price in
            (
                stage.label(name, name, .mono(11), faded, lines: 1),
                stage.label("price", price, .mono(11), faded, alignment: .end, lines: 1)
            )
        }
        total = (
            stage.label("total", "Total", .mono(19, .bold), ink, lines: 1),
            stage.label("sum", "€ 28.90", .mono(19, .bold), ink, alignment: .end, lines: 1)
        )
        thanks = stage.label(
            "thanks", "Thank you, and mind the gulls!", .serif(12.5), ink, alignment: .center)
        number = stage.label("number", "0318 0824 0042", .mono(9.5), faded, alignment: .center, lines: 1, tracking: 1.5)
        super.init("receipt", background: .color(Color(0xE4E1DA)))
        paper.addChildren([shop, address, thanks, barcode, number, total.name, total.price] + rules)
        for line in lines { paper.addChildren([line.name, line.price] + [line.note].compactMap { $0 }) }
        for line in totals { paper.addChildren(line.name, line.price) }
        addChild(paper)
    }

    override func layoutChildren() {
        paper.pin.top(18).horizontally(18)
        let side = 22.0
        let names = lines.map { $0.name } + lines.compactMap { $0.note }
        let prices = lines.map { $0.price }
        paper.stacks(fit: .height) {
            $0.hstack(.fix(side), .flex([shop, address, thanks, number] + rules), .fix(side))
            $0.hstack(
                .fix(side), .flex(names), .fix(14), .flex(prices, hugging: 251, compressionResistance: 751), .fix(side))
            $0.hstack(
                .fix(side), .flex(totals.map { $0.name }), .fix(14), .flex(totals.map { $0.price }, hugging: 251),
                .fix(side))
            $0.hstack(
                .fix(side), .flex(total.name), .fix(14), .flex(total.price, hugging: 251, compressionResistance: 751),
                .fix(side))
            $0.hstack(.fill(), .fix(barcode, 170), .fill())
            $0.vstack {
                [.fix(30), .flex(shop), .fix(6), .flex(address), .fix(16), .fix(rules[0], 1), .fix(12)]
                for line in lines {
                    StackItem.flex(line.name)
                    if let note = line.note { StackItem.flex(note) }
                    StackItem.fix(7)
                }
                [.fix(6), .fix(rules[1], 1), .fix(12), .flex(totals[0].name), .fix(4), .flex(totals[1].name), .fix(10)]
                [
                    .flex(total.name), .fix(14), .fix(rules[2], 1), .fix(16), .flex(thanks), .fix(16),
                    .fix(barcode, 42), .fix(6),
                ]
                [.flex(number), .fix(34)]
            }
        }
        for pair in lines.map({ ($0.name, $0.price) }) + totals + [total] {
            pair.1.pin.top(to: pair.0.edge.top).sizeToFit(.width)
        }
        frame.size.height = paper.frame.maxY + 18
    }
}

/// White paper that was torn off below.
final class TornPaper: Box {
    override func draw(on canvas: Canvas) {
        super.draw(on: canvas)
        let (tooth, rect) = (7.0, rect)
        let count = max(1, (rect.width / (2 * tooth)).rounded())
        let step = rect.width / (2 * count)
        var points = [rect.topLeft, rect.topRight]
        for index in 0...Int(2 * count) {
            let y = index.isMultiple(of: 2) ? rect.maxY : rect.maxY - tooth
            points.append(Point(x: rect.maxX - Double(index) * step, y: y))
        }
        for (offset, alpha) in [(5.0, 0.03), (3.0, 0.04), (1.5, 0.06)] {
            canvas.fill(polygon: points.map { Point(x: $0.x, y: $0.y + offset) }, with: Color.black.opacity(alpha))
        }
        canvas.fill(polygon: points, with: .white)
    }
}

/// A dashed line.
final class Rule: Box {
    override func draw(on canvas: Canvas) {
        canvas.stroke(lines: [rect.centerLeft, rect.centerRight], width: 1, color: Color(0xB5B1A8), dashes: [4, 3])
    }
}

/// Bars of different width, as a scanner reads them.
final class Barcode: Box {
    override func draw(on canvas: Canvas) {
        let widths = [
            2, 1, 1, 2, 3, 1, 1, 3, 2, 2, 1, 1, 4, 1, 2, 1, 1, 2, 1, 3, 2, 1, 3, 1, 1, 2, 2, 1, 1, 4, 1, 1, 2, 3, 1, 2,
            1, 1, 3, 2, 1, 2, 2,
        ]
        let unit = rect.width / Double(widths.reduce(0, +))
        var x = rect.minX
        for (index, width) in widths.enumerated() {
            let length = Double(width) * unit
            if index.isMultiple(of: 2) {
                canvas.fill(Rect(x: x, y: rect.minY, width: length, height: rect.height), with: .color(Color(0x22202B)))
            }
            x += length
        }
    }
}
