import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Hierarchy")
struct HierarchyTests {
    /// The names of the children, once the tree is checked.
    private func names(_ node: LayoutNode) -> [String] {
        checkTrees(of: node)
        return node.children.map { $0.nodeName }
    }

    @Test("children are in the order in which they were added")
    func adding() {
        let root = LayoutNode("root")
        let (a, b, c) = (LayoutNode("a"), LayoutNode("b"), LayoutNode("c"))
        #expect(root.addChild(a) === a)
        root.addChildren(b, c)
        #expect(names(root) == ["a", "b", "c"])
        #expect(a.parent === root && a.parentNode === root)
        #expect(root.parent == nil)
        #expect(a.rootNode === root && root.rootNode === root)
        #expect(root.childNodes.count == 3)
    }

    @Test("a node is found by its name, the first one in the order of the tree")
    func finding() {
        let root = LayoutNode("root")
        let (card, first, title, second) = (
            LayoutNode("card"), LayoutNode("text"), LayoutNode("title"), LayoutNode("text")
        )
        card.addChildren(first, title)
        root.addChildren(card, second)
        #expect(root.node(named: "text") === first)
        first.removeFromParent()
        #expect(root.node(named: "text") === second && card.node(named: "text") == nil)
        #expect(root.node(named: "title") === title && root.node(named: "root") === root)
        #expect(card.node(named: "root") == nil && root.node(named: "") == nil)
    }

    @Test(
        "a child goes where its index says",
        arguments: [
            (0, ["x", "a", "b", "c"]), (1, ["a", "x", "b", "c"]), (3, ["a", "b", "c", "x"]),
            (99, ["a", "b", "c", "x"]),
            (-5, ["x", "a", "b", "c"]), (.max, ["a", "b", "c", "x"]), (.min, ["x", "a", "b", "c"]),
        ] as [(Int, [String])]
    )
    func inserting(_ index: Int, _ expected: [String]) {
        let root = LayoutNode("root")
        root.addChildren(LayoutNode("a"), LayoutNode("b"), LayoutNode("c"))
        root.insertChild(LayoutNode("x"), at: index)
        #expect(names(root) == expected)
    }

    @Test("children of an array are added in its order, also if it is empty")
    func addingSeveral() {
        let root = LayoutNode("root")
        let first = ["a", "b"].map { LayoutNode($0) }
        root.addChildren(first)
        root.addChildren([])
        root.addChildren(LayoutNode("c"), LayoutNode("d"))
        #expect(names(root) == ["a", "b", "c", "d"])
        #expect(first.allSatisfy { $0.parent === root })
    }

    @Test("a child that moves among its siblings ends with as many behind it as were asked for", arguments: 0...4)
    func reordering(_ index: Int) {
        let root = LayoutNode("root")
        let moved = LayoutNode("x")
        root.addChildren(LayoutNode("a"), moved, LayoutNode("b"), LayoutNode("c"))
        root.insertChild(moved, at: index)
        #expect(names(root).firstIndex(of: "x") == min(index, 3))
        #expect(names(root).filter { $0 != "x" } == ["a", "b", "c"])
    }

    @Test("a child of another parent leaves that one")
    func moving() {
        let root = LayoutNode("root")
        let (left, right, child) = (LayoutNode("left"), LayoutNode("right"), LayoutNode("child"))
        root.addChildren(left, right)
        left.addChild(child)
        child.addChild(LayoutNode("grandchild"))
        right.addChild(child)
        #expect(names(left).isEmpty)
        #expect(names(right) == ["child"])
        #expect(names(child) == ["grandchild"])
        #expect(child.parent === right)
    }

    @Test("a node leaves its parent")
    func removing() {
        let root = LayoutNode("root")
        let (a, b) = (LayoutNode("a"), LayoutNode("b"))
        root.addChildren(a, b)
        a.removeFromParent()
        #expect(names(root) == ["b"] && names(a).isEmpty)
        #expect(a.parent == nil && a.rootNode === a)
        a.removeFromParent()
        #expect(a.parent == nil && names(a).isEmpty)
        root.removeAllChildren()
        #expect(names(root).isEmpty && b.parent == nil && names(b).isEmpty)
        root.removeAllChildren()
        #expect(names(root).isEmpty)
    }

    @Test("a node can join its former child")
    func turnedAround() {
        let (a, b) = (LayoutNode("a"), LayoutNode("b"))
        a.addChild(b)
        b.removeFromParent()
        b.addChild(a)
        #expect(a.parent === b && b.parent == nil && names(b) == ["a"])
    }

    @Test("descendants lie below, at any depth; a node does not lie below itself")
    func descendants() {
        let (a, b, c, other) = (LayoutNode("a"), LayoutNode("b"), LayoutNode("c"), LayoutNode("other"))
        a.addChild(b)
        b.addChild(c)
        checkTrees(of: a, other)
        #expect(c.isDescendant(of: a) && c.isDescendant(of: b))
        #expect(!a.isDescendant(of: c) && !a.isDescendant(of: a) && !c.isDescendant(of: other))
        #expect([a.depth, b.depth, c.depth] == [0, 1, 2])
    }

    @Test("random moves keep parents and children in agreement")
    func randomMoves() {
        var random = SplitMix64(seed: 201)
        let nodes = (0..<40).map { LayoutNode("\($0)") }
        for _ in 0..<amount(15_000) {
            let (child, parent) = (random.pick(nodes), random.pick(nodes))
            if random.oneIn(4) {
                child.removeFromParent()
            } else if child !== parent, !parent.isDescendant(of: child) {
                parent.insertChild(child, at: random.integer(-1...5))
            }
            checkTrees(of: nodes)
        }
        for node in nodes {
            for child in node.children { #expect(child.parent === node) }
            #expect(node.parent.map { $0.children.filter { $0 === node }.count == 1 } ?? true)
            #expect(!node.isDescendant(of: node))
        }
    }
}
