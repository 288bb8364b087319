import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite struct ContentTests {
    private func text(_ name: String, _ text: String) -> LayoutNode {
        let label = LayoutNode(name)
        let measurer = TextMeasurer(text, advance: 10, lineHeight: 20)
        label.measure = { measurer.sizeThatFits($0) }
        return label
    }

    @Test func heightsFollowWidths() {
        let root = makeRoot(200, 400)
        let (title, below) = (text("title", "one two three four"), LayoutNode("below"))
        title.constrain(to: root).leading().top().trailing(.greaterThanOrEqual, constant: 0)
        root.addChild(below)
        below.constrain(after: title).topBottom()
        below.constrainSelf().height(constant: 5)
        for (width, expected) in [
            (200.0, Rect(x: 0, y: 0, width: 180, height: 20)), (100, Rect(x: 0, y: 0, width: 100, height: 40)),
            (60, Rect(x: 0, y: 0, width: 60, height: 80)), (180, Rect(x: 0, y: 0, width: 180, height: 20)),
        ] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            #expect(title.frame == expected)
            #expect(below.frame.minY == expected.maxY)
        }
    }

    @Test func newContentIsMeasured() {
        let root = makeRoot(200, 400)
        let label = makeLabel("label", 50, 20)
        label.constrain(to: root).leading().top()
        root.layoutIfNeeded()
        #expect(label.frame.size == Size(width: 50, height: 20))
        label.measure = { _ in Size(width: 70, height: 30) }
        root.layoutIfNeeded()
        #expect(label.frame.size == Size(width: 70, height: 30))
        label.measure = nil
        root.layoutIfNeeded()
        #expect(label.frame.size == Size(width: 70, height: 30))
    }

    @Test func contentIsMeasuredOnlyWhenSomethingChanged() {
        final class Counter: LayoutNode {
            var count = 0
            override func sizeThatFits(_ proposal: Size) -> Size {
                count += 1
                return Size(width: 50, height: 20)
            }
        }
        let root = makeRoot(200, 400)
        let label = Counter("label")
        label.constrain(to: root).centerXY()
        root.layoutIfNeeded()
        #expect(label.frame == Rect(x: 75, y: 190, width: 50, height: 20))
        let count = label.count
        for width in 200...300 {
            root.frame.size.width = Double(width)
            root.layoutIfNeeded()
        }
        #expect(label.count == count)
        label.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(label.count > count)
    }

    @Test func prioritiesOfContentAreRead() {
        let root = makeRoot(200, 400)
        let (a, b) = (makeLabel("a", 50, 20), makeLabel("b", 50, 20))
        a.constrain(to: root).leading().top()
        root.addChild(b)
        b.constrain(after: a).leadingTrailing()
        b.constrain(to: root).trailing().top()
        a.hugging.horizontal = 260
        root.layoutIfNeeded()
        #expect(a.frame.width == 50)
        #expect(b.frame.width == 150)
        b.hugging.horizontal = 270
        root.layoutIfNeeded()
        #expect(a.frame.width == 150)
        root.frame.size.width = 80
        a.compressionResistance.horizontal = 700
        root.layoutIfNeeded()
        #expect(a.frame.width == 30)
        b.compressionResistance.horizontal = 1
        a.compressionResistance.horizontal = 2000
        root.layoutIfNeeded()
        #expect(a.frame.width == 50)
    }

    @Test func whatIsWrittenComesBeforeContentOfTheSamePriority() {
        let root = makeRoot(200, 400)
        let label = makeLabel("label", 50, 20)
        label.constrain(to: root).leading().top()
        label.constrainSelf().width(.lessThanOrEqual, constant: 30, priority: 750)
        root.layoutIfNeeded()
        #expect(label.frame.width == 30)
    }

    @Test func contentRoundsUpToPixels() {
        let root = makeRoot(200, 400, scale: 2)
        let (a, b) = (makeLabel("a", 10.1, 10.6), LayoutNode("b"))
        a.constrain(to: root).leading().top()
        root.addChild(b)
        b.constrain(after: a).leadingTrailing()
        root.layoutIfNeeded()
        #expect(a.frame.size == Size(width: 10.5, height: 11))
        #expect(b.frame.minX == 10.5)
    }

    @Test func aRootIsFittedToItsContent() {
        let cell = LayoutNode("cell")
        let log = WarningLog()
        cell.layoutContext = log.context()
        let label = text("label", "one two three four")
        label.constrain(to: cell).leadingTrailing(constant: 10).topBottom(constant: 5)
        #expect(cell.fittingSize() == Size(width: 200, height: 30))
        #expect(
            cell.fittingSize(.size(Size(width: 120, height: 0)), horizontal: .required) == Size(width: 120, height: 50))
        #expect(cell.fittingSize(.expanded) == Size(width: 200, height: 30))
        #expect(cell.fittingSize(.expanded, horizontal: 300, vertical: 200) == Size(width: 10_000, height: 30))
        #expect(cell.frame.size == .zero)
        #expect(label.frame.size == .zero)
        #expect(log.list.isEmpty)
        cell.frame.size = cell.fittingSize()
        cell.layoutIfNeeded()
        #expect(label.frame == Rect(x: 10, y: 5, width: 180, height: 20))
        #expect(log.list.isEmpty)
    }

    @Test func aPartOfATreeIsFitted() {
        let root = makeRoot(300, 300)
        let card = root.box("card")
        let label = makeLabel("label", 50, 20)
        label.constrain(to: card).leadingTrailing(constant: 10).topBottom(constant: 5)
        card.constrain(to: root).leadingTrailingTopBottom()
        root.layoutIfNeeded()
        let frame = label.frame
        #expect(card.fittingSize() == Size(width: 70, height: 30))
        root.layoutIfNeeded()
        #expect(label.frame == frame)
        #expect(LayoutNode().fittingSize() == .zero)
        #expect(makeLabel("alone", 12.5, 3).fittingSize() == Size(width: 13, height: 3))
    }

    @Test func whatIsAmbiguousIsNamed() {
        let root = makeRoot(300, 300)
        let (box, label) = (root.box("box"), makeLabel("label", 50, 20))
        #expect(!box.hasAmbiguousLayout)
        box.constrain(to: root).leading()
        #expect(box.ambiguousComponents == [.y, .width, .height])
        box.constrain(to: root).trailing(.greaterThanOrEqual, constant: 0).top().bottom()
        #expect(box.ambiguousComponents == [.width])
        box.constrainSelf().width(constant: 1000, priority: 1)
        #expect(box.ambiguousComponents == [])
        label.constrain(to: root).leading().top()
        #expect(label.ambiguousComponents == [])
        let guide = root.addGuide("guide")
        guide.constrain(to: root).leadingTrailing()
        #expect(guide.ambiguousComponents == [.y, .height])
        #expect(!root.hasAmbiguousLayout)
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 0, y: 0, width: 300, height: 300))
    }
}
