import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

@Suite("Least sizes")
struct MinimumSizeTests {
    private let text = TextMeasurer("a sentence with a comparatively long word", advance: 10, lineHeight: 20)

    /// A label whose longest word has 13 letters.
    private func label() -> LayoutNode {
        let label = LayoutNode("label")
        label.measure = { [text] in text.sizeThatFits($0) }
        label.measureMinimum = { [text] proposal in
            Size(width: 130, height: text.sizeThatFits(Size(width: max(130, proposal.width), height: 0)).height)
        }
        return label
    }

    private final class Card: LayoutNode {
        override func layoutChildren() {
            children[0].pin.top(5).horizontally(8).sizeToFit(.width)
            if children.count > 1 { children[1].pin.below(of: children[0]).left(8).sizeToFit() }
        }

        override func sizeThatFits(_ proposal: Size) -> Size { autoSizeThatFits(proposal) { layoutChildren() } }
        override func minimumSize(within proposal: Size) -> Size {
            autoMinimumSize(within: proposal) { layoutChildren() }
        }
    }

    private let unbounded = Double.greatestFiniteMagnitude

    @Test("of a container are those with each content at its least size")
    func container() {
        let card = Card("card", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        card.addChild(label())
        card.layoutIfNeeded()
        #expect(card.sizeThatFits(.unbounded) == Size(width: 426, height: 25))
        #expect(card.minimumSize(within: .unbounded) == Size(width: 146, height: 25))
        #expect(card.minimumSize(within: Size(width: 216, height: unbounded)) == Size(width: 146, height: 65))
        #expect(card.minimumSize(within: Size(width: unbounded, height: 300)) == Size(width: 146, height: 25))
        #expect(card.frame == Rect(x: 1, y: 2, width: 3, height: 4) && !card.needsLayout)
        #expect(card.minimumSize(within: Size(width: .nan, height: .infinity)) == Size(width: 146, height: 25))
        card.checkInvariants()
    }

    @Test("of nested containers are asked for in the same way")
    func nested() {
        let (outer, inner) = (Card("outer"), Card("inner"))
        inner.addChild(label())
        outer.addChild(inner)
        #expect(outer.minimumSize(within: .unbounded) == Size(width: 162, height: 30))
        #expect(outer.sizeThatFits(.unbounded).width == 442)
    }

    @Test("of nodes without content are their sizes, and of content that tells none zero")
    func withoutContent() {
        let card = Card("card")
        card.addChildren(label(), LayoutNode("icon", frame: Rect(x: 0, y: 0, width: 200, height: 30)))
        #expect(card.minimumSize(within: .unbounded) == Size(width: 208, height: 55))
        card.children[1].measure = { _ in Size(width: 300, height: 300) }
        #expect(card.minimumSize(within: .unbounded) == Size(width: 146, height: 25))
        #expect(card.sizeThatFits(.unbounded) == Size(width: 426, height: 325))
    }

    @Test("include the padding of the container, as natural sizes do")
    func padding() {
        let card = Card("card")
        card.addChild(LayoutNode("plain"))
        card.contentBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let empty = card.autoSizeThatFits(.unbounded) {}
        #expect(empty == Size(width: 6, height: 4))
        #expect(AutoSizing().measuresMinimum == false)
        let stack = card.autoMinimumSize {
            card.autoSizing?.include(Rect(x: 0, y: 0, width: 30, height: 40))
            #expect(card.autoSizing?.measuresMinimum == true)
        }
        #expect(stack == Size(width: 36, height: 44))
    }

    @Test("of a class that stores no `autoSizing` are zero, with a warning")
    func notStored() {
        let log = WarningLog()
        final class Plain: Layoutable {
            var parentNode: Plain? { nil }
            var childNodes: [Plain] { [] }
            var untransformedFrame = Rect.zero
            var isVisible: Bool { true }
            func insets(of area: LayoutArea) -> EdgeInsets { .zero }
            var reported: ((LayoutWarning) -> Void)?
            var deliveredWarnings: LayoutWarning.Categories { .all }
            func report(_ warning: LayoutWarning) { reported?(warning) }
        }
        let plain = Plain()
        plain.reported = log.handler
        #expect(plain.autoMinimumSize {} == .zero)
        #expect(log.list.map { $0.method } == ["autoMinimumSize"])
        #expect(plain.minimumSize(within: .unbounded) == .zero && plain.firstBaseline(in: .zero) == nil)
        #expect(plain.contentBox == .zero && plain.lastBaseline(in: .zero) == nil)
    }

    @Test("of remembered content are measured once for all layouts")
    func remembered() {
        let card = Card("card")
        var measurements = 0
        let title = card.addChild(LayoutNode("title"))
        title.measureCaching = .text
        title.measureMinimum = { _ in
            measurements += 1
            return Size(width: 10, height: 10)
        }
        title.measure = { [text] in
            measurements += 1
            return text.sizeThatFits($0)
        }
        for _ in 0..<3 {
            #expect(card.minimumSize(within: .unbounded).width == 26)
            #expect(card.sizeThatFits(.unbounded).width == 426)
        }
        #expect(measurements == 2)
        title.setNeedsMeasure()
        _ = card.minimumSize(within: .unbounded)
        #expect(measurements == 3)
    }
}
