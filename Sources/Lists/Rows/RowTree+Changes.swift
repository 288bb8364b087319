// Changes of rows. The caller knows that the rows are there.

extension RowTree {
    /// Replaces a row.
    mutating func replace(_ row: Int, by new: Row) {
        var position = position(of: row)
        if self[position.node].block.isUniform {
            if new == Row() { return }
            position = storeRows(around: row, position)
        }
        let change = self[position.node].block.replace(position.index, by: new)
        if change != RowTotals() { add(change, onTheWayTo: row) }
    }

    /// Makes a block that stores its rows of those around a row of a uniform block; the others stay as they are.
    private mutating func storeRows(around row: Int, _ position: Position) -> Position {
        let count = self[position.node].block.count
        guard count > RowBlock.capacity else {
            self[position.node].block.storeRows()
            return position
        }
        let first = row - position.index % RowBlock.capacity
        let end = min(first + RowBlock.capacity, row - position.index + count)
        change { tree, root in
            let (rest, after) = tree.split(root, at: end)
            let (before, middle) = tree.split(rest, at: first)
            tree[middle].block.storeRows()
            return tree.concatenate(tree.concatenate(before, middle), after)
        }
        return self.position(of: row)
    }

    /// Inserts equal rows before a row, or at the end.
    mutating func insert(_ row: Row, count: Int, at index: Int) {
        if totals.rows > 0 {
            // The block of the row before, where there is one, so that rows at the end go into the last block.
            let neighbor = max(0, index - 1)
            let position = position(of: neighbor)
            let (isUniform, present) = (
                nodes[Int(position.node)].block.isUniform, nodes[Int(position.node)].block.count
            )
            if isUniform ? row == Row() : present + count <= RowBlock.capacity {
                self[position.node].block.insert(row, count: count, at: position.index + (index - neighbor))
                add(row.totals(times: count), onTheWayTo: neighbor)
                return
            }
        }
        if row == Row() {
            insert([RowBlock(unmeasured: count)], at: index)
        } else {
            let (whole, rest) = count.quotientAndRemainder(dividingBy: RowBlock.capacity)
            var blocks = Array(
                repeating: RowBlock(Array(repeating: row, count: RowBlock.capacity)), count: whole)
            if rest > 0 { blocks.append(RowBlock(Array(repeating: row, count: rest))) }
            insert(blocks, at: index)
        }
    }

    /// Inserts blocks before a row, or at the end.
    mutating func insert(_ blocks: [RowBlock], at index: Int) {
        change { tree, root in
            let (before, after) = tree.split(root, at: index)
            var middle: Index = 0
            for block in blocks where block.count > 0 {
                let node = tree.makeNode(block)
                middle = tree.join(middle, node, 0)
            }
            return tree.concatenate(tree.concatenate(before, middle), after)
        }
    }

    /// Inserts a few rows before a row, or at the end.
    private mutating func insert(few rows: [Row], at index: Int) {
        if totals.rows > 0 {
            let neighbor = max(0, index - 1)
            let position = position(of: neighbor)
            if nodes[Int(position.node)].block.count + rows.count <= RowBlock.capacity {
                let added = self[position.node].block.insert(rows, at: position.index + (index - neighbor))
                add(added, onTheWayTo: neighbor)
                return
            }
        }
        insert([RowBlock(rows)], at: index)
    }

    /// Removes rows.
    mutating func remove(_ range: Range<Int>) {
        let position = position(of: range.lowerBound)
        let count = self[position.node].block.count
        // A block that stays half full needs no neighbor to be merged with.
        if position.index + range.count <= count, count - range.count > RowBlock.capacity / 2 {
            let end = position.index + range.count
            var removed = RowTotals()
            // The way to the block is found by a row that stays.
            let isFirstKept = position.index > 0
            removed = self[position.node].block.remove(position.index..<end)
            add(RowTotals() - removed, onTheWayTo: isFirstKept ? range.lowerBound - 1 : range.lowerBound)
            return
        }
        change { tree, root in
            let (rest, after) = tree.split(root, at: range.upperBound)
            let (before, removed) = tree.split(rest, at: range.lowerBound)
            tree.freeTree(removed)
            return tree.concatenate(before, after)
        }
    }

    /// Moves rows so that they begin at an index of the rows without them.
    mutating func move(_ range: Range<Int>, to index: Int) {
        if range.count <= RowBlock.capacity / 8 {
            let rows = range.map { self[row: $0] }
            remove(range)
            insert(few: rows, at: index)
            return
        }
        change { tree, root in
            let (rest, after) = tree.split(root, at: range.upperBound)
            let (before, moved) = tree.split(rest, at: range.lowerBound)
            let others = tree.concatenate(before, after)
            let (start, end) = tree.split(others, at: index)
            return tree.concatenate(tree.concatenate(start, moved), end)
        }
    }

    /// Changes every row that is stored.
    ///
    /// - Complexity: O(*n*) for *n* rows that are stored.
    mutating func changeRows(_ change: (Row) -> Row) {
        self = RowTree(
            blocks.map {
                var block = $0
                block.changeRows(change)
                block.dropUniformRows()
                return block
            })
    }
}
