/// Whether nodes that are hidden or transparent count in a list of nodes.
@frozen
public enum HiddenNodes: String, Hashable, Sendable, CaseIterable {
    /// They count like the others.
    case keep
    /// They are left out.
    ///
    /// In a stack, a flow or a distribution one space beside each goes, too, so that no double gap stays: the fixed space behind
    /// it, or else the one in front of it, unless that is at an end of the list; and where both spaces beside it are flexible, one of
    /// them.
    case skip
}
