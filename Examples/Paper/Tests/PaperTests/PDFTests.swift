import Drawing
import Foundation
import Graphics
import PangoText
import PaperScenes
import Plumb
import Testing

/// The text of PDF documents, read with pdftotext of the package poppler-utils.
@Suite struct PDFTests {
    init() throws {
        try #require(isPrepared)
    }

    private func text(_ pages: [Page]) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("paper-\(UUID().uuidString).pdf")
        try Data(Page.pdf(pages, title: "Test")).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let result = try run("/usr/bin/env", ["pdftotext", "-layout", file.path, "-"])
        #expect(result.status == 0, "pdftotext is in the package poppler-utils: \(result.errors)")
        return result.output.split(separator: "\u{C}").map(String.init)
    }

    @Test func theTextOfAnInvoiceIsInItsPages() throws {
        let result = Invoice.sample(lines: 40).pages(in: try TextEngine())
        let pages = try text(result.pages.map { Page($0) })
        #expect(pages.count == result.pages.count)
        #expect(pages[0].contains("Northwind Harbour Authority"))
        #expect(pages[0].contains("Αγία Μαρίνα"))
        for (index, page) in pages.enumerated() {
            #expect(page.contains("Description") && page.contains("Amount"))
            #expect(page.contains("Page \(index + 1) of \(pages.count)"))
        }
        #expect(try #require(pages.last).contains("DE89 3704 0044 0532 0130 00"))
        let line = pages[0].split(separator: "\n").first { $0.contains("Survey of the outer harbour by boat") }
        #expect(line?.contains("1,280.00") == true && line?.contains("3,840.00") == true)
    }

    @Test func twoThousandLinesAreAllThere() throws {
        let result = Invoice.sample(lines: 2000).pages(in: try TextEngine())
        let pages = try text(result.pages.map { Page($0) })
        #expect(pages.count == result.pages.count)
        let all = pages.joined()
        #expect(all.ranges(of: "Survey of the outer harbour by boat").count == 100)
        #expect(all.ranges(of: "Boat fuel").count == 100)
    }

    @Test func arabicAndHebrewAreText() throws {
        let engine = try TextEngine()
        let chat = try #require(PaperScene.named("chat-arabic")).perform(in: engine)
        #expect(try text(chat.pages.map { Page($0) }).joined().contains("Blue Heron"))
        let feed = try #require(PaperScene.named("feed-hebrew")).perform(in: engine)
        #expect(try text(feed.pages.map { Page($0) }).joined().contains("מתכון"))
    }
}
