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
        sizeContent(by: .fit(type), Call(.sizeToFit, type == .content ? .none : .name(type.rawValue)))
        return self
    }

    /// Computes the height from the width, or the width from the height, whichever is known.
    ///
    /// The ratio is width over height; 2 is twice as wide as high.
    @inlinable
    @discardableResult
    public consuming func aspectRatio(_ ratio: Double) -> Self {
        sizeContent(by: .aspectRatio(ratio), Call(.aspectRatio, ratio))
        return self
    }

    /// Computes the height from the width, or the width from the height, by the proportions of another node.
    @inlinable
    @discardableResult
    public consuming func aspectRatio(of reference: Node) -> Self {
        let size = reference.frame(kind).size
        sizeContent(
            by: .aspectRatio(size.width / size.height),
            Call(.aspectRatio, .node(reference, label: "of", alignment: nil))
        )
        return self
    }

    /// Computes the height from the width, or the width from the height, by the proportions of the node's image.
    @inlinable
    @discardableResult
    public consuming func aspectRatio() -> Self {
        options.formUnion([.isTouched, .sizesContent])
        sizing = node.imageSizing(over: sizing)
        return self
    }

    /// Lets the content decide the size in one way, unless it does in another way already.
    @inlinable
    mutating func sizeContent(by wanted: ContentSizing, _ call: @autoclosure () -> Call<Node>) {
        options.insert(.isTouched)
        let decided = node.decide(wanted, over: sizing, call())
        sizing = decided
        options.insert(.sizesContent)
    }
}

extension Layoutable where LayoutBase == Self {
    /// The way of sizing that stands after another one was asked for.
    @usableFromInline
    @inline(never)
    func decide(_ wanted: ContentSizing, over present: ContentSizing, _ call: Call<Self>) -> ContentSizing {
        guard case .none = present else {
            warn(.sizedTwice(by: present.text), call)
            return present
        }
        switch wanted {
        case .aspectRatio(let ratio) where !(ratio > 0 && ratio.isFinite):
            warn(.invalidAspectRatio(ratio), call)
            return .none
        case .fit where !isMeasurable:
            warn(.notMeasurable, call)
            return .none
        default:
            return wanted
        }
    }

    /// The proportions of the node's image, or no way of sizing, reported.
    @usableFromInline
    @inline(never)
    func imageSizing(over present: ContentSizing) -> ContentSizing {
        let call = Call<Self>(.aspectRatio, .none)
        guard let image = imageSize else {
            warn(.noImage, call)
            return present
        }
        return decide(.aspectRatio(image.width / image.height), over: present, call)
    }
}
