import Geometry

/// A point of a node or of one of its guides, to pin other nodes to.
///
/// It is a handle: the coordinates are read when it is used.
@frozen
public struct Anchor<Node: Layoutable> {
    @usableFromInline package let place: Place<Node>
    @usableFromInline package let position: AnchorPosition

    /// The offset, as one vector; see Documentation/Optimizer.md, fact 6.
    @usableFromInline var shift: SIMD2<Double>

    /// How far from the point of the node the anchor is, in points; zero unless ``offset(by:)`` was called.
    ///
    /// It is in the space of the parent of the node that is pinned.
    @inlinable public var offset: Offset {
        @inline(always) get { Offset(x: shift[0], y: shift[1]) }
        @inline(always) set { shift = SIMD2(newValue.x, newValue.y) }
    }

    /// Whether ``offset`` is anything but zero.
    @inlinable package var hasOffset: Bool {
        @inline(always) get { shift[0] != 0 || shift[1] != 0 }
    }

    @inlinable
    @inline(always)
    package init(_ place: Place<Node>, _ position: AnchorPosition) {
        self.place = place
        self.position = position
        shift = .zero
    }

    /// The same anchor, further to the right and further down.
    ///
    /// An offset that is not finite is reported by what the anchor is used for.
    @inlinable
    @inline(always)
    public func offset(by offset: Offset) -> Anchor {
        var anchor = self
        anchor.offset = self.offset + offset
        return anchor
    }

    /// The point on a rectangle, before the offset.
    @inlinable
    @inline(always)
    package func point(on rect: Rect) -> Point { position.point(on: rect, of: place.node) }

    /// The anchor as it is written in Swift.
    package var text: String {
        let anchor = "\(place.text).anchor.\(position.name)"
        return offset == .zero ? anchor : "\(anchor).offset(by: \(offset))"
    }
}
