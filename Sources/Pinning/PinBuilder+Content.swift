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
        let call = Call<Node>.fit(type)
        if node.isMeasurable {
            sizeContent(by: .fit(type), call)
        } else {
            note(isSizingContent ? .sizedTwice(sizing) : .notMeasurable, call)
        }
        return self
    }

    /// Computes the height from the width, or the width from the height, whichever is known.
    ///
    /// The ratio is width over height; 2 is twice as wide as high.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func aspectRatio(_ ratio: Double) -> Self {
        keepRatio(ratio, Call(.aspectRatio, ratio))
        return self
    }

    /// Computes the height from the width, or the width from the height, by the proportions of another node.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func aspectRatio(of reference: Node) -> Self {
        let size = size(of: reference)
        keepRatio(size.width / size.height, Call(.aspectRatio, of: reference))
        return self
    }

    /// Computes the height from the width, or the width from the height, by the proportions of the node's image.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func aspectRatio() -> Self {
        let call = Call<Node>.plain(.aspectRatio)
        if let image = node.imageSize {
            keepRatio(image.width / image.height, call)
        } else {
            note(.noImage, call)
        }
        return self
    }

    @inlinable
    @inline(always)
    mutating func keepRatio(_ ratio: Double, _ call: Call<Node>) {
        if ratio > 0 && ratio < .infinity {
            sizeContent(by: .aspectRatio(ratio), call)
        } else {
            note(isSizingContent ? .sizedTwice(sizing) : .invalidAspectRatio(ratio), call)
        }
    }

    /// Lets the content decide the size in one way, unless it does in another way already.
    @inlinable
    @inline(always)
    mutating func sizeContent(by wanted: ContentSizing, _ call: Call<Node>) {
        if isSizingContent {
            note(.sizedTwice(sizing), call)
        } else {
            sizing = wanted
            options.insert(.sizesContent)
        }
    }

    /// Whether the content decides the size already.
    @inlinable
    @inline(always)
    var isSizingContent: Bool { options.contains(.sizesContent) }
}
