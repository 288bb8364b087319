import Geometry

/// The state of a tree at one moment, as a value that any task may keep, compare and draw.
///
/// ```swift
/// let before = root.snapshot()
/// icon.frame.origin.x = 50
/// print(root.snapshot() == before)  // false
/// print(before.node(named: "icon")?.frame.minX ?? .nan)  // 0.0
/// ```
///
/// The nodes are in one flat list, each parent before its children, so that a tree of any depth can be copied, compared,
/// coded and walked without recursion.
public struct LayoutSnapshot: Hashable, Sendable {
    /// The nodes, a parent before its children and children from back to front; the first one is the root.
    public var nodes: [Node]

    /// The state of one node.
    public struct Node: Hashable, Sendable {
        /// The node's name; may be empty.
        public var name: String
        /// The index of the parent in ``LayoutSnapshot/nodes``, or nil for the root.
        public var parent: Int?
        /// The number of ancestors within the snapshot.
        public var depth: Int
        /// The bounding box of the transformed node, in points in its parent's own space.
        public var frame: Rect
        /// The rectangle before the transform, in points in its parent's own space.
        public var untransformedFrame: Rect
        /// Whether the y of the node's own space grows downwards; if not, ``boundsOrigin`` and the frames of the children are
        /// measured upwards from the bottom edge.
        public var isFlipped: Bool
        /// The scroll offset of the node's own space.
        public var boundsOrigin: Point
        /// The transform about ``anchorPoint``.
        public var transform: Transform
        /// The fixed point of the transform, as fractions of the size.
        public var anchorPoint: Point
        /// Whether the node itself is hidden; the descendants of a hidden node keep their own values.
        public var isHidden: Bool
        /// The opacity from 0 to 1.
        public var alpha: Double
        /// The rectangles of the node's guides, in the node's own space.
        public var guides: [Guide]
    }

    /// A named rectangle of a node.
    public struct Guide: Hashable, Sendable {
        /// The guide's name.
        public var name: String
        /// The rectangle in the space of the node that owns the guide.
        public var frame: Rect
    }
}

extension LayoutSnapshot {
    /// Copies a node and all its descendants.
    ///
    /// - Complexity: O(*n*) for *n* nodes, without recursion.
    public init(of root: LayoutNode) { self.init(of: root) { _ in } }

    /// Copies a node and all its descendants, and visits each in the order of the list.
    init(of root: LayoutNode, visit: (LayoutNode) -> Void) {
        nodes = []
        nodes.reserveCapacity(root.subtreeCount)
        nodes.append(Node(root, parent: nil, depth: 0))
        visit(root)
        var level = (children: root.childList, index: 0, parent: 0, depth: 1)
        var outer: [(children: [LayoutNode], index: Int, parent: Int, depth: Int)] = []
        while true {
            if level.index < level.children.count {
                let child = level.children[level.index]
                level.index += 1
                nodes.append(Node(child, parent: level.parent, depth: level.depth))
                visit(child)
                guard !child.childList.isEmpty else { continue }
                let inner = (children: child.childList, index: 0, parent: nodes.count - 1, depth: level.depth + 1)
                if level.index < level.children.count { outer.append(level) }
                level = inner
            } else if let next = outer.popLast() {
                level = next
            } else {
                return
            }
        }
    }

    /// The first node with a name in list order, or nil.
    public func node(named name: String) -> Node? {
        nodes.first { $0.name == name }
    }
}

extension LayoutSnapshot.Node {
    fileprivate init(_ node: LayoutNode, parent: Int?, depth: Int) {
        name = node.nodeName
        self.parent = parent
        self.depth = depth
        frame = node.frame
        untransformedFrame = node.storedFrame
        isFlipped = node.isFlipped
        boundsOrigin = node.boundsOrigin
        transform = node.transform
        anchorPoint = node.anchorPoint
        isHidden = node.isHidden
        alpha = node.alpha
        guides = node.details == nil ? [] : node.guides.map { LayoutSnapshot.Guide(name: $0.name, frame: $0.frame) }
    }
}

extension LayoutNode {
    /// The number of nodes in the subtree, this node included.
    fileprivate final var subtreeCount: Int {
        var count = 1
        var pending = [childList]
        while let list = pending.popLast() {
            count += list.count
            for child in list where !child.childList.isEmpty { pending.append(child.childList) }
        }
        return count
    }

    /// A copy of the current state of this node and all its descendants.
    public final func snapshot() -> LayoutSnapshot { LayoutSnapshot(of: self) }
}
