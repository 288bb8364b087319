import Geometry
import LayoutTree

extension PinBuilder {
    /// Writes the frame, once.
    ///
    /// Most chains need nothing but arithmetic, and the node stores the result itself. All others (content that is sized,
    /// edges that are pinned, transforms, anything to warn about) take the general way, ``Placement``, which does the same with
    /// more care.
    @inlinable
    @inline(always)
    func apply() {
        if !options.contains(.isTouched) { return }
        let special = UInt64(options.symmetricDifference(.isTouched).rawValue)
        if log == nil, special | horizontal.plainness | vertical.plainness == 0 {
            let current = node.presentFrame
            let frame = Rect(
                horizontal: horizontal.resolved(fromOrigin: current.origin.x, length: current.size.width),
                vertical: vertical.resolved(fromOrigin: current.origin.y, length: current.size.height)
            )
            if node.place(frame) { return }
        }
        if (horizontal.asked | vertical.asked).isDisjoint(with: .adjustments), !options.contains(.sizesContent) {
            node.placeWithCareHere(
                horizontal.asked, horizontal.placing, vertical.asked, vertical.placing, options, log
            )
        } else {
            node.placeWithCareHere(
                horizontal.asked, horizontal.placing, horizontal.adjusting,
                vertical.asked, vertical.placing, vertical.adjusting, sizing, options, log
            )
        }
    }
}

// The general way, compiled for the type of the node in the client, once, so that the many chains there need not say which
// type it is; and in a short form for chains without limits and margins.

extension Layoutable where LayoutBase == Self {
    @inlinable
    @inline(never)
    consuming func placeWithCareHere(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing,
        _ options: PinOptions, _ log: consuming ChainLog<Self>?
    ) {
        placeWithCare(
            horizontal, x, AxisIntents.Adjusting(), vertical, y, AxisIntents.Adjusting(), .none, options, log
        )
    }

    @inlinable
    @inline(never)
    consuming func placeWithCareHere(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing, _ xAdjusting: AxisIntents.Adjusting,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing, _ yAdjusting: AxisIntents.Adjusting,
        _ sizing: ContentSizing, _ options: PinOptions, _ log: consuming ChainLog<Self>?
    ) {
        placeWithCare(horizontal, x, xAdjusting, vertical, y, yAdjusting, sizing, options, log)
    }
}

extension Layoutable where LayoutBase == Self {
    /// The general way of placing.
    ///
    /// The node is handed over, since this runs code that may let go of all other references to it: that of whoever receives
    /// warnings or measures content.
    @usableFromInline
    @inline(never)
    @_specialize(where Self == LayoutNode)
    consuming func placeWithCare(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing, _ xAdjusting: AxisIntents.Adjusting,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing, _ yAdjusting: AxisIntents.Adjusting,
        _ sizing: ContentSizing, _ options: PinOptions, _ log: consuming ChainLog<Self>?
    ) {
        let asked = (AxisIntents(horizontal, x, xAdjusting), AxisIntents(vertical, y, yAdjusting))
        Placement(node: self, asked: asked, sizing: sizing, options: options, log: log).run()
    }
}
