import Geometry
import LayoutTree

// Rectangles of given proportions inside or around the box that the rest of the chain describes.

extension PinBuilder {
    /// Makes the node the largest rectangle of a ratio inside the box that the chain pins.
    ///
    /// The ratio is width over height; 2 is twice as wide as high. A ratio that is not a finite number above zero is reported and
    /// skipped.
    ///
    /// The box is the frame that the chain would set without the call: between both edges, or from an edge or around a center with
    /// a size, less the margins. On each axis it bounds the rectangle by the size that is set, or else by the distance between the
    /// edges, within the limits. An axis with neither is bounded by its maximum alone (for `aspectFill` its minimum), or not at
    /// all; then the other axis decides. If both are unbounded, the call is reported and the rest of the chain is applied.
    ///
    /// `justify` and `align` set the position in the box; without them the rectangle is centered. They align it between both edges,
    /// even if a size or a limit makes the box smaller. On an axis without a pinned edge or center, the origin does not change.
    /// Limits apply to the result, even if they contradict the ratio.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectFit(_ ratio: Double) -> Self {
        updateChain { $0.keepRatio(ratio, by: .aspectFit, .points(ratio)) }
    }

    /// Makes the node the largest rectangle with the proportions of another node inside the box that the chain pins.
    ///
    /// `justify` and `align` set the position in the box; without them the rectangle is centered.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectFit(of reference: Node) -> Self {
        updateChain { $0.keepRatio(of: reference, by: .aspectFit) }
    }

    /// Makes the node the largest rectangle with the proportions of its image inside the box that the chain pins.
    ///
    /// `justify` and `align` set the position in the box; without them the rectangle is centered. A node without an image is
    /// reported and gets the box as its frame.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectFit() -> Self {
        updateChain { $0.keepRatioOfImage(by: .aspectFit) }
    }

    /// Makes the node the smallest rectangle of a ratio around the box that the chain pins.
    ///
    /// The ratio is width over height; 2 is twice as wide as high. A ratio that is not a finite number above zero is reported and
    /// skipped.
    ///
    /// `justify` and `align` choose the edges that meet; without them the centers meet. See ``aspectFit(_:)`` for the box.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectFill(_ ratio: Double) -> Self {
        updateChain { $0.keepRatio(ratio, by: .aspectFill, .points(ratio)) }
    }

    /// Makes the node the smallest rectangle with the proportions of another node around the box that the chain pins.
    ///
    /// `justify` and `align` choose the edges that meet; without them the centers meet.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectFill(of reference: Node) -> Self {
        updateChain { $0.keepRatio(of: reference, by: .aspectFill) }
    }

    /// Makes the node the smallest rectangle with the proportions of its image around the box that the chain pins.
    ///
    /// `justify` and `align` choose the edges that meet; without them the centers meet. A node without an image is reported and
    /// gets the box as its frame.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectFill() -> Self {
        updateChain { $0.keepRatioOfImage(by: .aspectFill) }
    }
}
