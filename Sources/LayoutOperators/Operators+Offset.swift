import Aligning
import Geometry
import LayoutTree

extension Anchor {
    /// The anchor further on; the same as `offset(by:)`.
    public static func + (anchor: Anchor, offset: Offset) -> Anchor { anchor.offset(by: offset) }

    /// The anchor further on; the same as `offset(by:)`.
    public static func + (offset: Offset, anchor: Anchor) -> Anchor { anchor.offset(by: offset) }

    /// The anchor further back; the same as `offset(by:)` with the offset turned around.
    public static func - (anchor: Anchor, offset: Offset) -> Anchor { anchor.offset(by: -offset) }
}

extension ParentAnchor {
    /// The anchor further on; the same as `offset(by:)`.
    public static func + (anchor: ParentAnchor, offset: Offset) -> ParentAnchor { anchor.offset(by: offset) }

    /// The anchor further on; the same as `offset(by:)`.
    public static func + (offset: Offset, anchor: ParentAnchor) -> ParentAnchor { anchor.offset(by: offset) }

    /// The anchor further back; the same as `offset(by:)` with the offset turned around.
    public static func - (anchor: ParentAnchor, offset: Offset) -> ParentAnchor { anchor.offset(by: -offset) }
}

extension Size {
    /// The size that is wider and higher by the parts of the offset; the same as `extended(by:)`.
    public static func + (size: Size, offset: Offset) -> Size { size.extended(by: offset) }

    /// The size that is wider and higher by the parts of the offset; the same as `extended(by:)`.
    public static func + (offset: Offset, size: Size) -> Size { size.extended(by: offset) }

    /// The size that is narrower and lower by the parts of the offset; the same as `extended(by:)` with it turned around.
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
