import Geometry
import LayoutTree

/// Which dimension a node's content is measured by; see `sizeToFit(_:)`.
@frozen
public enum FitType: String, Hashable, Sendable, CaseIterable {
    /// The reference width decides; the node gets exactly that width and the height that fits it.
    case width
    /// The reference height decides; the node gets exactly that height and the width that fits it.
    case height
    /// The reference width is proposed; the node gets the size that fits, which may be narrower or wider.
    case widthFlexible
    /// The reference height is proposed; the node gets the size that fits, which may be lower or higher.
    case heightFlexible
    /// The present size is proposed; the node gets the size that fits.
    case content
}

/// How the content of a node decides its size.
///
/// No case has two values, or a chain would have a field too many; see Documentation/Optimizer.md, fact 6.
@usableFromInline @frozen
enum ContentSizing {
    case none
    case fit(FitType)
    /// Width over height.
    case aspectRatio(Double)
    /// The largest rectangle of a ratio of width to height inside the box of the request.
    case aspectFit(Double)
    /// The smallest rectangle of a ratio of width to height around the box of the request.
    case aspectFill(Double)

    /// The sizing by a ratio that a method asks for.
    @export(implementation) @inline(__always)
    init(_ ratio: Double, by method: PinMethod) {
        switch method {
        case .aspectFit: self = .aspectFit(ratio)
        case .aspectFill: self = .aspectFill(ratio)
        default: self = .aspectRatio(ratio)
        }
    }

    /// The flags of a request that has it.
    @export(implementation) @inline(__always)
    var flags: AxisRequest.Flags {
        switch self {
        case .none, .aspectRatio: .writesFrame
        case .fit: .writesFrame | .measuresContent
        case .aspectFit, .aspectFill: .writesFrame | .isBox
        }
    }

    @export(implementation) @inline(__always)
    var isNone: Bool { if case .none = self { true } else { false } }

    /// The axis whose length is proposed to the content; nil if the present size is proposed.
    var referenceAxis: Axis? {
        switch self {
        case .fit(.width), .fit(.widthFlexible): .horizontal
        case .fit(.height), .fit(.heightFlexible): .vertical
        case .none, .fit(.content), .aspectRatio, .aspectFit, .aspectFill: nil
        }
    }

    /// The ratio, and the method that asked for it.
    var ratio: (method: PinMethod, ratio: Double)? {
        switch self {
        case .none, .fit: nil
        case .aspectRatio(let ratio): (.aspectRatio, ratio)
        case .aspectFit(let ratio): (.aspectFit, ratio)
        case .aspectFill(let ratio): (.aspectFill, ratio)
        }
    }

    /// The call that asked for it.
    var text: String {
        if let (method, ratio) = ratio { return "\(method.name)(\(plain(ratio)))" }
        guard case .fit(let type) = self else { return "" }
        return type == .content ? "sizeToFit()" : "sizeToFit(.\(type.rawValue))"
    }
}
