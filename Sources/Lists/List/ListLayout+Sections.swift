import Geometry

/// A header that stays at the start of the viewport while rows of its section are visible.
public struct StickyHeader: Hashable, Sendable {
    /// The row that is the header.
    public let row: Int
    /// The offset and the height of the shown header, in points from the top of the list.
    public let span: AxisSpan
}

extension ListLayout {
    /// Makes a row the header of a section, or an ordinary row again.
    ///
    /// A section is a header with the rows after it, up to the next header. Rows before the first header have no section. Headers
    /// are rows with their own height, and are inserted, removed and moved like other rows.
    public mutating func setHeader(_ isHeader: Bool, at row: Int) {
        guard contains(row) else { return }
        tree.replace(row, by: Row(pixels: tree[row: row].pixels, isHeader: isHeader))
    }

    /// Whether a row is the header of a section.
    public func isHeader(_ row: Int) -> Bool {
        tree.totals.headers > 0 && contains(row) && tree[row: row].isHeader
    }

    /// The number of headers.
    public var headerCount: Int { Int(tree.totals.headers) }

    /// The row of a header, by its number among the headers from 0; nil if there are fewer.
    public func row(ofHeader ordinal: Int) -> Int? { tree.row(ofHeader: ordinal) }

    /// The number of a row's section, from 0, its header included; nil before the first header.
    public func section(of row: Int) -> Int? {
        guard contains(row) else { return nil }
        let headers = tree.headers(before: row + 1)
        return headers > 0 ? headers - 1 : nil
    }

    /// The rows of a section, without its header; empty if there is no such section.
    public func rows(ofSection section: Int) -> Range<Int> {
        guard let header = row(ofHeader: section) else { return 0..<0 }
        return header + 1..<(row(ofHeader: section + 1) ?? rowCount)
    }

    /// The header of the section at an offset, with its position if it sticks there.
    ///
    /// It begins at the offset, or above it if the next header pushes it away. Nil if no section begins at the offset or above it.
    public func stickyHeader(at offset: Double) -> StickyHeader? {
        guard offset.isFinite, let first = row(at: offset), let section = section(of: first),
            let header = row(ofHeader: section)
        else { return nil }
        let span = span(of: header)
        guard span.origin <= offset else { return nil }
        let next = row(ofHeader: section + 1).map { top(of: $0) } ?? height
        let origin = max(span.origin, min(offset, next - span.length))
        return StickyHeader(row: header, span: AxisSpan(origin: origin, length: span.length))
    }
}
