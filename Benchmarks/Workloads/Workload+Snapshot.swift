import Plumb

extension Workload {
    /// Snapshots of trees.
    static func snapshot(_ sizes: Sizes) -> Workload {
        let count = sizes.snapshot
        return Workload("snapshot", "a snapshot of \(count) nodes; by hand their frames only", views: count) {
            let root = TreeNode.tree(of: count, fanOut: 10, TreeNode.Style())
            root.layoutIfNeeded()
            let (frames, snapshot) = (Kept<[Rect]>(), Kept<LayoutSnapshot>())
            return Setup(
                nil,
                [
                    Contender("idiomatic", result: { frames.value?.flatMap { $0.numbers } ?? [] }) {
                        var list: [Rect] = []
                        collectFrames(of: root, into: &list)
                        frames.value = list
                    },
                    Contender("snapshot", result: { snapshot.value?.nodes.flatMap { $0.frame.numbers } ?? [] }) {
                        snapshot.value = root.snapshot()
                    },
                ]
            )
        }
    }
}

private func collectFrames(of node: LayoutNode, into list: inout [Rect]) {
    list.append(node.frame)
    for child in node.children { collectFrames(of: child, into: &list) }
}
