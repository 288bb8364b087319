import Geometry
import LayoutTree

// Measures and shrinks the columns of a grid.

extension GridRun {
    /// Whether the widths of the columns depend on content; fixed columns do not.
    var columnsFollowContent: Bool { line.items[..<columnCount].contains { $0.kind != .fixed } }

    /// Finds the natural widths of the columns: from nodes in one column first, then from nodes over few columns, then over many.
    ///
    /// So they do not depend on the order of the rows. Among nodes over the same number of columns, those with the first end come
    /// first.
    mutating func measureColumns() {
        guard columnsFollowContent else { return }
        let (cells, gap, isLeast) = (cells, gaps.width, room.isLeast)
        var spans: [(columns: Range<Int>, width: Double)] = []
        cells.forEachNode { node, place in
            let column = place.columns.lowerBound
            if place.columns.count == 1, line.items[column].kind == .fixed { return }
            let width = node.wantedLength(.horizontal, in: "grid", isLeast: isLeast).length
            if place.columns.count > 1 {
                spans.append((place.columns, width - gap * Double(place.columns.count - 1)))
            } else if width > line.items[column].natural {
                line.items[column].natural = width
            }
        }
        spans.sortStably { isNarrower($0, $1) }
        for span in spans { widen(span.columns, to: span.width) }
    }

    /// Makes columns long enough for a node over all of them, within their limits.
    ///
    /// Shares take the remaining length, so they must be longer only in a grid that follows its content: then by their weights. The
    /// excess over their maximum, or everything without shares, goes to the last column that is as long as its content and, beyond
    /// its maximum, to the one before.
    private mutating func widen(_ columns: Range<Int>, to length: Double) {
        var rest = length
        for column in columns where line.items[column].kind != .share {
            rest -= line.items[column].limited(line.items[column].natural)
        }
        var shares = Pool(kind: .share)
        shares.collect(line.items, columns)
        if room.isFitted(.horizontal), shares.weight > 0 {
            shares.length = min(max(rest, shares.lowest), shares.highest)
            let level = shares.level(line.items, columns)
            for column in columns where line.items[column].kind == .share {
                line.items[column].natural = max(line.items[column].natural, line.items[column].size(at: level))
            }
        }
        rest -= shares.highest
        for column in columns.reversed() where line.items[column].kind == .own && rest > 0 {
            let natural = line.items[column].limited(line.items[column].natural)
            line.items[column].natural = line.items[column].limited(natural + rest)
            rest -= line.items[column].natural - natural
        }
    }

    /// Whether a node spans several columns, one of which is a share.
    var sharesHaveSpans: Bool {
        guard line.items[..<columnCount].contains(where: { $0.kind == .share }), cells.haveSpans else { return false }
        var found = false
        cells.forEachNode { _, place in
            if place.columns.count > 1, place.columns.contains(where: { line.items[$0].kind == .share }) {
                found = true
            }
        }
        return found
    }

    /// Raises the minima of tracks to the minimum sizes of their content.
    mutating func keepMinimumLengths(_ axis: Axis) {
        if axis == .horizontal { keepMinimumWidths() } else { keepMinimumHeights() }
    }

    /// Raises the minima of columns to the minimum sizes of their content, within their maxima.
    ///
    /// For a node over several columns the last ones of content keep their length first, then shares have a minimum.
    private mutating func keepMinimumWidths() {
        let (cells, gap, columnGrid) = (cells, gaps.width, grid)
        var spans: [(columns: Range<Int>, width: Double)] = []
        cells.forEachNode { node, place in
            let width = columnGrid.ceiled(node.minimumLength(.horizontal, at: .greatestFiniteMagnitude))
            guard width > 0 else { return }
            if place.columns.count == 1 {
                line.items[place.columns.lowerBound].raiseMinimum(to: width)
            } else {
                spans.append((place.columns, width - gap * Double(place.columns.count - 1)))
            }
        }
        spans.sortStably { isNarrower($0, $1) }
        for span in spans {
            var rest = span.width - span.columns.reduce(0) { $0 + line.items[$1].minimum }
            for kind in [LineItem.Kind.own, .share] {
                for column in span.columns.reversed() where rest > 0 && line.items[column].kind == kind {
                    let minimum = line.items[column].minimum
                    line.items[column].raiseMinimum(to: minimum + rest)
                    rest -= line.items[column].minimum - minimum
                }
            }
        }
    }

    /// Raises the minima of rows that are shares to the minimum sizes of their content, within their maxima.
    private mutating func keepMinimumHeights() {
        let (cells, rowGrid) = (cells, grid)
        cells.forEachNode { node, place in
            let row = columnCount + place.row
            guard line.items[row].kind == .share else { return }
            let height = node.minimumLength(.vertical, at: node.untransformedFrame.width)
            line.items[row].raiseMinimum(to: rowGrid.ceiled(height))
        }
    }

    /// Divides less than the natural length of the columns, by the priorities of their content, and returns the missing length as a
    /// negative number.
    ///
    /// A column of content is one item with the contents of its cells. A node over several columns counts as content in each of its
    /// columns of content, with the part of its length that the other columns leave at their natural lengths, or at their minima if
    /// they are shares.
    mutating func shrinkColumns(to available: Double) -> Double {
        var shrinking = Line()
        var heads: [Int] = []
        for (column, contents) in shrinkingContents().enumerated() {
            let head = shrinking.items.count
            heads.append(head)
            shrinking.items.append(line.items[column])
            guard line.items[column].kind == .own else { continue }
            (shrinking.items[head].grow, shrinking.items[head].shrink) = (0, 0)
            if let first = contents.first {
                (shrinking.items[head].natural, shrinking.items[head].shrink) = (first.natural, first.shrink)
            }
            shrinking.items += contents.dropFirst()
            shrinking.items[head].members = Int32(truncatingIfNeeded: max(1, contents.count))
        }
        shrinking.measure()
        let rest = shrinking.divide(available)
        for (column, head) in heads.enumerated() { line.items[column].size = shrinking.items[head].size }
        return rest
    }

    /// For each column, the contents by whose priorities it shrinks.
    private func shrinkingContents() -> [[LineItem]] {
        let (gap, isLeast) = (gaps.width, room.isLeast)
        var contents = [[LineItem]](repeating: [], count: columnCount)
        cells.forEachNode { node, place in
            for column in place.columns where line.items[column].kind == .own {
                var content = LineItem(.joined, grow: 0, shrink: -1)
                _ = content.takeNatural(
                    of: node, .horizontal, .greatestFiniteMagnitude, grid, node._givenLength(.horizontal),
                    isShare: false, isLeast)
                content.natural -= gap * Double(place.columns.count - 1)
                for other in place.columns where other != column {
                    let item = line.items[other]
                    content.natural -= item.kind == .share ? item.minimum : item.limited(item.natural)
                }
                (content.natural, content.grow) = (max(0, content.natural), 0)
                contents[column].append(content)
            }
        }
        return contents
    }
}

/// Whether nodes over some columns come before nodes over others: if the columns are fewer, or equally many and end first.
private func isNarrower(_ a: (columns: Range<Int>, width: Double), _ b: (columns: Range<Int>, width: Double)) -> Bool {
    (a.columns.count, a.columns.upperBound) < (b.columns.count, b.columns.upperBound)
}

extension LineItem {
    /// Raises the minimum to a length, as far as the maximum allows; a fixed item has its length.
    fileprivate mutating func raiseMinimum(to length: Double) {
        if kind == .own || kind == .share { minimum = max(minimum, min(length, maximum)) }
    }
}

extension Layoutable where LayoutBase == Self {
    /// The minimum length of content at a length on the other axis; 0 without content.
    fileprivate func minimumLength(_ axis: Axis, at other: Double) -> Double {
        var proposal = Size.unbounded
        proposal[axis.perpendicular] = other
        guard contentSize(within: proposal) != nil else { return 0 }
        let length = _minimumSize(within: proposal)[axis]
        return length > 0 && length <= LineItem.largest ? length : 0
    }
}
