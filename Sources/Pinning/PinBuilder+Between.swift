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
        asking { $0.pinningBetween(first, second, aligned: alignment) }
    }

    /// Pins the top and bottom edges to the sides of two references that face each other.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func verticallyBetween(
        _ first: Node, and second: Node, aligned alignment: HorizontalAlignment? = nil
    ) -> Self {
        asking { $0.pinningBetween(first, second, aligned: alignment) }
    }
}

extension PinIntents {
    @inlinable
    @inline(always)
    consuming func pinningBetween(_ first: Node, _ second: Node, aligned alignment: SideAlignment?) -> PinIntents {
        let call = Call(.horizontallyBetween, first, second, ReferenceAlignment(alignment))
        let found = ChainLog.between(.horizontal, first, second, from: node, marks, by: call, in: log)
        let corner = first.corner(of: found.frame, isRight: false, aligned: alignment)
        return recording(.start, .horizontal, found.gap.origin, by: call, found.log)
            .recording(.end, .horizontal, found.gap.end, by: call)
            .liningUp(alignment, at: corner.y, by: call)
    }

    @inlinable
    @inline(always)
    consuming func pinningBetween(
        _ first: Node, _ second: Node, aligned alignment: HorizontalAlignment?
    ) -> PinIntents {
        let call = Call(.verticallyBetween, first, second, ReferenceAlignment(alignment))
        let found = ChainLog.between(.vertical, first, second, from: node, marks, by: call, in: log)
        let corner = node.corner(of: found.frame, isBelow: false, aligned: alignment)
        return recording(.start, .vertical, found.gap.origin, by: call, found.log)
            .recording(.end, .vertical, found.gap.end, by: call)
            .liningUp(alignment, at: corner.x, by: call)
    }
}

extension ChainLog {
    /// What is between two references on an axis, and the frame of the first one; NaN, noted, where there is nothing between
    /// them.
    @inlinable
    @inline(never)
    static func between(
        _ axis: Axis, _ first: Node, _ second: Node, from node: Node, _ marks: PinMarks, by call: Call<Node>,
        in log: HandedLog<Node>
    ) -> (gap: Span, frame: Rect, log: HandedLog<Node>) {
        let nothing = (gap: Span(origin: .nan, length: .nan), frame: Rect(x: .nan, y: .nan, width: .nan, height: .nan))
        if node === first || node === second || first === second {
            return (nothing.gap, nothing.frame, noting(node, .sameReferences, call, among: nil, in: log))
        }
        let kind = marks.kind
        let areBeside = kind == .untransformed && node.readsFrame(of: first) && node.readsFrame(of: second)
        let a = areBeside ? first.presentFrame : node.convertedFrame(of: first, kind)
        let b = areBeside ? second.presentFrame : node.convertedFrame(of: second, kind)
        if let gap = Span(between: a[axis], and: b[axis]) { return (gap, a, log) }
        if a.isFinite && b.isFinite {
            return (nothing.gap, nothing.frame, noting(node, .noSpace, call, among: nil, in: log))
        }
        let checked = checking(a.origin.x, from: node, by: call, in: log)
        return (nothing.gap, nothing.frame, checking(b.origin.x, from: node, by: call, in: checked))
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
