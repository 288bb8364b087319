import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("A tracker")
struct LayoutTrackerTests {
    private let root = LayoutNode("root", frame: Rect(x: 9, y: 9, width: 100, height: 100))
    private let a = LayoutNode()
    private let b = LayoutNode()
    private let c = LayoutNode()
    private let inner = LayoutNode("inner", frame: Rect(x: 5, y: 5, width: 10, height: 10))

    init() {
        root.addChildren(a, b, c)
        a.addChild(inner)
    }

    /// A tracker that knows the tree.
    private func tracker() -> LayoutTracker {
        var tracker = LayoutTracker(root)
        _ = tracker.takeChanges()
        return tracker
    }

    private func are(_ nodes: [LayoutNode], _ others: [LayoutNode]) -> Bool { nodes.elementsEqual(others, by: ===) }

    @Test("lists all nodes the first time, a parent before its children, and then none")
    func first() {
        var tracker = LayoutTracker(root)
        let changes = tracker.takeChanges()
        #expect(are(changes.map(\.node), [root, a, inner, b, c]))
        #expect(changes.allSatisfy { $0.old == nil && $0.oldFrameInRoot == nil && !$0.isContentChanged })
        #expect(changes[0].frameInRoot == Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(changes[0].new?.frame == root.frame)
        #expect(are(changes[0].children ?? [], [a, b, c]) && changes[2].children == nil)
        #expect(tracker.takeChanges().isEmpty)
    }

    @Test("tells nodes without a name apart, and the new order of children")
    func order() {
        var tracker = tracker()
        root.insertChild(c, at: 0)
        let changes = tracker.takeChanges()
        #expect(changes.count == 1 && changes[0].node === root)
        #expect(are(changes[0].children ?? [], [c, a, b]))
        #expect("\(changes[0])" == "root: (9, 9, 100, 100) → (9, 9, 100, 100), other children")
    }

    @Test("lists removed nodes first, with all below them, and keeps them until then")
    func removed() {
        var tracker = LayoutTracker(root)
        weak var gone: LayoutNode?
        do {
            let d = root.addChild(LayoutNode("d", frame: Rect(x: 1, y: 2, width: 3, height: 4)))
            d.addChild(LayoutNode("below"))
            gone = d
            _ = tracker.takeChanges()
            d.removeFromParent()
        }
        #expect(gone != nil)
        // A new node would get its place in memory.
        root.addChild(LayoutNode("e"))
        do {
            let changes = tracker.takeChanges()
            #expect(changes.map(\.node.nodeName) == ["d", "below", "root", "e"])
            #expect(changes[0].new == nil && changes[0].frameInRoot == nil)
            #expect(changes[0].oldFrameInRoot == Rect(x: 1, y: 2, width: 3, height: 4))
            #expect(changes[3].old == nil)
        }
        #expect(gone == nil)
    }

    @Test("knows a node again that has another parent")
    func otherParent() {
        var tracker = tracker()
        b.addChild(inner)
        let changes = tracker.takeChanges()
        #expect(are(changes.map(\.node), [a, b, inner]))
        #expect(changes[0].children?.isEmpty == true && changes[1].children?.count == 1)
        #expect(changes[2].old == inner.snapshot(like: changes[2].old) && changes[2].new != nil)
    }

    @Test("lists nodes that moved with their parents only on request, in the space of the root")
    func moved() {
        var (quiet, moving) = (tracker(), tracker())
        a.frame = Rect(x: 20, y: 30, width: 0, height: 0)
        root.frame.origin.x = 50
        #expect(are(quiet.takeChanges().map(\.node), [root, a]))
        let changes = moving.takeChanges(includingMoved: true)
        #expect(are(changes.map(\.node), [root, a, inner]))
        #expect(changes[0].frameInRoot == changes[0].oldFrameInRoot)
        #expect(changes[2].oldFrameInRoot == Rect(x: 5, y: 5, width: 10, height: 10))
        #expect(changes[2].frameInRoot == Rect(x: 25, y: 35, width: 10, height: 10))
        a.boundsOrigin = Point(x: 1, y: 2)
        #expect(are(quiet.takeChanges().map(\.node), [a]))
        #expect(moving.takeChanges(includingMoved: true).last?.frameInRoot?.origin == Point(x: 24, y: 33))
    }

    @Test("converts frames as nodes do", arguments: [3, 4])
    func converted(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var nodes = [LayoutNode("root")]
        for index in 1..<40 {
            let node = random.pick(nodes).addChild(LayoutNode("\(index)"))
            func number() -> Double { Double(random.integer(-20...20)) }
            node.frame = Rect(x: number(), y: number(), width: number().magnitude, height: number().magnitude)
            node.boundsOrigin = Point(x: number(), y: number())
            if index % 5 == 0 { node.transform = Transform(scaleX: 2, y: 0.5) }
            if index % 7 == 0 { node.isFlipped = false }
            nodes.append(node)
        }
        var tracker = LayoutTracker(nodes[0])
        for change in tracker.takeChanges().dropFirst() {
            let shown = Rect(origin: change.node.shownOrigin, size: change.node.bounds.size)
            let frame = change.node.convert(shown, to: nodes[0])
            #expect(change.frameInRoot.map { isClose($0, frame ?? .zero) } == true, "\(change)")
        }
    }

    private func isClose(_ a: Rect, _ b: Rect) -> Bool {
        let differences = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
        return differences.allSatisfy { $0.magnitude < 1e-9 }
    }

    @Test("lists content that changed where the frame is the same, to each tracker once")
    func content() {
        var (one, other) = (tracker(), tracker())
        inner.setNeedsMeasure()
        let changes = one.takeChanges()
        #expect(changes.count == 1 && changes[0].node === inner && changes[0].isContentChanged)
        #expect("\(changes[0])" == "inner: (5, 5, 10, 10) → (5, 5, 10, 10), other content")
        #expect(one.takeChanges().isEmpty)
        inner.measure = nil
        #expect(other.takeChanges().map(\.isContentChanged) == [true])
        inner.isHidden = true
        #expect(other.takeChanges().map(\.isContentChanged) == [false])
    }

    @Test("of a deep tree uses no recursion, and frees removed nodes")
    func deep() {
        var node = root
        let depth = largeInput(50_000, inDebug: 2_000)
        for _ in 0..<depth { node = node.addChild(LayoutNode()) }
        let top = root.children[3]
        node = root
        var tracker = tracker()
        top.removeFromParent()
        #expect(tracker.takeChanges().count == depth + 1)
        #expect(tracker.takeChanges().isEmpty)
    }
}

extension LayoutNode {
    /// The look of the node, at the place in the list that another look has.
    fileprivate func snapshot(like other: LayoutSnapshot.Node?) -> LayoutSnapshot.Node? {
        var node = snapshot().nodes[0]
        (node.parent, node.depth) = (other?.parent, other?.depth ?? 0)
        return node
    }
}
