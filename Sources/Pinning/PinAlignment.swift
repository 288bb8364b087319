import LayoutTree

/// How a node is aligned with its references, or between its edges, on whichever axis.
@usableFromInline @frozen
enum PinAlignment {
    case none
    /// Left or top edges, centers, right or bottom edges meet.
    case near, center, far
    /// Leading or trailing edges meet.
    case leading, trailing
    case firstBaseline, lastBaseline

    @export(implementation) @inline(__always)
    init(_ alignment: HorizontalAlignment?) {
        switch alignment {
        case nil: self = .none
        case .left: self = .near
        case .center: self = .center
        case .right: self = .far
        case .start: self = .leading
        case .end: self = .trailing
        }
    }

    @export(implementation) @inline(__always)
    init(_ alignment: SideAlignment?) {
        switch alignment {
        case nil: self = .none
        case .top: self = .near
        case .center: self = .center
        case .bottom: self = .far
        case .firstBaseline: self = .firstBaseline
        case .lastBaseline: self = .lastBaseline
        }
    }

    @export(implementation) @inline(__always)
    var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// The line of text of a baseline.
    @export(implementation) @inline(__always)
    var line: TextLine {
        if case .firstBaseline = self { .firstBaseline } else { .lastBaseline }
    }
}
