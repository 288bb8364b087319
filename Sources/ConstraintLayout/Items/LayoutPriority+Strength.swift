import Cassowary
import LayoutTree

extension LayoutPriority {
    /// The strength in the solver, which has strengths above and below for frames, content and stays.
    var strength: Strength {
        rawValue == 1000 ? .required : .priority(1.5 + clamped.rawValue / 2)
    }
}

extension Strength {
    /// The frames of nodes without constraints: below required, so that they can be changed by an edit.
    static var givenFrame: Strength { .priority(900) }
    /// Content of priority 1000: below the rule that no size is negative.
    static var requiredContent: Strength { .priority(800) }
    /// Stays: a component of a frame keeps its value if no constraint determines it.
    ///
    /// A node moves before it changes its size, and inner nodes change before outer ones.
    static func present(_ component: FrameComponent, depth: Int) -> Strength {
        .priority((component.isLength ? 1.5 : 1) + 0.4 / Double(1 + depth))
    }
}
