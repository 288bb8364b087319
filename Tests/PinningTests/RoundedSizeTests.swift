import Geometry
import LayoutTree
import Pinning
import Testing

/// A chain that only moves a node need not round its size again, unless something has changed since it was rounded.
@Suite("The size of a node that is moved")
struct RoundedSizeTests {
    let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let node = LayoutNode("node")

    init() {
        root.addChildren(node)
        node.pin.size(Size(width: 20, height: 30))
    }

    @Test("stays as it is")
    func stays() {
        node.pin.top(7.6).left(3.2)
        #expect(node.frame == Rect(x: 3, y: 8, width: 20, height: 30))
    }

    @Test("is rounded after it was set by hand")
    func setByHand() {
        node.pin.top(1)
        node.frame.size = Size(width: 20.3, height: 30.6)
        node.pin.left(4)
        #expect(node.frame == Rect(x: 4, y: 1, width: 21, height: 31))
    }

    @Test("is rounded when the pixels change")
    func otherPixels() {
        root.layoutContext.displayScale = 2
        node.pin.size(Size(width: 20.5, height: 30.5))
        root.layoutContext.displayScale = 1
        node.pin.top(2).left(2)
        #expect(node.frame == Rect(x: 2, y: 2, width: 21, height: 31))
    }

    @Test("is rounded in a tree with other pixels")
    func otherTree() {
        root.layoutContext.displayScale = 2
        node.pin.size(Size(width: 20.5, height: 30.5))
        let other = LayoutNode("other", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        node.removeFromParent()
        other.addChildren(node)
        node.pin.top(2).left(2)
        #expect(node.frame == Rect(x: 2, y: 2, width: 21, height: 31))
    }

    @Test("follows the edges if these are rounded")
    func edges() {
        root.layoutContext.roundingRule = .edges
        node.frame = Rect(x: 0, y: 0, width: 10.5, height: 10.5)
        node.pin.top(0.2).left(0.2)
        #expect(node.frame == Rect(x: 0, y: 0, width: 11, height: 11))
        node.frame = Rect(x: 0, y: 0, width: 10.5, height: 10.5)
        node.pin.top(0.6).left(0.6)
        #expect(node.frame == Rect(x: 1, y: 1, width: 10, height: 10))
    }

    @Test("is rounded after the frames were put back")
    func restored() {
        node.frame.size = Size(width: 20.3, height: 30.6)
        let restore = root.frameRestorer()
        node.pin.top(1)
        restore()
        #expect(node.frame.size == Size(width: 20.3, height: 30.6))
        node.pin.left(4)
        #expect(node.frame.size == Size(width: 21, height: 31))
    }

    @Test("needs no layout of nodes that are only moved")
    func needOfLayout() {
        root.layoutIfNeeded()
        node.pin.top(9).left(9)
        #expect(!node.needsLayout)
        node.pin.width(25)
        #expect(node.needsLayout)
    }
}
