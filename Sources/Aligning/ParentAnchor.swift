import Geometry
import LayoutTree

/// A point of the visible area of a node's parent, as in `badge.anchor.topRight.align(to: .topRight)`.
///
/// ```swift
/// badge.anchor.topRight.align(to: .topRight, offset: Offset(x: -4, y: 4))
/// print(badge.frame)  // (188, 4, 8, 8)
/// ```
///
/// The parent is found when the node is aligned. Start and end follow the parent's reading direction. If the parent is scrolled,
/// the point lies in the part that it shows.
@frozen
public struct ParentAnchor: Hashable, Sendable {
    @usableFromInline let position: AnchorPosition

    /// The distance of the anchor from the point of the parent, in points; zero unless ``offset(by:)`` was called.
    public var offset: Offset

    @export(implementation)
    init(_ row: AnchorPosition.Row, _ column: AnchorPosition.Column) {
        self.init(AnchorPosition(row, column))
    }

    @export(implementation)
    package init(_ position: AnchorPosition) {
        self.position = position
        offset = .zero
    }

    /// The anchor moved by an offset, in points: x to the right and y downwards, in either reading direction.
    @export(implementation)
    public func offset(by offset: Offset) -> ParentAnchor {
        var anchor = self
        anchor.offset = self.offset + offset
        return anchor
    }
}

extension ParentAnchor: CustomStringConvertible {
    /// The anchor as it is written in Swift.
    public var description: String {
        offset == .zero ? ".\(position.name)" : ".\(position.name).offset(by: \(offset))"
    }
}

extension ParentAnchor {
    /// The top left corner.
    @export(implementation) public static var topLeft: ParentAnchor { ParentAnchor(.top, .left) }
    /// The middle of the top edge.
    @export(implementation) public static var topCenter: ParentAnchor { ParentAnchor(.top, .center) }
    /// The top right corner.
    @export(implementation) public static var topRight: ParentAnchor { ParentAnchor(.top, .right) }
    /// The top leading corner.
    @export(implementation) public static var topStart: ParentAnchor { ParentAnchor(.top, .start) }
    /// The top trailing corner.
    @export(implementation) public static var topEnd: ParentAnchor { ParentAnchor(.top, .end) }

    /// The middle of the left edge.
    @export(implementation) public static var centerLeft: ParentAnchor { ParentAnchor(.center, .left) }
    /// The middle.
    @export(implementation) public static var center: ParentAnchor { ParentAnchor(.center, .center) }
    /// The middle of the right edge.
    @export(implementation) public static var centerRight: ParentAnchor { ParentAnchor(.center, .right) }
    /// The middle of the leading edge.
    @export(implementation) public static var centerStart: ParentAnchor { ParentAnchor(.center, .start) }
    /// The middle of the trailing edge.
    @export(implementation) public static var centerEnd: ParentAnchor { ParentAnchor(.center, .end) }

    /// The bottom left corner.
    @export(implementation) public static var bottomLeft: ParentAnchor { ParentAnchor(.bottom, .left) }
    /// The middle of the bottom edge.
    @export(implementation) public static var bottomCenter: ParentAnchor { ParentAnchor(.bottom, .center) }
    /// The bottom right corner.
    @export(implementation) public static var bottomRight: ParentAnchor { ParentAnchor(.bottom, .right) }
    /// The bottom leading corner.
    @export(implementation) public static var bottomStart: ParentAnchor { ParentAnchor(.bottom, .start) }
    /// The bottom trailing corner.
    @export(implementation) public static var bottomEnd: ParentAnchor { ParentAnchor(.bottom, .end) }

    /// Another name for ``topCenter``.
    @export(implementation) public static var top: ParentAnchor { topCenter }
    /// Another name for ``centerLeft``.
    @export(implementation) public static var left: ParentAnchor { centerLeft }
    /// Another name for ``center``.
    @export(implementation) public static var middle: ParentAnchor { center }
    /// Another name for ``centerRight``.
    @export(implementation) public static var right: ParentAnchor { centerRight }
    /// Another name for ``bottomCenter``.
    @export(implementation) public static var bottom: ParentAnchor { bottomCenter }
    /// Another name for ``centerStart``.
    @export(implementation) public static var start: ParentAnchor { centerStart }
    /// Another name for ``centerEnd``.
    @export(implementation) public static var end: ParentAnchor { centerEnd }
}
