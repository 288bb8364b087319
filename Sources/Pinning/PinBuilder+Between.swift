import Geometry
import LayoutTree

// Between two other nodes, in whichever order they stand. The node gets both edges, so a size of its own may need
// justification or alignment. References that overlap leave no space: that is reported and the call skipped. The alignment is
// to the first reference.

extension PinBuilder {
    /// Pins the left and right edges to the sides of two references that face each other.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func horizontallyBetween(
        _ first: Node, and second: Node, aligned alignment: SideAlignment? = nil
    ) -> Self {
        let call = Call(.horizontallyBetween, first, second, ReferenceAlignment(alignment))
        let frame = pinBetween(.horizontal, first, second, by: call)
        align(alignment, at: first.corner(of: frame, isRight: false, aligned: alignment).y, by: call)
        return self
    }

    /// Pins the top and bottom edges to the sides of two references that face each other.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func verticallyBetween(
        _ first: Node, and second: Node, aligned alignment: HorizontalAlignment? = nil
    ) -> Self {
        let call = Call(.verticallyBetween, first, second, ReferenceAlignment(alignment))
        let frame = pinBetween(.vertical, first, second, by: call)
        align(alignment, at: node.corner(of: frame, isBelow: false, aligned: alignment).x, by: call)
        return self
    }

    /// Pins both edges of an axis to what is between two references, and returns the frame of the first one; NaN, noted, where
    /// there is nothing between them.
    @inlinable
    @inline(always)
    mutating func pinBetween(_ axis: Axis, _ first: Node, _ second: Node, by call: Call<Node>) -> Rect {
        var frame = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        var gap = Span(origin: .nan, length: .nan)
        if node === first || node === second || first === second {
            note(.sameReferences, call)
        } else {
            let (a, b) = (self.frame(of: first, by: call), self.frame(of: second, by: call))
            if let between = Span(between: a[axis], and: b[axis]) {
                frame = a
                gap = between
            } else if a.isFinite && b.isFinite {
                note(.noSpace, call)
            }
        }
        record(.start, axis, gap.origin, by: call)
        record(.end, axis, gap.origin + gap.length, by: call)
        return frame
    }
}

extension Span {
    /// What is between two spans, in whichever order they stand, or nil where they overlap or one is not a number.
    @inlinable
    init?(between first: Span, and second: Span) {
        if first.end <= second.start {
            self.init(from: first.end, to: second.start)
        } else if second.end <= first.start {
            self.init(from: second.end, to: first.start)
        } else {
            return nil
        }
    }
}
