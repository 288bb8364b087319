import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Large trees")
struct LargeTreeTests {
    static let count = largeInput(100_000, inDebug: 10_000)

    @Test("many levels are built, laid out, snapshotted, converted and freed", arguments: [false, true])
    func deep(_ isBottomUp: Bool) throws {
        var nodes = (0...Self.count).map { _ in LayoutNode("", frame: Rect(x: 1, y: 2, width: 3, height: 4)) }
        let links = isBottomUp ? Array((1...Self.count).reversed()) : Array(1...Self.count)
        for index in links { nodes[index - 1].addChild(nodes[index]) }
        let (root, leaf) = (nodes[0], nodes[Self.count])
        nodes = []

        root.layoutContext = LayoutContext(displayScale: 2, layoutDirection: .rightToLeft, wantedWarnings: [])
        #expect(leaf.pixelGrid.scale == 2 && leaf.layoutDirection == .rightToLeft)
        #expect(leaf.depth == Self.count && leaf.rootNode === root && leaf.isDescendant(of: root))
        #expect(leaf.path.split(separator: "/").count == 33)

        root.layoutIfNeeded()
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(!leaf.needsLayout)

        let snapshot = root.snapshot()
        #expect(snapshot.nodes.count == Self.count + 1 && snapshot.nodes[Self.count].depth == Self.count)
        #expect(snapshot == snapshot.interpolated(to: snapshot, at: 0.5))
        let depth = Double(Self.count)
        #expect(try #require(leaf.convert(Point.zero, to: root)) == Point(x: depth, y: 2 * depth))
        #expect(try #require(root.convert(Point.zero, to: leaf)) == Point(x: -depth, y: -2 * depth))

        let restore = root.frameRestorer()
        restore()
    }

    @Test("sizes are handed down many levels in one call")
    func handedDown() {
        let root = LayoutNode("root")
        var last = root
        for _ in 0..<Self.count {
            last.onLayout = { node in node.children[0].frame = node.bounds }
            last = last.addChild(LayoutNode())
        }
        last.removeFromParent()
        root.frame = Rect(x: 0, y: 0, width: 7, height: 8)
        var node = root
        while let child = node.children.first { node = child }
        node.onLayout = nil
        root.layoutIfNeeded()
        #expect(node.frame.size == Size(width: 7, height: 8))
    }

    @Test("many children are built, laid out, snapshotted, converted and freed")
    func wide() throws {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<Self.count {
            root.addChild(LayoutNode("", frame: Rect(x: Double(index), y: 0, width: 1, height: 1)))
        }
        var visited = 0
        root.children[777].onLayout = { _ in visited += 1 }
        root.layoutIfNeeded()
        #expect(visited == 1)
        root.layoutContext = LayoutContext(displayScale: 3, wantedWarnings: [])
        #expect(root.children[Self.count - 1].pixelGrid.scale == 3)
        #expect(root.snapshot().nodes.count == Self.count + 1)
        let (first, last) = (root.children[0], root.children[Self.count - 1])
        #expect(try #require(first.convert(Point.zero, to: last)) == Point(x: 1 - Double(Self.count), y: 0))
        #expect(last.path == "root/#\(Self.count - 1)")
        root.removeAllChildren()
        #expect(first.parent == nil && root.children.isEmpty)
    }

    @Test("a deep tree whose nodes are kept by others comes apart without recursion")
    func kept() {
        var root: LayoutNode? = LayoutNode("root")
        var kept: [LayoutNode] = []
        var last = root ?? LayoutNode()
        for level in 0..<Self.count {
            last = last.addChild(LayoutNode())
            if level % 1_000 == 0 { kept.append(last) }
        }
        last = kept[0]
        root = nil
        #expect(root == nil && kept[0].parent == nil)
        #expect(kept[1].depth == 1_000)
        kept.removeFirst()
        last = kept[0]
        #expect(kept[0].parent == nil && kept.last?.rootNode === last)
    }
}
