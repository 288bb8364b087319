import Geometry
import LayoutTree

// Beside other nodes. References may have any parent as long as an ancestor is shared; of a list those that can be used count,
// together: below several references is below all of them. Takes time proportional to the number of references, and for those
// with another parent to the depth of both nodes.

extension PinBuilder {
    /// Pins the bottom edge so that the node is above a reference, lined up with it if `aligned` says how.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func above(of reference: Node, aligned alignment: HorizontalAlignment? = nil) -> Self {
        let area = ReferenceArea(frame(of: reference, by: Call(.above, reference, alignment)))
        record(.end, .vertical, area.frame.minY, by: Call(.above, reference, alignment))
        align(alignment, with: area, by: Call(.above, reference, alignment))
        return self
    }

    /// Pins the bottom edge so that the node is above all references, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func above(
        of references: [Node], aligned alignment: HorizontalAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        let area = area(of: references, hidden: hidden, by: Call(.above, references, alignment))
        record(.end, .vertical, area.frame.minY, by: Call(.above, references, alignment))
        align(alignment, with: area, by: Call(.above, references, alignment))
        return self
    }

    /// Pins the top edge so that the node is below a reference, lined up with it if `aligned` says how.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func below(of reference: Node, aligned alignment: HorizontalAlignment? = nil) -> Self {
        let area = ReferenceArea(frame(of: reference, by: Call(.below, reference, alignment)))
        record(.start, .vertical, area.frame.maxY, by: Call(.below, reference, alignment))
        align(alignment, with: area, by: Call(.below, reference, alignment))
        return self
    }

    /// Pins the top edge so that the node is below all references, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func below(
        of references: [Node], aligned alignment: HorizontalAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        let area = area(of: references, hidden: hidden, by: Call(.below, references, alignment))
        record(.start, .vertical, area.frame.maxY, by: Call(.below, references, alignment))
        align(alignment, with: area, by: Call(.below, references, alignment))
        return self
    }

    /// Pins the right edge so that the node is to the left of a reference, lined up with it if `aligned` says how.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func left(of reference: Node, aligned alignment: SideAlignment? = nil) -> Self {
        let area = ReferenceArea(frame(of: reference, by: Call(.left, reference, alignment)))
        record(.end, .horizontal, area.frame.minX, by: Call(.left, reference, alignment))
        align(alignment, with: area, by: Call(.left, reference, alignment)) { line in
            area.frame.minY + reference.offset(of: line, height: area.frame.height)
        }
        return self
    }

    /// Pins the right edge so that the node is to the left of all references, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func left(
        of references: [Node], aligned alignment: SideAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        let area = area(of: references, hidden: hidden, by: Call(.left, references, alignment))
        record(.end, .horizontal, area.frame.minX, by: Call(.left, references, alignment))
        align(alignment, with: area, by: Call(.left, references, alignment)) { [node, kind] line in
            node.height(of: line, in: references, hidden: hidden, kind)
        }
        return self
    }

    /// Pins the left edge so that the node is to the right of a reference, lined up with it if `aligned` says how.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func right(of reference: Node, aligned alignment: SideAlignment? = nil) -> Self {
        let area = ReferenceArea(frame(of: reference, by: Call(.right, reference, alignment)))
        record(.start, .horizontal, area.frame.maxX, by: Call(.right, reference, alignment))
        align(alignment, with: area, by: Call(.right, reference, alignment)) { line in
            area.frame.minY + reference.offset(of: line, height: area.frame.height)
        }
        return self
    }

    /// Pins the left edge so that the node is to the right of all references, lined up with them if `aligned` says how.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func right(
        of references: [Node], aligned alignment: SideAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        let area = area(of: references, hidden: hidden, by: Call(.right, references, alignment))
        record(.start, .horizontal, area.frame.maxX, by: Call(.right, references, alignment))
        align(alignment, with: area, by: Call(.right, references, alignment)) { [node, kind] line in
            node.height(of: line, in: references, hidden: hidden, kind)
        }
        return self
    }

    /// Pins an edge so that the node is beside a reference, on the side where reading begins: left of it in a left-to-right layout, right of it in a right-to-left one.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func before(of reference: Node, aligned alignment: SideAlignment? = nil) -> Self {
        let area = ReferenceArea(frame(of: reference, by: Call(.before, reference, alignment)))
        setBeside(isLeft: isLeftToRight, area, by: Call(.before, reference, alignment))
        align(alignment, with: area, by: Call(.before, reference, alignment)) { line in
            area.frame.minY + reference.offset(of: line, height: area.frame.height)
        }
        return self
    }

    /// Pins an edge so that the node is beside all references, on the side where reading begins: left of them in a left-to-right layout, right of them in a right-to-left one.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func before(
        of references: [Node], aligned alignment: SideAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        let area = area(of: references, hidden: hidden, by: Call(.before, references, alignment))
        setBeside(isLeft: isLeftToRight, area, by: Call(.before, references, alignment))
        align(alignment, with: area, by: Call(.before, references, alignment)) { [node, kind] line in
            node.height(of: line, in: references, hidden: hidden, kind)
        }
        return self
    }

    /// Pins an edge so that the node is beside a reference, on the side where reading ends: right of it in a left-to-right layout, left of it in a right-to-left one.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func after(of reference: Node, aligned alignment: SideAlignment? = nil) -> Self {
        let area = ReferenceArea(frame(of: reference, by: Call(.after, reference, alignment)))
        setBeside(isLeft: !isLeftToRight, area, by: Call(.after, reference, alignment))
        align(alignment, with: area, by: Call(.after, reference, alignment)) { line in
            area.frame.minY + reference.offset(of: line, height: area.frame.height)
        }
        return self
    }

    /// Pins an edge so that the node is beside all references, on the side where reading ends: right of them in a left-to-right layout, left of them in a right-to-left one.
    ///
    /// References that are hidden or transparent count too, unless `hidden` is `.skip`.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func after(
        of references: [Node], aligned alignment: SideAlignment? = nil, hidden: HiddenNodes = .keep
    ) -> Self {
        let area = area(of: references, hidden: hidden, by: Call(.after, references, alignment))
        setBeside(isLeft: !isLeftToRight, area, by: Call(.after, references, alignment))
        align(alignment, with: area, by: Call(.after, references, alignment)) { [node, kind] line in
            node.height(of: line, in: references, hidden: hidden, kind)
        }
        return self
    }

    /// Pins the right edge to the left side of an area, or the left edge to its right side.
    @inlinable
    @inline(__always)
    mutating func setBeside(isLeft: Bool, _ area: ReferenceArea, by call: @autoclosure () -> Call<Node>) {
        if isLeft {
            record(.end, .horizontal, area.frame.minX, by: call())
        } else {
            record(.start, .horizontal, area.frame.maxX, by: call())
        }
    }
}

extension Call {
    @inlinable
    init<Alignment: RawRepresentable>(_ method: PinMethod, _ reference: Node, _ alignment: Alignment?)
    where Alignment.RawValue == String {
        self.init(method, .node(reference, label: "of", alignment: alignment?.rawValue))
    }

    @inlinable
    init<Alignment: RawRepresentable>(_ method: PinMethod, _ references: [Node], _ alignment: Alignment?)
    where Alignment.RawValue == String {
        self.init(method, .nodes(references, alignment: alignment?.rawValue))
    }
}
