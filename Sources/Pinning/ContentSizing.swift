import Geometry
import LayoutTree

/// How the content of a node decides its size.
@usableFromInline
@frozen
enum ContentSizing {
    case none
    case fit(FitType)
    /// Width over height.
    case aspectRatio(Double)

    @inlinable var isNone: Bool {
        @inline(__always) get {
            if case .none = self { true } else { false }
        }
    }

    /// The axis whose length is proposed to the content; nil if the present size is proposed.
    var referenceAxis: Axis? {
        switch self {
        case .fit(.width), .fit(.widthFlexible): .horizontal
        case .fit(.height), .fit(.heightFlexible): .vertical
        case .none, .fit(.content), .aspectRatio: nil
        }
    }

    /// The call that asked for it.
    var text: String {
        switch self {
        case .none: ""
        case .fit(.content): "sizeToFit()"
        case .fit(let type): "sizeToFit(.\(type.rawValue))"
        case .aspectRatio(let ratio): "aspectRatio(\(plain(ratio)))"
        }
    }
}
