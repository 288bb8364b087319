/// What is snapped to pixels when anchors are aligned or measured.
@frozen
public enum AnchorRounding: String, Hashable, Sendable, CaseIterable {
    /// Only the result: the origin of the node that moves, or the distance.
    case once
    /// Each anchor within its node first, and then the origin, as Relativity does but for offsets of a parent's anchors and for
    /// scrolled nodes.
    ///
    /// A node whose size is odd in pixels can come out a pixel further on the left or at the top than with ``once``.
    case twice
}
