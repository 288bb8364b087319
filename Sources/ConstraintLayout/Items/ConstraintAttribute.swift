import Geometry

/// A vertical line of a node or guide.
@frozen
public enum HorizontalAnchor: String, Hashable, Sendable, CaseIterable {
    /// The leading edge: left, or right in a right-to-left layout.
    case leading
    /// The trailing edge.
    case trailing
    /// The middle between the two.
    case centerX
    /// The left edge, in a right-to-left layout as well.
    case left
    /// The right edge, in a right-to-left layout as well.
    case right

    var attribute: ConstraintAttribute {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        case .centerX: .centerX
        case .left: .left
        case .right: .right
        }
    }
}

/// A horizontal line of a node or guide.
@frozen
public enum VerticalAnchor: String, Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The middle between the two.
    case centerY
    /// The baseline of the first line of text; the lower edge if there is no text.
    case firstBaseline
    /// The baseline of the last line of text; the lower edge if there is no text.
    case lastBaseline

    var attribute: ConstraintAttribute {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .centerY: .centerY
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}

/// A dimension of a node or guide.
@frozen
public enum SizeAnchor: String, Hashable, Sendable, CaseIterable {
    /// From the left edge to the right one.
    case width
    /// From the top to the bottom.
    case height

    var attribute: ConstraintAttribute { self == .width ? .width : .height }
}

/// An edge, center or dimension that a constraint relates, on either axis.
package enum ConstraintAttribute: String {
    case leading
    case trailing
    case centerX
    case left
    case right
    case top
    case bottom
    case centerY
    case firstBaseline
    case lastBaseline
    case width
    case height

    var axis: Axis {
        switch self {
        case .leading, .trailing, .centerX, .left, .right, .width: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
        }
    }

    /// The position of the attribute on its axis, as a fraction of the length from the start; nil for a length.
    ///
    /// ``TextDistances`` has the distance of a baseline from this position.
    var position: Double? {
        switch self {
        case .leading, .left, .top, .firstBaseline: 0
        case .centerX, .centerY: 0.5
        case .trailing, .right, .bottom, .lastBaseline: 1
        case .width, .height: nil
        }
    }

    /// Whether a positive constant of a builder is a distance from the other item's edge inwards.
    var isInset: Bool { self == .trailing || self == .right || self == .bottom }

    /// Whether the attribute is the same edge in both layout directions.
    var ignoresDirection: Bool { self == .left || self == .right }
}

/// An attribute of an item.
struct ConstraintAnchor {
    let item: ConstraintItem
    let attribute: ConstraintAttribute
}
