extension RowTree {
    /// The first broken invariant, in words; nil if all hold.
    func brokenInvariant() -> String? {
        var (reached, pending) = (0, [root])
        while let node = pending.popLast() {
            guard node != 0 else { continue }
            reached += 1
            let (left, right) = (self[self[node].left], self[self[node].right])
            let block = self[node].block
            if (left.depth - right.depth).magnitude > 1 { return "a node is out of balance" }
            if self[node].depth != max(left.depth, right.depth) + 1 { return "a depth is wrong" }
            if self[node].totals != left.totals + block.totals + right.totals { return "the sums of a node are wrong" }
            if block.count <= 0 { return "a block is empty" }
            if !block.isUniform {
                if block.rows.count > RowBlock.capacity { return "a block is too large" }
                if RowBlock(block.rows).totals != block.totals { return "the sums of a block are wrong" }
            }
            pending += [self[node].left, self[node].right]
        }
        if self[0].totals != RowTotals() || self[0].depth != 0 { return "the empty tree is not empty" }
        let blocks = blocks
        if reached != blocks.count { return "blocks are missing" }
        for (block, next) in zip(blocks, blocks.dropFirst()) {
            if block.isUniform, next.isUniform { return "two uniform blocks are neighbors" }
            if block.count + next.count <= RowBlock.capacity / 2 { return "two small blocks are neighbors" }
        }
        if last.node != 0 {
            guard case let kept = last.before, kept.rows < totals.rows else {
                return "the last place is not in the tree"
            }
            var tree = self
            tree.last = Place()
            let place = tree.place(of: kept.rows)
            if place.node != last.node || place.before != kept { return "the last place is another one" }
        }
        var (free, unused) = (firstFree, 0)
        while free != 0, unused <= nodes.count {
            unused += 1
            free = self[free].left
        }
        return reached + unused + 1 == nodes.count ? nil : "nodes are lost"
    }
}
