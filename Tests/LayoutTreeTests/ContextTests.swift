import Geometry
import LayoutTree
import TestSupport
import Testing

@Suite("Context")
struct ContextTests {
    @Test("is one pixel per point, left to right and all warnings by default")
    func defaults() {
        let node = LayoutNode()
        #expect(node.pixelGrid == PixelGrid(scale: 1))
        #expect(node.layoutDirection == .leftToRight)
        #expect(node.context.displayScale == 1)
        #expect(node.context.roundingRule == .pixel)
        #expect(node.context.wantedWarnings == .all)
        #expect(node.context.warningHandler == nil)
    }

    @Test(
        "without a scale above zero has no pixels",
        arguments: [nil, 0, -2, .nan, .infinity] as [Double?]
    )
    func noScale(_ scale: Double?) {
        let node = LayoutNode()
        node.context = LayoutContext(displayScale: scale)
        #expect(node.pixelGrid.scale == 0)
    }

    @Test("is in force for the whole tree, whichever node it is set at")
    func reach() {
        let root = LayoutNode("root")
        let middle = root.addChild(LayoutNode("middle"))
        let leaf = middle.addChild(LayoutNode("leaf"))
        leaf.context = LayoutContext(displayScale: 2, layoutDirection: .rightToLeft, roundingRule: .edges)
        for node in [root, middle, leaf] {
            #expect(node.pixelGrid == PixelGrid(scale: 2, rule: .edges))
            #expect(node.layoutDirection == .rightToLeft)
            #expect(node.context.displayScale == 2)
        }
        root.context.displayScale = 3
        #expect(leaf.pixelGrid.scale == 3 && leaf.layoutDirection == .rightToLeft)
    }

    @Test("comes from the tree that a node joins, in trees built bottom-up too", arguments: [false, true])
    func joining(_ isBottomUp: Bool) {
        let nodes = (0..<50).map { LayoutNode("\($0)") }
        nodes[0].context = LayoutContext(displayScale: 2, layoutDirection: .rightToLeft)
        nodes[30].context = LayoutContext(displayScale: 5)
        let links = isBottomUp ? Array((1..<50).reversed()) : Array(1..<50)
        for index in links { nodes[index - 1].addChild(nodes[index]) }
        for node in nodes {
            #expect(node.pixelGrid.scale == 2 && node.layoutDirection == .rightToLeft)
            #expect(node.context.displayScale == 2)
        }
    }

    @Test("stays with a node that leaves, and is replaced where it joins")
    func leaving() {
        let (first, second) = (LayoutNode("first"), LayoutNode("second"))
        first.context = LayoutContext(displayScale: 2)
        second.context = LayoutContext(displayScale: 3)
        let child = LayoutNode("child")
        let leaf = child.addChild(LayoutNode("leaf"))
        first.addChild(child)
        #expect(leaf.pixelGrid.scale == 2)
        child.removeFromParent()
        #expect(child.context.displayScale == 2 && leaf.pixelGrid.scale == 2)
        second.addChild(child)
        #expect(child.context.displayScale == 3 && leaf.pixelGrid.scale == 3)
        second.removeAllChildren()
        #expect(child.context.displayScale == 3 && leaf.context.displayScale == 3)
        child.context.displayScale = 4
        #expect(leaf.pixelGrid.scale == 4 && second.pixelGrid.scale == 3)
    }

    @Test("a joining tree whose root has the same scale still gets it right further down")
    func partial() {
        let root = LayoutNode("root")
        let child = LayoutNode("child")
        let leaf = child.addChild(LayoutNode("leaf"))
        leaf.ownLayoutDirection = .rightToLeft
        let below = leaf.addChild(LayoutNode("below"))
        root.context = LayoutContext(displayScale: 2)
        root.addChild(child)
        #expect(below.pixelGrid.scale == 2 && below.layoutDirection == .rightToLeft)
        #expect(child.layoutDirection == .leftToRight)
    }
}
