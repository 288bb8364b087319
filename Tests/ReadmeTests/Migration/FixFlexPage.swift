import Plumb
import Testing

/// Runs the code of the page for users of FixFlex.
@Suite("Coming from FixFlex")
struct FixFlexPage {
    private let parent = LayoutNode("parent", frame: Rect(x: 0, y: 0, width: 320, height: 200))

    private func label(_ name: String, _ text: String) -> LayoutNode {
        let label = parent.addChild(LayoutNode(name))
        label.measure = { TextMeasurer(text).sizeThatFits($0) }
        return label
    }

    @Test("Stacks one by one, and in a block")
    func block() {
        parent.layoutContext.warningHandler = { Issue.record("\($0)") }
        let topLabel = label("topLabel", "On top")
        let bottomLabel = label("bottomLabel", "A label below it")
        // README: fixflex stacks
        parent.hstack(.flex([topLabel, bottomLabel]))
        parent.vstack(.fill(), .flex(topLabel), .fix(5), .flex(bottomLabel), .fill())
        print(topLabel.frame)  // (0, 81, 320, 17)
        print(bottomLabel.frame)  // (0, 103, 320, 17)
        // README: end
        // README: fixflex block
        parent.stacks(fit: .height) {
            $0.hstack(.fix(16), .flex([topLabel, bottomLabel]), .fix(16))
            $0.vstack(.fix(16), .flex(topLabel), .fix(5), .flex(bottomLabel), .fix(16))
        }
        print(parent.frame)  // (0, 0, 320, 71)
        // README: end
    }

    @Test("Anchors, matches and priorities")
    func anchors() {
        parent.layoutContext.warningHandler = { Issue.record("\($0)") }
        let (title, price) = (label("title", "A long title that may shrink to nothing"), label("price", "1,299 EUR"))
        let (leading, trailing, shadow) = (label("leading", ""), label("trailing", ""), label("shadow", ""))
        // README: fixflex priorities
        parent.hstack(
            .fix(16), .flex(title), .fix(8),
            .flex(price, hugging: 251, compressionResistance: 751), .fix(16))
        print(price.frame.width)  // 63.0
        // README: end
        // README: fixflex anchors
        parent.hstack(
            from: title.edge.start, to: title.edge.end,
            .fix(leading, 20), .flex(), .fix(trailing, 20))
        parent.hstack(
            from: title.edge.start,
            .fix(10), .match(shadow, of: title.dimension.width), .flex())
        print(trailing.frame.minX)  // 213.0
        print(shadow.frame.minX)  // 26.0
        // README: end
        #expect(shadow.frame.width == title.frame.width)
    }
}
