import Geometry

// What every class can answer of the things that chains ask for speed.

extension Layoutable {
    /// The untransformed frame.
    @inlinable public var presentFrame: Rect { untransformedFrame }

    /// Never writes the frame, so that it takes the general way.
    @inlinable
    public func place(_ frame: Rect) -> Bool { false }

    /// Never moves the frame, so that it takes the general way.
    @inlinable
    public func place(at origin: Point) -> Bool { false }

    /// Never moves the frame, so that it takes the general way.
    @inlinable
    public func place(rounding origin: Point) -> Bool { false }

    /// Asks ``parentNode`` for its frame.
    @inlinable
    public func parentSize(_ kind: FrameKind) -> Size? { parentNode?.frame(kind).size }

    /// Compares ``parentNode`` of the two.
    @inlinable
    public func isSibling(of other: LayoutBase) -> Bool {
        guard let parent = parentNode, let otherParent = other.parentNode else { return false }
        return parent === otherParent
    }

    /// Asks ``isSibling(of:)``, since the present frame is the untransformed one, and looks at the size.
    @inlinable
    public func readsFrame(of other: LayoutBase) -> Bool {
        let size = other.presentFrame.size
        return isSibling(of: other) && size.width >= 0 && size.height >= 0
    }
}
