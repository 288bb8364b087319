import LayoutTree

/// Facts about the chain that belong to no axis.
@usableFromInline
@frozen
struct PinOptions: OptionSet {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The chain places the transformed frame.
    @inlinable static var transformed: PinOptions { PinOptions(rawValue: 1 << 0) }
    /// `pinEdges()` was called.
    @inlinable static var pinsEdges: PinOptions { PinOptions(rawValue: 1 << 1) }
    /// Something was asked for that no slot tells of: it was refused, or concerned the children.
    @inlinable static var isTouched: PinOptions { PinOptions(rawValue: 1 << 2) }
    /// The content decides the size.
    @inlinable static var sizesContent: PinOptions { PinOptions(rawValue: 1 << 3) }

    /// Which frame the chain places.
    @inlinable var kind: FrameKind {
        @inline(always) get { contains(.transformed) ? .transformed : .untransformed }
    }
}
