/// Whether nodes that are hidden or transparent count in a list of nodes.
@frozen
public enum HiddenNodes: String, Hashable, Sendable, CaseIterable {
    /// They count like the others.
    case keep
    /// They are left out.
    ///
    /// In a stack or a distribution one space beside each goes with it, so that no double gap stays: a fixed space next to it if
    /// there is one, and otherwise a flexible one, but only if there is another flexible space on its other side.
    case skip
}
