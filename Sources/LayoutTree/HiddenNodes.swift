/// What happens to nodes that are hidden or transparent when several nodes are looked at.
@frozen
public enum HiddenNodes: String, Hashable, Sendable, CaseIterable {
    /// They count like the others.
    case keep
    /// They are passed over.
    case skip
}
