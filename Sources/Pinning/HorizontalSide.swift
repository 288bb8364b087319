import Geometry

/// A side of a node, by name or by the reading direction.
@usableFromInline @frozen
enum HorizontalSide {
    case left, right, start, end

    /// The slot of the edge on this side: by the reading direction if the side is.
    @export(implementation) @inline(__always)
    var slot: AxisRequest.Slot {
        switch self {
        case .left, .start: .start
        case .right, .end: .end
        }
    }

    /// Whether this is a side by the reading direction.
    @export(implementation) @inline(__always)
    var isLogical: Bool {
        switch self {
        case .start, .end: true
        case .left, .right: false
        }
    }

    /// The other side.
    @export(implementation) @inline(__always)
    var opposite: HorizontalSide {
        switch self {
        case .left: .right
        case .right: .left
        case .start: .end
        case .end: .start
        }
    }

    /// Whether this is the left side.
    ///
    /// Only this function reads the direction.
    @export(implementation) @inline(__always)
    func isLeft(in direction: LayoutDirection) -> Bool {
        switch self {
        case .left: true
        case .right: false
        case .start: direction == .leftToRight
        case .end: direction == .rightToLeft
        }
    }
}
