import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Many trees at once")
struct ConcurrencyTests {
    @Test("each task has its own tree, and they agree")
    func parallel() async {
        let snapshots = await withTaskGroup(of: LayoutSnapshot.self) { group in
            for _ in 0..<4 { group.addTask { Self.layOut() } }
            var snapshots: [LayoutSnapshot] = []
            for await snapshot in group { snapshots.append(snapshot) }
            return snapshots
        }
        #expect(snapshots.count == 4 && Set(snapshots).count == 1)
        #expect(snapshots[0].nodes.count == 1_001)
    }

    /// Builds, lays out, warns in, converts in and takes apart a tree.
    private static func layOut() -> LayoutSnapshot {
        var random = SplitMix64(seed: 261)
        let log = WarningLog()
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 500, height: 500))
        root.layoutContext = log.context(scale: 2, direction: .rightToLeft)
        var nodes = [root]
        for index in 1...1_000 {
            let node = LayoutNode("\(index)", frame: random.rect())
            node.onLayout = { node in
                for child in node.children { _ = child._write(child.frame.offsetBy(dx: 0.3, dy: 0.3)) }
            }
            node.transform = random.transform()
            random.pick(nodes).addChild(node)
            nodes.append(node)
        }
        root.layoutIfNeeded()
        for _ in 0..<100 {
            let (from, to) = (random.pick(nodes), random.pick(nodes))
            from.report(sampleWarning())
            _ = from.convert(random.point(), to: to)
            _ = from.path
        }
        return root.snapshot()
    }
}
