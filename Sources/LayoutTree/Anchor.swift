import Geometry

/// A point of a node or of one of its guides, to which corners and centers can be pinned.
///
/// It is a handle: the coordinates are read when it is used.
@frozen
public struct Anchor<Node: Layoutable> {
    @usableFromInline package let place: Place<Node>
    @usableFromInline package let corner: Corner

    @inlinable
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
    package init(_ place: Place<Node>) { self.place = place }

    /// The top left corner.
    @inlinable public var topLeft: Anchor<Node> { Anchor(place, .topLeft) }
    /// The middle of the top edge.
    @inlinable public var topCenter: Anchor<Node> { Anchor(place, .topCenter) }
    /// The top right corner.
    @inlinable public var topRight: Anchor<Node> { Anchor(place, .topRight) }
    /// The top corner on the side where reading begins.
    @inlinable public var topStart: Anchor<Node> { isLeftToRight ? topLeft : topRight }
    /// The top corner on the side where reading ends.
    @inlinable public var topEnd: Anchor<Node> { isLeftToRight ? topRight : topLeft }

    /// The middle of the left edge.
    @inlinable public var centerLeft: Anchor<Node> { Anchor(place, .centerLeft) }
    /// The middle.
    @inlinable public var center: Anchor<Node> { Anchor(place, .center) }
    /// The middle of the right edge.
    @inlinable public var centerRight: Anchor<Node> { Anchor(place, .centerRight) }
    /// The middle of the edge where reading begins.
    @inlinable public var centerStart: Anchor<Node> { isLeftToRight ? centerLeft : centerRight }
    /// The middle of the edge where reading ends.
    @inlinable public var centerEnd: Anchor<Node> { isLeftToRight ? centerRight : centerLeft }

    /// The bottom left corner.
    @inlinable public var bottomLeft: Anchor<Node> { Anchor(place, .bottomLeft) }
    /// The middle of the bottom edge.
    @inlinable public var bottomCenter: Anchor<Node> { Anchor(place, .bottomCenter) }
    /// The bottom right corner.
    @inlinable public var bottomRight: Anchor<Node> { Anchor(place, .bottomRight) }
    /// The bottom corner on the side where reading begins.
    @inlinable public var bottomStart: Anchor<Node> { isLeftToRight ? bottomLeft : bottomRight }
    /// The bottom corner on the side where reading ends.
    @inlinable public var bottomEnd: Anchor<Node> { isLeftToRight ? bottomRight : bottomLeft }

    @inlinable package var isLeftToRight: Bool { place.node.layoutDirection == .leftToRight }
}

extension Layoutable {
    /// The anchors of the node, for other nodes to be placed at.
    @inlinable public var anchor: AnchorList<LayoutBase> { AnchorList(Place(node: layoutBase)) }
}
