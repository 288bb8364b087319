import Geometry

/// A point of a node or of one of its guides, to pin other nodes to.
///
/// ```swift
/// badge.pin.center(to: photo.anchor.bottomRight).size(16)
/// print(badge.frame)  // (52, 52, 16, 16)
/// ```
///
/// An anchor is a handle: it reads the coordinates when it is used.
@frozen
public struct Anchor<Node: Layoutable> {
    @usableFromInline package let owner: AnchorOwner<Node>
    @usableFromInline package let position: AnchorPosition

    /// The offset as one vector; nil unless ``offset(by:)`` was called.
    ///
    /// See Documentation/Optimizer.md, fact 6.
    @usableFromInline let shift: SIMD2<Double>?

    /// The distance of the anchor from the point of the node, in points; zero unless ``offset(by:)`` was called.
    ///
    /// It is measured in the space of the pinned node's parent.
    @export(implementation) @inline(always)
    public var offset: Offset {
        guard let shift else { return .zero }
        return Offset(x: shift[0], y: shift[1])
    }

    /// Whether the anchor has an offset.
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
    /// If the offset is not finite, the call that uses the anchor warns.
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
