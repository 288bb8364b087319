/// Which of a node's two rectangles a chain reads and writes.
@frozen
public enum FrameKind: Hashable, Sendable {
    /// The rectangle as it is before the node's transform: what `pin` works with.
    case untransformed
    /// The upright box around the transformed rectangle: what `pinFrame` works with.
    case transformed
}
