import Geometry
import LayoutTree

// Sizes that the content decides, within the limits of the size. A chain sizes its node to the content in one way: the first call
// wins and the others are reported.

extension PinBuilder {
    /// Sizes the node to its content by measuring it with `sizeThatFits(_:)`.
    ///
    /// For `.width` and `.widthFlexible` the reference width is proposed: the width that is set, or else the distance between both
    /// edges less the margins, or else the minimum or the maximum width, or else the current width; within the limits. Heights work
    /// alike. For `.content` the current size is proposed.
    ///
    /// If the chain sizes the content twice, the first call wins. If the node is not measurable, the call has no effect. Both are
    /// reported.
    @export(implementation) @inline(always) @discardableResult
    public consuming func sizeToFit(_ type: FitType = .content) -> Self {
        updateChain { $0.fitContent(type) }
    }

    /// Computes the height from the width, or the width from the height.
    ///
    /// The ratio is width over height; 2 is twice as wide as high. Exactly one length must be known: set, or between two edges. If
    /// none or both are known, or if the ratio is not a finite number above zero, the call is reported and has no effect; but if
    /// none is known, a limit that is set alone becomes the length of its axis, as in PinLayout.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectRatio(_ ratio: Double) -> Self {
        updateChain { $0.keepRatio(ratio, by: .aspectRatio, .points(ratio)) }
    }

    /// Computes the height from the width, or the width from the height, by the proportions of another node.
    ///
    /// The same rules hold as for a ratio. A reference without width or height is reported, and the call has no effect.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectRatio(of reference: Node) -> Self {
        updateChain { $0.keepRatio(of: reference, by: .aspectRatio) }
    }

    /// Computes the height from the width, or the width from the height, by the proportions of the node's `imageSize`.
    ///
    /// The same rules hold as for a ratio. A node without an image is reported, and the call has no effect.
    @export(implementation) @inline(always) @discardableResult
    public consuming func aspectRatio() -> Self {
        updateChain { $0.keepRatioOfImage(by: .aspectRatio) }
    }
}

extension PinChain {
    @export(implementation) @inline(always)
    consuming func fitContent(_ type: FitType) -> PinChain {
        let argument: PinArgument<Node> = type == .content ? .none : .option(type.rawValue)
        if request.sizing.isNone, !node.isMeasurable { node.note(.sizeToFit, argument, .notMeasurable) }
        return assignSizing(node.isMeasurable ? .fit(type) : .none, .sizeToFit, argument)
    }

    @export(implementation) @inline(always)
    consuming func keepRatio(of reference: Node, by method: PinMethod) -> PinChain {
        let size = size(of: reference)
        return keepRatio(size.width / size.height, by: method, .node(reference, aligned: .none))
    }

    @export(implementation) @inline(always)
    consuming func keepRatioOfImage(by method: PinMethod) -> PinChain {
        if let image = node.imageSize { return keepRatio(image.width / image.height, by: method, .none) }
        if request.sizing.isNone { node.note(method, .none, .noImage) }
        return assignSizing(.none, method, .none)
    }

    @export(implementation) @inline(always)
    consuming func keepRatio(_ ratio: Double, by method: PinMethod, _ argument: PinArgument<Node>) -> PinChain {
        let isUsable = ratio > 0 && ratio < .infinity
        if request.sizing.isNone, !isUsable { node.note(method, argument, .invalidRatio(ratio)) }
        return assignSizing(isUsable ? ContentSizing(ratio, by: method) : .none, method, argument)
    }

    /// Sets the content sizing, unless an earlier call has set one.
    @export(implementation) @inline(always)
    consuming func assignSizing(
        _ wanted: ContentSizing, _ method: PinMethod, _ argument: PinArgument<Node>
    ) -> PinChain {
        if request.sizing.isNone {
            let flags = wanted.flags
            return PinChain(node, PinRequest(request.x.with(flags), request.y.with(flags), wanted))
        }
        node.note(method, argument, .sizedTwice(request.sizing))
        return addFlags(.writesFrame)
    }
}
