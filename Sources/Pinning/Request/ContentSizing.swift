import Geometry
import LayoutTree

/// The dimension that is proposed when content is measured; see `sizeToFit(_:)`.
@frozen
public enum FitType: String, Hashable, Sendable, CaseIterable {
    /// Proposes the reference width; the node gets exactly that width and the height that fits.
    case width
    /// Proposes the reference height; the node gets exactly that height and the width that fits.
    case height
    /// Proposes the reference width; the node gets the size that fits, which may be narrower or wider.
    case widthFlexible
    /// Proposes the reference height; the node gets the size that fits, which may be lower or higher.
    case heightFlexible
    /// Proposes the current size; the node gets the size that fits.
    case content
}

/// The way in which the content of a node decides its size.
///
/// No case has two values, since a chain would then have a field too many; see Documentation/Optimizer.md, fact 6.
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

    /// The sizing of a method that takes a ratio.
    @export(implementation) @inline(__always)
    init(_ ratio: Double, by method: PinMethod) {
        switch method {
        case .aspectFit: self = .aspectFit(ratio)
        case .aspectFill: self = .aspectFill(ratio)
        default: self = .aspectRatio(ratio)
        }
    }

    /// The flags of a request with this sizing.
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

    /// The axis of the proposed length; nil if the current size is proposed.
    var referenceAxis: Axis? {
        switch self {
        case .fit(.width), .fit(.widthFlexible): .horizontal
        case .fit(.height), .fit(.heightFlexible): .vertical
        case .none, .fit(.content), .aspectRatio, .aspectFit, .aspectFill: nil
        }
    }

    /// The ratio, and the method that set it.
    var ratio: (method: PinMethod, ratio: Double)? {
        switch self {
        case .none, .fit: nil
        case .aspectRatio(let ratio): (.aspectRatio, ratio)
        case .aspectFit(let ratio): (.aspectFit, ratio)
        case .aspectFill(let ratio): (.aspectFill, ratio)
        }
    }

    /// The call that set the sizing.
    var text: String {
        if let (method, ratio) = ratio { return "\(method.name)(\(plain(ratio)))" }
        guard case .fit(let type) = self else { return "" }
        return type == .content ? "sizeToFit()" : "sizeToFit(.\(type.rawValue))"
    }
}
