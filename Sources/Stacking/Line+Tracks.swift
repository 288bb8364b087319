import Geometry

extension Line {
    /// Where a cell is that covers some tracks; exactly as long as the track if it is one.
    func span(of tracks: Range<Int>) -> AxisSpan {
        let (first, last) = (items[tracks.lowerBound], items[tracks.upperBound - 1])
        return AxisSpan(
            origin: first.position, length: tracks.count == 1 ? first.size : last.end - first.position)
    }

    /// Makes columns long enough for a node that is over all of them, as far as their limits go.
    ///
    /// Shares take what is left, so they need to be longer only in a grid that follows its content: then by their weights. Without
    /// shares the last column is as long as its content, and the one before it if that comes to its maximum.
    mutating func widen(_ columns: Range<Int>, to length: Double, _ followsContent: Bool) {
        var rest = length
        for column in columns where items[column].kind != .share || items[column].weight == 0 {
            rest -= items[column].limited(items[column].natural)
        }
        var shares = Pool(.share)
        shares.collect(items, columns)
        if shares.weight == 0 {
            for column in columns.reversed() where items[column].kind == .own && rest > 0 {
                let natural = items[column].limited(items[column].natural)
                items[column].natural = items[column].limited(natural + rest)
                rest -= items[column].natural - natural
            }
        } else if followsContent {
            shares.length = min(max(rest, shares.lowest), shares.highest)
            let level = shares.level(items, columns)
            for column in columns where items[column].kind == .share {
                items[column].natural = max(items[column].natural, items[column].size(at: level))
            }
        }
    }
}
