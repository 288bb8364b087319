import Geometry

/// The size to which `fittingSize` pulls a node, as far as its constraints allow.
@frozen
public enum FittingTarget: Hashable, Sendable {
    /// As small as the constraints allow.
    case compressed
    /// As large as they allow, up to 10,000 points.
    case expanded
    /// As near to this size as they allow; a length that is negative or not finite is read as 0.
    case size(Size)

    func length(_ axis: Axis) -> Double {
        switch self {
        case .compressed: return 0
        case .expanded: return 10_000
        case .size(let size):
            let length = axis == .horizontal ? size.width : size.height
            return length.isFinite ? max(0, length) : 0
        }
    }
}
