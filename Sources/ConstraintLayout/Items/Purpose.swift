import LayoutTree

/// The purpose of a system.
enum Purpose: Equatable {
    /// To write frames.
    case layout
    /// To say how large the root would be if it were pulled to a size, and how much on each axis.
    case fitting(FittingTarget, AxisPriorities)
    /// To say what nothing determines; so what is free gets no stay.
    case findingFree

    var fits: Bool {
        if case .fitting = self { true } else { false }
    }
}
