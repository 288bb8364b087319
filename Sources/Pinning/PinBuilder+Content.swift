import Geometry
import LayoutTree

// Sizes that the content decides. They respect the limits of the size. A node's content is sized in one way: the first call
// stands and the others are reported.

extension PinBuilder {
    /// Sizes the node to its content by measuring it with `sizeThatFits(_:)`.
    ///
    /// For `.width` and `.widthFlexible` the reference width is proposed: the pinned width, or what is between both edges
    /// less the margins, or else the present one, within the limits. Likewise for heights.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func sizeToFit(_ type: FitType = .content) -> Self {
        asking { $0.fitting(type) }
    }

    /// Computes the height from the width, or the width from the height, whichever is known.
    ///
    /// The ratio is width over height; 2 is twice as wide as high.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func aspectRatio(_ ratio: Double) -> Self {
        asking { $0.keepingRatio(ratio, Call(.aspectRatio, ratio)) }
    }

    /// Computes the height from the width, or the width from the height, by the proportions of another node.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func aspectRatio(of reference: Node) -> Self {
        asking { $0.keepingRatio(of: reference) }
    }

    /// Computes the height from the width, or the width from the height, by the proportions of the node's image.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func aspectRatio() -> Self {
        asking { $0.keepingRatioOfImage() }
    }
}

extension PinIntents {
    @inlinable
    @inline(always)
    consuming func fitting(_ type: FitType) -> PinIntents {
        sizing(by: .fit(type), .fit(type), unless: node.isMeasurable ? nil : .notMeasurable)
    }

    @inlinable
    @inline(always)
    consuming func keepingRatio(of reference: Node) -> PinIntents {
        let size = size(of: reference)
        return keepingRatio(size.width / size.height, Call(.aspectRatio, of: reference))
    }

    @inlinable
    @inline(always)
    consuming func keepingRatioOfImage() -> PinIntents {
        let image = node.imageSize
        let ratio = if let image { image.width / image.height } else { Double.nan }
        return keepingRatio(ratio, .plain(.aspectRatio), isKnown: image != nil)
    }

    @inlinable
    @inline(always)
    consuming func keepingRatio(_ ratio: Double, _ call: Call<Node>, isKnown: Bool = true) -> PinIntents {
        let isUsable = ratio > 0 && ratio < .infinity
        return sizing(
            by: .aspectRatio(ratio), call, unless: isUsable ? nil : isKnown ? .invalidAspectRatio(ratio) : .noImage)
    }

    /// Lets the content decide the size in one way, unless it does in another way already, or there is a mistake.
    @inlinable
    @inline(always)
    consuming func sizing(
        by wanted: ContentSizing, _ call: Call<Node>, unless mistake: ChainLog<Node>.Mistake?
    ) -> PinIntents {
        var sizing = sizing
        var log = log
        if !sizing.isNone {
            log = ChainLog.noting(node, .sizedTwice(sizing), call, among: nil, in: log)
        } else if let mistake {
            log = ChainLog.noting(node, mistake, call, among: nil, in: log)
        } else {
            sizing = wanted
        }
        return PinIntents(node, marks.with(.sizesContent), numbers, sizing, log)
    }
}
