import Geometry
import LayoutTree

/// Builds a tree of 1,001 nodes, lays it out, and warns and converts in it; the snapshot is the same each time.
///
/// Several tasks run it at once, to find data that trees share.
public func snapshotOfBusyTree() -> LayoutSnapshot {
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
