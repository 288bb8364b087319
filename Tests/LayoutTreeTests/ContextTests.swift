import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Context")
struct ContextTests {
    @Test("is one pixel per point, left to right and all warnings by default")
    func defaults() {
        let node = LayoutNode()
        #expect(node.pixelGrid == PixelGrid(scale: 1))
        #expect(node.layoutDirection == .leftToRight)
        #expect(node.layoutContext.displayScale == 1)
        #expect(node.layoutContext.roundingRule == .pixel)
        #expect(node.layoutContext.wantedWarnings == .all)
        #expect(node.layoutContext.warningHandler == nil)
    }

    @Test(
        "without a scale above zero has no pixels",
        arguments: [nil, 0, -2, .nan, .infinity] as [Double?]
    )
    func noScale(_ scale: Double?) {
        let node = LayoutNode()
        node.layoutContext = LayoutContext(displayScale: scale)
        #expect(node.pixelGrid.scale == 0)
    }

    @Test("is in force for the whole tree, whichever node it is set at")
    func reach() {
        let root = LayoutNode("root")
        let middle = root.addChild(LayoutNode("middle"))
        let leaf = middle.addChild(LayoutNode("leaf"))
        leaf.layoutContext = LayoutContext(displayScale: 2, layoutDirection: .rightToLeft, roundingRule: .edges)
        checkTrees(of: root)
        for node in [root, middle, leaf] {
            #expect(node.pixelGrid == PixelGrid(scale: 2, rule: .edges))
            #expect(node.layoutDirection == .rightToLeft)
            #expect(node.layoutContext.displayScale == 2)
        }
        root.layoutContext.displayScale = 3
        checkTrees(of: root)
        #expect(leaf.pixelGrid.scale == 3 && leaf.layoutDirection == .rightToLeft)
    }

    @Test("comes from the tree that a node joins, in trees built bottom-up too", arguments: [false, true])
    func joining(_ isBottomUp: Bool) {
        let nodes = (0..<50).map { LayoutNode("\($0)") }
        nodes[0].layoutContext = LayoutContext(displayScale: 2, layoutDirection: .rightToLeft)
        nodes[30].layoutContext = LayoutContext(displayScale: 5)
        let links = isBottomUp ? Array((1..<50).reversed()) : Array(1..<50)
        for index in links {
            nodes[index - 1].addChild(nodes[index])
            checkTrees(of: nodes)
        }
        for node in nodes {
            #expect(node.pixelGrid.scale == 2 && node.layoutDirection == .rightToLeft)
            #expect(node.layoutContext.displayScale == 2)
        }
    }

    @Test("stays with a node that leaves, and is replaced where it joins")
    func leaving() {
        let (first, second) = (LayoutNode("first"), LayoutNode("second"))
        first.layoutContext = LayoutContext(displayScale: 2)
        second.layoutContext = LayoutContext(displayScale: 3)
        let child = LayoutNode("child")
        let leaf = child.addChild(LayoutNode("leaf"))
        first.addChild(child)
        checkTrees(of: first)
        #expect(leaf.pixelGrid.scale == 2)
        child.removeFromParent()
        checkTrees(of: first, child)
        #expect(child.layoutContext.displayScale == 2 && leaf.pixelGrid.scale == 2)
        second.addChild(child)
        checkTrees(of: second)
        #expect(child.layoutContext.displayScale == 3 && leaf.pixelGrid.scale == 3)
        second.removeAllChildren()
        checkTrees(of: second, child)
        #expect(child.layoutContext.displayScale == 3 && leaf.layoutContext.displayScale == 3)
        child.layoutContext.displayScale = 4
        checkTrees(of: second, child)
        #expect(leaf.pixelGrid.scale == 4 && second.pixelGrid.scale == 3)
    }

    @Test("a joining tree whose root has the same scale still gets it right further down")
    func partial() {
        let root = LayoutNode("root")
        let child = LayoutNode("child")
        let leaf = child.addChild(LayoutNode("leaf"))
        leaf.ownLayoutDirection = .rightToLeft
        let below = leaf.addChild(LayoutNode("below"))
        root.layoutContext = LayoutContext(displayScale: 2)
        root.addChild(child)
        checkTrees(of: root)
        #expect(below.pixelGrid.scale == 2 && below.layoutDirection == .rightToLeft)
        #expect(child.layoutDirection == .leftToRight)
    }
}
