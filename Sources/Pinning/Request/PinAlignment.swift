import LayoutTree

/// The alignment of a node with its references, or between its edges, on either axis.
@usableFromInline @frozen
enum PinAlignment {
    case none
    /// The edges or centers meet.
    case slot(AxisRequest.Slot)
    /// The lines of text meet.
    case line(TextLine)

    @export(implementation) @inline(__always)
    init(_ alignment: HorizontalAlignment?) {
        switch alignment {
        case nil: self = .none
        case .left: self = .slot(.near)
        case .center: self = .slot(.center)
        case .right: self = .slot(.far)
        case .start: self = .slot(.leading)
        case .end: self = .slot(.trailing)
        }
    }

    @export(implementation) @inline(__always)
    init(_ alignment: SideAlignment?) {
        switch alignment {
        case nil: self = .none
        case .top: self = .slot(.near)
        case .center: self = .slot(.center)
        case .bottom: self = .slot(.far)
        case .firstBaseline: self = .line(.firstBaseline)
        case .lastBaseline: self = .line(.lastBaseline)
        }
    }

    @export(implementation) @inline(__always)
    var isNone: Bool {
        if case .none = self { true } else { false }
    }
}
