/// The rows of a list in order, with sums over any part of them in O(log *n*).
///
/// Rows are kept in blocks, and the blocks in an AVL tree in which each node has the sums over its subtree. All changes of the tree
/// consist of two operations: splitting it at a row, and joining two trees with a block between them (G. Blelloch, D. Ferizovic, Y.
/// Sun: Just Join for Parallel Ordered Sets, SPAA 2016). Sums are whole numbers, so they are exact in any order.
///
/// The depths of the two subtrees of a node differ by at most one. No block is empty. Two neighboring blocks, one of which stores
/// its rows, have more than 64 rows together, so that there are never many blocks.
struct RowTree: Sendable {
    /// The nodes by their index.
    ///
    /// The first one is the empty tree: its sums are zero, and it has no children.
    private(set) var nodes = [Node(RowBlock(unmeasured: 0), depth: 0)]
    private(set) var root: Index = 0
    /// The first unused node; `left` of each links to the next.
    private(set) var firstFree: Index = 0

    /// The block that a change or a scroll found last, so that rows near it are found without a search; node 0 if there is none.
    var last = Place()

    typealias Index = Int32

    struct Node: Sendable {
        var left: Index = 0
        var right: Index = 0
        /// The number of nodes on the longest way down, this one included.
        var depth: Int32
        var block: RowBlock
        /// The sums over the subtree.
        var totals: RowTotals

        init(_ block: RowBlock, depth: Int32 = 1) {
            self.depth = depth
            self.block = block
            totals = block.totals
        }
    }

    init() {}

    /// Creates a tree of blocks in order, and merges neighbors that fit in one.
    init(_ blocks: [RowBlock]) {
        var kept: [RowBlock] = []
        for block in blocks where block.count > 0 {
            if let last = kept.last, last.fits(block) { kept[kept.count - 1].append(block) } else { kept.append(block) }
        }
        nodes.reserveCapacity(kept.count + 1)
        root = build(kept[...])
    }

    /// The sums over all rows.
    var totals: RowTotals { nodes[Int(root)].totals }

    subscript(index: Index) -> Node {
        @inline(__always) get { nodes[Int(index)] }
        @inline(__always) _modify { yield &nodes[Int(index)] }
    }

    private mutating func build(_ blocks: ArraySlice<RowBlock>) -> Index {
        guard !blocks.isEmpty else { return 0 }
        let middle = blocks.startIndex + blocks.count / 2
        let left = build(blocks[..<middle])
        let node = makeNode(blocks[middle])
        let right = build(blocks[(middle + 1)...])
        return join(left, node, right)
    }

    /// The blocks in order.
    var blocks: [RowBlock] {
        var (found, pending, node): ([RowBlock], [Index], Index) = ([], [], root)
        while node != 0 || !pending.isEmpty {
            while node != 0 {
                pending.append(node)
                node = self[node].left
            }
            if let next = pending.popLast() {
                found.append(self[next].block)
                node = self[next].right
            }
        }
        return found
    }
}

extension RowTree {
    /// Replaces the tree.
    mutating func change(_ makeRoot: (inout RowTree, Index) -> Index) {
        let old = root
        last = Place()
        root = makeRoot(&self, old)
    }

    /// Makes a node for a block, and returns its index.
    mutating func makeNode(_ block: RowBlock) -> Index {
        guard firstFree != 0 else {
            nodes.append(Node(block))
            return Index(nodes.count - 1)
        }
        let index = firstFree
        firstFree = self[index].left
        self[index] = Node(block)
        return index
    }

    mutating func freeNode(_ index: Index) {
        self[index] = Node(RowBlock(unmeasured: 0))
        self[index].left = firstFree
        firstFree = index
    }

    /// Frees a whole tree.
    ///
    /// - Complexity: O(*b*) for *b* blocks.
    mutating func freeTree(_ tree: Index) {
        var pending = [tree]
        while let node = pending.popLast() {
            guard node != 0 else { continue }
            pending += [self[node].left, self[node].right]
            freeNode(node)
        }
    }

    /// Adds to the sums of all nodes from the root down to a block.
    mutating func add(_ change: RowTotals, upTo place: Place) {
        var (node, row) = (root, place.before.rows)
        while node != place.node {
            self[node].totals += change
            let (left, right) = (self[node].left, self[node].right)
            let before = self[left].totals.rows
            if row < before {
                node = left
            } else {
                row -= before + self[node].block.count
                node = right
            }
        }
        self[node].totals += change
    }
}
