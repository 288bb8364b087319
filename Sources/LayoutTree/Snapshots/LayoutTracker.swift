import Geometry

/// Tells a host what became of each node of a tree since it last asked: for views of a toolkit, or layers, that stand beside the tree.
///
/// Keep one tracker for as long as the views. After each layout, take the changes: each names its node, so nothing has to be searched.
/// The first time every node is added. Later, a change says that a node came, went, looks different, has other children, or has content
/// to be drawn anew. Whatever has no change is as the host knows it.
///
/// ```swift
/// root.layoutIfNeeded()
/// for change in tracker.takeChanges() {
///     guard let look = change.new else {
///         removeView(of: change.node)
///         continue
///     }
///     let shown = view(of: change.node)
///     shown.frame = look.frame
///     if let children = change.children { shown.parts = children.map { view(of: $0) } }
///     if change.isContentChanged { shown.redraw() }
/// }
/// ```
///
/// Nodes are told apart by their identity: no name is needed, and a node that moved to another parent is the same node. A tracker keeps
/// the nodes that it knows alive until the next call, so that no new node can be taken for one that went away.
public struct LayoutTracker {
    /// The root of what is tracked; other nodes above it do not matter.
    public let root: LayoutNode
    private var known = TrackedNodes()

    /// Creates a tracker that knows nothing yet of the nodes below a root.
    public init(_ root: LayoutNode) { self.root = root }

    /// What changed since the last call; all nodes of the tree as added ones in the first.
    ///
    /// The removed nodes come first, in the order that they had, then the others from the root down, a parent before its children and
    /// these from back to front.
    ///
    /// - Complexity: O(*n*) for *n* nodes, now and at the last call, without recursion.
    /// - Parameter includingMoved: whether nodes are listed that only moved with their parents, for a host that places its views in the
    ///   space of the root.
    /// - Returns: the changes, one for a node at most.
    public mutating func takeChanges(includingMoved: Bool = false) -> [NodeChange] {
        let old = known
        known = TrackedNodes(below: root)
        var oldIndexes: [ObjectIdentifier: Int] = [:]
        oldIndexes.reserveCapacity(old.nodes.count)
        for (index, node) in old.nodes.enumerated() { oldIndexes[ObjectIdentifier(node)] = index }

        var kept: [NodeChange] = []
        var isKept = [Bool](repeating: false, count: old.nodes.count)
        for index in known.nodes.indices {
            let oldIndex = oldIndexes[ObjectIdentifier(known.nodes[index])]
            if let oldIndex { isKept[oldIndex] = true }
            if let change = known.change(at: index, since: old, at: oldIndex, includingMoved) { kept.append(change) }
        }
        var changes: [NodeChange] = []
        for index in old.nodes.indices where !isKept[index] {
            changes.append(NodeChange(removed: old.nodes[index], old.looks[index], old.framesInRoot[index]))
        }
        return changes + kept
    }
}

/// What became of one node since a ``LayoutTracker`` was asked before.
public struct NodeChange {
    /// The node.
    public let node: LayoutNode
    /// What the node looked like; nil if it was added.
    public let old: LayoutSnapshot.Node?
    /// What the node looks like now, with its frame in the space of its parent; nil if it was removed.
    public let new: LayoutSnapshot.Node?
    /// The upright box around the node in the root's own space, in points, with y growing downwards; nil if the node was added.
    public let oldFrameInRoot: Rect?
    /// The upright box around the node in the root's own space, in points, with y growing downwards; nil if the node was removed.
    ///
    /// Transforms and scroll offsets between the node and the root count. That of the root begins at its scroll
    /// offset.
    public let frameInRoot: Rect?
    /// The children, from back to front, if some came, went, or have another order now; nil if they are the same.
    public let children: [LayoutNode]?
    /// Whether the content changed since the last call, also if the frame is the same; see ``LayoutNode/setNeedsMeasure()``.
    public let isContentChanged: Bool
}

extension NodeChange {
    fileprivate init(removed node: LayoutNode, _ look: LayoutSnapshot.Node, _ frameInRoot: Rect) {
        self.init(
            node: node, old: look, new: nil, oldFrameInRoot: frameInRoot, frameInRoot: nil, children: nil,
            isContentChanged: false)
    }
}

extension NodeChange: CustomStringConvertible {
    /// The change as `name: (0, 0, 10, 10) → (0, 0, 20, 10)`, with `nothing` where the node was added or removed.
    public var description: String {
        let text = LayoutSnapshot.Change.text(node.displayName, old, new)
        return text + (children == nil ? "" : ", other children") + (isContentChanged ? ", other content" : "")
    }
}

/// The nodes of a tree in the order of a snapshot, with what a host is told of them.
private struct TrackedNodes {
    var nodes: [LayoutNode] = []
    var looks: [LayoutSnapshot.Node] = []
    var framesInRoot: [Rect] = []
    private var children: [[LayoutNode]] = []
    private var contentChanges: [Int] = []

    init() {}

    init(below root: LayoutNode) {
        var found: [LayoutNode] = []
        looks = LayoutSnapshot(of: root) { found.append($0) }.nodes
        nodes = found
        children = found.map { $0.children }
        contentChanges = found.map { $0.details?.contentChanges ?? 0 }
        var maps: [Transform] = []
        for (index, node) in found.enumerated() {
            if let parent = looks[index].parent {
                framesInRoot.append(maps[parent].apply(to: node.transformedFrame))
                maps.append(node.mapToParent(.transformed).concatenating(maps[parent]))
            } else {
                framesInRoot.append(Rect(origin: node.shownOrigin, size: node.bounds.size))
                maps.append(.identity)
            }
        }
    }

    /// What became of a node since it was at an index of older nodes; nil if nothing did.
    func change(at index: Int, since old: TrackedNodes, at oldIndex: Int?, _ includingMoved: Bool) -> NodeChange? {
        let (node, look, frame) = (nodes[index], looks[index], framesInRoot[index])
        guard let oldIndex else {
            return NodeChange(
                node: node, old: nil, new: look, oldFrameInRoot: nil, frameInRoot: frame,
                children: children[index].isEmpty ? nil : children[index], isContentChanged: false)
        }
        let isSameList = children[index].elementsEqual(old.children[oldIndex], by: ===)
        let isContentChanged = contentChanges[index] != old.contentChanges[oldIndex]
        guard
            !isSameList || isContentChanged || !look.looksLike(old.looks[oldIndex])
                || includingMoved && frame != old.framesInRoot[oldIndex]
                || parent(of: index) !== old.parent(of: oldIndex)
        else { return nil }
        return NodeChange(
            node: node, old: old.looks[oldIndex], new: look, oldFrameInRoot: old.framesInRoot[oldIndex],
            frameInRoot: frame, children: isSameList ? nil : children[index], isContentChanged: isContentChanged)
    }

    private func parent(of index: Int) -> LayoutNode? { looks[index].parent.map { nodes[$0] } }
}
