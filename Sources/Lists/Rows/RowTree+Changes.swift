// Changes of rows. The rows must exist.

extension RowTree {
    /// Replaces a row.
    mutating func replace(_ row: Int, by new: Row) {
        var place = find(row)
        if self[place.node].block.isUniform {
            if new == Row() { return }
            place = storeRows(around: row, place)
        }
        let change = self[place.node].block.replace(row - place.before.rows, by: new)
        if change != RowTotals() { add(change, upTo: place) }
    }

    /// Splits rows around a row of a uniform block into a block that stores them; the other rows remain uniform.
    private mutating func storeRows(around row: Int, _ place: Place) -> Place {
        let count = self[place.node].block.count
        guard count > RowBlock.capacity else {
            self[place.node].block.storeRows()
            return place
        }
        let first = row - (row - place.before.rows) % RowBlock.capacity
        let end = min(first + RowBlock.capacity, place.before.rows + count)
        change { tree, root in
            let (rest, after) = tree.split(root, at: end)
            let (before, middle) = tree.split(rest, at: first)
            tree[middle].block.storeRows()
            return tree.concatenate(tree.concatenate(before, middle), after)
        }
        return find(row)
    }

    /// The block of the row before an index, so that rows at the end go into the last block.
    ///
    /// The list must not be empty.
    private mutating func findNeighbor(of index: Int) -> Place { find(max(0, index - 1)) }

    /// Inserts equal rows before a row, or at the end.
    mutating func insert(_ row: Row, count: Int, at index: Int) {
        if totals.rows > 0 {
            let place = findNeighbor(of: index)
            let (isUniform, present) = (self[place.node].block.isUniform, self[place.node].block.count)
            if isUniform ? row == Row() : present + count <= RowBlock.capacity {
                add(row.totals(times: count), upTo: place)
                self[place.node].block.insert(row, count: count, at: index - place.before.rows)
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
            let place = findNeighbor(of: index)
            if self[place.node].block.count + rows.count <= RowBlock.capacity {
                add(self[place.node].block.insert(rows, at: index - place.before.rows), upTo: place)
                return
            }
        }
        insert([RowBlock(rows)], at: index)
    }

    /// Removes rows.
    mutating func remove(_ range: Range<Int>) {
        let place = find(range.lowerBound)
        let index = range.lowerBound - place.before.rows
        let count = self[place.node].block.count
        // A block that remains half full need not be merged with a neighbor.
        if index + range.count <= count, count - range.count > RowBlock.capacity / 2 {
            let removed = self[place.node].block.remove(index..<index + range.count)
            add(RowTotals() - removed, upTo: place)
            return
        }
        change { tree, root in
            let (rest, after) = tree.split(root, at: range.upperBound)
            let (before, removed) = tree.split(rest, at: range.lowerBound)
            tree.freeTree(removed)
            return tree.concatenate(before, after)
        }
    }

    /// Moves rows so that they begin at an index among the other rows.
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

    /// Changes every stored row.
    ///
    /// - Complexity: O(*n*) for *n* stored rows.
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
