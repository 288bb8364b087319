import Geometry
import LayoutTree

/// The chain that begins with `node.pin`: it collects what is asked for and writes the frame when it ends.
///
/// A chain ends with its statement; one that is kept in a constant ends with the constant's scope. It can also be ended by
/// ``layout()``, which says so and hands back the frame. The order of the calls does not matter, except between calls that
/// contradict each other: there the first one stands and the other is reported as a `LayoutWarning` and skipped. Size
/// limits come before sizes, sizes before edges. A chain that asks for nothing writes nothing.
///
/// All lengths are in points, in the coordinate space of the parent: x to the right, y downwards. A length or coordinate
/// that is not a finite number, and a size below zero, is reported and skipped. Percentages and references are read when
/// the call is made; what there is to report is reported when the chain ends, in the order of the calls, before the frame is
/// written.
@frozen
public struct PinBuilder<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    @usableFromInline var intents: PinIntents<Node>

    @inlinable
    @inline(always)
    init(_ node: Node, _ kind: FrameKind) {
        intents = PinIntents(node, kind)
    }

    @inlinable
    @inline(always)
    deinit {
        intents.place()
    }
}

// Most methods of a chain should be inlined (`@inline(__always)`): the optimizer works on each of them once, and puts it into the
// chains late, when it is short. It would leave out the large ones, so those must be (`@inline(always)`), from the beginning.

extension PinBuilder {
    /// The chain with one more call.
    @inlinable
    @inline(always)
    consuming func asking(_ call: (consuming PinIntents<Node>) -> PinIntents<Node>) -> Self {
        intents.change(call)
        return self
    }

    /// The chain with one more call, which refers to something.
    ///
    /// The reference is handed on to the call, because one that is captured would be counted.
    @inlinable
    @inline(always)
    consuming func asking<Reference>(
        _ reference: Reference, _ call: (consuming PinIntents<Node>, Reference) -> PinIntents<Node>
    ) -> Self {
        intents.change(reference, call)
        return self
    }
}

extension PinBuilder {
    /// Ends the chain here and returns the frame that it wrote: the untransformed frame for `pin`, the transformed one for
    /// `pinFrame`, in the parent's space.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func layout() -> Rect {
        intents.place()
        intents.change { $0.forgetting() }
        return intents.node.frame(intents.kind)
    }
}

extension Layoutable {
    /// Begins a chain that places the node as if it had no transform.
    ///
    /// References are taken without their transforms too. Use it for what is animated by transforms.
    @inlinable public var pin: PinBuilder<LayoutBase> {
        @inline(always) get { PinBuilder(layoutBase, .untransformed) }
    }

    /// Begins a chain that places the node as it appears, its transform applied.
    ///
    /// References are taken as they appear too.
    @inlinable public var pinFrame: PinBuilder<LayoutBase> {
        @inline(always) get { PinBuilder(layoutBase, .transformed) }
    }
}
