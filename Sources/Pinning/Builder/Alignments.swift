/// How a node is aligned horizontally, with references or in the space between two edges.
@frozen
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// Left edges meet.
    case left
    /// Centers meet.
    case center
    /// Right edges meet.
    case right
    /// Left in a left-to-right layout, right in a right-to-left one.
    case start
    /// Right in a left-to-right layout, left in a right-to-left one.
    case end
}

/// How a node is aligned vertically in the space between two edges.
@frozen
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// Top edges meet.
    case top
    /// Centers meet.
    case center
    /// Bottom edges meet.
    case bottom
}

/// How a node beside a reference is aligned with it vertically.
@frozen
public enum SideAlignment: String, Hashable, Sendable, CaseIterable {
    /// Top edges meet.
    case top
    /// Centers meet.
    case center
    /// Bottom edges meet.
    case bottom
    /// The baselines of the first lines of text meet. The node's top edge is pinned.
    case firstBaseline
    /// The baselines of the last lines of text meet. The node's bottom edge is pinned.
    case lastBaseline
}

extension SideAlignment {
    /// The alignment of the same name, for code that keeps a ``VerticalAlignment``.
    @export(implementation)
    public init(_ alignment: VerticalAlignment) {
        switch alignment {
        case .top: self = .top
        case .center: self = .center
        case .bottom: self = .bottom
        }
    }
}

/// PinLayout's name for ``HorizontalAlignment``.
public typealias HorizontalAlign = HorizontalAlignment
/// PinLayout's name for ``VerticalAlignment``.
public typealias VerticalAlign = VerticalAlignment
