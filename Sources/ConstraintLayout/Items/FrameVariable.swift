import Cassowary
import Geometry

/// A component of a frame in the solver.
struct FrameVariable {
    /// The reason why the solver pulls a variable to its target.
    enum Edit {
        /// There is none: the constraints determine the variable.
        case none
        /// The frame is given: constraints do not set it.
        case given
        /// No constraint determines the variable, so it keeps its value.
        case present
        /// The variable is a length of the node that `fittingSize` fits to a target.
        case target
    }

    /// The variable, made when a constraint first mentions the component.
    var variable: Variable?
    var edit = Edit.none
    /// Whether the solver has the condition that the variable is not negative.
    var isLimited = false
    /// The value to which an edit pulls the variable.
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

    /// The frame of the solution; components without a variable come from another frame.
    func solvedFrame(else frame: Rect) -> Rect {
        Rect(
            x: x.variable == nil ? frame.origin.x : x.value, y: y.variable == nil ? frame.origin.y : y.value,
            width: width.variable == nil ? frame.width : max(0, width.value),
            height: height.variable == nil ? frame.height : max(0, height.value))
    }

    /// The old frame with the new components that have a variable and differ enough.
    func merge(_ new: Rect, into old: Rect, where differs: (_ new: Double, _ old: Double) -> Bool) -> Rect {
        func component(_ variable: FrameVariable, _ new: Double, _ old: Double) -> Double {
            variable.variable != nil && differs(new, old) ? new : old
        }
        return Rect(
            x: component(x, new.origin.x, old.origin.x), y: component(y, new.origin.y, old.origin.y),
            width: component(width, new.size.width, old.size.width),
            height: component(height, new.size.height, old.size.height))
    }
}
