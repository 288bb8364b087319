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
/// Its calls add to a request; its end writes the frame.
///
/// A chain ends with its statement; one that is kept in a constant ends with the constant's scope. It can also be ended by
/// ``layout()``, which returns the frame. The order of the calls does not matter, except between calls that
/// contradict each other: there the first one counts, and the other is reported as a `LayoutWarning` and skipped. Of margins,
/// `justify` and `align` the last value counts, without a warning. Size limits come before sizes, sizes before edges, and a
/// maximum before a minimum. A chain that requests nothing writes nothing.
///
/// All lengths are in points, in the coordinate space of the parent: x to the right, y downwards. An offset counts inwards
/// from the edge that it is for, and may be negative; from a center it counts to the right and downwards. Start, end,
/// leading and trailing follow the `layoutDirection` of the node.
///
/// A length or coordinate that is not a finite number, and a size below zero, is reported and skipped. So is a call that
/// needs the size of the parent (a right or bottom edge, a center, a percentage) if the node has no parent. A margin moves
/// the edge that it belongs to inwards, or outwards if it is negative, and does nothing if that edge is not pinned. Percentages
/// and references are read when the call is made.
///
/// A `LayoutNode` reports warnings when the chain ends, in the order of the calls, before the frame is written. Other
/// classes report a call that cannot be honored when it is made.
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
    /// The reference is an argument, since a captured one would be counted; see Documentation/Optimizer.md, fact 1.
    @export(implementation) @inline(always)
    consuming func updateChain<Reference>(
        _ reference: Reference, _ call: (consuming PinChain<Node>, Reference) -> PinChain<Node>
    ) -> Self {
        chain.update(reference, call)
        return self
    }

    /// Ends the chain here and returns the frame that it wrote: the untransformed frame for `pin`, the transformed one for
    /// `pinFrame`, in the parent's space.
    ///
    /// A chain without calls snaps the present frame to pixels.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func layout() -> Rect {
        if chain.request.isEmpty { chain.update { $0.addFlags(.writesFrame) } }
        chain.end()
        chain.update { PinChain($0.node, $0.kind) }
        return chain.node.frame(chain.kind)
    }

    /// Ends the chain here and returns the frame that it would write, without writing it: the untransformed frame for `pin`, the
    /// transformed one for `pinFrame`, in the parent's space, snapped to pixels.
    ///
    /// Content is measured and warnings are reported as in ``layout()``. Other frames stay as they are, too, but for the children that
    /// `wrapContent` moves when it is called. A chain without calls returns the present frame, snapped to pixels.
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

    /// Ends the chain: with arithmetic alone, or else on the slow path.
    @export(implementation) @inline(always)
    func end() {
        if request.x.flags.has(.measuresContent) {
            node.resolveMeasuring(request.registers)
        } else if let note = node.resolve(request.registers) {
            note.reportAll()
        }
    }
}

// A fixed layout lets clients of a library with evolution consume the builder, and not only borrow it.

extension Layoutable {
    /// Begins a chain that sets the frame of the node as if it had no transform.
    ///
    /// References are taken without their transforms too. Use it for what is animated by transforms.
    @export(implementation) @inline(always)
    @_fixed_layout
    public var pin: PinBuilder<LayoutBase> { PinBuilder(layoutBase, .untransformed) }

    /// Begins a chain that sets the frame of the node as it appears, its transform applied.
    ///
    /// References are taken as they appear too.
    @export(implementation) @inline(always)
    @_fixed_layout
    public var pinFrame: PinBuilder<LayoutBase> { PinBuilder(layoutBase, .transformed) }
}
