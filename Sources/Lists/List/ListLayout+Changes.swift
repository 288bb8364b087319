extension ListLayout {
    /// Stores the measured height of a row, in points, rounded up to pixels; nil makes it unknown again.
    public mutating func setHeight(_ height: Double?, of row: Int) {
        guard contains(row) else { return }
        tree.replace(row, by: Row(pixels: height.flatMap { pixels($0) }, isHeader: tree[row: row].isHeader))
    }

    /// Stores the measured height of a row, if there is one, and returns the row's height.
    @usableFromInline
    mutating func measuredLength(_ height: Double?, of row: Int) -> Double {
        guard contains(row) else { return 0 }
        let present = tree[row, in: tree.find(row)]
        let length = points(present.pixels(or: lengths.estimate))
        guard let height, height != length || !present.isMeasured, let new = pixels(height) else { return length }
        if present.pixels != new { tree.replace(row, by: Row(pixels: new, isHeader: present.isHeader)) }
        return points(new)
    }

    /// Makes the heights of all rows unknown, for instance because their font changed.
    ///
    /// Headers stay headers.
    ///
    /// - Complexity: O(*n*) for *n* measured rows.
    public mutating func forgetHeights() {
        tree.changeRows { Row(isHeader: $0.isHeader) }
    }

    /// Inserts rows before a row; with ``rowCount`` at the end.
    ///
    /// - Parameters:
    ///   - count: the number of rows.
    ///   - index: the index of the first new row afterwards.
    ///   - height: the height of each, in points; nil if it is unknown.
    public mutating func insertRows(_ count: Int, at index: Int, height: Double? = nil) {
        let count = min(count, ListLayout.mostRows - rowCount)
        guard count > 0 else { return }
        let index = max(0, min(index, rowCount))
        tree.insert(Row(pixels: height.flatMap { pixels($0) }), count: count, at: index)
        anchorFollowsInsertion(of: count, at: index)
    }

    /// Inserts rows with known heights, in points.
    ///
    /// - Complexity: O(*m* + log *n*) for *m* new rows.
    public mutating func insertRows(heights: some Sequence<Double>, at index: Int) {
        let index = max(0, min(index, rowCount))
        let room = ListLayout.mostRows - rowCount
        let capacity = RowBlock.capacity
        var (blocks, rows, count): ([RowBlock], [Row], Int) = ([], [], 0)
        for height in heights where count < room {
            rows.append(Row(pixels: pixels(height)))
            count += 1
            if rows.count == capacity {
                // A copy has no spare capacity.
                blocks.append(RowBlock(rows.map { $0 }))
                rows.removeAll(keepingCapacity: true)
            }
        }
        if !rows.isEmpty { blocks.append(RowBlock(rows)) }
        guard count > 0 else { return }
        tree.insert(blocks, at: index)
        anchorFollowsInsertion(of: count, at: index)
    }

    /// Removes rows.
    ///
    /// If the anchor is among them, the row after them replaces it in the viewport.
    ///
    /// - Complexity: O(log *n* + *m*/64) for *m* rows.
    public mutating func removeRows(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<rowCount)
        guard !range.isEmpty else { return }
        tree.remove(range)
        anchorFollowsRemoval(of: range)
    }

    /// Removes a row.
    public mutating func removeRow(at index: Int) {
        if contains(index) { removeRows(index..<index + 1) }
    }

    /// Moves rows with their heights.
    ///
    /// If the anchor is among them, the row after them becomes the anchor, so that the other visible rows do not move.
    ///
    /// - Parameters:
    ///   - range: the rows.
    ///   - index: the index of the first row afterwards.
    public mutating func moveRows(_ range: Range<Int>, to index: Int) {
        let range = range.clamped(to: 0..<rowCount)
        let index = max(0, min(index, rowCount - range.count))
        guard !range.isEmpty, index != range.lowerBound else { return }
        tree.move(range, to: index)
        anchorFollowsRemoval(of: range)
        anchorFollowsInsertion(of: range.count, at: index)
    }

    /// Moves a row with its height; `index` is its index afterwards.
    public mutating func moveRow(at source: Int, to index: Int) {
        if contains(source) { moveRows(source..<source + 1, to: index) }
    }
}
