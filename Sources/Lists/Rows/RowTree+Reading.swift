extension RowTree {
    /// A block with the sums over the rows before it.
    struct Place: Sendable {
        var node: Index = 0
        var before = RowTotals()
    }

    /// The result of a search: the block of a row, its index there, and the offset of its top.
    struct Found {
        var place: Place
        var index: Int
        var top: Int

        var row: Int { place.before.rows + index }
    }

    /// The block of a row, which must exist.
    @inline(__always)
    func place(of row: Int) -> Place { isInLastBlock(row) ? last : search(row) }

    @inline(__always)
    private func isInLastBlock(_ row: Int) -> Bool {
        let index = row &- last.before.rows
        return last.node != 0 && index >= 0 && index < nodes[Int(last.node)].block.count
    }

    /// Finds the block of a row, and remembers it.
    @inline(__always)
    mutating func find(_ row: Int) -> Place {
        if !isInLastBlock(row) { last = search(row) }
        return last
    }

    /// Finds the block of a row from the root.
    @inline(never)
    private func search(_ row: Int) -> Place {
        var (node, place) = (Int(root), Place())
        while true {
            let left = Int(nodes[node].left)
            let index = row - place.before.rows - nodes[left].totals.rows
            if index < 0 {
                node = left
                continue
            }
            place.before += nodes[left].totals
            if index < nodes[node].block.count || nodes[node].right == 0 {
                place.node = Index(node)
                return place
            }
            place.before += nodes[node].block.totals
            node = Int(nodes[node].right)
        }
    }

    /// A row, which must exist.
    subscript(row row: Int) -> Row { self[row, in: place(of: row)] }

    /// A row of a block.
    subscript(row: Int, in place: Place) -> Row { nodes[Int(place.node)].block[row - place.before.rows] }

    /// The length of the rows before a row, each with the space after it.
    func extent(before row: Int, _ lengths: RowLengths) -> Int {
        if row >= totals.rows { return totals.extent(lengths) }
        let place = place(of: row)
        return place.before.extent(lengths)
            &+ nodes[Int(place.node)].block.extent(before: row - place.before.rows, lengths)
    }

    /// The number of headers before a row.
    func headers(before row: Int) -> Int {
        if totals.headers == 0 || row >= totals.rows { return Int(totals.headers) }
        let place = place(of: row)
        return Int(place.before.headers) + nodes[Int(place.node)].block.headers(before: row - place.before.rows)
    }

    /// The first row that ends after an offset; nil if all end before it.
    func row(endingBehind offset: Int, _ lengths: RowLengths) -> Found? {
        let offset = max(0, offset)
        guard totals.extent(lengths) > offset else { return nil }
        if last.node != 0 {
            let distance = offset &- last.before.extent(lengths)
            if distance >= 0, distance < nodes[Int(last.node)].block.totals.extent(lengths) {
                return row(endingBehind: offset, in: last, lengths)
            }
        }
        var (node, place, top) = (Int(root), Place(), 0)
        while true {
            let left = Int(nodes[node].left)
            let before = nodes[left].totals.extent(lengths)
            if top &+ before > offset {
                node = left
                continue
            }
            place.before += nodes[left].totals
            top &+= before
            let own = nodes[node].block.totals.extent(lengths)
            if top &+ own > offset {
                place.node = Index(node)
                return row(endingBehind: offset, in: place, lengths)
            }
            place.before += nodes[node].block.totals
            top &+= own
            node = Int(nodes[node].right)
        }
    }

    private func row(endingBehind offset: Int, in place: Place, _ lengths: RowLengths) -> Found {
        let top = place.before.extent(lengths)
        let found = nodes[Int(place.node)].block.row(endingBehind: offset &- top, lengths)
        return Found(place: place, index: found.index, top: top &+ found.top)
    }

    /// The first row at or after another one whose top is not before an offset; the number of rows if there is none.
    ///
    /// It searches the block of the other row first: rows of one window are mostly in one block.
    func row(beginningBehind offset: Int, from found: Found, _ lengths: RowLengths) -> Int {
        if let index = nodes[Int(found.place.node)].block.row(
            beginningBehind: offset &- found.top, from: found.index, lengths)
        {
            return found.place.before.rows + index
        }
        guard let last = row(endingBehind: offset, lengths) else { return totals.rows }
        return max(found.row, last.top < offset ? last.row + 1 : last.row)
    }

    /// The row of a header, by its number among the headers from 0; nil if there are fewer.
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
