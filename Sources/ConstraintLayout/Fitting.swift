import Cassowary
import Geometry

/// The size to which a root is fitted.
struct Fitting: Equatable {
    /// The length that the root is pulled to on an axis, and how much.
    struct TargetLength: Equatable {
        let target: Double
        let strength: Strength
    }

    let horizontal: TargetLength
    let vertical: TargetLength

    subscript(axis: Axis) -> TargetLength { axis == .horizontal ? horizontal : vertical }
}

/// What a system is made for.
enum Purpose: Equatable {
    /// To write frames.
    case layout
    /// To say how large the root would be.
    case fitting(Fitting)
    /// To say what nothing determines; so what is free gets no stay.
    case findingFree

    var fits: Bool {
        if case .fitting = self { true } else { false }
    }
}
