import Geometry

/// One thing on a line: how large it would like to be, how far it may go from there, and how much it insists.
///
/// All lengths are in points along the main axis. Priorities count by their order only; a higher one is never given up for a
/// lower one.
@usableFromInline
@frozen
struct LineItem: BitwiseCopyable {
    @usableFromInline typealias Kind = ItemTraits.Kind

    /// Its length; a fixed item has it from the start.
    @usableFromInline var size = 0.0
    /// Where it is.
    @usableFromInline var position = 0.0
    /// The natural size; what is added to the length of the node that a match follows.
    @usableFromInline var natural: Double
    @usableFromInline var minimum: Double
    @usableFromInline var maximum: Double
    /// The weight of a share; the factor of a match.
    @usableFromInline var weight: Double
    /// The node, which the items of the call keep alive; nil for a space.
    @usableFromInline var node: ObjectIdentifier?
    /// The priority with which it resists growing beyond its natural size: 0 asks for nothing, below 0 it is the node's own.
    @usableFromInline var grow: Float
    /// The priority with which it resists shrinking below it.
    @usableFromInline var shrink: Float
    @usableFromInline var kind: Kind
    /// The node that a match follows, and the axis of its length; nil for the one of the stack.
    @usableFromInline var matched: ObjectIdentifier?
    @usableFromInline var matchedAxis: Axis?
    /// How much room each point of its size takes, and how much it takes besides.
    ///
    /// That is more than 1 and 0 if other items of the line match it, and 0 for these: the item that is matched carries them.
    @usableFromInline var takes = 1.0
    @usableFromInline var besides = 0.0
    /// The numbers that are hundredths of the container's length.
    @usableFromInline var parts: ItemTraits.Parts = []
    /// Whether its node becomes as narrow as its longest line of text.
    @usableFromInline var shrinksToLines = false
    /// The width of its node by its height; 0 for none.
    @usableFromInline var ratio = 0.0
    /// Whether its natural size follows from the ratio.
    @usableFromInline var hasLengthFromRatio = false
    /// Whether it sets the frame of its node: not if that is no child, hidden and skipped, or set elsewhere.
    @usableFromInline var setsFrame = false
    /// Whether its node is no child of the container.
    @usableFromInline var isStranger = false
    /// Whether its node has no content.
    @usableFromInline var isPlain = false
    /// Whether another stack gives its node a length across this one.
    @usableFromInline var isGivenAcross = false
    /// Where its node is across the stack; nil for where the stack says.
    @usableFromInline var cross: CrossAlignment?
    /// Whether its node stands before it, too.
    @usableFromInline var isRepeat = false
    /// The nodes that it stands for, at least 1: the others are the joined items behind it.
    @usableFromInline var members: Int32 = 1

    init(
        _ kind: Kind, natural: Double = 0, minimum: Double = 0, maximum: Double = .infinity, weight: Double = 1,
        grow: Float = 0, shrink: Float = 0
    ) {
        self.init(
            ItemTraits(
                kind, natural: natural, minimum: minimum, maximum: maximum, weight: weight, grow: grow, shrink: shrink))
    }

    /// An item of a call with its first node; those of an item with several follow as joined items.
    @export(implementation)
    @inline(__always)
    init(_ traits: ItemTraits) {
        if traits.kind == .fixed { size = traits.natural }
        (natural, minimum, maximum, weight) = (traits.natural, traits.minimum, traits.maximum, traits.weight)
        (grow, shrink, kind, cross, members) = (traits.grow, traits.shrink, traits.kind, traits.cross, traits.members)
        (parts, shrinksToLines, ratio) = (traits.parts, traits.shrinksToLines, traits.ratio)
        (node, matchedAxis, setsFrame) = (traits.node, traits.matchedAxis, traits.node != nil)
    }

    static func fixed(_ size: Double) -> LineItem { LineItem(ItemTraits.fixed(size)) }

    /// Gives it a size that it keeps.
    mutating func fix(at size: Double) {
        kind = .fixed
        (self.size, natural, minimum, maximum) = (size, size, size, size)
    }

    /// The largest length that is computed with, in points.
    static var largest: Double { 0x1p200 }

    /// A size within the limits.
    @inline(__always)
    func limited(_ size: Double) -> Double { max(minimum, min(maximum, size)) }

    /// The size at a level of its pool: shares rise from zero, spaces from their minimum.
    ///
    /// It is the natural size where it differs from that by rounding only: content must not be measured at less.
    @inline(__always)
    func size(at level: Double) -> Double {
        guard weight > 0 else { return minimum }
        let size = weight * level + (kind == .space ? minimum : 0)
        return limited((size - natural).magnitude <= natural * 0x1p-40 ? natural : size)
    }

    /// The length across that follows from the size; nil without a ratio.
    @inline(__always)
    func lengthByRatio(across axis: Axis) -> Double? {
        ratio > 0 ? (axis == .vertical ? size / ratio : size * ratio) : nil
    }

    /// Whether it is one of the items that stand behind each other.
    @inline(__always)
    var isPresent: Bool { kind != .absent && kind != .joined }

    /// Whether it is a space.
    @inline(__always)
    var isSpace: Bool { node == nil && kind != .lineBreak }

    var end: Double { position + size }

    /// Where it is; counted from the end of a length if there is one.
    @inline(__always)
    func span(mirroredIn length: Double? = nil) -> AxisSpan {
        let span = AxisSpan(origin: position, length: size)
        return length.map { span.mirrored(in: $0) } ?? span
    }
}

extension [LineItem] {
    /// Gives the items of a pool their sizes at a level.
    @inline(__always)
    mutating func spread(_ kind: LineItem.Kind, in range: Range<Int>, at level: Double) {
        unsafe withUnsafeMutableBufferPointer { items in
            for index in range where unsafe items[index].kind == kind {
                unsafe items[index].size = unsafe items[index].size(at: level)
            }
        }
    }
}
