import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Values that no constraint determines stay")
struct StayTests {
    @Test("a length that cancels out of a constraint")
    func cancelledLength() {
        let root = makeRoot(200, 100)
        let box = root.box("box", Rect(x: 0, y: 0, width: 50, height: 40))
        box.constrain(to: box.readableMarginsGuide).height(constant: 8, priority: 750)
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 0, y: 0, width: 50, height: 40))
    }

    @Test("of two wishes of the same priority the first wins, before stays decide")
    func equalWishes() {
        let root = makeRoot(200, 100)
        let box = root.box("box", Rect(x: 7, y: 0, width: 50, height: 40))
        box.constrain(to: root).leading(priority: 500).leading(constant: 10, priority: 500)
        root.layoutIfNeeded()
        #expect(box.frame.minX == 0)
    }

    @Test("questions change nothing that comes later", arguments: [false, true])
    func questions(isAmbiguityAsked: Bool) {
        let root = makeRoot(200, 100)
        let outer = root.box("outer", Rect(x: 0, y: 0, width: 200, height: 100))
        let box = outer.box("box", Rect(x: 30, y: 0, width: 150, height: 10))
        outer.constrain(to: root).leading().trailing()
        box.constrain(to: outer).trailing(.greaterThanOrEqual, constant: 10)
        root.layoutIfNeeded()
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(box.frame.minX == -60)
        for _ in 0..<2 {
            if isAmbiguityAsked { #expect(box.hasAmbiguousLayout) } else { _ = outer.fittingSize() }
        }
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 30, y: 0, width: 150, height: 10))
    }

    @Test("a frame that is set after a question is read")
    func frameAfterQuestion() {
        let root = makeRoot(200, 100)
        let box = root.box("box", Rect(x: 30, y: 0, width: 150, height: 10))
        box.constrain(to: root).trailing(.greaterThanOrEqual, constant: 10)
        root.layoutIfNeeded()
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(box.hasAmbiguousLayout)
        box.frame.origin.x = 20
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(box.frame.minX == 20)
    }

    @Test("a question leaves constraints in force, and a frame keeps its numbers when its constraint is switched off")
    func switchedOffAfterQuestion() {
        let root = makeRoot(200, 100)
        let box = root.box("box", Rect(x: 0, y: 0, width: 100, height: 40))
        let width = box.constrainSelf().width(constant: 50).constraints[0]
        root.layoutIfNeeded()
        #expect(box.ambiguousComponents == [.x, .y, .height])
        #expect(width.isInForce)
        width.isActive = false
        root.layoutIfNeeded()
        #expect(box.frame.width == 50)
    }

    @Test("a question within a question")
    func nestedQuestion() {
        let root = makeRoot(200, 100)
        let (card, inner) = (root.box("card"), root.box("inner"))
        let (text, label) = (LayoutNode("text"), makeLabel("label", 30, 10))
        label.constrain(to: inner).leadingTrailingTopBottom(constant: 8)
        text.measure = { [unowned inner] _ in inner.fittingSize() }
        text.constrain(to: card).leadingTrailingTopBottom(constant: 8)
        card.constrain(to: root).leading().top()
        root.layoutIfNeeded()
        #expect(card.fittingSize() == Size(width: 62, height: 42))
        #expect(root.fittingSize() == Size(width: 0, height: 0))
        #expect(card.fittingSize() == Size(width: 62, height: 42))
        card.frame.size = .zero
        text.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(card.frame.size == Size(width: 62, height: 42))
    }

    @Test("content is taken into account once constraints are begun, active or not")
    func inactiveConstraints() {
        let root = makeRoot(200, 100)
        root.box("other").constrainSelf().width(constant: 50)
        let label = makeLabel("label", 30, 10)
        root.addChild(label)
        root.layoutIfNeeded()
        #expect(label.frame.size == .zero)
        label.constrainSelf().width(constant: 77, activate: false)
        root.layoutIfNeeded()
        #expect(label.frame.size == Size(width: 30, height: 10))
    }
}
