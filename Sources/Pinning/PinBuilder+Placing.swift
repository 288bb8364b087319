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
        if options == .isTouched, log == nil, horizontal.isPlain, vertical.isPlain {
            let current = node.presentFrame
            let frame = Rect(
                horizontal: horizontal.resolved(from: current[.horizontal]),
                vertical: vertical.resolved(from: current[.vertical])
            )
            if node.place(frame) { return }
        }
        node.placeWithCare(
            horizontal.asked, horizontal.placing, horizontal.adjusting,
            vertical.asked, vertical.placing, vertical.adjusting, sizing, options, log
        )
    }
}

extension Layoutable where LayoutBase == Self {
    /// The general way of placing.
    ///
    /// The node is handed over, since this runs code that may let go of all other references to it: that of whoever receives
    /// warnings or measures content.
    @usableFromInline
    @inline(never)
    consuming func placeWithCare(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing, _ xAdjusting: AxisIntents.Adjusting,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing, _ yAdjusting: AxisIntents.Adjusting,
        _ sizing: ContentSizing, _ options: PinOptions, _ log: consuming ChainLog<Self>?
    ) {
        let asked = (AxisIntents(horizontal, x, xAdjusting), AxisIntents(vertical, y, yAdjusting))
        Placement(node: self, asked: asked, sizing: sizing, options: options, log: log).run()
    }
}
