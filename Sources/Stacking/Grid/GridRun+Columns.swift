import Geometry
import LayoutTree

// The columns of a grid: how long their content is, and how they shrink.

extension GridRun {
    /// Whether nodes are measured for the widths of the columns; fixed columns need no content.
    var columnsFollowContent: Bool { line.items[..<columnCount].contains { $0.kind != .fixed } }

    /// Finds the natural widths of the columns: those of nodes in one column first, then of those over few columns, then over many.
    ///
    /// So they do not depend on the order of the rows. Of nodes over as many columns, those that end first come first.
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
        spans.sort { ($0.columns.count, $0.columns.upperBound) < ($1.columns.count, $1.columns.upperBound) }
        for span in spans { widen(span.columns, to: span.width) }
    }

    /// Makes columns long enough for a node that is over all of them, as far as their limits go.
    ///
    /// Shares take what is left, so they need to be longer only in a grid that follows its content: then by their weights. What is
    /// beyond their maximum, or all without shares, goes to the last column that is as long as its content, and to the one before it
    /// if that comes to its maximum.
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

    /// Lets columns shrink by the priorities of their content, each as one item of a line with the contents of its cells.
    ///
    /// Where columns are as long as their content, nothing of it insists on its length less than it does in a stack.
    mutating func shrinkColumns(to available: Double) {
        var contents: [(column: Int, content: LineItem)] = []
        cells.forEachNode { node, place in
            guard let column = place.columns.last(where: { line.items[$0].kind == .own }) else { return }
            var content = LineItem(.joined, grow: 0, shrink: -1)
            _ = content.takeNatural(
                of: node, .horizontal, .greatestFiniteMagnitude, grid, node._givenLength(.horizontal), isShare: false,
                false)
            content.grow = 0
            // A node over several columns needs what the column got for it.
            if place.columns.count > 1 { content.natural = line.items[column].natural }
            contents.append((column, content))
        }
        contents.sort { $0.column < $1.column }
        var columns: [LineItem] = []
        var heads: [Int] = []
        var next = 0
        for column in 0..<columnCount {
            heads.append(columns.count)
            var head = line.items[column]
            guard head.kind == .own else {
                columns.append(head)
                continue
            }
            let first = next
            while next < contents.count, contents[next].column == column { next += 1 }
            if first == next { (head.grow, head.shrink) = (0, 0) }
            for index in first..<next {
                let content = contents[index].content
                head.minimum = max(head.minimum, min(content.minimum, head.maximum))
                if index > first {
                    columns.append(content)
                } else {
                    (head.natural, head.grow, head.shrink) = (content.natural, 0, content.shrink)
                    head.members = Int32(truncatingIfNeeded: next - first)
                    columns.append(head)
                }
            }
            if first == next { columns.append(head) }
        }
        var shrinking = Line(columns)
        shrinking.measure()
        _ = shrinking.divide(available)
        var isSqueezed = line.items[..<columnCount].map { _ in false }
        for (column, head) in heads.enumerated() where line.items[column].kind == .own {
            let size = shrinking.items[head].size
            isSqueezed[column] = size <= 0 && line.items[column].natural > 0
            line.items[column].fix(at: size)
        }
        if isSqueezed.contains(true) { warnAboutSqueezedContent(isSqueezed) }
        line.measure(0..<columnCount)
    }

    /// Warns about nodes whose columns got nothing.
    private func warnAboutSqueezedContent(_ isSqueezed: [Bool]) {
        guard container._deliversWarnings, container.autoSizing == nil else { return }
        cells.forEachNode { node, place in
            guard place.columns.allSatisfy({ isSqueezed[$0] }) else { return }
            if node.contentSize(within: .unbounded) != nil { warn(.squeezed(node.displayName)) }
        }
    }
}
