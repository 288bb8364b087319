import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Layout direction")
struct DirectionTests {
    @Test("a node's own direction applies to its descendants")
    func own() {
        let root = LayoutNode("root")
        let island = root.addChild(LayoutNode("island"))
        let leaf = island.addChild(LayoutNode("leaf"))
        island.ownLayoutDirection = .rightToLeft
        checkTrees(of: root)
        #expect(root.layoutDirection == .leftToRight && leaf.layoutDirection == .rightToLeft)
        #expect(island.ownLayoutDirection == .rightToLeft && leaf.ownLayoutDirection == nil)
        root.layoutContext.layoutDirection = .rightToLeft
        island.ownLayoutDirection = .leftToRight
        checkTrees(of: root)
        #expect(root.layoutDirection == .rightToLeft && leaf.layoutDirection == .leftToRight)
        island.ownLayoutDirection = nil
        checkTrees(of: root)
        #expect(leaf.layoutDirection == .rightToLeft && island.ownLayoutDirection == nil)
    }

    @Test("a node's own direction withstands the context, at the root too")
    func root() {
        let root = LayoutNode("root")
        let leaf = root.addChild(LayoutNode("leaf"))
        root.ownLayoutDirection = .rightToLeft
        root.layoutContext = LayoutContext(layoutDirection: .leftToRight)
        checkTrees(of: root)
        #expect(leaf.layoutDirection == .rightToLeft)
        root.ownLayoutDirection = nil
        checkTrees(of: root)
        #expect(leaf.layoutDirection == .leftToRight)
    }

    @Test("a child that only moves to the front keeps the direction, and its descendants need no layout")
    func movedToTheFront() {
        let root = LayoutNode("root")
        root.ownLayoutDirection = .rightToLeft
        let island = root.addChild(LayoutNode("island"))
        let leaf = island.addChild(LayoutNode("leaf"))
        root.addChild(LayoutNode("other"))
        root.layoutIfNeeded()
        root.addChild(island)
        checkTrees(of: root)
        #expect(root.children.map(\.nodeName) == ["other", "island"] && leaf.layoutDirection == .rightToLeft)
        #expect(root.needsLayout && !island.needsLayout && !leaf.needsLayout)
    }

    @Test("a new direction asks for the layout of the nodes that take it over, and of the parent")
    func needOfLayout() {
        let root = LayoutNode("root")
        let island = root.addChild(LayoutNode("island"))
        let leaf = island.addChild(LayoutNode("leaf"))
        let other = root.addChild(LayoutNode("other"))
        let fixed = root.addChild(LayoutNode("fixed"))
        fixed.ownLayoutDirection = .leftToRight
        checkTrees(of: root)
        let all = [root, island, leaf, other, fixed]
        root.layoutIfNeeded()
        #expect(all.allSatisfy { !$0.needsLayout })

        island.ownLayoutDirection = .leftToRight
        checkTrees(of: root)
        #expect(all.allSatisfy { !$0.needsLayout })
        island.ownLayoutDirection = .rightToLeft
        checkTrees(of: root)
        #expect(all.filter(\.needsLayout).map(\.nodeName) == ["root", "island", "leaf"])
        root.layoutIfNeeded()

        root.layoutContext.layoutDirection = .rightToLeft
        checkTrees(of: root)
        #expect(all.filter(\.needsLayout).map(\.nodeName) == ["root", "other"])
        root.layoutIfNeeded()
        root.layoutContext.warningHandler = { _ in }
        #expect(all.allSatisfy { !$0.needsLayout })
        root.layoutContext.displayScale = 3
        checkTrees(of: root)
        #expect(all.allSatisfy { $0.needsLayout })
        root.layoutIfNeeded()
        #expect(all.allSatisfy { !$0.needsLayout })
    }

    @Test("an own direction moves with the node, an inherited one does not")
    func moving() {
        let (left, right) = (LayoutNode("left"), LayoutNode("right"))
        right.layoutContext.layoutDirection = .rightToLeft
        let (own, inherited) = (LayoutNode("own"), LayoutNode("inherited"))
        own.ownLayoutDirection = .leftToRight
        left.addChildren(own, inherited)
        right.addChildren(own, inherited)
        checkTrees(of: left, right)
        #expect(own.layoutDirection == .leftToRight)
        #expect(inherited.layoutDirection == .rightToLeft)
    }

    @Test("a node that leaves an ancestor with its own direction follows its context again")
    func leaving() {
        let root = LayoutNode("root")
        let island = root.addChild(LayoutNode("island"))
        island.ownLayoutDirection = .rightToLeft
        let node = island.addChild(LayoutNode("node"))
        let leaf = node.addChild(LayoutNode("leaf"))
        node.removeFromParent()
        checkTrees(of: root, node)
        #expect(node.layoutDirection == .leftToRight && leaf.layoutDirection == .leftToRight)

        island.addChild(node)
        checkTrees(of: root)
        #expect(leaf.layoutDirection == .rightToLeft)
        island.removeAllChildren()
        checkTrees(of: root, node)
        #expect(leaf.layoutDirection == .leftToRight)
        root.addChild(node)
        checkTrees(of: root)
        #expect(leaf.layoutDirection == .leftToRight)
    }
}
