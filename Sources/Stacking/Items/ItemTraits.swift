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

    /// Facts about an item, and about a list that contains it.
    @usableFromInline
    @frozen
    struct Facts: OptionSet, BitwiseCopyable {
        @usableFromInline let rawValue: UInt16

        @export(implementation)
        @inline(__always)
        init(rawValue: UInt16) { self.rawValue = rawValue }

        /// No facts.
        ///
        /// An empty literal would be an array, which is released.
        @export(implementation) static var none: Facts { Facts(rawValue: 0) }

        // MARK: From the call

        /// The item has a node.
        @export(implementation) static var node: Facts { Facts(rawValue: 1) }
        /// The entries of the item depend on more than its numbers and its node: it has a list of nodes or items, or a ratio.
        @export(implementation) static var compound: Facts { Facts(rawValue: 2) }
        /// The item has a ratio.
        @export(implementation) static var ratio: Facts { Facts(rawValue: 4) }
        /// The node becomes as narrow as its longest line of text.
        @export(implementation) static var shrinkToLines: Facts { Facts(rawValue: 8) }
        /// The length of the item, or a limit of it, is in hundredths of the container's length along the stack.
        @export(implementation) static var percentLength: Facts { Facts(rawValue: 16) }
        @export(implementation) static var percentMinimum: Facts { Facts(rawValue: 32) }
        @export(implementation) static var percentMaximum: Facts { Facts(rawValue: 64) }
        @export(implementation) static var percentages: Facts { Facts(rawValue: 0x70) }

        // MARK: From the numbers

        /// Some nodes are measured for their content.
        @export(implementation) static var content: Facts { Facts(rawValue: 0x100) }
        /// Some items have the current lengths of their nodes.
        @export(implementation) static var present: Facts { Facts(rawValue: 0x200) }
        /// Some items match nodes.
        @export(implementation) static var matches: Facts { Facts(rawValue: 0x400) }
        @export(implementation) static var lineBreaks: Facts { Facts(rawValue: 0x800) }
        /// Some items have their own alignment across the stack.
        @export(implementation) static var ownCross: Facts { Facts(rawValue: 0x1000) }
        /// Some nodes get their length across the stack from a ratio.
        @export(implementation) static var ratios: Facts { Facts(rawValue: 0x2000) }
        /// Some numbers are invalid or have no effect.
        @export(implementation) static var unsound: Facts { Facts(rawValue: 0x4000) }
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
    /// The number of nodes, at least 1.
    @usableFromInline var members: Int32 = 1
    /// The facts that a list with the item has.
    ///
    /// A caller's compiler knows them, and laying out finds them without a look at each number.
    @usableFromInline var facts = Facts.none
    @usableFromInline var kind: Kind
    /// The alignment of the nodes across the stack; nil for the stack's alignment.
    @usableFromInline var cross: CrossAlignment?

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

    /// Finds the facts that follow from the numbers, when all are known.
    @export(implementation)
    @inline(__always)
    mutating func findFacts() {
        facts = Facts(rawValue: facts.rawValue & 0xFF)
        if !isSound { facts.insert(.unsound) }
        if kind == .match { facts.insert(.matches) }
        if kind == .lineBreak { facts.insert(.lineBreaks) }
        if !hasNode { return }
        if kind == .own || kind == .share { facts.insert(.content) }
        if kind == .present { facts.insert(.present) }
        if cross != nil { facts.insert(.ownCross) }
        if facts.contains(.ratio) { facts.insert(.ratios) }
    }

    @export(implementation)
    @inline(__always)
    var hasNode: Bool { facts.contains(.node) }

    /// The width of the nodes divided by their height; 0 for no ratio.
    ///
    /// It is stored in a number that items of this kind do not use, so that an item takes 64 bytes.
    @export(implementation)
    var ratio: Double {
        get { !facts.contains(.ratio) ? 0 : hasGivenLength ? maximum : natural }
        set {
            if newValue == 0 { return removeRatio() }
            facts.insert(.ratio)
            facts.insert(.compound)
            if hasGivenLength { maximum = newValue } else { natural = newValue }
        }
    }

    /// Gives the number in which the ratio is stored its own meaning again.
    @export(implementation)
    mutating func removeRatio() {
        facts.remove(.ratio)
        if hasGivenLength { maximum = kind == .fixed ? natural : .infinity } else { natural = 0 }
    }

    /// Whether the natural length is a number of the call, and the limits have no meaning.
    @export(implementation)
    @inline(__always)
    var hasGivenLength: Bool { kind == .fixed || kind == .match }

    /// Whether its numbers are valid and have an effect.
    @export(implementation)
    @inline(__always)
    var isSound: Bool {
        switch kind {
        case .fixed: (natural >= 0 || !hasNode) && natural.magnitude <= LineItem.largest
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
