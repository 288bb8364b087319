import Geometry
import LayoutTree

extension PinIntents {
    /// Writes the frame, once.
    @inlinable
    @inline(always)
    func place() {
        if marks.askForNothing { return }
        let rest = marks.leaveSizeAlone ? moved() : placed()
        if let rest { rest.finish(on: node) }
    }

    /// Hands over where the node goes, and what the chain asked for in case that is not all.
    @inlinable
    @inline(always)
    func moved() -> ChainLog<Node>? {
        let current = node.presentFrame.origin
        let xEdges = marks.followReading ? numbers.readingSides : numbers.edges(.horizontal)
        let yEdges = numbers.edges(.vertical)
        let centers = numbers.centers
        let (xMargins, yMargins) = (numbers.margins(.horizontal), numbers.margins(.vertical))
        let x =
            marks.followReading
            ? marks.horizontal.held(xEdges, xMargins, isLeftToRight: isLeftToRight)
            : marks.horizontal.held(xEdges, centers[0], xMargins, or: current.x)
        let y = marks.vertical.held(yEdges, centers[1], yMargins, or: current.y)
        return node.moved(
            to: Point(x: x.position, y: y.position), SIMD2(x.anchor, y.anchor), marks, xEdges, yEdges, centers,
            xMargins,
            yMargins, log
        )
    }

    /// Hands over what the chain asked for.
    @inlinable
    @inline(always)
    func placed() -> ChainLog<Node>? {
        var marks = marks
        var x = numbers.placing(.horizontal)
        if marks.followReading {
            (marks, x) = marks.named(x, numbers.readingSides, in: node.layoutDirection)
        }
        return node.placed(
            marks, x, numbers.placing(.vertical), numbers.margins(.horizontal), numbers.margins(.vertical),
            numbers.limits(.horizontal), numbers.limits(.vertical), sizing, log
        )
    }
}

// `moved` is for chains that leave the size as it is, which are most: where the node goes has been worked out in the client, where
// the compiler knows what was asked for. `placed` is for all others, and for what `moved` declines. Both return nil, or what is
// left to be done.
//
// They are compiled for the type of the node in the client, once, so that the many chains there need not say which type it is. All
// numbers come in registers, two in each; and what a function hands on, it hands on in registers, so that nothing has to be saved
// on the short ways.

extension Layoutable where LayoutBase == Self {
    @inlinable
    @inline(never)
    func moved(
        to position: Point, _ anchor: SIMD2<Double>, _ marks: PinMarks, _ xEdges: SIMD2<Double>,
        _ yEdges: SIMD2<Double>, _ centers: SIMD2<Double>, _ xMargins: SIMD2<Double>, _ yMargins: SIMD2<Double>,
        _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        if log.isEmpty, place(at: position, anchor: Point(x: anchor[0], y: anchor[1])) { return nil }
        return movedOtherwise(marks, xEdges, yEdges, centers, xMargins, yMargins, log)
    }

    @inlinable
    @inline(never)
    func movedOtherwise(
        _ marks: PinMarks, _ xEdges: SIMD2<Double>, _ yEdges: SIMD2<Double>, _ centers: SIMD2<Double>,
        _ xMargins: SIMD2<Double>, _ yMargins: SIMD2<Double>, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        var marks = marks
        var x = SIMD4(xEdges[0], xEdges[1], centers[0], 0)
        let y = SIMD4(yEdges[0], yEdges[1], centers[1], 0)
        if marks.followReading {
            (marks, x) = marks.named(x, xEdges, in: layoutDirection)
        }
        return placed(marks, x, y, xMargins, yMargins, .zero, .zero, .none, log)
    }

    @inlinable
    @inline(never)
    func placed(
        _ marks: PinMarks, _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ xMargins: SIMD2<Double>, _ yMargins: SIMD2<Double>,
        _ xLimits: SIMD2<Double>, _ yLimits: SIMD2<Double>, _ sizing: ContentSizing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        if log.isEmpty {
            // The same resolver twice: in the first one the compiler knows that there are no limits and no alignment.
            if marks.askForPlacingOnly {
                let request = PinRequest(marks.placing, x, y, xMargins, yMargins)
                if place(request.resolved(from: presentFrame)) { return nil }
            } else if marks.arePlain {
                let request = PinRequest(marks, x, y, xMargins, yMargins, xLimits, yLimits, sizing)
                if place(request.resolved(from: presentFrame)) { return nil }
            }
        }
        return placedOtherwise(marks, x, y, xMargins, yMargins, xLimits, yLimits, sizing, log)
    }

    @inlinable
    @inline(never)
    func placedOtherwise(
        _ marks: PinMarks, _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ xMargins: SIMD2<Double>, _ yMargins: SIMD2<Double>,
        _ xLimits: SIMD2<Double>, _ yLimits: SIMD2<Double>, _ sizing: ContentSizing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        let request = PinRequest(marks, x, y, xMargins, yMargins, xLimits, yLimits, sizing)
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
