import Geometry
import LayoutTree

// PinLayout's type for these alignments is `VerticalAlign`; these overloads accept values of that type.

extension PinBuilder {
    /// Pins an edge so that the node is to the left of a reference, lined up with it as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func left(of reference: Node, aligned alignment: VerticalAlignment?) -> Self {
        left(of: reference, aligned: alignment.map { SideAlignment($0) })
    }

    /// Pins an edge so that the node is to the left of all references, lined up with them as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func left(
        of references: [Node], aligned alignment: VerticalAlignment?, hidden: HiddenNodes = .keep
    ) -> Self {
        left(of: references, aligned: alignment.map { SideAlignment($0) }, hidden: hidden)
    }

    /// Pins an edge so that the node is to the right of a reference, lined up with it as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func right(of reference: Node, aligned alignment: VerticalAlignment?) -> Self {
        right(of: reference, aligned: alignment.map { SideAlignment($0) })
    }

    /// Pins an edge so that the node is to the right of all references, lined up with them as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func right(
        of references: [Node], aligned alignment: VerticalAlignment?, hidden: HiddenNodes = .keep
    ) -> Self {
        right(of: references, aligned: alignment.map { SideAlignment($0) }, hidden: hidden)
    }

    /// Pins an edge so that the node is before a reference, lined up with it as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func before(of reference: Node, aligned alignment: VerticalAlignment?) -> Self {
        before(of: reference, aligned: alignment.map { SideAlignment($0) })
    }

    /// Pins an edge so that the node is before all references, lined up with them as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func before(
        of references: [Node], aligned alignment: VerticalAlignment?, hidden: HiddenNodes = .keep
    ) -> Self {
        before(of: references, aligned: alignment.map { SideAlignment($0) }, hidden: hidden)
    }

    /// Pins an edge so that the node is after a reference, lined up with it as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func after(of reference: Node, aligned alignment: VerticalAlignment?) -> Self {
        after(of: reference, aligned: alignment.map { SideAlignment($0) })
    }

    /// Pins an edge so that the node is after all references, lined up with them as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func after(
        of references: [Node], aligned alignment: VerticalAlignment?, hidden: HiddenNodes = .keep
    ) -> Self {
        after(of: references, aligned: alignment.map { SideAlignment($0) }, hidden: hidden)
    }

    /// Pins the left and right edges to the facing sides of two references, lined up with the first one as `aligned` says.
    @export(implementation) @inline(__always) @_disfavoredOverload @discardableResult
    public consuming func horizontallyBetween(
        _ first: Node, and second: Node, aligned alignment: VerticalAlignment?
    ) -> Self {
        horizontallyBetween(first, and: second, aligned: alignment.map { SideAlignment($0) })
    }
}
