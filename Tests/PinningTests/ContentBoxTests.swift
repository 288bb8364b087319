import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

@Suite("A chain in a container with padding")
struct ContentBoxTests {
    private let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    private let card = LayoutNode("card", frame: Rect(x: 20, y: 30, width: 100, height: 60))
    private let view = LayoutNode("view", frame: Rect(x: 1, y: 2, width: 10, height: 10))

    init() {
        root.addChild(card)
        card.addChild(view)
        card.contentBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 8)
    }

    @Test("refers to the content box, in whose space the frame is")
    func edges() {
        view.pin.topLeft(5).size(10)
        #expect(view.frame == Rect(5, 5, 10, 10))
        view.pin.bottomRight(5).size(10)
        #expect(view.frame == Rect(75, 41, 10, 10))
        view.pin.center().size(10)
        #expect(view.frame == Rect(40, 23, 10, 10))
        view.pin.all()
        #expect(view.frame == Rect(0, 0, 90, 56))
        view.pin.left(10%).width(50%).top().height(25%)
        #expect(view.frame == Rect(9, 0, 45, 14))
        card.layoutContext.layoutDirection = .rightToLeft
        view.pin.start(5).top().size(10)
        #expect(view.frame == Rect(75, 0, 10, 10))
        #expect(root.convert(view.frame, from: card) == Rect(97, 31, 10, 10))
    }

    @Test("refers to edges of the container and of other nodes where they are")
    func references() {
        view.pin.left(to: card.edge.left).right(to: card.edge.right).top(to: card.edge.top).bottom(to: card.edge.bottom)
        #expect(view.frame == Rect(-2, -1, 100, 60))
        let other = root.addChild(LayoutNode("other", frame: Rect(x: 150, y: 100, width: 10, height: 10)))
        view.pin.left(to: other.edge.left).top(to: other.edge.bottom).size(5)
        #expect(view.frame == Rect(128, 79, 5, 5))
        other.pin.below(of: view, aligned: .left).size(5)
        #expect(other.frame == Rect(150, 115, 5, 5))
    }

    @Test("finds the size of the container with its padding")
    func sizes() {
        view.frame = Rect(x: 5, y: 5, width: 30, height: 20)
        let size = card.autoSizeThatFits(Size(width: 100, height: .greatestFiniteMagnitude)) {
            view.pin.all(4).height(20)
        }
        #expect(size == Size(width: 100, height: 32))
        card.pin.wrapContent(padding: 2)
        #expect(card.frame.size == Size(width: 44, height: 28))
        #expect(view.frame == Rect(2, 2, 30, 20))
    }

    @Test("upwards counts from the bottom of the content box")
    func upwards() {
        card.isFlipped = false
        view.pin.topLeft(5).size(10)
        #expect(view.frame == Rect(5, 41, 10, 10))
        #expect(root.convert(view.untransformedFrame, from: card) == Rect(27, 36, 10, 10))
    }
}
