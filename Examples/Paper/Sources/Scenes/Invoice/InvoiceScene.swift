import Drawing
import Foundation
import Graphics
import Plumb

extension PaperScene {
    static let invoice = PaperScene(
        "invoice", title: "Invoice", summary: "A table that breaks over pages, with sums that stay together.", size: a4
    ) { (stage) throws(GraphicsError) in
        let logo = try Image(size: Size(width: 40, height: 40), scale: 4) { (canvas) throws(GraphicsError) in
            let mark = Mark("mark", accent: Palette.plum)
            mark.frame.size = Size(width: 40, height: 40)
            canvas.draw(mark)
        }
        return InvoiceGalley(.sample(lines: 40), logo: logo, on: stage).pages().map { stage.show($0) }
    }

    /// The size of a page, in points of a 72nd of an inch.
    public static let a4 = Size(width: 595, height: 842)
}

extension Invoice {
    /// A made-up invoice with a number of lines.
    public static func sample(lines: Int) -> Invoice {
        Invoice(
            number: "2026-0042", date: "18 March 2026", due: "17 April 2026", currency: "€",
            seller: Party(
                name: "Plumb & Level", address: ["Cartographers", "Quay 7, Northwind"],
                contact: ["studio@plumb-level.example", "VAT NW 204 118 332"]),
            buyer: Party(
                name: "Northwind Harbour Authority",
                address: ["Department of Depths", "1 Lighthouse Road", "Northwind"],
                contact: []),
            items: (0..<lines).map { sampleItems[$0 % sampleItems.count] }, taxRate: 19,
            payment: [
                Payment(label: "IBAN", value: "DE89 3704 0044 0532 0130 00"),
                Payment(label: "BIC", value: "COBADEFFXXX"),
                Payment(label: "Reference", value: "2026-0042"),
            ],
            note:
                "Thank you for your order. Soundings were taken at mean low water; the chart is not to be used for navigation "
                + "before the authority has approved it.",
            logo: nil, accent: nil, decimalSeparator: ".", labels: Labels())
    }

    private static func item(
        _ description: String, _ quantity: String, _ unit: String?, _ price: String, note: String? = nil
    ) -> Item {
        Item(
            description: description, note: note, quantity: Decimal(string: quantity) ?? 0, unit: unit,
            price: Decimal(string: price) ?? 0)
    }

    private static let sampleItems: [Item] = [
        item(
            "Survey of the outer harbour by boat", "3", "days", "1280", note: "With two assistants and an echo sounder"),
        item("Processing of soundings", "26.5", "h", "94"),
        item("Depth chart at 1 : 5,000, four colors, drawn by hand over the digital draft", "1", nil, "3450"),
        item("Proof prints on cotton paper", "12", "pcs", "18.50"),
        item(
            "Lettering of place names in Latin and Greek", "8", "h", "88",
            note: "With Αγία Μαρίνα and the islets around it"),
        item("Buoys, beacons and lights: check against the official list", "4.25", "h", "94"),
        item("Courier to the printer and back", "2", nil, "24.90"),
        item("Survey of the inner harbour, quays 1 to 9", "2", "days", "1280"),
        item("Tide gauge, rent", "14", "days", "35"),
        item("Comparison with the chart of 1911", "6", "h", "94", note: "From the archive of the authority"),
        item("Section through the fairway, 1 : 500", "3", "pcs", "240"),
        item("Wrecks and obstructions: description and sketches", "5", nil, "165"),
        item("Meeting with the pilots", "1.5", "h", "94"),
        item("Aerial photographs, rectified and joined", "36", "pcs", "14.20"),
        item("Colors for readers who cannot tell red from green", "3", "h", "88"),
        item(
            "Print run on waterproof paper, folded, with a cover of linen", "250", "pcs", "7.85",
            note: "Discount of 4 % included"),
        item("Storage of the plates for five years", "1", nil, "320"),
        item("Boat fuel", "180", "l", "1.92"),
        item("Training of two officers in reading the chart", "1", "day", "680"),
        item("Returned: echo sounder, not used", "-1", nil, "210"),
    ]
}
