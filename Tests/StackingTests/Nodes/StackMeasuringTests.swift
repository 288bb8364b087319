import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Stacking
import Testing

@Suite("Nodes measured by their stacks")
struct StackMeasuringTests {
    /// A card that lays out and measures itself by the same code.
    final class Card: LayoutNode {
        let icon = LayoutNode("icon")
        let text = LayoutNode("text")
        var fit: Axis.Set = []

        init() {
            super.init("card")
            text.measure = { TextMeasurer("aaaa bbbb cccc dddd", advance: 10, lineHeight: 12).sizeThatFits($0) }
            addChildren(icon, text)
        }

        override func layoutChildren() {
            stacks(fit: fit) {
                $0.hstack(.fix(5), .fix(icon, 30), .fix(5), .flex(text), .fix(10))
                $0.vstack(.fix(4), .flex(text), .fix(6))
                $0.vstack(.fix(4), .fix(icon, 15), .flex(min: 6))
            }
        }

        override func sizeThatFits(_ proposal: Size) -> Size {
            autoSizeThatFits(proposal) { layoutChildren() }
        }
    }

    @Test("shares that shrink to nothing are 0 points wide, not a rounding error")
    func shrunkToNothing() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 120, height: 100))
        root.layoutContext.warningHandler = { _ in }
        let texts = ["a longword six seven", "longword six seven longword", "to a six"].map { text in
            let node = root.addChild(LayoutNode("text"))
            node.measure = { TextMeasurer(text, advance: 7, lineHeight: 17).sizeThatFits($0) }
            return node
        }
        root.hstack(
            .fill(texts[0], weight: 0.7), .fill(texts[1], weight: 1.3, min: 10, max: 20), .flex(texts[2], min: 10),
            .fix(210))
        #expect(texts.map(\.frame.width) == [0, 10, 10])
    }

    @Test("a dimension without bound fits, in both directions", arguments: LayoutDirection.allCases)
    func unbounded(_ direction: LayoutDirection) {
        let log = WarningLog()
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 300, height: 300))
        root.layoutContext = log.context(direction: direction)
        let card = Card()
        root.addChild(card)
        card.frame = Rect(x: 1, y: 2, width: 3, height: 4)
        for _ in 0..<2 {
            // One line of nineteen characters; two lines of ten; four lines.
            #expect(card.sizeThatFits(.unbounded) == Size(width: 240, height: 25))
            #expect(
                card.sizeThatFits(Size(width: 150, height: .greatestFiniteMagnitude)) == Size(width: 150, height: 34))
            #expect(card.sizeThatFits(Size(width: 90, height: .greatestFiniteMagnitude)) == Size(width: 90, height: 58))
            card.fit = .height
        }
        #expect(card.frame == Rect(x: 1, y: 2, width: 3, height: 4) && card.text.frame == .zero)
        #expect(card.autoSizing == nil && log.list.isEmpty)
    }

    @Test("content that is too long adds to the size")
    func overflow() {
        let card = Card()
        #expect(card.sizeThatFits(Size(width: 20, height: 10)).width == 50)
    }

    @Test("a stack of a chain's node, and a chain in a stack's node")
    func nested() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 300))
        let card = Card()
        root.addChild(card)
        card.pin.left(10).right(40).sizeToFit(.width)
        #expect(card.frame == Rect(x: 10, y: 0, width: 150, height: 34))
        root.stacks {
            $0.hstack(.fix(10), .flex(card), .fix(40))
            $0.vstack(.fix(20), .flex(card), .flex())
        }
        #expect(card.frame == Rect(x: 10, y: 20, width: 150, height: 34))
        root.layoutIfNeeded()
        #expect(card.text.frame == Rect(x: 40, y: 4, width: 100, height: 24))
    }

    @Test("a node without content has none, with and without an override that asks for it")
    func content() {
        final class Plain: LayoutNode {
            override func sizeThatFits(_ proposal: Size) -> Size { super.sizeThatFits(proposal) }
        }
        let nodes = [LayoutNode("a", frame: Rect(x: 0, y: 0, width: 5, height: 6)), Plain("b")]
        for node in nodes { #expect(node.contentSize(within: .unbounded) == nil) }
        nodes[0].measure = { _ in Size(width: 5, height: 6) }
        #expect(nodes[0].contentSize(within: .unbounded) == Size(width: 5, height: 6))
        nodes[0].measure = nil
        #expect(nodes[0].contentSize(within: .unbounded) == nil)
        #expect(Card().contentSize(within: .unbounded) == Size(width: 240, height: 25))
    }

    @Test("a flow is at least as wide as its longest item, and its least height follows from the width")
    func leastFlow() {
        let root = LayoutNode("root", frame: .zero)
        for width in [30.0, 50, 20] {
            let item = root.addChild(LayoutNode("\(width)"))
            item.measure = { _ in Size(width: width, height: 10) }
            item.measureMinimum = { _ in Size(width: width, height: 10) }
        }
        let least = { (proposal: Size) in
            root.autoMinimumSize(within: proposal) { root.flow(root.children, gap: 5, lineGap: 2) }
        }
        let unbounded = Double.greatestFiniteMagnitude
        #expect(least(Size(width: unbounded, height: unbounded)).width == 50)
        #expect(least(Size(width: 85, height: unbounded)) == Size(width: 50, height: 22))
        #expect(root.autoSizeThatFits(.unbounded) { root.flow(root.children, gap: 5) }.width == 110)
    }
}
