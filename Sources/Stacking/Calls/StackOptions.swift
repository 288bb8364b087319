/// How a stack handles missing room, leftover room, and equal priorities.
///
/// ```swift
/// card.hstack(options: StackOptions(leftover: .start), .fix(icon, 44))
/// print(icon.frame.minX)  // 156.0
/// ```
@frozen
public struct StackOptions: Hashable, Sendable {
    /// The node that grows or shrinks among several of equal priority.
    public enum NodeTie: Hashable, Sendable {
        /// The node that was declared last changes first.
        case lastFirst
        /// All change in proportion to the sizes that they would have alone; nodes of size 0 share equally.
        case proportional
    }

    /// The position of the gap if nothing in the stack can grow any more.
    public enum Leftover: Hashable, Sendable {
        /// The items are packed at the start, and the gap is at the end.
        case end
        /// The gap is at the start, and the items are packed at the end.
        case start
        /// The gap is divided equally between the items; a single item stays at the start.
        case spaceBetween
    }

    /// The side on which a stack overflows if nothing in it can shrink any more.
    public enum Overflow: Hashable, Sendable {
        /// Past the start; the last item ends where the stack ends.
        case start
        /// Past both ends by the same amount.
        case center
        /// Past the end; the first item starts where the stack starts.
        case end
    }

    /// The node that grows or shrinks among several of equal priority.
    public var nodeTie: NodeTie

    /// The position of the gap if nothing in the stack can grow any more.
    public var leftover: Leftover

    /// The side on which a stack overflows if nothing in it can shrink any more.
    public var overflow: Overflow

    /// Creates options.
    @export(implementation)
    public init(
        nodeTie: NodeTie = .lastFirst,
        leftover: Leftover = .end,
        overflow: Overflow = .end
    ) {
        self.nodeTie = nodeTie
        self.leftover = leftover
        self.overflow = overflow
    }
}
