import Geometry
import LayoutTree

extension Placement {
    /// Sets the lengths that the content decides, as if they had been asked for.
    mutating func sizeContent(_ horizontal: inout AxisIntents, _ vertical: inout AxisIntents, current: Size) {
        switch sizing {
        case .none: break
        case .fit(let type): fit(type, &horizontal, &vertical, current: current)
        case .aspectRatio(let ratio): keep(ratio, &horizontal, &vertical, current: current)
        }
    }

    /// Measures the content within the reference dimension.
    ///
    /// The reference is the pinned length, or the present one, within its limits. A result that is not finite or below zero
    /// leaves the present length.
    private mutating func fit(
        _ type: FitType, _ horizontal: inout AxisIntents, _ vertical: inout AxisIntents, current: Size
    ) {
        var proposal = Size.unbounded
        switch type {
        case .width, .widthFlexible: proposal.width = positiveLength(horizontal, from: current.width)
        case .height, .heightFlexible: proposal.height = positiveLength(vertical, from: current.height)
        case .content: proposal = current
        }
        let measured = node.sizeThatFits(proposal)
        var size = Size(
            width: usable(measured.width, or: current.width), height: usable(measured.height, or: current.height)
        )
        if type == .width { size.width = proposal.width }
        if type == .height { size.height = proposal.height }
        horizontal.setLength(size.width)
        vertical.setLength(size.height)
    }

    private mutating func usable(_ length: Double, or present: Double) -> Double {
        if length >= 0 && length.isFinite { return length }
        warn(.invalidValue(length), Call.plain(.sizeToFit))
        return present
    }

    /// Computes the unknown dimension from the known one.
    ///
    /// Where neither is known but one axis has a minimum or maximum, its present length within them counts as known.
    private mutating func keep(
        _ ratio: Double, _ horizontal: inout AxisIntents, _ vertical: inout AxisIntents, current: Size
    ) {
        var known = (width: horizontal.knownLength, height: vertical.knownLength)
        if known.width == nil, known.height == nil {
            if horizontal.isOnlyLimited { known.width = current.width }
            if vertical.isOnlyLimited { known.height = current.height }
        }
        switch known {
        case (let width?, nil):
            let width = positiveLength(horizontal, from: width)
            if width == 0 { horizontal.setLength(0) }
            vertical.setLength(width / ratio)
        case (nil, let height?):
            let height = positiveLength(vertical, from: height)
            if height == 0 { vertical.setLength(0) }
            horizontal.setLength(height * ratio)
        case (let width, _):
            warn(
                .undeterminedAspectRatio(knownDimensions: width == nil ? 0 : 2),
                Call(.aspectRatio, ratio),
                horizontal.described + vertical.described
            )
        }
    }
}

extension AxisIntents {
    /// Whether a minimum or maximum is all that is said about the length.
    fileprivate var isOnlyLimited: Bool { knownLength == nil && !asked.isDisjoint(with: .limits) }

    /// Puts in a length that the content decided, whatever was asked for.
    mutating func setLength(_ length: Double) {
        asked.insert(.length)
        self[.length] = length
    }
}
