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
    @discardableResult
    public consuming func sizeToFit(_ type: FitType = .content) -> Self {
        options.insert(.isTouched)
        sizing = sizing(.fit(type), Call(.sizeToFit, type == .content ? .none : .name(type.rawValue)))
        return self
    }

    /// Computes the height from the width, or the width from the height, whichever is known.
    ///
    /// The ratio is width over height; 2 is twice as wide as high.
    @inlinable
    @discardableResult
    public consuming func aspectRatio(_ ratio: Double) -> Self {
        options.insert(.isTouched)
        sizing = sizing(.aspectRatio(ratio), Call(.aspectRatio, ratio))
        return self
    }

    /// Computes the height from the width, or the width from the height, by the proportions of another node.
    @inlinable
    @discardableResult
    public consuming func aspectRatio(of reference: Node) -> Self {
        options.insert(.isTouched)
        let size = reference.frame(kind).size
        sizing = sizing(
            .aspectRatio(size.width / size.height),
            Call(.aspectRatio, .node(reference, label: "of", alignment: nil))
        )
        return self
    }

    /// Computes the height from the width, or the width from the height, by the proportions of the node's image.
    @inlinable
    @discardableResult
    public consuming func aspectRatio() -> Self {
        options.insert(.isTouched)
        sizing = imageSizing()
        return self
    }

    /// The way of sizing that stands after another one was asked for.
    @usableFromInline
    @inline(never)
    func sizing(_ wanted: ContentSizing, _ call: Call<Node>) -> ContentSizing {
        guard sizing == .none else {
            warn(.sizedTwice(by: sizing.text), call)
            return sizing
        }
        switch wanted {
        case .aspectRatio(let ratio) where !(ratio > 0 && ratio.isFinite):
            warn(.invalidAspectRatio(ratio), call)
            return .none
        case .fit where !node.isMeasurable:
            warn(.notMeasurable, call)
            return .none
        default:
            return wanted
        }
    }

    @usableFromInline
    @inline(never)
    func imageSizing() -> ContentSizing {
        guard let image = node.imageSize else {
            warn(.noImage, Call(.aspectRatio, .none))
            return sizing
        }
        return sizing(.aspectRatio(image.width / image.height), Call(.aspectRatio, .none))
    }
}
