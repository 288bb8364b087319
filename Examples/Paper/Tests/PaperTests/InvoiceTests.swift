import Drawing
import Foundation
import Graphics
import PangoText
import Plumb
import Testing

@testable import PaperScenes

@Suite struct InvoiceTests {
    private let engine: TextEngine

    init() throws {
        try #require(isPrepared)
        engine = try TextEngine { Issue.record("\($0)") }
    }

    /// The texts of a page in the order of the tree, by the names of their labels.
    private func texts(_ page: LayoutNode, named name: String) -> [String] {
        var (texts, pending) = ([String](), [page])
        while let node = pending.popLast() {
            if let label = node as? Label, label.nodeName == name { texts.append(label.text.string) }
            pending += node.children.reversed()
        }
        return texts
    }

    @Test(arguments: [1, 2, 14, 15, 16, 17, 18, 40, 2000])
    func everyLineIsOnAPage(_ count: Int) throws {
        let result = Invoice.sample(lines: count).pages(in: engine)
        #expect(result.warnings.isEmpty)
        let numbers = result.pages.flatMap { texts($0, named: "position") }.filter { $0 != "#" }
        #expect(numbers == (1...count).map { "\($0)" })
        for (index, page) in result.pages.enumerated() {
            #expect(page.frame.size == PaperScene.a4)
            #expect(texts(page, named: "pageNumber") == ["Page \(index + 1) of \(result.pages.count)"])
            // A page with lines has the head of the table.
            let rows = texts(page, named: "position")
            #expect(rows.isEmpty || rows.first == "#")
            #expect(rows.count != 1)
            // The sums are on the last page, and with lines above them.
            let isLast = index == result.pages.count - 1
            #expect(texts(page, named: "total").count == (isLast ? 1 : 0))
            if isLast { #expect(rows.count > 1) }
        }
    }

    @Test(arguments: [1, 15, 16, 17, 40, 2000], [LayoutDirection.leftToRight, .rightToLeft])
    func nothingIsBelowTheFooterOrOnTopOfAnother(_ count: Int, _ direction: LayoutDirection) throws {
        let result = Invoice.sample(lines: count).pages(SceneOptions(direction: direction), in: engine)
        for page in result.pages {
            let rule = try #require(page.children.first { $0.nodeName == "rule" })
            let stacked = page.children.prefix { $0 !== rule }
            #expect(zip(stacked, stacked.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
            #expect(stacked.allSatisfy { $0.frame.minX >= 50 && $0.frame.maxX <= 545 && $0.frame.minY >= 50 })
            #expect(stacked.last.map { $0.frame.maxY <= rule.frame.minY } == true)
        }
    }

    @Test func sumsAreExact() {
        var invoice = Invoice.sample(lines: 3)
        #expect(invoice.subtotal == Decimal(string: "9781.00"))
        #expect(invoice.tax == Decimal(string: "1858.39"))
        #expect(invoice.total == Decimal(string: "11639.39"))
        invoice.items = (0..<10).map { _ in
            Invoice.Item(description: "", quantity: Decimal(string: "0.1") ?? 0, price: Decimal(string: "0.25") ?? 0)
        }
        // A fortieth is rounded line by line, as it is printed.
        #expect(invoice.subtotal == Decimal(string: "0.30"))
    }

    @Test(arguments: [
        ("0", "0.00", "0,00"), ("1234.5", "1,234.50", "1.234,50"), ("999", "999.00", "999,00"),
        ("0.005", "0.01", "0,01"),
        ("1000000", "1,000,000.00", "1.000.000,00"), ("-1234.5", "\u{2212}1,234.50", "\u{2212}1.234,50"),
    ])
    func numbersAreDividedInThousands(_ number: String, _ point: String, _ comma: String) throws {
        let value = try #require(Decimal(string: number))
        #expect(NumberText.money(value, ".") == point)
        #expect(NumberText.money(value, ",") == comma)
    }

    @Test(arguments: [
        ("4", "4", "4"), ("26.5", "26.5", "26,5"), ("1000", "1,000", "1.000"),
        ("12345.678", "12,345.678", "12.345,678"),
        ("-1000", "\u{2212}1,000", "\u{2212}1.000"),
    ])
    func quantitiesAreDividedInThousands(_ number: String, _ point: String, _ comma: String) throws {
        let value = try #require(Decimal(string: number))
        #expect(NumberText.plain(value, ".") == point)
        #expect(NumberText.plain(value, ",") == comma)
    }

    /// Every amount and every sum ends at the same distance from the edge of the page, in both directions.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func amountsLineUp(_ direction: LayoutDirection) throws {
        let result = Invoice.sample(lines: 40).pages(SceneOptions(direction: direction), in: engine)
        for page in result.pages {
            var (ends, pending) = ([Double](), [page])
            while let node = pending.popLast() {
                pending += node.children
                guard let label = node as? Label, ["amount", "sum"].contains(label.nodeName),
                    label.text.string.last?.isNumber == true
                else { continue }
                ends.append(try #require(page.convert(label.textFrame, from: label)).maxX)
                #expect(label.text.alignment == .right)
            }
            #expect(ends.count > 2 && Set(ends).count == 1, "\(ends)")
        }
    }

    @Test func theSampleIsAnInvoice() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.deletingLastPathComponent().appendingPathComponent("Samples/order.json")
        let invoice = try Invoice(json: Data(contentsOf: file))
        #expect(invoice.total == Decimal(string: "23330.43"))
        #expect(invoice.pages(in: engine).warnings.isEmpty)
    }

    private static let smallest = """
        {"number": "1", "date": "today", "currency": "EUR", "seller": {"name": "A", "address": []},
         "buyer": {"name": "B", "address": ["C"]}, "items": [{"description": "D", "price": 12.10}]}
        """

    @Test func theSmallestInvoiceIsRead() throws {
        let invoice = try Invoice(json: Data(InvoiceTests.smallest.utf8))
        #expect(invoice.items[0].price == Decimal(string: "12.10"))
        #expect(invoice.items[0].quantity == 1)
        #expect(invoice.total == Decimal(string: "12.1"))
        let result = invoice.pages(in: engine)
        #expect(result.pages.count == 1)
        #expect(result.warnings.isEmpty)
        #expect(result.title == "Invoice 1")
    }

    @Test(arguments: [
        ("\"number\": \"1\", ", "", "number is missing"),
        ("\"price\": 12.10", "\"price\": \"much\"", "items[0].price is not a number"),
        (", \"price\": 12.10", "", "items[0].price is missing"),
        ("[{", "[{\"prise\": 1, ", "items[0].prise is not a field"),
        ("[\"C\"]", "\"C\"", "buyer.address is not a list"),
        ("\"name\": \"B\"", "\"name\": null", "buyer.name is null"),
        ("[{\"description\": \"D\", \"price\": 12.10}]", "[]", "items must have an item"),
        ("}]}", "}]", "it is not JSON"),
        ("\"buyer\":", "\"buyer\"", "it is not JSON"),
        ("\"currency\"", "\"taxRate\": 101, \"currency\"", "taxRate is too large; the largest is 100"),
        ("\"currency\"", "\"taxRate\": -1, \"currency\"", "taxRate is below 0"),
        ("\"currency\"", "\"accent\": \"red\", \"currency\"", "accent must be a color"),
        ("\"currency\"", "\"decimalSeparator\": \";\", \"currency\"", "decimalSeparator must be"),
        ("12.10", "1e30", "items[0].price is too large; the largest is 1000000000"),
        ("12.10", "1e300", "items[0].price is too large"),
        ("12.10", "1e-300", "items[0].price is too close to 0"),
        ("12.10", "-1e300", "items[0].price is too large"),
        ("\"price\"", "\"quantity\": 1e300, \"price\"", "items[0].quantity is too large"),
        ("\"currency\"", "\"labels\": {\"totl\": \"Summe\"}, \"currency\"", "labels.totl is not a field"),
    ])
    func whatIsWrongIsSaidInALine(_ part: String, _ replacement: String, _ message: String) throws {
        let text = InvoiceTests.smallest.replacingOccurrences(of: part, with: replacement)
        #expect(text != InvoiceTests.smallest)
        let error = try #require(throws: InvoiceError.self) { try Invoice(json: Data(text.utf8)) }
        #expect(error.message.hasPrefix(message), "\(error.message)")
        #expect(!error.message.contains("\n"))
    }

    @Test(arguments: ["", "[]", "null", "\u{FEFF}", "{\"number\": 1}", "\u{0}"])
    func whatIsNoInvoiceIsRefused(_ text: String) {
        #expect(throws: InvoiceError.self) { try Invoice(json: Data(text.utf8)) }
    }

    @Test func longTextsAreCutAtThePage() throws {
        var invoice = Invoice.sample(lines: 4)
        invoice.items[1].description = String(repeating: "very long ", count: 5000)
        invoice.note = String(repeating: "and so on ", count: 5000)
        let result = invoice.pages(in: engine)
        #expect(result.warnings.count == 2)
        #expect(result.warnings.first == "line 2 of the invoice is longer than a page and was cut")
        for page in result.pages {
            #expect(page.children.allSatisfy { $0.frame.maxY <= PaperScene.a4.height })
        }
    }

    @Test func aFirstLineThatDoesNotFitBelowTheAddressesGoesToTheNextPage() throws {
        var invoice = Invoice.sample(lines: 2)
        invoice.items[0].description = String(repeating: "very long ", count: 240)
        invoice.buyer.address = (1...20).map { "line \($0)" }
        let result = invoice.pages(in: engine)
        #expect(result.warnings.isEmpty)
        #expect(texts(result.pages[0], named: "position").isEmpty)
        #expect(texts(result.pages[1], named: "position").contains("1"))
        for page in result.pages { expectRoomAboveTheFooter(of: page) }
    }

    @Test func longAddressesAreCutAtThePage() throws {
        var invoice = Invoice.sample(lines: 2)
        invoice.buyer.address = (1...80).map { "line \($0)" }
        let result = invoice.pages(in: engine)
        #expect(result.warnings == ["the addresses of the invoice are longer than a page and were cut"])
        for page in result.pages { expectRoomAboveTheFooter(of: page) }
    }

    private func expectRoomAboveTheFooter(of page: LayoutNode) {
        let footer = PaperScene.a4.height - InvoicePage.footerHeight
        for node in page.children where node is InvoiceHeader || node is InvoiceRow || node is InvoiceTotals {
            #expect(node.frame.maxY <= footer, "\(node)")
        }
    }

    @Test func aLargeSumIsNotCutOff() throws {
        var invoice = Invoice.sample(lines: 2)
        invoice.items[0].price = 1_000_000_000
        invoice.items[0].quantity = 999_999_999
        invoice.items[0].unit = "units of an unusual name, which nobody has ever counted"
        let result = invoice.pages(in: engine)
        #expect(result.warnings.isEmpty)
        for name in ["totalValue", "amount", "price"] {
            var pending = result.pages as [LayoutNode]
            while let node = pending.popLast() {
                pending += node.children
                guard let label = node as? Label, label.nodeName == name else { continue }
                #expect(label.frame.width >= label.sizeThatFits(.unbounded).width, "\(label)")
            }
        }
    }

    @Test(arguments: [Size(width: 120, height: 120), Size(width: 1, height: 1), Size(width: 2000, height: 200)])
    func smallPagesHaveALineEach(_ size: Size) throws {
        let result = Invoice.sample(lines: 5).pages(SceneOptions(size: size), in: engine)
        let numbers = result.pages.flatMap { texts($0, named: "position") }.filter { $0 != "#" }
        #expect(numbers == ["1", "2", "3", "4", "5"])
    }
}
