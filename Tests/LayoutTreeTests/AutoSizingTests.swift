import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Auto-sizing")
struct AutoSizingTests {
    @Test("collects finite rectangles, together with the origin")
    func extent() {
        let sizing = AutoSizing()
        #expect(sizing.extent == .zero)
        sizing.include(Rect(x: 10, y: 10, width: 20, height: 30))
        #expect(sizing.extent == Rect(x: 0, y: 0, width: 30, height: 40))
        sizing.include(Rect(x: .nan, y: 0, width: 1, height: 1))
        sizing.include(Rect(x: 0, y: 0, width: .infinity, height: 1))
        sizing.include(Rect(x: -5, y: 0, width: 1, height: 1))
        #expect(sizing.extent == Rect(x: -5, y: 0, width: 35, height: 40))
        sizing.include(Rect(x: 0, y: 0, width: -50, height: 60))
        #expect(sizing.extent == Rect(x: -5, y: 0, width: 35, height: 60))
    }

    @Test("keeps `_write` from storing frames of the measured node's children")
    func write() {
        let parent = LayoutNode("parent")
        let child = parent.addChild(LayoutNode("child"))
        parent.autoSizing = AutoSizing()
        #expect(parent.autoSizing != nil)
        let late = parent.addChild(LayoutNode("late"))
        let frame = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(!child._write(frame) && !late._write(frame))
        parent.autoSizing = nil
        #expect(child._write(frame) && late._write(frame))
        parent.autoSizing = AutoSizing()
        late.removeFromParent()
        #expect(late._write(frame))
    }

    @Test("the extent of children is in the space of the node, whatever is scrolled")
    func childrenExtent() {
        let parent = LayoutNode("parent", frame: Rect(x: 5, y: 5, width: 20, height: 20))
        #expect(parent.childrenExtent() == nil)
        let flipped = parent.addChild(LayoutNode("flipped", frame: Rect(x: 10, y: 0, width: -10, height: 5)))
        #expect(parent.childrenExtent() == Rect(x: 0, y: 0, width: 10, height: 5))
        flipped.removeFromParent()
        parent.boundsOrigin = Point(x: 3, y: 4)
        let first = parent.addChild(LayoutNode("first", frame: Rect(x: -10, y: 0, width: 30, height: 40)))
        let second = parent.addChild(LayoutNode("second", frame: Rect(x: 0, y: 50, width: 100, height: 10)))
        #expect(parent.childrenExtent() == Rect(x: -10, y: 0, width: 110, height: 60))
        second.isHidden = true
        #expect(parent.childrenExtent(hidden: .skip) == Rect(x: -10, y: 0, width: 30, height: 40))
        #expect(parent.childrenExtent()?.maxY == 60)
        first.isIncludedInAutoSizing = false
        #expect(parent.childrenExtent() == Rect(x: 0, y: 50, width: 100, height: 10))
        #expect(parent.childrenExtent(hidden: .skip) == nil)
        second.transform = Transform(scaleX: 2, y: 2)
        #expect(parent.childrenExtent(.transformed) == Rect(x: -50, y: 45, width: 200, height: 20))
    }

    @Test("a node fits its present size until it is told otherwise")
    func measure() {
        let node = LayoutNode("node", frame: Rect(x: 0, y: 0, width: 30, height: 40))
        #expect(node.isMeasurable)
        #expect(node.sizeThatFits(.unbounded) == Size(width: 30, height: 40))
        node.measure = { proposal in Size(width: min(proposal.width, 50), height: 10) }
        #expect(node.sizeThatFits(.unbounded) == Size(width: 50, height: 10))
        #expect(node.sizeThatFits(Size(width: 20, height: 20)) == Size(width: 20, height: 10))
        node.measure = nil
        #expect(node.sizeThatFits(.zero) == Size(width: 30, height: 40))
    }
}
