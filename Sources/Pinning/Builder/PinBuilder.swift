import Geometry
import LayoutTree

/// The chain that begins with `node.pin`.
///
/// ```swift
/// logo.pin.top(10).left(10).size(40)
/// title.pin.after(of: logo, aligned: .center).right(10).marginLeft(8).height(20)
/// print(title.frame)  // (58, 20, 252, 20)
/// ```
///
/// Its calls add to a request; at its end the frame is computed and written.
///
/// A chain ends with its statement; a chain in a constant ends with the constant's scope. ``layout()`` also ends it and returns the
/// frame. The order of the calls matters only between calls that contradict each other: the first one wins, and the other is
/// reported as a `LayoutWarning` and skipped. For margins, `justify` and `align` the last call wins, without a warning. Size limits
/// take precedence over sizes, sizes over edges, and a maximum over a minimum. A chain that requests nothing writes nothing.
///
/// All lengths are in points, in the coordinate space of the parent: x to the right, y downwards. An offset points inwards from its
/// edge, and may be negative; from a center it points to the right and downwards. Start, end, leading and trailing follow the
/// `layoutDirection` of the node.
///
/// A length or coordinate that is not a finite number, and a size below zero, is reported and skipped. So is a call that needs the
/// size of the parent (a right or bottom edge, a center, a percentage) if the node has no parent. A margin moves its edge inwards,
/// or outwards if it is negative, and has no effect if that edge is not pinned. Percentages and references are evaluated when the
/// call is made.
///
/// A `LayoutNode` reports warnings when the chain ends, in the order of the calls, before the frame is written. Other classes
/// report a warning at the call that cannot be honored.
@frozen
public struct PinBuilder<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    @usableFromInline var chain: PinChain<Node>

    @export(implementation) @inline(always)
    init(_ node: Node, _ kind: FrameKind) {
        chain = PinChain(node, kind)
    }

    @export(implementation) @inline(always)
    deinit {
        chain.end()
    }
}

extension PinBuilder {
    /// Adds a call to the chain.
    @export(implementation) @inline(always)
    consuming func updateChain(_ call: (consuming PinChain<Node>) -> PinChain<Node>) -> Self {
        chain.update(call)
        return self
    }

    /// Adds a call with a reference to the chain.
    ///
    /// The reference is an argument, since a captured reference would be counted; see Documentation/Optimizer.md, fact 1.
    @export(implementation) @inline(always)
    consuming func updateChain<Reference>(
        _ reference: Reference, _ call: (consuming PinChain<Node>, Reference) -> PinChain<Node>
    ) -> Self {
        chain.update(reference, call)
        return self
    }

    /// Ends the chain and returns the frame that it wrote: the untransformed frame for `pin`, the transformed frame for `pinFrame`,
    /// in the parent's space.
    ///
    /// A chain without calls snaps the current frame to pixels.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func layout() -> Rect {
        if chain.request.isEmpty { chain.update { $0.addFlags(.writesFrame) } }
        chain.end()
        chain.update { PinChain($0.node, $0.kind) }
        return chain.node.frame(chain.kind)
    }

    /// Ends the chain and returns the frame that it would write, without writing it: the untransformed frame for `pin`, the
    /// transformed frame for `pinFrame`, in the parent's space, snapped to pixels.
    ///
    /// Content is measured and warnings are reported as in ``layout()``. No frame changes, except those of children that
    /// `wrapContent` moves when it is called. A chain without calls returns the current frame, snapped to pixels.
    @export(implementation) @inline(__always)
    public consuming func resolvedFrame() -> Rect {
        let frame = chain.node.resolveWithoutWriting(chain.request)
        chain.update { PinChain($0.node, $0.kind) }
        return frame
    }
}

extension PinChain {
    @export(implementation) @inline(always)
    mutating func update(_ call: (consuming PinChain) -> PinChain) { self = call(self) }

    @export(implementation) @inline(always)
    mutating func update<Reference>(_ reference: Reference, _ call: (consuming PinChain, Reference) -> PinChain) {
        self = call(self, reference)
    }

    /// Ends the chain: with arithmetic alone if possible, or else on the slow path.
    @export(implementation) @inline(always)
    func end() {
        if request.x.flags.has(.measuresContent) {
            node.resolveMeasuring(request.registers)
        } else if let note = node.resolve(request.registers) {
            note.reportAll()
        }
    }
}

// A fixed memory layout lets clients of a library with evolution consume the builder, and not only borrow it.

extension Layoutable {
    /// Begins a chain that sets the frame of the node as if it had no transform.
    ///
    /// References are read without their transforms too. Use it for nodes that transforms animate.
    @export(implementation) @inline(always)
    @_fixed_layout
    public var pin: PinBuilder<LayoutBase> { PinBuilder(layoutBase, .untransformed) }

    /// Begins a chain that sets the frame of the node with its transform applied.
    ///
    /// References are read with their transforms applied too.
    @export(implementation) @inline(always)
    @_fixed_layout
    public var pinFrame: PinBuilder<LayoutBase> { PinBuilder(layoutBase, .transformed) }
}
