/// Whether a list of nodes includes nodes that are hidden or transparent.
@frozen
public enum HiddenNodes: String, Hashable, Sendable, CaseIterable {
    /// Includes them.
    case keep
    /// Skips them.
    ///
    /// In a stack, a flow or a distribution, skipping a node also removes one adjacent space, so that no double gap remains: the
    /// fixed space after the node, or else the fixed space before it, unless that is at an end of the list; or one of the two if
    /// both adjacent spaces are flexible.
    case skip
}
