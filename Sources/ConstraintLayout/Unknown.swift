import Cassowary
import Geometry

/// A component of a frame, as far as the solver knows it.
struct Unknown {
    /// Why a variable is pulled to a value by an edit.
    enum Hold {
        /// It is not: the constraints determine it.
        case none
        /// Its frame is given: constraints do not set it.
        case given
        /// Nothing determines it, and so it stays.
        case present
        /// It is the size of a node that is fitted to a target.
        case target
    }

    /// Made when a constraint speaks of it for the first time.
    var variable: Variable?
    var hold = Hold.none
    /// Whether it was told not to become negative.
    var isLimited = false
    /// The value it is pulled to, or would be.
    var target = 0.0
    /// The value of the last solution.
    var value = 0.0
}

/// The components of one frame.
struct UnknownFrame {
    private var x = Unknown()
    private var y = Unknown()
    private var width = Unknown()
    private var height = Unknown()

    subscript(component: FrameComponent) -> Unknown {
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
