/// Whether nodes that are hidden or transparent count in a list of nodes.
@frozen
public enum HiddenNodes: String, Hashable, Sendable, CaseIterable {
    /// They count like the others.
    case keep
    /// They are left out.
    ///
    /// In a stack, a flow or a distribution one space beside each is left out, too, so that no double gap stays: a fixed space that
    /// is not at an end of the list, the one behind it first, or else a flexible one if there is another on the other side.
    case skip
}
