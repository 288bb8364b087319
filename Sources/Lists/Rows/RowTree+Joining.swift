// Splitting and joining, of which all changes consist, and balancing of the tree.

extension RowTree {
    /// Joins two trees with a node between them.
    ///
    /// The depths may differ by any number.
    ///
    /// - Complexity: O(*d*) for the difference *d* of the depths.
    mutating func join(_ left: Index, _ node: Index, _ right: Index) -> Index {
        let difference = self[left].depth - self[right].depth
        if difference > 1 {
            self[left].right = join(self[left].right, node, right)
            return balanced(left)
        }
        if difference < -1 {
            self[right].left = join(left, node, self[right].left)
            return balanced(right)
        }
        self[node].left = left
        self[node].right = right
        update(node)
        return node
    }

    /// Splits a tree into the rows before a number and the others.
    ///
    /// A block across the boundary is cut in two.
    mutating func split(_ tree: Index, at row: Int) -> (left: Index, right: Index) {
        guard tree != 0 else { return (0, 0) }
        let (left, right) = (self[tree].left, self[tree].right)
        let index = row - self[left].totals.rows
        if index <= 0 {
            let (start, end) = split(left, at: row)
            return (start, join(end, tree, right))
        }
        let count = self[tree].block.count
        if index >= count {
            let (start, end) = split(right, at: index - count)
            return (join(left, tree, start), end)
        }
        let tail = makeNode(self[tree].block.split(at: index))
        return (join(left, tree, 0), join(0, tail, right))
    }

    /// Joins two trees, and merges blocks beside the seam that fit in one.
    mutating func concatenate(_ left: Index, _ right: Index) -> Index {
        let (left, right) = (mergingLast(left), mergingFirst(right))
        if left == 0 { return right }
        let (first, rest) = removeFirst(right)
        if first == 0 { return left }
        let last = self.last(left)
        guard nodes[Int(last)].block.fits(nodes[Int(first)].block) else { return join(left, first, rest) }
        let (start, _) = removeLast(left)
        absorb(first, into: last)
        return join(start, last, rest)
    }

    /// Merges the last two blocks of a tree if they fit in one.
    private mutating func mergingLast(_ tree: Index) -> Index {
        let (previous, last) = lastTwo(tree)
        guard previous != 0, nodes[Int(previous)].block.fits(nodes[Int(last)].block) else { return tree }
        let (start, _) = removeLast(removeLast(tree).rest)
        absorb(last, into: previous)
        return join(start, previous, 0)
    }

    /// Merges the first two blocks of a tree if they fit in one.
    private mutating func mergingFirst(_ tree: Index) -> Index {
        let (first, next) = firstTwo(tree)
        guard next != 0, nodes[Int(first)].block.fits(nodes[Int(next)].block) else { return tree }
        let (_, end) = removeFirst(removeFirst(tree).rest)
        absorb(next, into: first)
        return join(0, first, end)
    }

    /// The last node of a tree that is not empty.
    private func last(_ tree: Index) -> Index {
        var node = tree
        while nodes[Int(node)].right != 0 { node = nodes[Int(node)].right }
        return node
    }

    private func first(_ tree: Index) -> Index {
        var node = tree
        while nodes[Int(node)].left != 0 { node = nodes[Int(node)].left }
        return node
    }

    /// The last two nodes of a tree; 0 for missing ones.
    private func lastTwo(_ tree: Index) -> (previous: Index, last: Index) {
        var (parent, node): (Index, Index) = (0, tree)
        while nodes[Int(node)].right != 0 { (parent, node) = (node, nodes[Int(node)].right) }
        let left = nodes[Int(node)].left
        return (left == 0 ? parent : last(left), node)
    }

    /// The first two nodes of a tree; 0 for missing ones.
    private func firstTwo(_ tree: Index) -> (first: Index, next: Index) {
        var (parent, node): (Index, Index) = (0, tree)
        while nodes[Int(node)].left != 0 { (parent, node) = (node, nodes[Int(node)].left) }
        let right = nodes[Int(node)].right
        return (node, right == 0 ? parent : first(right))
    }

    private mutating func absorb(_ node: Index, into other: Index) {
        let block = self[node].block
        freeNode(node)
        self[other].block.append(block)
    }

    /// Removes the last node of a tree; nothing from an empty one.
    private mutating func removeLast(_ tree: Index) -> (rest: Index, last: Index) {
        guard tree != 0 else { return (0, 0) }
        let right = self[tree].right
        if right == 0 { return (self[tree].left, tree) }
        let (rest, last) = removeLast(right)
        return (join(self[tree].left, tree, rest), last)
    }

    /// Removes the first node of a tree; nothing from an empty one.
    private mutating func removeFirst(_ tree: Index) -> (first: Index, rest: Index) {
        guard tree != 0 else { return (0, 0) }
        let left = self[tree].left
        if left == 0 { return (tree, self[tree].right) }
        let (first, rest) = removeFirst(left)
        return (first, join(rest, tree, self[tree].right))
    }
}

extension RowTree {
    /// Computes the depth and the sums of a node from its children.
    private mutating func update(_ node: Index) {
        let (left, right) = (self[node].left, self[node].right)
        self[node].depth = max(self[left].depth, self[right].depth) + 1
        self[node].totals = self[left].totals + self[node].block.totals + self[right].totals
    }

    /// Balances a node whose children are balanced and differ in depth by at most two.
    private mutating func balanced(_ node: Index) -> Index {
        let (left, right) = (self[node].left, self[node].right)
        let difference = self[left].depth - self[right].depth
        if difference > 1 {
            if self[self[left].left].depth < self[self[left].right].depth { self[node].left = rotatedLeft(left) }
            return rotatedRight(node)
        }
        if difference < -1 {
            if self[self[right].right].depth < self[self[right].left].depth { self[node].right = rotatedRight(right) }
            return rotatedLeft(node)
        }
        update(node)
        return node
    }

    private mutating func rotatedRight(_ node: Index) -> Index {
        let top = self[node].left
        self[node].left = self[top].right
        update(node)
        self[top].right = node
        update(top)
        return top
    }

    private mutating func rotatedLeft(_ node: Index) -> Index {
        let top = self[node].right
        self[node].right = self[top].left
        update(node)
        self[top].left = node
        update(top)
        return top
    }
}
