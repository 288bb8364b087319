import Geometry

extension Line {
    /// Where a cell is that covers some tracks; exactly as long as the track if it is one.
    func span(of tracks: Range<Int>) -> AxisSpan {
        let (first, last) = (items[tracks.lowerBound], items[tracks.upperBound - 1])
        return AxisSpan(
            origin: first.position, length: tracks.count == 1 ? first.size : last.end - first.position)
    }

    /// Makes columns long enough for a node that is over all of them.
    ///
    /// Shares take what is left, so they need to be longer only in a grid that follows its content: then by their weights. Without
    /// shares it is the last column that is as long as its content.
    mutating func widen(_ columns: Range<Int>, to length: Double, _ followsContent: Bool) {
        var (rest, weights) = (length, 0.0)
        for column in columns {
            let item = items[column]
            if item.kind == .share, item.weight > 0 {
                weights += item.weight
            } else {
                rest -= item.limited(item.natural)
            }
        }
        if weights == 0 {
            guard rest > 0, let last = columns.last(where: { items[$0].kind == .own }) else { return }
            items[last].natural = items[last].limited(items[last].natural) + rest
        } else if followsContent {
            for column in columns where items[column].kind == .share {
                items[column].natural = max(items[column].natural, rest * (items[column].weight / weights))
            }
        }
    }
}
