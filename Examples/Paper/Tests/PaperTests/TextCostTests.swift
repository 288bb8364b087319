import Drawing
import Graphics
import PangoText
import PaperScenes
import Plumb
import Testing

/// How often Pango is asked.
@Suite struct TextCostTests {
    private let engine: TextEngine
    private let font = Font("DejaVu Sans", size: 15)

    init() throws {
        try #require(isPrepared)
        engine = try TextEngine()
    }

    private func calls(_ work: () throws -> Void) rethrows -> Int {
        let before = engine.layoutCount
        try work()
        return engine.layoutCount - before
    }

    @Test func theSameProposalIsAskedOnce() {
        let text = TextBlock("One line places one node, at once and for good.", font: font, in: engine)
        _ = text.fontMetrics
        let unbounded = Size(width: 0, height: 0)
        #expect(calls { _ = text.sizeThatFits(unbounded) } == 1)
        let width = text.sizeThatFits(unbounded).width
        #expect(calls { _ = text.sizeThatFits(Size(width: width, height: 0)) } == 0)
        #expect(calls { _ = text.sizeThatFits(Size(width: 5000, height: 7)) } == 0)
        #expect(calls { _ = text.sizeThatFits(Size(width: 120, height: 0)) } == 1)
        #expect(calls { _ = text.sizeThatFits(Size(width: 120, height: 300)) } == 0)
        #expect(calls { _ = text.sizeThatFits(unbounded) } == 0)
    }

    @Test func aChangeForgetsWhatWasMeasured() {
        let text = TextBlock("short", font: font, in: engine)
        let before = text.sizeThatFits(.zero)
        text.runs[0].text = "quite a bit longer"
        #expect(text.sizeThatFits(.zero).width > before.width)
        text.runs[0].font.size = 30
        #expect(text.fontMetrics == engine.metrics(of: text.runs[0].font))
        text.lineLimit = 1
        #expect(calls { _ = text.sizeThatFits(.zero) } == 1)
        text.alignment = .center
        #expect(calls { _ = text.sizeThatFits(.zero) } == 0)
    }

    /// Drawing at the measured size uses the lines that were measured, at every scale.
    @Test func drawingAsksNothing() throws {
        let text = TextBlock("One line places one node, at once and for good.", font: font, in: engine)
        let size = text.sizeThatFits(Size(width: 150, height: 0))
        let page = Page(size: size) { text.draw(in: Rect(origin: .zero, size: size), on: $0) }
        try #expect(calls { _ = try (page.png(scale: 1), page.png(scale: 3), page.svg()) } == 0)
        try #expect(calls { _ = try Page.pdf([page, page], title: "") } == 0)
    }

    /// A layout pass over nodes that were laid out at the same size does not call Pango.
    @Test(arguments: PaperScene.all.map { $0.name })
    func aSecondPassAsksNothing(_ name: String) throws {
        let result = try #require(PaperScene.named(name)).perform(in: engine)
        let again = calls {
            for page in result.pages {
                var pending = [page as LayoutNode]
                while let node = pending.popLast() {
                    node.setNeedsLayout()
                    pending += node.children
                }
                page.layoutIfNeeded()
            }
        }
        #expect(again == 0)
    }

    @Test func aMegabyteIsSetInParagraphs() {
        let line = "The quick brown fox jumps over the lazy dog, and the dog does not mind. "
        let paragraphs = TextBlock(
            String(repeating: line + "\n", count: 1_000_000 / (line.utf8.count + 1)), font: font, in: engine)
        let count = paragraphs.lineCount(within: 10_000)
        #expect(count == 1_000_000 / (line.utf8.count + 1) + 1)
    }

    @Test func aMegabyteInOneLineIsCutWhereItGetsTooLong() {
        let line = "The quick brown fox jumps over the lazy dog. "
        let text = TextBlock(String(repeating: line, count: 1_000_000 / line.utf8.count), font: font, in: engine)
        let unbounded = text.sizeThatFits(.zero)
        #expect(unbounded.width > 100_000 && unbounded.width < 1_100_000)
        #expect(unbounded.height > engine.metrics(of: font).lineHeight)
        let bounded = text.sizeThatFits(Size(width: 500, height: 0))
        #expect(bounded.width <= 500)
        // As much area as a line of it, within what is lost at the ends of lines.
        let area = unbounded.width * unbounded.height
        #expect(bounded.height * 500 > area * 0.9 && bounded.height * 500 < area * 1.2)
    }

    @Test(arguments: ["ä", "x", "語", "👩‍👩‍👧‍👦"])
    func aMegabyteWithoutASpaceIsCutBetweenLetters(_ letter: String) {
        let text = TextBlock(
            String(repeating: letter, count: 1_000_000 / letter.utf8.count), font: font, lineLimit: 3, in: engine)
        #expect(text.sizeThatFits(Size(width: 300, height: 0)).height == 3 * engine.metrics(of: font).lineHeight)
        #expect(text.sizeThatFits(.zero).width.isFinite)
    }

    /// Nothing is lost where a text is cut, whatever its letters and runs are.
    @Test(arguments: [1, 2, 3, 4], [509, 511, 512, 513, 65_533, 65_535, 65_536, 65_537])
    func nothingIsLostWhereATextIsCut(_ bytes: Int, _ count: Int) throws {
        let letter = ["x", "ä", "語", "😀"][bytes - 1]
        let (first, second) = (String(repeating: letter, count: count / bytes), " and the rest of it")
        let runs = [TextRun(first, font: font), TextRun(second, font: font, color: .white)]
        let cut = TextBlock(runs, in: engine).sizeThatFits(.zero)
        let lineHeight = engine.metrics(of: font).lineHeight
        #expect(cut.height >= lineHeight)
        // The width of all letters is that of one, as often as it is there.
        let one = TextBlock(letter, font: font, in: engine).sizeThatFits(.zero).width
        #expect(cut.width <= one * Double(count / bytes) + 200)
        #expect(cut.width * cut.height / lineHeight >= one * Double(count / bytes) * 0.99)
    }
}
