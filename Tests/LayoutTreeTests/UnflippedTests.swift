import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Parents whose y grows upwards")
struct UnflippedTests {
    private func family() -> (parent: LayoutNode, child: LayoutNode) {
        let parent = LayoutNode("parent", frame: Rect(x: 0, y: 0, width: 200, height: 100))
        parent.isFlipped = false
        let child = LayoutNode("child", frame: Rect(x: 10, y: 20, width: 30, height: 40))
        parent.addChild(child)
        return (parent, child)
    }

    @Test("frames are measured from the bottom edge, layout from the top one")
    func frames() {
        let (parent, child) = family()
        #expect(child.frame == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(child.untransformedFrame == Rect(x: 10, y: 40, width: 30, height: 40))
        child.untransformedFrame = Rect(x: 0, y: 0, width: 30, height: 40)
        #expect(child.frame == Rect(x: 0, y: 60, width: 30, height: 40))
        child.transformedFrame = Rect(x: 0, y: 50, width: 30, height: 50)
        #expect(child.frame == Rect(x: 0, y: 0, width: 30, height: 50))
        checkTrees(of: parent)
        parent.isFlipped = true
        checkTrees(of: parent)
        #expect(child.untransformedFrame == child.frame)
        parent.isFlipped = false
        #expect(!parent.isFlipped && child.untransformedFrame.minY == 50)
    }

    @Test("`_write` stores no frame of a child, but says so")
    func write() {
        let (parent, child) = family()
        #expect(!child._write(Rect(x: 0, y: 0, width: 1, height: 1)))
        #expect(child.frame == Rect(x: 10, y: 20, width: 30, height: 40))
        child.removeFromParent()
        checkTrees(of: parent, child)
        #expect(parent.children.isEmpty)
        #expect(child._write(Rect(x: 0.4, y: 0, width: 1.2, height: 1)))
        #expect(child.frame == Rect(x: 0, y: 0, width: 2, height: 1))
    }

    @Test("frames of children that join later, and only of children, are flipped vertically")
    func joining() {
        let (parent, child) = family()
        let grandchild = child.addChild(LayoutNode("grandchild", frame: Rect(x: 0, y: 0, width: 5, height: 5)))
        #expect(grandchild.untransformedFrame.minY == 0)
        let late = LayoutNode("late", frame: Rect(x: 0, y: 0, width: 5, height: 5))
        parent.addChild(late)
        checkTrees(of: parent)
        #expect(late.untransformedFrame.minY == 95)
        child.addChild(late)
        checkTrees(of: parent)
        #expect(late.untransformedFrame.minY == 0)
    }

    @Test("a transformed child appears at the mirrored position")
    func transformed() {
        var random = SplitMix64(seed: 221)
        for _ in 0..<amount(2_500) {
            let (parent, child) = family()
            child.frame = random.rect()
            child.anchorPoint = Point(x: random.number(0...1), y: random.number(0...1))
            child.transform = random.transform()
            checkTrees(of: parent)
            let upright = child.transformedFrame
            #expect(isClose(upright.minY, 100 - child.frame.maxY, within: 1e-8))
            #expect(isClose(upright.minX, child.frame.minX, within: 1e-8))
            let own = Rect(origin: .zero, size: child.bounds.size)
            #expect(isClose(child.mapToParent(.transformed).apply(to: own), upright, within: 1e-7))
            #expect(parent.children[0] === child)
        }
    }

    @Test("scrolling upwards shows the content above")
    func scrolled() {
        let (parent, child) = family()
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 100))
        root.addChild(parent)
        checkTrees(of: root)
        #expect(root.convert(child.untransformedFrame, from: parent) == Rect(x: 10, y: 40, width: 30, height: 40))
        parent.boundsOrigin = Point(x: 0, y: 15)
        checkTrees(of: root)
        #expect(root.convert(child.untransformedFrame, from: parent) == Rect(x: 10, y: 55, width: 30, height: 40))
    }
}
