import Cassowary
import Geometry

/// A component of a frame in the solver.
struct FrameVariable {
    /// Why the solver edits a variable, which pulls it to its target.
    enum Edit {
        /// It is not edited: the constraints determine it.
        case none
        /// Its frame is given: constraints do not set it.
        case given
        /// Nothing determines it, and so it stays.
        case present
        /// It is the size of a node that is fitted to a target.
        case target
    }

    /// The variable, made when a constraint first mentions the component.
    var variable: Variable?
    var edit = Edit.none
    /// Whether the solver has the condition that it is not negative.
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

    /// The frame of the solution, with components of another frame where there is no variable.
    func solvedFrame(else frame: Rect) -> Rect {
        Rect(
            x: x.variable == nil ? frame.origin.x : x.value, y: y.variable == nil ? frame.origin.y : y.value,
            width: width.variable == nil ? frame.width : max(0, width.value),
            height: height.variable == nil ? frame.height : max(0, height.value))
    }

    /// A frame with the components of another one that have a variable and differ enough.
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
