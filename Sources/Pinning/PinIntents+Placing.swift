import Geometry
import LayoutTree

extension PinIntents {
    /// Writes the frame, once.
    ///
    /// Nothing is computed here: what the chain asked for is handed over in registers, to a function that stands once in the
    /// program. What that function cannot do without running somebody else's code comes back, and is done here.
    @inlinable
    @inline(always)
    func place() {
        if marks.askForNothing { return }
        var marks = marks
        var x = numbers.placing(.horizontal)
        if marks.followReading {
            if marks.nameSides {
                let named = marks.named(x, numbers.readingSides, in: node.layoutDirection)
                marks = named.marks
                x = named.placing
            } else {
                x.start = numbers[.leading, .horizontal]
                x.end = numbers[.trailing, .horizontal]
            }
        }
        let y = numbers.placing(.vertical)
        let (xMargins, yMargins) = (numbers.margins(.horizontal), numbers.margins(.vertical))
        let rest =
            if marks.contains(.sizesContent) || !marks.areDisjoint(with: .limits) {
                node.resized(
                    marks, x, y, xMargins, yMargins, numbers.limits(.horizontal), numbers.limits(.vertical), sizing, log
                )
            } else if marks.areDisjoint(with: .margins) {
                node.placed(marks, x, y, log)
            } else {
                node.placed(marks, x, y, xMargins, yMargins, log)
            }
        if let rest { rest.finish(on: node) }
    }
}

// Three ways, each tried after the shorter one: `placed` moves the node, `resized` gives it a size as well, `placedOtherwise` does
// everything else. All return nil, or what is left to be done.
//
// They are compiled for the type of the node in the client, once, so that the many chains there need not say which type it is; and
// in three forms, since most chains have no limits, many no margins either, and then all numbers fit into registers. What a form
// hands on, it hands on in the same registers, so that nothing has to be saved on the short ways.

extension Layoutable where LayoutBase == Self {
    @inlinable
    @inline(never)
    func placed(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        if log.isEmpty, isMoved(PinRequest(marks, x, y)) { return nil }
        return resized(marks, x, y, log)
    }

    @inlinable
    @inline(never)
    func resized(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        if marks.followReading { return placedByName(marks, x, y, log) }
        if log.isEmpty, isResized(PinRequest(marks, x, y)) { return nil }
        return placedOtherwise(marks, x, y, log)
    }

    /// The first two ways for a chain that has asked for edges by the reading direction, which get their names here.
    @inlinable
    @inline(never)
    func placedByName(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        let (marks, x) = named(marks, x)
        let request = PinRequest(marks, x, y)
        if log.isEmpty, isMoved(request) || isResized(request) { return nil }
        return placedOtherwise(marks, x, y, log)
    }

    @inlinable
    @inline(never)
    func placedOtherwise(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        placedOtherwise(PinRequest(marks, x, y), log)
    }

    @inlinable
    @inline(never)
    func placed(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing,
        _ xMargins: AxisIntents.Margins, _ yMargins: AxisIntents.Margins, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        if log.isEmpty, isMoved(PinRequest(marks, x, y, xMargins, yMargins)) { return nil }
        return resized(marks, x, y, xMargins, yMargins, log)
    }

    @inlinable
    @inline(never)
    func resized(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing,
        _ xMargins: AxisIntents.Margins, _ yMargins: AxisIntents.Margins, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        if marks.followReading { return placedByName(marks, x, y, xMargins, yMargins, log) }
        if log.isEmpty, isResized(PinRequest(marks, x, y, xMargins, yMargins)) { return nil }
        return placedOtherwise(marks, x, y, xMargins, yMargins, log)
    }

    @inlinable
    @inline(never)
    func placedByName(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing, _ xMargins: AxisIntents.Margins,
        _ yMargins: AxisIntents.Margins, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        let (marks, x) = named(marks, x)
        let request = PinRequest(marks, x, y, xMargins, yMargins)
        if log.isEmpty, isMoved(request) || isResized(request) { return nil }
        return placedOtherwise(marks, x, y, xMargins, yMargins, log)
    }

    @inlinable
    @inline(never)
    func placedOtherwise(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing,
        _ xMargins: AxisIntents.Margins, _ yMargins: AxisIntents.Margins, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        placedOtherwise(PinRequest(marks, x, y, xMargins, yMargins), log)
    }

    @inlinable
    @inline(never)
    func resized(
        _ marks: PinMarks, _ x: AxisIntents.Placing, _ y: AxisIntents.Placing,
        _ xMargins: AxisIntents.Margins, _ yMargins: AxisIntents.Margins,
        _ xLimits: AxisIntents.Limits, _ yLimits: AxisIntents.Limits, _ sizing: ContentSizing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        let (marks, x) = marks.followReading ? named(marks, x) : (marks, x)
        let request = PinRequest(marks, x, y, xMargins, yMargins, xLimits, yLimits, sizing)
        if log.isEmpty, isResized(request) { return nil }
        return placedOtherwise(request, log)
    }
}

extension Layoutable where LayoutBase == Self {
    /// The shortest way, for chains that leave the size as it is: the node is moved, and nothing else changes.
    @inlinable
    @inline(always)
    func isMoved(_ request: PinRequest) -> Bool {
        guard request.marks.leaveSizeAlone else { return false }
        let current = presentFrame
        return place(
            at: Point(
                x: request.horizontal.movedOrigin(from: current.origin.x, length: current.size.width),
                y: request.vertical.movedOrigin(from: current.origin.y, length: current.size.height)
            )
        )
    }

    /// The short way, for chains that ask for nothing but arithmetic: the node stores what it comes to.
    @inlinable
    @inline(always)
    func isResized(_ request: PinRequest) -> Bool {
        guard request.marks.leaveNothingToAlign else { return false }
        let current = presentFrame
        let width = request.horizontal.resolvedLength(from: current.size.width)
        let height = request.vertical.resolvedLength(from: current.size.height)
        return place(
            Rect(
                x: request.horizontal.movedOrigin(from: current.origin.x, length: width),
                y: request.vertical.movedOrigin(from: current.origin.y, length: height),
                width: width, height: height
            )
        )
    }

    /// The longer way: writes the frame and returns nil; or, where that would run somebody else's code, what is left to be done.
    @inlinable
    @inline(always)
    func placedOtherwise(_ request: PinRequest, _ log: HandedLog<Self>) -> ChainLog<Self>? {
        if log.isEmpty, request.isPlain {
            let current = presentFrame
            let frame = Rect(
                horizontal: request.horizontal.resolved(fromOrigin: current.origin.x, length: current.size.width),
                vertical: request.vertical.resolved(fromOrigin: current.origin.y, length: current.size.height)
            )
            if place(frame) { return nil }
        }
        if self is LayoutNode { return placedQuietly(request, log) }
        placeWithCare(request, log)
        return nil
    }
}

extension Layoutable where LayoutBase == Self {
    /// The general way of placing a node of this library, as far as it runs nobody else's code; the rest of it is returned.
    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    @_specialize(where Self == LayoutNode)
    func placedQuietly(_ request: PinRequest, _ log: HandedLog<Self>) -> ChainLog<Self>? {
        if log.isEmpty, !request.sizing.isMeasured {
            var placement = Placement(node: self, request: request, isQuiet: true)
            placement.run()
            if !placement.hasKeptQuiet { return nil }
        }
        let log = log.taken() ?? ChainLog()
        log.rest = request
        return log
    }

    /// The general way of placing.
    ///
    /// The node is handed over, since this runs code that may let go of all other references to it: that of whoever receives
    /// warnings or measures content.
    @usableFromInline
    @inline(never)
    @_specialize(where Self == LayoutNode)
    consuming func placeWithCare(_ request: PinRequest, _ log: HandedLog<Self>) {
        let node = self
        var placement = Placement(node: node, request: request, isQuiet: false)
        log.taken()?.report(about: node, placement.kind, request.horizontal, request.vertical)
        placement.run()
    }
}
