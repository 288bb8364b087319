import Geometry

/// A point of a node or of one of its guides, to which corners and centers can be pinned.
///
/// It is a handle: the coordinates are read when it is used.
@frozen
public struct Anchor<Node: Layoutable> {
    @usableFromInline package let place: Place<Node>
    @usableFromInline package let corner: Corner

    @inlinable
    @inline(always)
    package init(_ place: Place<Node>, _ corner: Corner) {
        self.place = place
        self.corner = corner
    }

    @usableFromInline
    @frozen
    package enum Corner: String {
        case topLeft, topCenter, topRight
        case centerLeft, center, centerRight
        case bottomLeft, bottomCenter, bottomRight
    }

    @inlinable
    @inline(always)
    package func point(on rect: Rect) -> Point {
        switch corner {
        case .topLeft: rect.topLeft
        case .topCenter: rect.topCenter
        case .topRight: rect.topRight
        case .centerLeft: rect.centerLeft
        case .center: rect.center
        case .centerRight: rect.centerRight
        case .bottomLeft: rect.bottomLeft
        case .bottomCenter: rect.bottomCenter
        case .bottomRight: rect.bottomRight
        }
    }
}

/// The anchors of a node or guide, as in `card.anchor.topRight`.
///
/// Start and end follow the direction of the node.
@frozen
public struct AnchorList<Node: Layoutable> {
    @usableFromInline package let place: Place<Node>

    @inlinable
    @inline(always)
    package init(_ place: Place<Node>) { self.place = place }

    /// The top left corner.
    @inlinable public var topLeft: Anchor<Node> {
        @inline(always) get { Anchor(place, .topLeft) }
    }
    /// The middle of the top edge.
    @inlinable public var topCenter: Anchor<Node> {
        @inline(always) get { Anchor(place, .topCenter) }
    }
    /// The top right corner.
    @inlinable public var topRight: Anchor<Node> {
        @inline(always) get { Anchor(place, .topRight) }
    }
    /// The top corner on the side where reading begins.
    @inlinable public var topStart: Anchor<Node> {
        @inline(always) get { isLeftToRight ? topLeft : topRight }
    }
    /// The top corner on the side where reading ends.
    @inlinable public var topEnd: Anchor<Node> {
        @inline(always) get { isLeftToRight ? topRight : topLeft }
    }

    /// The middle of the left edge.
    @inlinable public var centerLeft: Anchor<Node> {
        @inline(always) get { Anchor(place, .centerLeft) }
    }
    /// The middle.
    @inlinable public var center: Anchor<Node> {
        @inline(always) get { Anchor(place, .center) }
    }
    /// The middle of the right edge.
    @inlinable public var centerRight: Anchor<Node> {
        @inline(always) get { Anchor(place, .centerRight) }
    }
    /// The middle of the edge where reading begins.
    @inlinable public var centerStart: Anchor<Node> {
        @inline(always) get { isLeftToRight ? centerLeft : centerRight }
    }
    /// The middle of the edge where reading ends.
    @inlinable public var centerEnd: Anchor<Node> {
        @inline(always) get { isLeftToRight ? centerRight : centerLeft }
    }

    /// The bottom left corner.
    @inlinable public var bottomLeft: Anchor<Node> {
        @inline(always) get { Anchor(place, .bottomLeft) }
    }
    /// The middle of the bottom edge.
    @inlinable public var bottomCenter: Anchor<Node> {
        @inline(always) get { Anchor(place, .bottomCenter) }
    }
    /// The bottom right corner.
    @inlinable public var bottomRight: Anchor<Node> {
        @inline(always) get { Anchor(place, .bottomRight) }
    }
    /// The bottom corner on the side where reading begins.
    @inlinable public var bottomStart: Anchor<Node> {
        @inline(always) get { isLeftToRight ? bottomLeft : bottomRight }
    }
    /// The bottom corner on the side where reading ends.
    @inlinable public var bottomEnd: Anchor<Node> {
        @inline(always) get { isLeftToRight ? bottomRight : bottomLeft }
    }

    @inlinable package var isLeftToRight: Bool {
        @inline(always) get { place.node.layoutDirection == .leftToRight }
    }
}

extension Layoutable {
    /// The anchors of the node, for other nodes to be placed at.
    @inlinable public var anchor: AnchorList<LayoutBase> {
        @inline(always) get { AnchorList(Place(node: layoutBase)) }
    }
}
