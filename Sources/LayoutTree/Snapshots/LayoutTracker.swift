import Geometry

/// Tells a host which nodes of a tree changed since its last call: for views of a toolkit, or layers, that mirror the tree.
///
/// Keep one tracker for as long as the views. After each layout, take the changes: each names its node, so nothing has to be
/// searched. The first call reports every node as added. Later calls report nodes that were added, removed or changed, that have
/// other children, or whose content must be drawn again. Nodes without a change are as the host knows them.
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
/// Nodes are distinguished by their identity: they need no names, and a node that moved to another parent is the same node. A
/// tracker keeps its known nodes alive until the next call, so that no new node can be mistaken for a freed one.
public struct LayoutTracker {
    /// The root of the tracked tree; nodes above it are ignored.
    public let root: LayoutNode
    private var known = TrackedNodes()

    /// Creates a tracker that has not reported any node yet.
    public init(_ root: LayoutNode) { self.root = root }

    /// The changes since the last call; the first call reports all nodes as added.
    ///
    /// Removed nodes come first, in their old order; the others follow from the root down, a parent before its children and
    /// children from back to front.
    ///
    /// - Complexity: O(*n*) for *n* nodes, now and at the last call, without recursion.
    /// - Parameter includingMoved: whether to list nodes that only moved with their parents, for a host that positions its views in
    ///   the space of the root.
    /// - Returns: the changes, at most one for each node.
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

/// The change of one node since the last call of a ``LayoutTracker``.
public struct NodeChange {
    /// The node.
    public let node: LayoutNode
    /// The old state of the node; nil if it was added.
    public let old: LayoutSnapshot.Node?
    /// The new state of the node, with its frame in the space of its parent; nil if it was removed.
    public let new: LayoutSnapshot.Node?
    /// The node's bounding box in the root's own space, in points, with y growing downwards; nil if the node was added.
    public let oldFrameInRoot: Rect?
    /// The node's bounding box in the root's own space, in points, with y growing downwards; nil if the node was removed.
    ///
    /// It includes transforms and scroll offsets between the node and the root. The root's own box begins at its scroll offset.
    public let frameInRoot: Rect?
    /// The children, from back to front, if some were added, removed or reordered; nil if they are the same.
    public let children: [LayoutNode]?
    /// Whether the content changed since the last call, even if the frame is the same; see ``LayoutNode/setNeedsMeasure()``.
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
    /// The change as `name: (0, 0, 10, 10) → (0, 0, 20, 10)`, with `nothing` if the node was added or removed.
    public var description: String {
        let text = LayoutSnapshot.Change.text(node.displayName, old, new)
        return text + (children == nil ? "" : ", other children") + (isContentChanged ? ", other content" : "")
    }
}

/// The nodes of a tree in the order of a snapshot, with their reported state.
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

    /// The change of a node since its older state; nil if there is none.
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
