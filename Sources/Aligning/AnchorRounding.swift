/// The numbers that are snapped to pixels when anchors are aligned or measured.
@frozen
public enum AnchorRounding: String, Hashable, Sendable, CaseIterable {
    /// Only the result: the origin of the moved node, or the distance.
    case once
    /// First each anchor within its node, then the origin. Relativity does the same, except for offsets of a parent's anchors and
    /// for scrolled nodes.
    ///
    /// A node with an odd number of pixels can end a pixel further to the left or to the top than with ``once``.
    case twice
}
