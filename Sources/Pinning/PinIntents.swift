import Geometry
import LayoutTree

/// All that a chain has asked for so far, and of which node.
///
/// A call takes it whole, works with its values, and makes a new one; and it has no more than six fields. That is what the
/// optimizer can take apart: a chain is then arithmetic from its first call to its last, and what its calls find out about each
/// other is known when it is compiled. A field that is set in place, or a seventh one, would keep all of it in memory.
@usableFromInline
@frozen
struct PinIntents<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    @usableFromInline let node: Node
    @usableFromInline let marks: PinMarks
    @usableFromInline let numbers: PinNumbers
    @usableFromInline let sizing: ContentSizing
    /// What there is to report; nil in almost all chains.
    @usableFromInline let log: HandedLog<Node>

    @inlinable
    @inline(always)
    init(
        _ node: Node, _ marks: PinMarks, _ numbers: PinNumbers, _ sizing: ContentSizing, _ log: HandedLog<Node>
    ) {
        self.node = node
        self.marks = marks
        self.numbers = numbers
        self.sizing = sizing
        self.log = log
    }

    /// Nothing asked for.
    @inlinable
    @inline(always)
    init(_ node: Node, _ kind: FrameKind) {
        self.init(
            node, PinMarks(kind == .transformed ? .transformed : PinOptions(rawValue: 0)), PinNumbers(), .none,
            HandedLog()
        )
    }

    /// Puts what a call makes of the intents in their place.
    @inlinable
    @inline(always)
    mutating func change(_ call: (consuming PinIntents) -> PinIntents) {
        self = call(self)
    }

    /// Puts what a call makes of the intents and a reference in their place.
    @inlinable
    @inline(always)
    mutating func change<Reference>(_ reference: Reference, _ call: (consuming PinIntents, Reference) -> PinIntents) {
        self = call(self, reference)
    }
}

extension PinIntents {
    @inlinable var kind: FrameKind {
        @inline(always) get { marks.kind }
    }

    @inlinable var isLeftToRight: Bool {
        @inline(always) get { node.layoutDirection == .leftToRight }
    }

    /// The parent's length on an axis, or NaN for a node without a parent.
    @inlinable
    @inline(always)
    func parentLength(_ axis: Axis) -> Double {
        node.parentSize(kind)?[axis] ?? .nan
    }
}
