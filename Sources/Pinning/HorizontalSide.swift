import Geometry

/// A side of a node, by name or by the reading direction.
@usableFromInline
@frozen
enum HorizontalSide {
    case left, right, start, end

    /// Whether this is the left side.
    ///
    /// Only this function reads the direction.
    @export(implementation)
    @inline(__always)
    func isLeft(in direction: LayoutDirection) -> Bool {
        switch self {
        case .left: true
        case .right: false
        case .start: direction == .leftToRight
        case .end: direction == .rightToLeft
        }
    }
}
