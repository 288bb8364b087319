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
}
