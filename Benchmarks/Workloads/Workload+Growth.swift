import Plumb

/// The same layouts with more and more nodes.
extension Workload {
    static let growthSizes = [10, 100, 1000, 10_000, 100_000, 1_000_000]

    static func growth(_ sizes: [Int]) -> [Workload] {
        let kinds: [(name: String, make: @Sendable (Int) -> () -> Void)] = [
            ("nodes made", madeNodes), ("chains", chains), ("stack", stack), ("flow", flow), ("grid", grid),
            ("narrow grid", narrowGrid), ("layout pass", pass), ("snapshot", snapshot),
        ]
        return kinds.flatMap { kind in
            sizes.map { size in
                let name = "growth-\(kind.name.replacing(" ", with: "-"))-\(size)"
                return Workload(
                    name, "\(kind.name) with \(size) nodes", views: size, isHeavy: size > 1000, kind: .growth
                ) {
                    Setup(nil, [Contender(kind.name, result: { nil }, layOut: kind.make(size))])
                }
            }
        }
    }

    /// Makes nodes, and frees the previous ones.
    private static func madeNodes(_ count: Int) -> () -> Void {
        let kept = Kept<TreeNode>()
        return { kept.value = TreeNode.tree(of: count, fanOut: 10, TreeNode.Style()) }
    }

    private static func chains(_ count: Int) -> () -> Void {
        let (root, _) = family(count)
        return {
            let nodes = root.children
            nodes[0].pin.top().horizontally(8).height(20)
            for index in 1..<nodes.count { nodes[index].pin.below(of: nodes[index - 1]).horizontally(8).height(20) }
        }
    }

    private static func stack(_ count: Int) -> () -> Void {
        let (root, nodes) = family(count)
        let list = nodes.enumerated().map { $0.isMultiple(of: 2) ? StackItem.fix($1, 20) : StackItem.fill($1) }
        return { root.vstack(list) }
    }

    private static func flow(_ count: Int) -> () -> Void {
        let (root, nodes) = family(count)
        let list = nodes.map { StackItem.fix($0, 30) }
        return { root.flow(list) }
    }

    private static func grid(_ count: Int) -> () -> Void { grid(count, columnWidth: 40) }

    /// A grid whose columns have half of the room that they need.
    private static func narrowGrid(_ count: Int) -> () -> Void { grid(count, columnWidth: 15) }

    /// As close to a square as its number of nodes allows.
    private static func grid(_ count: Int, columnWidth: Double) -> () -> Void {
        let (root, nodes) = family(count)
        let columns = (1...count).prefix { $0 * $0 <= count }.last { count.isMultiple(of: $0) } ?? 1
        let rows: [[LayoutNode?]] = stride(from: 0, to: count, by: columns).map { Array(nodes[$0..<$0 + columns]) }
        let tracks = (0..<columns).map { _ in Track.flex() }
        root.frame.size.width = columnWidth * Double(columns)
        return { root.grid(columns: tracks, rows) }
    }

    private static func pass(_ count: Int) -> () -> Void {
        let root = TreeNode.tree(of: count, fanOut: 10, TreeNode.Style())
        return { root.resizeAndLayOut(.pin) }
    }

    /// Makes a snapshot, and frees the previous one.
    private static func snapshot(_ count: Int) -> () -> Void {
        let root = TreeNode.tree(of: count, fanOut: 10, TreeNode.Style())
        root.layoutIfNeeded()
        let kept = Kept<LayoutSnapshot>()
        return { kept.value = root.snapshot() }
    }

    private static func family(_ count: Int) -> (root: LayoutNode, nodes: [LayoutNode]) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 1000, height: 30 * Double(count)))
        let nodes = (0..<count).map { _ in LayoutNode("", frame: Rect(x: 0, y: 0, width: 30, height: 20)) }
        for node in nodes { root.addChild(node) }
        return (root, nodes)
    }
}
