import Geometry
import LayoutTree

// Between two other nodes, in whichever order they stand. The node gets both edges, so a size of its own may need
// justification or alignment. References that overlap leave no space: that is reported and the call skipped. The alignment is
// to the first reference.

extension PinBuilder {
    /// Pins the left and right edges to the sides of two references that face each other.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func horizontallyBetween(
        _ first: Node, and second: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        let call = Call(.horizontallyBetween, .between(first, second, alignment: alignment?.rawValue))
        let gap = gap(.horizontal, between: first, and: second, by: call)
        record(.start, .horizontal, gap.span.origin, by: call)
        record(.end, .horizontal, gap.span.origin + gap.span.length, by: call)
        align(alignment, with: gap.area, by: call) { line in
            gap.area.frame.minY + first.offset(of: line, height: gap.area.frame.height)
        }
        return self
    }

    /// Pins the top and bottom edges to the sides of two references that face each other.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func verticallyBetween(
        _ first: Node, and second: Node, aligned alignment: HorizontalAlignment? = nil
    ) -> Self {
        let call = Call(.verticallyBetween, .between(first, second, alignment: alignment?.rawValue))
        let gap = gap(.vertical, between: first, and: second, by: call)
        record(.start, .vertical, gap.span.origin, by: call)
        record(.end, .vertical, gap.span.origin + gap.span.length, by: call)
        align(alignment, with: gap.area, by: call)
        return self
    }

    /// The span between two references and the area of the first one, or NaN, reported, where there is none.
    @inlinable
    func gap(
        _ axis: Axis, between first: Node, and second: Node, by call: @autoclosure () -> Call<Node>
    ) -> (span: Span, area: ReferenceArea) {
        let nothing = (Span(origin: .nan, length: .nan), ReferenceArea())
        if node === first || node === second || first === second {
            node.reportSameReference(first, second, call())
            return nothing
        }
        let frames = (frame(of: first, by: call()), frame(of: second, by: call()))
        let (a, b) = (frames.0[axis], frames.1[axis])
        let area = ReferenceArea(frames.0)
        if a.end <= b.start { return (Span(from: a.end, to: b.start), area) }
        if b.end <= a.start { return (Span(from: b.end, to: a.start), area) }
        if a.isFinite && b.isFinite { node.reportNoSpace(first, second, call()) }
        return nothing
    }
}

extension Layoutable where LayoutBase == Self {
    @usableFromInline
    @inline(never)
    func reportSameReference(_ first: Self, _ second: Self, _ call: Call<Self>) {
        warn(first === second ? .sameReferences(first.displayName) : .referenceIsSelf, call)
    }

    @usableFromInline
    @inline(never)
    func reportNoSpace(_ first: Self, _ second: Self, _ call: Call<Self>) {
        warn(.noSpaceBetween(first.displayName, second.displayName), call)
    }
}
