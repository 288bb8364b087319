import Geometry
import LayoutTree

/// How a chain lets the content of a node decide its size.
@usableFromInline
@frozen
enum ContentSizing {
    case none
    case fit(FitType)
    /// Width over height.
    case aspectRatio(Double)

    @inlinable var isNone: Bool {
        @inline(always) get {
            if case .none = self { true } else { false }
        }
    }

    /// Whether the content is measured, by whatever code measures it.
    var isMeasured: Bool {
        if case .fit = self { true } else { false }
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
