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

    /// The length of the rows before a row, each with the space behind it.
    func extent(before row: Int, _ lengths: RowLengths) -> Int { totals(before: row).extent(lengths) }

    /// The number of headers before a row.
    func headers(before row: Int) -> Int {
        totals.headers == 0 ? 0 : Int(totals(before: row).headers)
    }

    /// A row that was found: where it is stored, its number, and the offset of its top.
    struct Found {
        var position: Position
        var row: Int
        var top: Int
    }

    /// The first row that ends behind an offset; nil if all end before it.
    func row(endingBehind offset: Int, _ lengths: RowLengths) -> Found? {
        let offset = max(0, offset)
        guard totals.extent(lengths) > offset else { return nil }
        var (node, row, top) = (Int(root), 0, 0)
        while true {
            let left = Int(nodes[node].left)
            let before = nodes[left].totals.extent(lengths)
            if top &+ before > offset {
                node = left
                continue
            }
            row += nodes[left].totals.rows
            top &+= before
            let own = nodes[node].block.totals.extent(lengths)
            if top &+ own > offset {
                let found = nodes[node].block.row(endingBehind: offset &- top, lengths)
                return Found(
                    position: Position(node: Index(node), index: found.index), row: row + found.index,
                    top: top &+ found.top)
            }
            row += nodes[node].block.count
            top &+= own
            node = Int(nodes[node].right)
        }
    }

    /// The first row at or behind another one whose top is not before an offset; the number of rows if there is none.
    ///
    /// It looks in the block of the other row first: rows of one window mostly lie in one block.
    func row(beginningBehind offset: Int, from found: Found, _ lengths: RowLengths) -> Int {
        let block = nodes[Int(found.position.node)].block
        if !block.isUniform {
            var (index, top) = (found.position.index, found.top)
            while index < block.count {
                if top >= offset { return found.row + index - found.position.index }
                top &+= block[index].pixels(or: lengths.estimate) &+ lengths.spacing
                index += 1
            }
        }
        guard let last = row(endingBehind: offset, lengths) else { return totals.rows }
        return max(found.row, last.top < offset ? last.row + 1 : last.row)
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
