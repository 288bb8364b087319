import Aligning
import Geometry
import LayoutTree

extension Anchor {
    /// The anchor moved by the offset; the same as `offset(by:)`.
    public static func + (anchor: Anchor, offset: Offset) -> Anchor { anchor.offset(by: offset) }

    /// The anchor moved by the offset; the same as `offset(by:)`.
    public static func + (offset: Offset, anchor: Anchor) -> Anchor { anchor.offset(by: offset) }

    /// The anchor moved by the opposite offset.
    public static func - (anchor: Anchor, offset: Offset) -> Anchor { anchor.offset(by: -offset) }
}

extension ParentAnchor {
    /// The anchor moved by the offset; the same as `offset(by:)`.
    public static func + (anchor: ParentAnchor, offset: Offset) -> ParentAnchor { anchor.offset(by: offset) }

    /// The anchor moved by the offset; the same as `offset(by:)`.
    public static func + (offset: Offset, anchor: ParentAnchor) -> ParentAnchor { anchor.offset(by: offset) }

    /// The anchor moved by the opposite offset.
    public static func - (anchor: ParentAnchor, offset: Offset) -> ParentAnchor { anchor.offset(by: -offset) }
}

extension Size {
    /// The size plus the offset, width by x and height by y; the same as `extended(by:)`.
    public static func + (size: Size, offset: Offset) -> Size { size.extended(by: offset) }

    /// The size plus the offset, width by x and height by y; the same as `extended(by:)`.
    public static func + (offset: Offset, size: Size) -> Size { size.extended(by: offset) }

    /// The size less the offset, width by x and height by y.
    public static func - (size: Size, offset: Offset) -> Size { size.extended(by: -offset) }
}

extension BinaryInteger {
    /// So many points to the right.
    public var horizontalOffset: Offset { Offset(x: Double(self)) }

    /// So many points down.
    public var verticalOffset: Offset { Offset(y: Double(self)) }
}

extension BinaryFloatingPoint {
    /// So many points to the right.
    public var horizontalOffset: Offset { Offset(x: Double(self)) }

    /// So many points down.
    public var verticalOffset: Offset { Offset(y: Double(self)) }
}
