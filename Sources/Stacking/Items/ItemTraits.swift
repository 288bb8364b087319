import Geometry

/// The numbers of an item as the caller set them.
///
/// Lengths are in points along the stack. A ``LineItem`` begins with them.
@usableFromInline
@frozen
struct ItemTraits: BitwiseCopyable {
    @usableFromInline
    @frozen
    enum Kind: UInt8, BitwiseCopyable {
        /// Its length is given.
        case fixed
        /// It has the length of a node on an axis, times its weight, plus its natural length.
        case match
        /// It has the length of its content, within limits.
        case own
        /// It has no content and takes an equal part of the remaining room.
        case space
        /// It has a length in proportion to its weight.
        case share
        /// It has the current length of its node.
        case present
        /// It is a chain of several items.
        case chain
        /// It is a further node of the item before it: all have one length, and each has its own content.
        case joined
        /// It ends a line of a flow.
        case lineBreak
        /// It is skipped.
        case absent
    }

    /// The numbers of an item that are hundredths of the container's length along the stack.
    @usableFromInline
    @frozen
    struct Parts: OptionSet, BitwiseCopyable {
        @usableFromInline let rawValue: UInt8

        @export(implementation)
        @inline(__always)
        init(rawValue: UInt8) { self.rawValue = rawValue }

        @export(implementation) static var length: Parts { Parts(rawValue: 1) }
        @export(implementation) static var minimum: Parts { Parts(rawValue: 2) }
        @export(implementation) static var maximum: Parts { Parts(rawValue: 4) }
    }

    /// Facts about a list that follow from its items.
    @usableFromInline
    @frozen
    struct Facts: OptionSet, BitwiseCopyable {
        @usableFromInline let rawValue: UInt16

        @export(implementation)
        @inline(__always)
        init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Some nodes are measured for their content.
        @export(implementation) static var content: Facts { Facts(rawValue: 1) }
        /// Some items have the current lengths of their nodes.
        @export(implementation) static var present: Facts { Facts(rawValue: 2) }
        /// Some items match nodes.
        @export(implementation) static var matches: Facts { Facts(rawValue: 4) }
        @export(implementation) static var lineBreaks: Facts { Facts(rawValue: 8) }
        /// Some numbers are shares of the container's length.
        @export(implementation) static var parts: Facts { Facts(rawValue: 16) }
        /// Some items have their own alignment across the stack.
        @export(implementation) static var ownCross: Facts { Facts(rawValue: 32) }
        /// Some nodes get their length across the stack from a ratio.
        @export(implementation) static var ratios: Facts { Facts(rawValue: 64) }
        /// Some nodes become as narrow as their longest lines of text.
        @export(implementation) static var shrinkToLines: Facts { Facts(rawValue: 128) }
        /// Some numbers are invalid or have no effect.
        @export(implementation) static var unsound: Facts { Facts(rawValue: 256) }
    }

    /// The length of a fixed item; the offset of a match; on a line, the natural length of an item.
    @usableFromInline var natural: Double
    @usableFromInline var minimum: Double
    @usableFromInline var maximum: Double
    /// The weight of a share; the factor of a match.
    @usableFromInline var weight: Double
    /// The priorities to resist growing beyond the natural length and shrinking below it: 0 means no resistance, and a negative
    /// number means the node's own priority.
    @usableFromInline var grow: Float
    @usableFromInline var shrink: Float
    @usableFromInline var kind: Kind
    /// The axis of a match; nil for the stack's axis.
    @usableFromInline var matchedAxis: Axis?
    /// The alignment of the nodes across the stack; nil for the stack's alignment.
    @usableFromInline var cross: CrossAlignment?
    /// The numbers that are hundredths of the container's length.
    @usableFromInline var parts: Parts = []
    /// Whether the node becomes as narrow as its longest line of text.
    @usableFromInline var shrinksToLines = false
    /// The width of the node divided by its height; 0 for no ratio.
    @usableFromInline var ratio = 0.0
    /// The first node, which the item keeps alive; nil for a space.
    ///
    /// It is stored here as well, since reading it from the item itself would count a reference.
    @usableFromInline var node: ObjectIdentifier?
    /// The number of nodes, at least 1.
    @usableFromInline var members: Int32 = 1
    /// The facts that a list with the item has.
    ///
    /// A caller's compiler knows them, and laying out finds them without a look at each number.
    @usableFromInline var facts: Facts = []

    @export(implementation)
    @inline(__always)
    init(
        _ kind: Kind, natural: Double = 0, minimum: Double = 0, maximum: Double = .infinity, weight: Double = 1,
        grow: Float = 0, shrink: Float = 0
    ) {
        self.kind = kind
        self.natural = natural
        self.minimum = minimum
        self.maximum = maximum
        self.weight = weight
        self.grow = grow
        self.shrink = shrink
    }

    /// Finds the facts, when all numbers are known.
    @export(implementation)
    @inline(__always)
    mutating func findFacts() {
        facts = parts.isEmpty ? [] : .parts
        if !isSound { facts.insert(.unsound) }
        if kind == .match { facts.insert(.matches) }
        if kind == .lineBreak { facts.insert(.lineBreaks) }
        if node == nil { return }
        if kind == .own || kind == .share { facts.insert(.content) }
        if kind == .present { facts.insert(.present) }
        if cross != nil { facts.insert(.ownCross) }
        if ratio != 0 { facts.insert(.ratios) }
        if shrinksToLines { facts.insert(.shrinkToLines) }
    }

    /// Whether its numbers are valid and have an effect.
    @export(implementation)
    @inline(__always)
    var isSound: Bool {
        switch kind {
        case .fixed: (natural >= 0 || node == nil) && natural.magnitude <= LineItem.largest
        case .own, .space, .share:
            minimum >= 0 && maximum >= minimum && minimum <= LineItem.largest && weight > 0
                && weight <= LineItem.largest
        case .match: natural.magnitude <= LineItem.largest && weight.magnitude <= 0x1p64
        case .present, .joined, .lineBreak, .chain, .absent: true
        }
    }

    @export(implementation)
    @inline(__always)
    static func fixed(_ size: Double) -> ItemTraits {
        ItemTraits(.fixed, natural: size, minimum: size, maximum: size)
    }
}
