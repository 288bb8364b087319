import Cassowary
import Geometry

/// The start or the length of something on one axis, as far as the solver knows it.
struct Unknown {
    /// Why a variable is pulled to a value by an edit.
    enum Hold {
        /// It is not: the constraints determine it.
        case none
        /// Its frame is given: constraints do not place it.
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

/// Start and length of something on one axis.
struct UnknownSpan {
    var origin = Unknown()
    var length = Unknown()

    subscript(part: SpanPart) -> Unknown {
        get { part == .origin ? origin : length }
        _modify {
            if part == .origin { yield &origin } else { yield &length }
        }
    }
}

/// One of the two numbers of a span.
enum SpanPart: CaseIterable {
    case origin
    case length
}

extension Span {
    subscript(part: SpanPart) -> Double {
        get { part == .origin ? origin : length }
        set { if part == .origin { origin = newValue } else { length = newValue } }
    }
}
