/// Neighboring rows: up to 128 stored rows, or any number of rows that are neither measured nor headers, stored as a count.
struct RowBlock: Sendable {
    /// The rows; empty for a block of equal rows.
    private(set) var rows: [Row]
    private(set) var totals: RowTotals

    /// The maximum number of rows that a block stores.
    static var capacity: Int { 128 }

    /// Creates a block of rows that are neither measured nor headers.
    init(unmeasured count: Int) {
        rows = []
        totals = RowTotals(rows: count)
    }

    /// Creates a block that stores its rows.
    init(_ rows: [Row]) {
        self.rows = rows
        totals = rows.reduce(into: RowTotals()) { $0 += $1.totals }
    }

    var count: Int { totals.rows }

    /// The number of rows for which memory is allocated.
    var rowCapacity: Int { rows.capacity }

    /// Whether all rows are equal, and none is stored.
    var isUniform: Bool { rows.isEmpty }

    subscript(index: Int) -> Row { isUniform ? Row() : rows[index] }

    /// The length of the rows before an index, each with the space after it.
    func extent(before end: Int, _ lengths: RowLengths) -> Int {
        if isUniform { return end &* (lengths.estimate &+ lengths.spacing) }
        return extent(of: 0..<end, lengths)
    }

    /// The length of rows of a block that stores them.
    @inline(__always)
    private func extent(of range: Range<Int>, _ lengths: RowLengths) -> Int {
        var extent = range.count &* lengths.spacing
        for row in rows[range] { extent &+= row.pixels(or: lengths.estimate) }
        return extent
    }

    /// The number of headers before an index.
    func headers(before end: Int) -> Int {
        totals.headers == 0 ? 0 : rows[..<end].reduce(0) { $0 + ($1.isHeader ? 1 : 0) }
    }

    /// The first row that ends after an offset from the start of the block, and the offset of its top.
    ///
    /// There must be one.
    func row(endingBehind offset: Int, _ lengths: RowLengths) -> (index: Int, top: Int) {
        if isUniform {
            let length = lengths.estimate &+ lengths.spacing
            let index = min(length > 0 ? max(0, offset) / length : 0, count - 1)
            return (index, index &* length)
        }
        var (top, index) = (0, 0)
        // Adding several rows at once is faster than adding each.
        while index &+ 16 <= rows.count {
            let end = top &+ extent(of: index..<index &+ 16, lengths)
            if end > offset { break }
            (top, index) = (end, index &+ 16)
        }
        while index < rows.count {
            let end = top &+ rows[index].pixels(or: lengths.estimate) &+ lengths.spacing
            if end > offset { return (index, top) }
            (top, index) = (end, index &+ 1)
        }
        return (max(0, rows.count - 1), top)
    }

    /// The first row from an index on that begins at or after an offset, measured from the top of the row at the index; nil if the
    /// block ends before.
    ///
    /// A uniform block is not searched.
    func row(beginningBehind offset: Int, from start: Int, _ lengths: RowLengths) -> Int? {
        var (index, top) = (start, 0)
        while index < rows.count {
            if top >= offset { return index }
            top &+= rows[index].pixels(or: lengths.estimate) &+ lengths.spacing
            index &+= 1
        }
        return nil
    }

    /// The index of a header, by its number among the headers of the block from 0; it must exist.
    func header(_ ordinal: Int) -> Int {
        var passed = -1
        return rows.firstIndex { row in
            if row.isHeader { passed += 1 }
            return passed == ordinal
        } ?? 0
    }
}

extension RowBlock {
    /// Whether the rows of both fit in one block.
    func fits(_ other: RowBlock) -> Bool {
        isUniform && other.isUniform || count + other.count <= RowBlock.capacity
    }

    mutating func append(_ other: RowBlock) {
        if !(isUniform && other.isUniform) {
            storeRows()
            if other.isUniform {
                rows.append(contentsOf: repeatElement(Row(), count: other.count))
            } else {
                rows.append(contentsOf: other.rows)
            }
        }
        totals += other.totals
    }

    /// Removes the rows from an index on and returns them.
    mutating func split(at index: Int) -> RowBlock {
        guard !isUniform else {
            let tail = RowBlock(unmeasured: count - index)
            totals = RowTotals(rows: index)
            return tail
        }
        // Copies have no spare capacity.
        let tail = RowBlock(Array(rows[index...]))
        rows = Array(rows[..<index])
        totals = totals - tail.totals
        return tail
    }

    /// Stores each row, so that it can be changed.
    mutating func storeRows() {
        if isUniform { rows = Array(repeating: Row(), count: count) }
    }

    /// Replaces a row of a block that stores its rows, and returns the change of the sums.
    mutating func replace(_ index: Int, by row: Row) -> RowTotals {
        let change = row.totals - rows[index].totals
        rows[index] = row
        totals += change
        return change
    }

    /// Reserves memory for a few more rows than needed; an array would double its memory.
    private mutating func makeRoom(for count: Int) {
        let count = rows.count + count
        if count > rows.capacity { rows.reserveCapacity(min(count + 8, max(count, RowBlock.capacity))) }
    }

    /// Inserts rows, for which the block must have room.
    mutating func insert(_ new: [Row], at index: Int) -> RowTotals {
        storeRows()
        makeRoom(for: new.count)
        rows.insert(contentsOf: new, at: index)
        let added = new.reduce(into: RowTotals()) { $0 += $1.totals }
        totals += added
        return added
    }

    /// Inserts equal rows, for which the block must have room unless it does not store them.
    mutating func insert(_ row: Row, count: Int, at index: Int) {
        if !isUniform {
            makeRoom(for: count)
            rows.insert(contentsOf: repeatElement(row, count: count), at: index)
        }
        totals += row.totals(times: count)
    }

    /// Removes rows and returns the sums over them.
    mutating func remove(_ range: Range<Int>) -> RowTotals {
        guard !isUniform else {
            totals.rows -= range.count
            return RowTotals(rows: range.count)
        }
        let removed = range.reduce(into: RowTotals()) { $0 += rows[$1].totals }
        rows.removeSubrange(range)
        totals = totals - removed
        return removed
    }

    /// Changes each stored row.
    mutating func changeRows(_ change: (Row) -> Row) {
        if !isUniform { self = RowBlock(rows.map(change)) }
    }

    /// Stops storing rows that are all equal again.
    mutating func dropUniformRows() {
        if totals.measured == 0, totals.headers == 0 { rows = [] }
    }
}

extension Row {
    /// The sums over a number of rows like this one.
    func totals(times count: Int) -> RowTotals {
        let one = totals
        let factor = Int32(truncatingIfNeeded: count)
        return RowTotals(
            rows: count, measured: one.measured &* factor, headers: one.headers &* factor, pixels: one.pixels &* count)
    }
}
