/// The horizontal alignment of a node, with references or in the space between two edges.
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

/// The vertical alignment of a node in the space between two edges.
@frozen
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// Top edges meet.
    case top
    /// Centers meet.
    case center
    /// Bottom edges meet.
    case bottom
}

/// The vertical alignment of a node with a reference beside it.
@frozen
public enum SideAlignment: String, Hashable, Sendable, CaseIterable {
    /// Top edges meet.
    case top
    /// Centers meet.
    case center
    /// Bottom edges meet.
    case bottom
    /// The first baselines meet. The node's top edge is pinned.
    case firstBaseline
    /// The last baselines meet. The node's bottom edge is pinned.
    case lastBaseline
}

extension SideAlignment {
    /// Converts the ``VerticalAlignment`` of the same name.
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
