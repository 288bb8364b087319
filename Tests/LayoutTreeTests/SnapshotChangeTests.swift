import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Changes between snapshots")
struct SnapshotChangeTests {
    private let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))

    private func add(_ names: String..., to parent: LayoutNode? = nil) -> [LayoutNode] {
        names.map { (parent ?? root).addChild(LayoutNode($0, frame: Rect(x: 1, y: 2, width: 3, height: 4))) }
    }

    /// A change as a line: the name, the two indexes, and the x of both frames.
    private func lines(_ changes: [LayoutSnapshot.Change]) -> [String] {
        changes.map { change in
            let old = change.oldIndex.map { "\($0)" } ?? "-"
            let new = change.newIndex.map { "\($0)" } ?? "-"
            let x = [change.oldFrame?.minX, change.newFrame?.minX].map { $0.map { "\(Int($0))" } ?? "-" }
            return "\(change.name) \(old)→\(new) \(x[0])→\(x[1])"
        }
    }

    @Test("are none for the same tree")
    func nothing() {
        _ = add("a", "b", "")
        #expect(root.snapshot().changes(since: root.snapshot()).isEmpty)
        let empty = root.snapshot().emptied
        #expect(empty.changes(since: empty).isEmpty)
    }

    @Test("print in a line each")
    func description() {
        let nodes = add("a", "b", "c")
        let old = root.snapshot()
        nodes[0].removeFromParent()
        nodes[1].isHidden = true
        nodes[1].alpha = 0.5
        nodes[2].frame.size.width = 9
        _ = add("d")
        #expect(
            root.snapshot().changes(since: old).map { "\($0)" } == [
                "a: (1, 2, 3, 4) → nothing", "b: (1, 2, 3, 4) → (1, 2, 3, 4) hidden alpha 0.5",
                "c: (1, 2, 3, 4) → (1, 2, 9, 4)", "d: nothing → (1, 2, 3, 4)",
            ])
    }

    @Test("are frames and all visible attributes, but not moves with the parent")
    func frames() {
        let nodes = add("a", "b", "c")
        let inner = add("inner", to: nodes[0])[0]
        let old = root.snapshot()
        nodes[0].frame.origin.x = 50
        nodes[2].isHidden = true
        let changes = root.snapshot().changes(since: old)
        #expect(lines(changes) == ["a 1→1 1→50", "c 4→4 1→1"])
        #expect(changes[1].old?.isHidden == false && changes[1].new?.isHidden == true)
        inner.boundsOrigin = Point(x: 0, y: 9)
        #expect(lines(root.snapshot().changes(since: old)) == ["a 1→1 1→50", "inner 2→2 1→1", "c 4→4 1→1"])
    }

    @Test("are removed nodes first, then changed and added ones in order")
    func addedAndRemoved() {
        let nodes = add("a", "b", "c")
        _ = add("inner", to: nodes[1])
        let old = root.snapshot()
        nodes[1].removeFromParent()
        nodes[2].frame.origin.x = 7
        root.insertChild(LayoutNode("new"), at: 0)
        #expect(
            lines(root.snapshot().changes(since: old)) == [
                "b 2→- 1→-", "inner 3→- 1→-", "new -→1 -→0", "c 4→3 1→7",
            ])
    }

    @Test("follow names through another order of siblings, and number siblings of the same name")
    func order() {
        let nodes = add("a", "b", "", "b", "")
        let old = root.snapshot()
        nodes[0].removeFromParent()
        root.addChild(nodes[0])
        #expect(lines(root.snapshot().changes(since: old)) == ["root 0→0 0→0"])
        root.insertChild(nodes[0], at: 0)
        #expect(root.snapshot().changes(since: old).isEmpty)
        nodes[3].removeFromParent()
        #expect(lines(root.snapshot().changes(since: old)) == ["b 4→- 1→-"])
    }

    @Test("tell the new order of children and new children, and nothing where the order is the same")
    func newOrder() {
        let nodes = add("a", "b", "c")
        _ = add("inner", to: nodes[2])
        let old = root.snapshot()
        root.insertChild(nodes[2], at: 0)
        root.insertChild(LayoutNode("new"), at: 1)
        let new = root.snapshot()
        let changes = new.changes(since: old)
        #expect(changes.map(\.name) == ["root", "new"])
        #expect(changes[0].newOrder?.map { new.nodes[$0].name } == ["c", "new", "a", "b"])
        #expect("\(changes[0])" == "root: (0, 0, 100, 100) → (0, 0, 100, 100) reordered")
        #expect(changes[1].newOrder == nil)
        nodes[2].removeFromParent()
        #expect(root.snapshot().changes(since: old).allSatisfy { $0.newOrder == nil })
    }

    @Test("tell a node with another parent from the one that it was")
    func otherParent() {
        let nodes = add("a", "b")
        let inner = add("inner", to: nodes[0])[0]
        let old = root.snapshot()
        nodes[1].addChild(inner)
        #expect(lines(root.snapshot().changes(since: old)) == ["inner 2→- 1→-", "inner -→3 -→1"])
    }

    @Test("have the same roots, whatever they are called")
    func roots() {
        _ = add("a")
        let old = root.snapshot()
        #expect(root.snapshot().changes(since: old.emptied).count == 2)
        #expect(old.emptied.changes(since: old).map { $0.newIndex } == [nil, nil])
        var renamed = old
        renamed.nodes[0].name = "other"
        #expect(renamed.changes(since: old).isEmpty)
        #expect(old.changes(since: LayoutNode("elsewhere").snapshot()).map { $0.name } == ["root", "a"])
    }

    @Test("are defined for parents that are not there")
    func brokenParents() {
        _ = add("a", "b")
        let old = root.snapshot()
        var broken = old
        broken.nodes[1].parent = 2
        broken.nodes[2].parent = -5
        #expect(lines(broken.changes(since: old)) == ["a 1→- 1→-", "b 2→- 1→-", "a -→1 -→1", "b -→2 -→1"])
        #expect(broken.changes(since: broken).isEmpty)
        var frame = broken
        frame.nodes[2].frame = Rect(x: .nan, y: 0, width: 0, height: 0)
        #expect(frame.changes(since: broken).count == 1)
    }

    @Test("bring the old snapshot to the new one", arguments: 0..<8)
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<amount(1_000) {
            var nodes = [LayoutNode("root")]
            for _ in 0..<12 { grow(&nodes, &random) }
            let old = nodes[0].snapshot()
            for _ in 0..<4 {
                let node = random.pick(nodes)
                switch random.integer(0...3) {
                case 0: node.removeFromParent()
                case 1: node.frame.origin.x += 1
                case 2: node.nodeName = random.pick(["", "a", "b"])
                default: grow(&nodes, &random)
                }
            }
            let new = nodes[0].snapshot()
            let changes = new.changes(since: old)
            // A node that is not in the list is the same in both, and each index is there once at most.
            let removed = Set(changes.filter { $0.new == nil }.compactMap { $0.oldIndex })
            let added = Set(changes.filter { $0.old == nil }.compactMap { $0.newIndex })
            #expect(old.nodes.count - removed.count == new.nodes.count - added.count)
            #expect(Set(changes.map { [$0.oldIndex ?? -1, $0.newIndex ?? -1] }).count == changes.count)
            #expect(new.changes(since: old) == changes)
            let back = old.changes(since: new)
            #expect(back.count == changes.count && back.filter { $0.new == nil }.count == added.count)
            for change in changes {
                #expect(change.old == change.oldIndex.map { old.nodes[$0] })
                #expect(change.new == change.newIndex.map { new.nodes[$0] })
            }
        }
    }

    private func grow(_ nodes: inout [LayoutNode], _ random: inout SplitMix64) {
        let node = LayoutNode(random.pick(["", "a", "b", "c"]))
        random.pick(nodes).addChild(node)
        nodes.append(node)
    }

    @Test("of a large tree take time that grows with it, and no recursion")
    func large() {
        var node = root
        let count = largeInput(100_000, inDebug: 2_000)
        for index in 0..<count {
            let child = node.addChild(LayoutNode("\(index)"))
            if index % 2 == 0 { node = child }
        }
        for index in 0..<count { root.addChild(LayoutNode("\(index)")) }
        let old = root.snapshot()
        root.insertChild(LayoutNode("first"), at: 0)
        #expect(root.snapshot().changes(since: old).map { $0.name } == ["first"])
    }
}

extension LayoutSnapshot {
    /// The same without nodes.
    fileprivate var emptied: LayoutSnapshot {
        var copy = self
        copy.nodes = []
        return copy
    }
}
