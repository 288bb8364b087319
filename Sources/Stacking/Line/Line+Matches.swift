// Matches within a line: the matched item carries the items that match it.

extension Line {
    /// Lets matched items carry the items that match them, and sizes the items that match a known length; false if this needs
    /// equations.
    ///
    /// One more point of an item that another one matches `m` times takes 1 + *m* points of room. Equations solve the other cases:
    /// an item that shrinks while another grows, several contents of one length with other items that match them, and shares that a
    /// match keeps from their level.
    mutating func bind(
        _ matches: [Block.Match], _ lengths: [Double?], in range: Range<Int>, orNothing: Bool = false
    ) -> Bool {
        for index in range { (items[index].takes, items[index].besides) = (1, 0) }
        for (number, match) in matches.enumerated() {
            // A matched item may match another one: the last one carries both.
            var (factor, offset, last) = (1.0, 0.0, number)
            var source: Int?
            var steps = 0
            while true {
                let item = items[matches[last].head]
                offset += factor * item.natural
                factor *= item.weight
                if lengths[last] != nil { break }
                source = matches[last].source?.head
                guard let next = matches.firstIndex(where: { $0.head == source }) else { break }
                (last, source) = (next, nil)
                steps += 1
                if steps > matches.count { return false }
            }
            let known = lengths[last] ?? source.flatMap { items[$0].kind == .fixed ? items[$0].size : nil }
            if let known {
                let size = LineItem.bounded(factor * known + offset)
                if size < 0, !orNothing { return false }
                items[match.head].size = max(0, size)
                continue
            }
            guard let source, items[source].kind != .match else { return false }
            let minimum = max(items[source].minimum, factor > 0 ? -offset / factor : 0)
            let isLimit = minimum > items[source].minimum
            guard factor >= 0, factor > 0 || offset >= 0, minimum <= items[source].maximum, items[source].members == 1,
                items[source].kind != .share || (!isLimit && items[source].grow <= 0 && items[source].shrink <= 0)
            else { return false }
            items[source].minimum = minimum
            items[source].takes += factor
            items[source].besides += offset
            items[match.head].takes = 0
        }
        return true
    }

    /// Sizes the carried items.
    mutating func follow(_ matches: [Block.Match]) {
        // Each item follows its matched one: one round for each link in a chain of matches.
        var isChanged = true
        var rounds = 0
        while isChanged, rounds <= matches.count {
            isChanged = false
            rounds += 1
            for match in matches where items[match.head].takes == 0 {
                guard let source = match.source?.head else { continue }
                let size = max(0, items[source].size * items[match.head].weight + items[match.head].natural)
                if size != items[match.head].size {
                    items[match.head].size = size
                    isChanged = true
                }
            }
        }
    }

    /// Whether shares with content and limits may compete with other content: a line cannot find their level.
    var sharesCompete: Bool {
        shares.hasContent && (shares.carriesOthers || (shares.isLimited && shares.count <= 12))
    }

    /// Whether the items fit and all content has its natural size within its limits, or more if `orMore` is set.
    func hasEnough(orMore: Bool) -> Bool {
        if isShort { return false }
        for index in range {
            let item = items[index]
            guard item.kind == .own || item.kind == .share, item.isPresent else { continue }
            for member in items[index..<index + Int(item.members)] where member.shrink > 0 || member.grow > 0 {
                let wanted = item.limited(member.natural)
                let excess = item.size - wanted
                if member.shrink > 0, excess < -1e-9 * (1 + wanted) { return false }
                if member.grow > 0, !orMore, excess > 1e-9 * (1 + wanted) { return false }
            }
        }
        return true
    }
}
