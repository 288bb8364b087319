import Geometry

/// Remembers the sizes that a measurement gave, by what was proposed, until it is told to forget them.
///
/// One layout pass measures a node more than once: a row without a bound, a column at the width that came out. Keep a cache
/// beside whatever is expensive to measure, and empty it when the content changes:
///
/// ```swift
/// private var cache = MeasureCache()
///
/// func sizeThatFits(_ proposal: Size) -> Size {
///     if let size = cache[proposal] { return size }
///     let size = measureText(within: proposal)
///     cache[proposal] = size
///     return size
/// }
/// ```
///
/// It keeps the last eight sizes.
public struct MeasureCache: Hashable, Sendable {
    /// What is measured, which decides when a remembered size is good for another proposal.
    @frozen
    public enum Content: Hashable, Sendable {
        /// Anything: a size is good for the proposal that it was measured within, and for no other.
        case any
        /// Text that fills its lines and is as high as they are.
        ///
        /// The proposed height does not matter, a width that is not above zero or is `greatestFiniteMagnitude` is unbounded, and
        /// what fits in a narrower width than was proposed has the same lines there.
        case text
    }

    /// What is measured.
    public let content: Content
    /// The first size, within the value itself: most content is measured within one or two proposals.
    private var first: Entry?
    /// The others, the oldest first.
    private var others: [Entry] = []

    /// The number of sizes that are kept.
    private static var capacity: Int { 8 }

    private struct Entry: Hashable {
        var proposal: Size
        var size: Size

        /// Whether the size is that of the content within a proposal.
        func isGood(within proposal: Size, for content: Content) -> Bool {
            if self.proposal == proposal { return true }
            return content == .text && size.width <= proposal.width && proposal.width <= self.proposal.width
        }
    }

    /// Creates an empty cache.
    public init(for content: Content = .any) {
        self.content = content
    }

    /// The size that was measured within a proposal, in points, or nil if it has to be measured.
    ///
    /// A proposal or a size with a part that is not a number is not kept. Setting nil forgets what is known about the proposal.
    public subscript(proposal: Size) -> Size? {
        get {
            let proposal = key(proposal)
            guard let first else { return nil }
            if first.isGood(within: proposal, for: content) { return first.size }
            return others.first { $0.isGood(within: proposal, for: content) }?.size
        }
        set {
            let proposal = key(proposal)
            guard let newValue else {
                forget(proposal)
                return
            }
            guard proposal == proposal, newValue == newValue else { return }
            add(Entry(proposal: proposal, size: newValue))
        }
    }

    /// Whether no size is remembered.
    var isEmpty: Bool { first == nil }

    /// Forgets all sizes, since the content has changed.
    public mutating func removeAll() {
        first = nil
        others.removeAll(keepingCapacity: true)
    }

    private mutating func add(_ entry: Entry) {
        if first == nil || first?.proposal == entry.proposal {
            first = entry
        } else if let index = others.firstIndex(where: { $0.proposal == entry.proposal }) {
            others[index] = entry
        } else {
            if others.count == MeasureCache.capacity - 1 {
                first = others.removeFirst()
            }
            others.append(entry)
        }
    }

    private mutating func forget(_ proposal: Size) {
        let content = content
        others.removeAll { $0.isGood(within: proposal, for: content) }
        guard let first, first.isGood(within: proposal, for: content) else { return }
        self.first = others.isEmpty ? nil : others.removeFirst()
    }

    /// The proposal without what makes no difference to the content.
    private func key(_ proposal: Size) -> Size {
        guard content == .text else { return proposal }
        let isBounded = proposal.width > 0 && proposal.width < .greatestFiniteMagnitude
        return Size(width: isBounded ? proposal.width : .infinity, height: .infinity)
    }
}
