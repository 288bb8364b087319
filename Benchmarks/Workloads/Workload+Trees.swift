import Plumb

/// Large trees: made, laid out as a whole, and laid out after a small change.
extension Workload {
    static func trees(_ sizes: Sizes) -> [Workload] {
        [
            treeBuild(sizes.tree),
            resizing("tree-layout", "a tree in which every node has to be laid out", sizes.tree, fanOut: 10),
            resizing("tree-wide", "a node with very many children", sizes.wide, fanOut: sizes.wide),
            resizing("tree-deep", "a node within a node, and so on", sizes.deep, fanOut: 1),
            relayout(sizes.tree),
        ]
    }

    private static func treeBuild(_ count: Int) -> Workload {
        Workload("tree-build", "\(count) nodes, made and laid out once", views: count, isHeavy: true) {
            let kept = Kept<TreeNode>()
            let manners: [(name: String, manner: TreeNode.Style.Manner)] = [
                ("idiomatic", .byHand), ("pin", .pin), ("build", .count),
            ]
            let contenders = manners.map { name, manner in
                Contender(name, prepare: { kept.value = nil }, result: { manner == .count ? nil : kept.frames }) {
                    let root = TreeNode.tree(of: count, fanOut: 10, TreeNode.Style())
                    if manner != .count { root.resizeAndLayOut(manner) }
                    kept.value = root
                }
            }
            return Setup(nil, contenders)
        }
    }

    private static func resizing(_ name: String, _ summary: String, _ count: Int, fanOut: Int) -> Workload {
        Workload(name, "\(summary): \(count)", views: count, isHeavy: count > 1000) {
            let root = TreeNode.tree(of: count, fanOut: fanOut, TreeNode.Style())
            return Setup(
                root, byHand: { root.resizeAndLayOut(.byHand) }, pin: { root.resizeAndLayOut(.pin) }
            )
        }
    }

    private static func relayout(_ count: Int) -> Workload {
        Workload("relayout", "one leaf of \(count) nodes has changed; by hand one knows which", views: 1) {
            let style = TreeNode.Style()
            let root = TreeNode.tree(of: count, fanOut: 10, style)
            let leaf = root.lastLeaf
            root.layoutIfNeeded()
            return Setup(
                nil,
                [
                    Contender("idiomatic", result: { leaf.frame.numbers }) { leaf.layoutChildren() },
                    Contender("pin", result: { leaf.frame.numbers }) {
                        leaf.setNeedsLayout()
                        root.layoutIfNeeded()
                    },
                ],
                facts: {
                    style.manner = .count
                    leaf.setNeedsLayout()
                    root.layoutIfNeeded()
                    return [("visited", Double(style.visits)), ("ancestors", Double(root.levels(to: leaf)))]
                }
            )
        }
    }
}

/// Keeps the new nodes, so that freeing them is not part of making them.
final class Kept<Value> {
    var value: Value?
}

extension Kept where Value == TreeNode {
    /// The frames of the nodes down to the last leaf.
    fileprivate var frames: [Double] {
        guard let root = value else { return [] }
        return sequence(first: root.lastLeaf) { $0.parent }.flatMap { $0.frame.numbers }
    }
}

extension LayoutNode {
    /// The number of levels from this node down to the other one.
    fileprivate func levels(to node: LayoutNode) -> Int {
        sequence(first: node) { $0.parent }.prefix { $0 !== self }.reduce(0) { count, _ in count + 1 }
    }
}
