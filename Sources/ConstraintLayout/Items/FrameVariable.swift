import Cassowary
import Geometry

/// A component of a frame, as far as the solver knows it.
struct FrameVariable {
    /// Why the solver edits a variable, which pulls it to its target.
    enum Edit {
        /// It is not: the constraints determine it.
        case none
        /// Its frame is given: constraints do not set it.
        case given
        /// Nothing determines it, and so it stays.
        case present
        /// It is the size of a node that is fitted to a target.
        case target
    }

    /// Made when a constraint first mentions it.
    var variable: Variable?
    var edit = Edit.none
    /// Whether it was told not to become negative.
    var isLimited = false
    /// The value that an edit pulls it to, or would.
    var target = 0.0
    /// The value of the last solution.
    var value = 0.0
}

/// The components of one frame.
struct FrameVariables {
    private var x = FrameVariable()
    private var y = FrameVariable()
    private var width = FrameVariable()
    private var height = FrameVariable()

    subscript(component: FrameComponent) -> FrameVariable {
        get {
            switch component {
            case .x: x
            case .y: y
            case .width: width
            case .height: height
            }
        }
        _modify {
            switch component {
            case .x: yield &x
            case .y: yield &y
            case .width: yield &width
            case .height: yield &height
            }
        }
    }
}
