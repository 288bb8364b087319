/// The rectangle of a node that a chain reads and writes.
@frozen
public enum FrameKind: Hashable, Sendable {
    /// The rectangle before the node's transform, which `pin` uses.
    case untransformed
    /// The bounding box of the transformed rectangle, which `pinFrame` uses.
    case transformed
}
