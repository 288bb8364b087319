import Geometry
import LayoutTree

/// Trees of extreme shapes and snapshots that no tree hands out.
enum Trees {
    /// Nodes within nodes, each so many points further in.
    static func deep(levels: Int, step: Double = 0.25) -> LayoutSnapshot {
        let root = LayoutNode("node 0", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        var node = root
        for level in 1..<levels {
            let child = LayoutNode("node \(level)", frame: Rect(x: step, y: step, width: 400, height: 300))
            node = node.addChild(child)
        }
        return root.snapshot()
    }

    /// One node with many children in a grid.
    static func wide(children: Int) -> LayoutSnapshot {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 4_000, height: 3_000))
        for index in 0..<children {
            let frame = Rect(x: Double(index % 400) * 10, y: Double(index / 400) * 12, width: 9, height: 11)
            root.addChild(LayoutNode("child \(index)", frame: frame))
        }
        return root.snapshot()
    }

    /// No nodes at all.
    static var empty: LayoutSnapshot {
        var snapshot = LayoutNode().snapshot()
        snapshot.nodes = []
        return snapshot
    }

    /// Four nodes in a row with other parents than a tree can have.
    static func linked(_ parents: [Int?]) -> LayoutSnapshot {
        let root = LayoutNode("node 0", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        for index in 1..<parents.count {
            root.addChild(LayoutNode("node \(index)", frame: Rect(x: 10, y: 10 * Double(index), width: 50, height: 10)))
        }
        var snapshot = root.snapshot()
        for index in parents.indices {
            snapshot.nodes[index].parent = parents[index]
            snapshot.nodes[index].depth = 7 - index
        }
        return snapshot
    }

    /// A parent and a child whose numbers are all set to two values in turn.
    static func numbers(_ a: Double, _ b: Double) -> LayoutSnapshot {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        root.addChild(LayoutNode("child", frame: Rect(x: 10, y: 10, width: 50, height: 50)))
        root.addGuide("guide", frame: Rect(x: 1, y: 1, width: 10, height: 10))
        root.addChild(LayoutNode("other", frame: Rect(x: 60, y: 60, width: 30, height: 30)))
        var snapshot = root.snapshot()
        for index in [0, 1] {
            snapshot.nodes[index].frame = Rect(x: a, y: b, width: b, height: a)
            snapshot.nodes[index].untransformedFrame = Rect(x: b, y: a, width: a, height: b)
            snapshot.nodes[index].boundsOrigin = Point(x: b, y: a)
            snapshot.nodes[index].alpha = a
        }
        snapshot.nodes[0].guides[0].frame = Rect(x: a, y: b, width: a, height: b)
        snapshot.nodes[1].transform = Transform(a: a, b: b, c: a, d: b, tx: a, ty: b)
        snapshot.nodes[1].anchorPoint = Point(x: a, y: b)
        return snapshot
    }

    /// The numbers that are hard to draw.
    static let extremes: [Double] = [
        0, -0.0, 1, -1, 0.1, .leastNonzeroMagnitude, 1e-300, 1e15, 1e18, 1e19, -1e19, 9.3e18, 1e300, -1e300, 1e308,
        -1e308,
        .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    /// Each of them with each.
    static let extremePairs = extremes.flatMap { a in extremes.map { b in (a, b) } }
}
