import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// Writes down which nodes were laid out.
private final class Visits {
    private struct Made {
        weak var node: LayoutNode?
    }

    var names: [String] = []
    private var nodes: [Made] = []

    func node(_ name: String, _ frame: Rect = .zero, _ layout: ((LayoutNode) -> Void)? = nil) -> LayoutNode {
        let node = LayoutNode(name, frame: frame)
        node.onLayout = { [unowned self] node in
            names.append(node.nodeName)
            layout?(node)
        }
        nodes.append(Made(node: node))
        return node
    }

    /// The names since the last call, once the trees of all nodes are checked.
    func drain() -> [String] {
        checkTrees(of: nodes.compactMap { $0.node })
        defer { names = [] }
        return names
    }
}

private final class Overriding: LayoutNode {
    let visits: Visits
    let callsSuper: Bool

    init(_ name: String, _ visits: Visits, callsSuper: Bool) {
        self.visits = visits
        self.callsSuper = callsSuper
        super.init(name)
    }

    override func layoutChildren() {
        visits.names.append("override")
        if callsSuper { super.layoutChildren() }
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 1, height: 2) }
}

@Suite("Layout passes")
struct LayoutPassTests {
    @Test("go from parents to children, from back to front")
    func order() {
        let visits = Visits()
        let root = visits.node("root")
        let (a, b) = (visits.node("a"), visits.node("b"))
        root.addChildren(a, b)
        a.addChildren(visits.node("a1"), visits.node("a2"))
        b.addChild(visits.node("b1"))
        root.layoutIfNeeded()
        #expect(visits.drain() == ["root", "a", "a1", "a2", "b", "b1"])
        root.layoutIfNeeded()
        #expect(visits.drain() == [])
        #expect(!root.needsLayout && !a.needsLayout)
    }

    @Test("visit nodes that need layout and no others")
    func dirty() {
        let visits = Visits()
        let root = visits.node("root")
        var leaves: [LayoutNode] = []
        for branch in 0..<10 {
            let node = root.addChild(visits.node("\(branch)"))
            for leaf in 0..<10 { leaves.append(node.addChild(visits.node("\(branch).\(leaf)"))) }
        }
        root.layoutIfNeeded()
        #expect(visits.drain().count == 111)
        leaves[37].setNeedsLayout()
        leaves[37].setNeedsLayout()
        leaves[52].parent?.setNeedsLayout()
        #expect(leaves[37].needsLayout && !root.needsLayout)
        root.layoutIfNeeded()
        #expect(visits.drain() == ["3.7", "5"])
    }

    @Test("of a subtree leave the rest for later")
    func subtree() {
        let visits = Visits()
        let root = visits.node("root")
        let (a, b) = (root.addChild(visits.node("a")), root.addChild(visits.node("b")))
        a.layoutIfNeeded()
        #expect(visits.drain() == ["a"])
        root.layoutIfNeeded()
        #expect(visits.drain() == ["root", "b"])
        b.setNeedsLayout()
        a.layoutIfNeeded()
        #expect(visits.drain() == [])
        root.layoutIfNeeded()
        #expect(visits.drain() == ["b"])
    }

    @Test("follow sizes down the tree within one call")
    func sizes() {
        let visits = Visits()
        let root = visits.node("root", Rect(x: 0, y: 0, width: 100, height: 100)) { node in
            node.children[0].frame = node.bounds.insetBy(dx: 10, dy: 10)
        }
        let child = root.addChild(
            visits.node("child") { node in node.children[0].frame = node.bounds.insetBy(dx: 5, dy: 5) }
        )
        let leaf = child.addChild(visits.node("leaf"))
        root.layoutIfNeeded()
        #expect(leaf.frame == Rect(x: 5, y: 5, width: 70, height: 70))
        #expect(visits.drain() == ["root", "child", "leaf"])
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(leaf.frame == Rect(x: 5, y: 5, width: 170, height: 70))
        #expect(visits.drain() == ["root", "child", "leaf"])
        root.frame.origin.x = 50
        root.layoutIfNeeded()
        #expect(visits.drain() == [])
    }

    @Test("may request layout of nodes that were visited already")
    func upwards() {
        let visits = Visits()
        let root = visits.node("root")
        var wishes = 3
        root.addChild(
            visits.node("child") { node in
                guard wishes > 0 else { return }
                wishes -= 1
                node.parent?.setNeedsLayout()
                node.setNeedsLayout()
            }
        )
        root.layoutIfNeeded()
        #expect(visits.drain() == ["root", "child", "root", "child", "root", "child", "root", "child"])
    }

    @Test("stop with a warning where layout does not settle")
    func unsettled() {
        let log = WarningLog()
        let visits = Visits()
        let root = visits.node("root")
        root.addChild(visits.node("child") { $0.setNeedsLayout() })
        root.layoutContext = log.context()
        root.layoutIfNeeded()
        #expect(log.list.map { $0.kind } == [.unsettledLayout(rounds: 16)])
        #expect(log.list[0].node == "root" && log.list[0].method == "layoutIfNeeded")
        #expect(visits.drain() == ["root"] + Array(repeating: "child", count: 16))
        #expect(root.children[0].needsLayout)
        root.layoutContext.wantedWarnings = []
        root.layoutIfNeeded()
        #expect(log.list.count == 1)
    }

    @Test("lay out nodes that needed layout, even if these have left the tree meanwhile")
    func leaving() {
        let visits = Visits()
        let root = visits.node("root")
        let inner = root.addChild(visits.node("inner"))
        inner.addChild(
            visits.node("a") { node in
                // Nobody but the pass keeps any of them from here on.
                node.rootNode.removeAllChildren()
                node.parent?.removeAllChildren()
            }
        )
        inner.addChild(visits.node("b")).addChild(visits.node("b1"))
        inner.addChild(visits.node("c"))
        root.addChild(visits.node("last"))
        root.layoutIfNeeded()
        #expect(visits.drain() == ["root", "inner", "a", "b", "b1", "c", "last", "root"])
        #expect(root.children.isEmpty && !root.needsLayout)
    }

    @Test("leave nodes that join the tree meanwhile to the next round")
    func joining() {
        let visits = Visits()
        let root = visits.node("root")
        root.addChild(
            visits.node("a") { node in
                guard node.parent?.children.count == 2 else { return }
                let front = visits.node("front")
                front.addChild(visits.node("front1"))
                node.parent?.insertChild(front, at: 9)
                node.parent?.insertChild(visits.node("back"), at: 0)
                node.addChild(visits.node("a1"))
            }
        )
        root.addChild(visits.node("b"))
        root.layoutIfNeeded()
        #expect(visits.drain() == ["root", "a", "a1", "b", "root", "back", "a", "front", "front1"])
        #expect(!root.needsLayout)
    }

    @Test("visit every node whose turn is still to come, and once more those behind", arguments: [1, 7, 60])
    func requestedMeanwhile(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let visits = Visits()
        let root = visits.node("root")
        var nodes = [root]
        // The closures have the list, and the nodes of the list have the closures.
        defer { nodes = [] }
        var wishes = 20
        for index in 1..<100 {
            let node = visits.node("\(index)") { _ in
                guard wishes > 0 else { return }
                wishes -= 1
                nodes[wishes].setNeedsLayout()
            }
            random.pick(nodes).addChild(node)
            nodes.append(node)
        }
        root.layoutIfNeeded()
        #expect(Set(visits.drain()).count == nodes.count)
        #expect(nodes.allSatisfy { !$0.needsLayout })
        root.layoutIfNeeded()
        #expect(visits.drain() == [])
    }

    @Test("of a node can be asked for while another one is going on")
    func nested() {
        let visits = Visits()
        let root = visits.node("root")
        let b = visits.node("b")
        root.addChildren(visits.node("a") { _ in b.layoutIfNeeded() }, b)
        b.addChild(visits.node("b1"))
        root.layoutIfNeeded()
        #expect(visits.drain() == ["root", "a", "b", "b1"])
    }

    @Test("leave a node whose layout is under way to the next round")
    func nestedInTheSameNode() {
        let visits = Visits()
        var wishes = 2
        let root = visits.node("root") { node in
            guard wishes > 0 else { return }
            wishes -= 1
            node.setNeedsLayout()
            node.layoutIfNeeded()
            #expect(node.needsLayout)
            visits.names.append("end")
        }
        root.addChild(visits.node("a"))
        root.layoutIfNeeded()
        #expect(visits.drain() == ["root", "a", "end", "root", "end", "root"])
    }

    @Test("do not settle with calls in each other's layout either, and give up once for all", arguments: 1...3)
    func nestedUnsettled(_ depth: Int) {
        let log = WarningLog()
        let visits = Visits()
        let root = visits.node("root") { $0.children[0].layoutIfNeeded() }
        var last = root
        for level in 1...depth {
            last = last.addChild(
                visits.node("\(level)") { node in
                    node.setNeedsLayout()
                    node.parent?.setNeedsLayout()
                    (level == depth ? node.rootNode : node.children[0]).layoutIfNeeded()
                })
        }
        root.layoutContext = log.context()
        root.layoutIfNeeded()
        #expect(log.list.map { $0.kind } == [.unsettledLayout(rounds: 16)])
        #expect(visits.drain().count <= 20 * (depth + 1))
        root.layoutIfNeeded()
        #expect(log.list.count == 2)
        _ = visits.drain()
    }

    @Test("settle in deep trees where each node lays out its children at once")
    func nestedDeep() {
        let log = WarningLog()
        let visits = Visits()
        let root = visits.node("0")
        root.layoutContext = log.context()
        var last = root
        for level in 1..<40 { last = last.addChild(visits.node("\(level)") { $0.children.first?.layoutIfNeeded() }) }
        root.layoutIfNeeded()
        #expect(visits.drain() == (0..<40).map { "\($0)" } && log.list.isEmpty)
    }

    @Test("may begin in the handler of the warning that layout does not settle")
    func nestedInHandler() {
        let root = LayoutNode("root")
        var warnings = 0
        root.addChild(LayoutNode("child")).onLayout = { $0.setNeedsLayout() }
        root.layoutContext.warningHandler = { [unowned root] _ in
            warnings += 1
            root.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        #expect(warnings == 1)
    }

    @Test("call an override, and the closure where the override calls super", arguments: [true, false])
    func overrides(_ callsSuper: Bool) {
        let visits = Visits()
        let node = Overriding("node", visits, callsSuper: callsSuper)
        node.onLayout = { _ in visits.names.append("closure") }
        node.layoutIfNeeded()
        checkTrees(of: node)
        #expect(visits.names == (callsSuper ? ["override", "closure"] : ["override"]))
        node.measure = { _ in .zero }
        #expect(node.sizeThatFits(.unbounded) == Size(width: 1, height: 2))
    }
}
