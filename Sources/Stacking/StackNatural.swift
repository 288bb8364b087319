/// The size a node would like to have along a stack, and how much it insists.
///
/// The priorities are those of Auto Layout's content hugging and content compression resistance: only their order
/// counts. A higher one is never given up for any amount of a lower one. A priority of 0 or below asks for nothing.
public struct StackNatural: Hashable, Sendable, BitwiseCopyable {
    /// The natural size in points; below 0 counts as 0.
    public var size: Double

    /// The priority with which the node refuses to become larger than its natural size.
    public var hugging: Double

    /// The priority with which the node refuses to become smaller than its natural size.
    public var compressionResistance: Double

    /// Creates a natural size; the default priorities are Auto Layout's for a plain view.
    @inlinable
    public init(_ size: Double, hugging: Double = 250, compressionResistance: Double = 750) {
        self.size = size
        self.hugging = hugging
        self.compressionResistance = compressionResistance
    }
}
