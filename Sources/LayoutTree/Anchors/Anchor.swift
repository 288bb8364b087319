import Geometry

/// A point of a node or of one of its guides, to pin other nodes to.
///
/// ```swift
/// badge.pin.center(to: photo.anchor.bottomRight).size(16)
/// print(badge.frame)  // (52, 52, 16, 16)
/// ```
///
/// It is a handle: the coordinates are read when it is used.
@frozen
public struct Anchor<Node: Layoutable> {
    @usableFromInline package let owner: AnchorOwner<Node>
    @usableFromInline package let position: AnchorPosition

    /// The offset, as one vector; nil unless ``offset(by:)`` was called.
    ///
    /// See Documentation/Optimizer.md, fact 6.
    @usableFromInline let shift: SIMD2<Double>?

    /// How far from the point of the node the anchor is, in points; zero unless ``offset(by:)`` was called.
    ///
    /// It is in the space of the parent of the node that is pinned.
    @export(implementation) @inline(always)
    public var offset: Offset {
        guard let shift else { return .zero }
        return Offset(x: shift[0], y: shift[1])
    }

    /// Whether the anchor is off the node or guide.
    @export(implementation) @inline(always)
    package var hasOffset: Bool { shift != nil }

    @export(implementation) @inline(always)
    package init(_ owner: AnchorOwner<Node>, _ position: AnchorPosition, offset: Offset? = nil) {
        self.owner = owner
        self.position = position
        shift = offset.map { SIMD2($0.x, $0.y) }
    }

    /// The anchor moved by an offset, in points: x to the right and y downwards, in either reading direction.
    ///
    /// An offset that is not finite is reported by what the anchor is used for.
    @export(implementation) @inline(always)
    public func offset(by offset: Offset) -> Anchor { Anchor(owner, position, offset: self.offset + offset) }

    /// The point on a rectangle, before the offset.
    @export(implementation) @inline(always)
    package func point(on rect: Rect) -> Point { position.point(on: rect, of: owner.node) }
}

extension Anchor: CustomStringConvertible {
    /// The anchor as it is written in Swift.
    public var description: String {
        let anchor = "\(owner.text).anchor.\(position.name)"
        return offset == .zero ? anchor : "\(anchor).offset(by: \(offset))"
    }
}
