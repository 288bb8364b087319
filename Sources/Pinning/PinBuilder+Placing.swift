import Geometry
import LayoutTree

extension PinBuilder {
    /// Writes the frame, once.
    ///
    /// Most chains need nothing but arithmetic, and the node stores the result itself. All others (content that is sized,
    /// edges that are pinned, transforms, anything to warn about) take the general way, ``Placement``, which does the same with
    /// more care.
    @inlinable
    @inline(__always)
    func apply() {
        if !options.contains(.isTouched) { return }
        if options == .isTouched, horizontal.isPlain, vertical.isPlain {
            let current = node.presentFrame
            let frame = Rect(
                horizontal: horizontal.resolved(from: current[.horizontal]),
                vertical: vertical.resolved(from: current[.vertical])
            )
            if node.place(frame) { return }
        }
        node.placeWithCare(
            horizontal.asked, horizontal.placing, horizontal.adjusting,
            vertical.asked, vertical.placing, vertical.adjusting, sizing, options
        )
    }
}

extension Layoutable where LayoutBase == Self {
    @usableFromInline
    @inline(never)
    func placeWithCare(
        _ horizontal: AxisIntents.Asked, _ x: AxisIntents.Placing, _ xAdjusting: AxisIntents.Adjusting,
        _ vertical: AxisIntents.Asked, _ y: AxisIntents.Placing, _ yAdjusting: AxisIntents.Adjusting,
        _ sizing: ContentSizing, _ options: PinOptions
    ) {
        let asked = (AxisIntents(horizontal, x, xAdjusting), AxisIntents(vertical, y, yAdjusting))
        Placement(node: self, asked: asked, sizing: sizing, options: options).run()
    }
}
