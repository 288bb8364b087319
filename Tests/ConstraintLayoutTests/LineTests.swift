import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// A node whose text has lines of 20 points, as many as fit its width of 100 points a line.
private final class Text: LayoutNode {
    let length: Double
    let ascent: Double

    init(_ name: String, length: Double, ascent: Double) {
        (self.length, self.ascent) = (length, ascent)
        super.init(name, frame: .zero)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let width = min(length, max(1, proposal.width))
        return Size(width: width, height: 20 * (length / width).rounded(.up))
    }

    override func firstBaseline(in size: Size) -> Double? { ascent }
    override func lastBaseline(in size: Size) -> Double? { size.height - 20 + ascent }
}

@Suite struct LineTests {
    @Test func baselinesOfTwoTextsAreOnOneLine() {
        let root = makeRoot(300, 200)
        let (title, value) = (Text("title", length: 80, ascent: 16), Text("value", length: 60, ascent: 9))
        root.addChildren(title, value)
        title.constrain(to: root).leading().top(constant: 30)
        value.constrain(to: title).firstBaseline(constant: 2)
        value.constrain(after: title).leadingTrailing(constant: 8)
        root.layoutIfNeeded()
        #expect(title.frame == Rect(x: 0, y: 30, width: 80, height: 20))
        #expect(value.frame == Rect(x: 88, y: 39, width: 60, height: 20))
    }

    @Test func theLastBaselineFollowsTheNumberOfLines() {
        let root = makeRoot(300, 200)
        let (text, note) = (Text("text", length: 250, ascent: 16), Text("note", length: 40, ascent: 10))
        root.addChildren(text, note)
        let width = text.constrainSelf().width(constant: 100).constraints[0]
        text.constrain(to: root).leading().top(constant: 10)
        note.constrain(to: text).lastBaseline()
        note.constrain(to: root).trailing()
        root.layoutIfNeeded()
        // Three lines: the last one from 50 on.
        #expect(text.frame.height == 60)
        #expect(note.frame == Rect(x: 260, y: 56, width: 40, height: 20))
        width.constant = 250
        root.layoutIfNeeded()
        #expect(text.frame.height == 20)
        #expect(note.frame.minY == 16)
        #expect(note.hasAmbiguousLayout == false)
    }

    @Test func theBaselineOfANodeWithoutTextIsItsLowerEdge() {
        let root = makeRoot(300, 200)
        let (box, text) = (root.box("box"), Text("text", length: 40, ascent: 12))
        root.addChild(text)
        box.constrain(to: root).leading().top(constant: 10).height(multiplier: 0.25)
        box.constrainSelf().width(constant: 20)
        text.constrain(to: box).firstBaseline()
        text.constrain(to: root).trailing()
        root.layoutIfNeeded()
        #expect(box.frame.maxY == 60)
        #expect(text.frame.minY == 48)
        root.frame.size.height = 400
        root.layoutIfNeeded()
        #expect(box.frame.maxY == 110)
        #expect(text.frame.minY == 98)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func leftAndRightAreThoseEdgesInEitherDirection(direction: LayoutDirection) {
        let root = makeRoot(300, 200)
        root.layoutContext.layoutDirection = direction
        let box = root.box("box")
        box.constrain(to: root).left(constant: 10).right(constant: 40).top().height()
        root.layoutIfNeeded()
        #expect(box.frame[.horizontal] == AxisSpan(origin: 10, length: 250))
    }

    @Test(arguments: [(LayoutDirection.leftToRight, 100.0), (.rightToLeft, 0)])
    func leftMeetsTrailing(direction: LayoutDirection, x: Double) {
        let root = makeRoot(300, 200)
        root.layoutContext.layoutDirection = direction
        let (box, mark) = (root.box("box"), root.box("mark"))
        box.constrain(to: root).left().top().height()
        box.constrainSelf().width(constant: 100)
        mark.constrain(to: box).xAxis(.left, to: .trailing).top().height()
        mark.constrainSelf().width(constant: 5)
        root.layoutIfNeeded()
        #expect(mark.frame.minX == x)
    }
}

@Suite struct TurnTests {
    /// A row of texts of 80 points each in 150 points, whose priorities are equal.
    private func row(_ count: Int, width: Double) -> [LayoutNode] {
        let root = makeRoot(width, 100)
        var before: LayoutNode?
        let texts = (0..<count).map { Text("text \($0)", length: 80, ascent: 10) }
        root.addChildren(texts)
        for text in texts {
            text.hugging = AxisPriorities(horizontal: 250, vertical: 250)
            text.constrain(to: root).top()
            if let before {
                text.constrain(after: before).leadingTrailing()
            } else {
                text.constrain(to: root).leading()
            }
            before = text
        }
        before?.constrain(to: root).trailing()
        root.layoutIfNeeded()
        kept.append(root)
        return texts
    }

    private final class Kept { var roots: [LayoutNode] = [] }
    private let keptRoots = Kept()
    private var kept: [LayoutNode] {
        get { keptRoots.roots }
        nonmutating set { keptRoots.roots = newValue }
    }

    @Test(arguments: [
        (3, 200.0, [80.0, 80, 40]), (3, 120, [80, 40, 0]), (2, 150, [80, 70]), (3, 300, [80, 80, 140]),
    ])
    func theLastOneInTheTreeGivesWay(count: Int, width: Double, widths: [Double]) {
        #expect(row(count, width: width).map(\.frame.width) == widths)
    }

    @Test func itIsTheSameAfterChanges() {
        let texts = row(3, width: 200)
        let root = kept[0]
        for (width, widths) in [
            (100.0, [80.0, 20, 0]), (240, [80, 80, 80]), (300, [80, 80, 140]), (200, [80, 80, 40]),
        ] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            #expect(texts.map(\.frame.width) == widths)
        }
        texts[0].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(texts.map(\.frame.width) == [80, 80, 40])
    }

    @Test func ofTwoConstraintsOfOnePriorityTheLaterOneGivesWay() {
        let root = makeRoot(100, 100)
        let box = root.box("box")
        box.constrain(to: root).leading().top().height()
        let first = box.constrainSelf().width(constant: 40, priority: 500).constraints[0]
        let second = box.constrainSelf().width(constant: 60, priority: 500).constraints[0]
        root.layoutIfNeeded()
        #expect(box.frame.width == 40)
        first.deactivate()
        first.activate()
        root.layoutIfNeeded()
        #expect(box.frame.width == 60)
        second.constant = 70
        root.layoutIfNeeded()
        #expect(box.frame.width == 70)
    }
}
