import Geometry
import LayoutTree

extension PinBuilder {
    /// Writes the frame, once.
    ///
    /// Nothing is computed here: what the chain asked for is handed over in registers, to a function that stands once in the
    /// program. What that function cannot do without running somebody else's code comes back, and is done here.
    @inlinable
    @inline(always)
    func apply() {
        if (horizontal.asked | vertical.asked).isEmpty, options.askForNothing { return }
        let isPlain = (horizontal.asked | vertical.asked).isDisjoint(with: .adjustments) && !options.contains(.sizesContent)
        let rest =
            isPlain
            ? node.placed(horizontal.asked, horizontal.placing, vertical.asked, vertical.placing, options, log)
            : node.placed(
                horizontal.asked, horizontal.placing, horizontal.adjusting,
                vertical.asked, vertical.placing, vertical.adjusting, sizing, options, log
            )
        if let rest { rest.finish() }
    }
}

// These are compiled for the type of the node in the client, once, so that the many chains there need not say which type it
// is; and in a short form for chains without limits and margins, all of whose numbers fit into registers. Neither calls
// anything on its short way, so that nothing has to be saved from there.

extension Layoutable where LayoutBase == Self {
    @inlinable
    @inline(never)
    func placed(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing,
        _ options: PinOptions, _ log: consuming ChainLog<Self>?
    ) -> ChainLog<Self>? {
        let adjusting = AxisIntents.Adjusting()
        if log == nil, options.allowTheShortWay,
            isPlaced(AxisIntents(horizontal, x, adjusting), AxisIntents(vertical, y, adjusting))
        {
            return nil
        }
        return placedOtherwise(horizontal, x, vertical, y, options, log)
    }

    @inlinable
    @inline(never)
    func placed(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing, _ xAdjusting: AxisIntents.Adjusting,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing, _ yAdjusting: AxisIntents.Adjusting,
        _ sizing: ContentSizing, _ options: PinOptions, _ log: consuming ChainLog<Self>?
    ) -> ChainLog<Self>? {
        if log == nil, options.allowTheShortWay,
            isPlaced(AxisIntents(horizontal, x, xAdjusting), AxisIntents(vertical, y, yAdjusting))
        {
            return nil
        }
        return placedOtherwise(horizontal, x, xAdjusting, vertical, y, yAdjusting, sizing, options, log)
    }

    /// The short way: nothing but arithmetic is asked for, and the node stores what it comes to.
    @inlinable
    @inline(always)
    func isPlaced(_ horizontal: AxisIntents, _ vertical: AxisIntents) -> Bool {
        if (horizontal.asked | vertical.asked).isDisjoint(with: .alignment) {
            if horizontal.asked.contains(.edges | .length) { return false }
            if vertical.asked.contains(.edges | .length) { return false }
        } else if !(horizontal.isPlain && vertical.isPlain) {
            return false
        }
        return place(resolved(horizontal, vertical))
    }

    @inlinable
    @inline(always)
    func resolved(_ horizontal: AxisIntents, _ vertical: AxisIntents) -> Rect {
        let current = presentFrame
        return Rect(
            horizontal: horizontal.resolved(fromOrigin: current.origin.x, length: current.size.width),
            vertical: vertical.resolved(fromOrigin: current.origin.y, length: current.size.height)
        )
    }

}

// The longer ways, handed the same values in the same registers, so that the short way need not keep them.

extension Layoutable where LayoutBase == Self {
    @inlinable
    @inline(never)
    func placedOtherwise(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing,
        _ options: PinOptions, _ log: consuming ChainLog<Self>?
    ) -> ChainLog<Self>? {
        let adjusting = AxisIntents.Adjusting()
        return placedOtherwise(
            AxisIntents(horizontal, x, adjusting), AxisIntents(vertical, y, adjusting), .none, options, log
        )
    }

    @inlinable
    @inline(never)
    func placedOtherwise(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing, _ xAdjusting: AxisIntents.Adjusting,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing, _ yAdjusting: AxisIntents.Adjusting,
        _ sizing: ContentSizing, _ options: PinOptions, _ log: consuming ChainLog<Self>?
    ) -> ChainLog<Self>? {
        placedOtherwise(
            AxisIntents(horizontal, x, xAdjusting), AxisIntents(vertical, y, yAdjusting), sizing, options, log
        )
    }

    /// Writes the frame that the intents come to, and returns nil; or, where that would run somebody else's code, what is left
    /// to be done.
    ///
    /// A frame between pixels is rounded first. All that is more than arithmetic (content that is sized, edges that are pinned,
    /// transforms, anything to warn about) takes the general way, ``Placement``, which does the same with more care.
    @inlinable
    @inline(always)
    func placedOtherwise(
        _ horizontal: AxisIntents, _ vertical: AxisIntents, _ sizing: ContentSizing, _ options: PinOptions,
        _ log: consuming ChainLog<Self>?
    ) -> ChainLog<Self>? {
        if log == nil, options.allowTheShortWay, horizontal.isPlain, vertical.isPlain {
            if placeRounded(resolved(horizontal, vertical)) { return nil }
        }
        let request = PinRequest(horizontal: horizontal, vertical: vertical, sizing: sizing, options: options)
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
    func placedQuietly(_ request: PinRequest, _ log: consuming ChainLog<Self>?) -> ChainLog<Self>? {
        if log == nil, !request.sizing.isMeasured {
            var placement = Placement(node: self, request: request, isQuiet: true)
            placement.run()
            if !placement.hasKeptQuiet { return nil }
        }
        let log = log ?? ChainLog()
        log.rest = ChainLog.Rest(node: self, request: request)
        return log
    }

    /// The general way of placing.
    ///
    /// The node is handed over, since this runs code that may let go of all other references to it: that of whoever receives
    /// warnings or measures content.
    @usableFromInline
    @inline(never)
    @_specialize(where Self == LayoutNode)
    consuming func placeWithCare(_ request: PinRequest, _ log: consuming ChainLog<Self>?) {
        let node = self
        var placement = Placement(node: node, request: request, isQuiet: false)
        log?.report(about: node, placement.kind, request.horizontal, request.vertical)
        placement.run()
    }
}
