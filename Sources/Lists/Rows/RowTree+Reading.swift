extension RowTree {
    /// Where a row is stored: the node, and the index in its block.
    struct Position {
        var node: Index
        var index: Int
    }

    /// Where a row is stored; the caller knows that there is such a row.
    func position(of row: Int) -> Position {
        var (node, row) = (root, row)
        while true {
            let before = self[self[node].left].totals.rows
            if row < before {
                node = self[node].left
            } else if case let index = row - before, index < nodes[Int(node)].block.count || self[node].right == 0 {
                return Position(node: node, index: index)
            } else {
                row -= before + nodes[Int(node)].block.count
                node = self[node].right
            }
        }
    }

    /// A row; the caller knows that there is such a row.
    subscript(row row: Int) -> Row {
        let position = position(of: row)
        return nodes[Int(position.node)].block[position.index]
    }

    /// The sums over the rows before a row, or over all.
    func totals(before row: Int) -> RowTotals {
        var (node, row, sum) = (Int(root), row, RowTotals())
        while node != 0 {
            let left = Int(nodes[node].left)
            let before = nodes[left].totals.rows
            if row <= before {
                node = left
                continue
            }
            sum += nodes[left].totals
            row -= before
            let count = nodes[node].block.count
            if row <= count { return sum + nodes[node].block.totals(before: row) }
            sum += nodes[node].block.totals
            row -= count
            node = Int(nodes[node].right)
        }
        return sum
    }

    /// The first row that ends behind an offset, and the offset of its top; nil if all end before it.
    func row(endingBehind offset: Int, _ lengths: RowLengths) -> (row: Int, top: Int)? {
        let offset = max(0, offset)
        guard totals.extent(lengths) > offset else { return nil }
        var (node, row, top) = (Int(root), 0, 0)
        while true {
            let left = Int(nodes[node].left)
            let before = nodes[left].totals.extent(lengths)
            if top + before > offset {
                node = left
                continue
            }
            row += nodes[left].totals.rows
            top += before
            let own = nodes[node].block.totals.extent(lengths)
            if top + own > offset {
                let found = nodes[node].block.row(endingBehind: offset - top, lengths)
                return (row + found.index, top + found.top)
            }
            row += nodes[node].block.count
            top += own
            node = Int(nodes[node].right)
        }
    }

    /// The row that is a header, by its number among the headers from 0; nil if there are not as many.
    func row(ofHeader ordinal: Int) -> Int? {
        guard ordinal >= 0, ordinal < Int(totals.headers) else { return nil }
        var (node, row, ordinal) = (Int(root), 0, ordinal)
        while true {
            let left = Int(nodes[node].left)
            let before = Int(nodes[left].totals.headers)
            if ordinal < before {
                node = left
                continue
            }
            row += nodes[left].totals.rows
            ordinal -= before
            let own = Int(nodes[node].block.totals.headers)
            if ordinal < own { return row + nodes[node].block.header(ordinal) }
            row += nodes[node].block.count
            ordinal -= own
            node = Int(nodes[node].right)
        }
    }
}
