/// A stack that may run from a column of another stack on the same axis, and match its columns.
public struct CoupledStack: Hashable, Sendable {
    /// Where an end of the stack is.
    public enum Anchor: Hashable, Sendable {
        /// The start of the container.
        case containerStart
        /// The end of the container.
        case containerEnd
        /// The start of a column of the host.
        case start(ofColumn: Int)
        /// The end of a column of the host.
        case end(ofColumn: Int)
    }

    /// The columns; those of the kind `matchHost` follow columns of the host.
    public var list: StackColumnList

    /// The index of the stack whose columns this one refers to, which comes earlier; nil for a stack on its own.
    public var host: Int?

    /// Where the stack starts.
    public var start: Anchor
    /// Where the stack ends.
    public var end: Anchor

    /// What is added to the start, in points, positive in the reading direction.
    public var startOffset: Double
    /// What is added to the end, in points, positive in the reading direction.
    public var endOffset: Double

    /// Creates a stack; without anchors it runs from one end of the container to the other.
    public init(
        _ list: StackColumnList,
        host: Int? = nil,
        start: Anchor = .containerStart,
        startOffset: Double = 0,
        end: Anchor = .containerEnd,
        endOffset: Double = 0
    ) {
        self.list = list
        self.host = host
        self.start = start
        self.startOffset = startOffset
        self.end = end
        self.endOffset = endOffset
    }
}
