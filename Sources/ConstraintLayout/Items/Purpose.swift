import LayoutTree

/// The purpose of a system.
enum Purpose: Equatable {
    /// To write frames.
    case layout
    /// To compute the size of the root when it is pulled to a size with a priority on each axis.
    case fitting(FittingTarget, AxisPriorities)
    /// To find the variables that no constraint determines; so they get no stays.
    case findingFree

    var fits: Bool {
        if case .fitting = self { true } else { false }
    }
}
