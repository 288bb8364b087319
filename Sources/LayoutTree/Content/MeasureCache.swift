import Geometry

/// Remembers measured sizes by their proposals, until it is told to forget them.
///
/// One layout pass measures a node more than once: for a row without a bound, for a column at the width that resulted. Keep a cache
/// beside expensive measurements, and empty it when the content changes:
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
    /// The kind of content, which decides whether a remembered size also holds for another proposal.
    @frozen
    public enum Content: Hashable, Sendable {
        /// Any content: a size holds only for the proposal of its measurement.
        case any
        /// Text that fills its lines and is as high as they are.
        ///
        /// The proposed height is ignored. A width that is not above zero or is `greatestFiniteMagnitude` is unbounded. A text that
        /// is narrower than its proposal has the same lines within any proposal between the two widths.
        case text
    }

    /// The kind of content.
    public let content: Content
    /// The first size, stored inline: most content is measured within one or two proposals.
    private var first: Entry?
    /// The other sizes, oldest first.
    private var others: [Entry] = []

    /// The maximum number of remembered sizes.
    private static var capacity: Int { 8 }

    private struct Entry: Hashable {
        var proposal: Size
        var size: Size

        /// Whether the content has this size within a proposal.
        func isGood(within proposal: Size, for content: Content) -> Bool {
            if self.proposal == proposal { return true }
            return content == .text && size.width <= proposal.width && proposal.width <= self.proposal.width
        }
    }

    /// Creates an empty cache.
    public init(for content: Content = .any) {
        self.content = content
    }

    /// The remembered size within a proposal, in points, or nil if the content must be measured.
    ///
    /// A proposal or a size that contains NaN is not stored. Setting nil forgets the sizes that hold for the proposal.
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

    /// The proposal, reduced to the parts that affect the content.
    private func key(_ proposal: Size) -> Size {
        guard content == .text else { return proposal }
        let isBounded = proposal.width > 0 && proposal.width < .greatestFiniteMagnitude
        return Size(width: isBounded ? proposal.width : .infinity, height: .infinity)
    }
}
