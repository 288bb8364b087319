import Geometry

/// A component of a frame.
@frozen
public enum FrameComponent: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case x
    /// The upper edge.
    case y
    /// The width.
    case width
    /// The height.
    case height
}

extension FrameComponent {
    /// All four, in a list that is made once.
    static let all: [FrameComponent] = [.x, .y, .width, .height]

    static func origin(_ axis: Axis) -> FrameComponent { axis == .horizontal ? .x : .y }

    static func length(_ axis: Axis) -> FrameComponent { axis == .horizontal ? .width : .height }

    var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

    var isLength: Bool { self == .width || self == .height }
}

extension Rect {
    subscript(component: FrameComponent) -> Double {
        get {
            switch component {
            case .x: origin.x
            case .y: origin.y
            case .width: size.width
            case .height: size.height
            }
        }
        set {
            switch component {
            case .x: origin.x = newValue
            case .y: origin.y = newValue
            case .width: size.width = newValue
            case .height: size.height = newValue
            }
        }
    }
}
