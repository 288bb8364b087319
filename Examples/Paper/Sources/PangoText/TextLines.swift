import Plumb

/// The lines of a text within a width.
struct TextLines {
    /// The width that was proposed; nil was unbounded.
    let proposedWidth: Double?
    /// The limit of lines that was given.
    let limit: Int?
    /// The lines of all paragraphs.
    private(set) var all: [ParagraphLayout.Line] = []
    /// The number of lines of each paragraph, as far as they were broken.
    private(set) var counts: [Int] = []
    /// The width of the longest line; spaces that hang over its end do not count.
    private(set) var width = 0.0

    init(proposedWidth: Double?, limit: Int?) {
        self.proposedWidth = proposedWidth
        self.limit = limit
    }

    var count: Int { all.count }

    /// Whether the limit is reached.
    var isFull: Bool { limit.map { count >= $0 } ?? false }

    mutating func append(_ lines: [ParagraphLayout.Line]) {
        all += lines
        counts.append(lines.count)
        for line in lines { width = max(width, min(line.width, max(line.ink.width, proposedWidth ?? .infinity))) }
    }

    /// Whether another width has the same lines, as every width between the longest line and the proposed one has.
    func isGood(within other: Double?, limit: Int?) -> Bool {
        guard limit == self.limit else { return false }
        if other == proposedWidth { return true }
        guard let other, width <= other else { return false }
        return proposedWidth.map { other <= $0 } ?? true
    }
}
