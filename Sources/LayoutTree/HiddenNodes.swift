/// Whether nodes that are hidden or transparent count in a list of nodes.
@frozen
public enum HiddenNodes: String, Hashable, Sendable, CaseIterable {
    /// They count like the others.
    case keep
    /// They are skipped.
    case skip
}
