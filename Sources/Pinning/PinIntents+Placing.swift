import Geometry
import LayoutTree

extension PinIntents {
    /// Writes the frame, once.
    @inlinable
    @inline(always)
    func place() {
        if marks.onlyMove, log.isEmpty, _fastPath(isMoved()) { return }
        if let rest = placed() { rest.finish(on: node) }
    }

    /// Moves the node where nothing stands against it, and says whether it did.
    ///
    /// Where the node goes is worked out here, where the compiler knows what was asked for.
    @inlinable
    @inline(always)
    func isMoved() -> Bool {
        let frame = node.presentFrame
        let x =
            marks.followReading
            ? marks.horizontal.held(isLeftToRight: isLeftToRight) { numbers[$0, .horizontal] }
            : marks.horizontal.held(or: frame.origin.x) { numbers[$0, .horizontal] }
        let y = marks.vertical.held(or: frame.origin.y) { numbers[$0, .vertical] }
        let origin =
            marks.holdNothingButOrigins
            ? Point(x: x.position, y: y.position)
            : Point(x: x.position - x.anchor * frame.width, y: y.position - y.anchor * frame.height)
        return node.place(at: origin) || node.place(rounding: origin)
    }

    /// Hands over what the chain asked for, and returns what is left to be done.
    @inlinable
    @inline(always)
    func placed() -> ChainLog<Node>? {
        let (x, y) = (numbers.named(.horizontal), numbers.named(.vertical))
        if marks.followReading { return node.placed(marks, x, y, sizing, log, readingSides: numbers.readingSides) }
        return node.placed(marks, x, y, sizing, log)
    }
}

// These are compiled for the type of the node in the client, once, so that the many chains there need not say which type it is. All
// numbers come in registers, two in each; and what a function hands on, it hands on in registers, so that nothing has to be saved
// on the short ways. Each returns nil, or what is left to be done.

extension Layoutable where LayoutBase == Self {
    /// Places a node by edges of which some are given by the reading direction.
    @inlinable
    @inline(never)
    func placed(
        _ marks: PinMarks, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing, _ log: HandedLog<Self>,
        readingSides: SIMD2<Double>
    ) -> ChainLog<Self>? {
        let (marks, x) = marks.named(x, readingSides, in: layoutDirection)
        return placed(marks, x, y, sizing, log)
    }

    /// Places a node where that is arithmetic.
    @inlinable
    @inline(never)
    func placed(
        _ marks: PinMarks, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        if marks.askForNothing { return nil }
        if log.isEmpty {
            // The same resolver twice: in the first one the compiler knows that there are no limits and no alignment.
            if marks.askForPlacingOnly {
                if place(PinRequest(marks.placing, x, y, .none).resolved(from: presentFrame)) { return nil }
            } else if marks.arePlain {
                if place(PinRequest(marks, x, y, sizing).resolved(from: presentFrame)) { return nil }
            }
        }
        return placedOtherwise(marks, x, y, sizing, log)
    }

    /// Places a node the general way.
    @inlinable
    @inline(never)
    func placedOtherwise(
        _ marks: PinMarks, _ x: SIMD8<Double>, _ y: SIMD8<Double>, _ sizing: ContentSizing, _ log: HandedLog<Self>
    ) -> ChainLog<Self>? {
        let request = PinRequest(marks, x, y, sizing)
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
            if let frame = request.plainFrame(from: presentFrame), place(frame) { return nil }
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
