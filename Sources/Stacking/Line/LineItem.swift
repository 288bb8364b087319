import Geometry

/// An item of a line: its natural size, its limits, and its priorities.
///
/// All lengths are in points along the main axis. Only the order of priorities matters; a higher one always wins over a lower one.
@usableFromInline
@frozen
struct LineItem: BitwiseCopyable {
    @usableFromInline typealias Kind = ItemTraits.Kind

    /// The numbers of the call, unless they were replaced by computed ones.
    @usableFromInline var traits: ItemTraits
    /// Its node, which the item of the call keeps alive; nil for a space.
    @usableFromInline var node: ObjectIdentifier?
    /// Its length; known from the start for a fixed item.
    @usableFromInline var size: Double
    /// Where it is.
    @usableFromInline var position = 0.0
    /// The length of its node across the stack, if that changes.
    @usableFromInline var lengthAcross = 0.0
    /// The room for each point of its size, and its additional room.
    ///
    /// They differ from 1 and 0 if other items of the line match it, and are 0 for those items: the matched item carries them.
    @usableFromInline var takes = 1.0
    @usableFromInline var besides = 0.0
    /// The width of its node divided by the height; 0 for no ratio.
    @usableFromInline var ratio = 0.0
    /// The node that it matches.
    @usableFromInline var matched: ObjectIdentifier?
    /// The axis of the match; nil for the stack's axis.
    @usableFromInline var matchedAxis: Axis?
    /// Whether it sets the frame of its node: false if the node is not a child, is skipped, or has its frame from elsewhere.
    @usableFromInline var setsFrame: Bool
    /// Whether its natural size is computed from the ratio.
    @usableFromInline var hasLengthFromRatio = false
    /// Whether its node is not a child of the container.
    @usableFromInline var isStranger = false
    /// Whether its node has no content.
    @usableFromInline var isPlain = false
    /// Whether another stack sets the length of its node across this one.
    @usableFromInline var isGivenAcross = false

    init(
        _ kind: Kind, natural: Double = 0, minimum: Double = 0, maximum: Double = .infinity, weight: Double = 1,
        grow: Float = 0, shrink: Float = 0
    ) {
        self.init(
            ItemTraits(
                kind, natural: natural, minimum: minimum, maximum: maximum, weight: weight, grow: grow, shrink: shrink),
            nil)
    }

    /// An item of a call with its first node; further nodes follow as joined items.
    @export(implementation)
    @inline(__always)
    init(_ traits: ItemTraits, _ node: ObjectIdentifier?) {
        (self.traits, self.node) = (traits, node)
        // The natural length is 0 for other kinds; `ItemTraits.fill` handles those with another number there.
        size = traits.natural
        setsFrame = node != nil
    }

    // MARK: The numbers of the call

    @inline(__always)
    var natural: Double {
        get { traits.natural }
        set { traits.natural = newValue }
    }
    @inline(__always)
    var minimum: Double {
        get { traits.minimum }
        set { traits.minimum = newValue }
    }
    @inline(__always)
    var maximum: Double {
        get { traits.maximum }
        set { traits.maximum = newValue }
    }
    @inline(__always)
    var weight: Double {
        get { traits.weight }
        set { traits.weight = newValue }
    }
    @inline(__always)
    var grow: Float {
        get { traits.grow }
        set { traits.grow = newValue }
    }
    @inline(__always)
    var shrink: Float {
        get { traits.shrink }
        set { traits.shrink = newValue }
    }
    @inline(__always)
    var kind: Kind {
        get { traits.kind }
        set { traits.kind = newValue }
    }
    /// The numbers that are hundredths of the container's length.
    @inline(__always)
    var percentages: ItemTraits.Facts {
        get { traits.facts.intersection(.percentages) }
        set { traits.facts = traits.facts.subtracting(.percentages).union(newValue) }
    }
    @inline(__always)
    var members: Int32 {
        get { traits.members }
        set { traits.members = newValue }
    }
    @inline(__always)
    var shrinksToLines: Bool { traits.facts.contains(.shrinkToLines) }
    @inline(__always)
    var cross: CrossAlignment? { traits.cross }

    static func fixed(_ size: Double) -> LineItem { LineItem(ItemTraits.fixed(size), nil) }

    /// Sets its final size.
    mutating func fix(at size: Double) {
        kind = .fixed
        (self.size, natural, minimum, maximum) = (size, size, size, size)
    }

    /// The largest valid length, in points.
    @export(implementation)
    static var largest: Double { 0x1p200 }

    /// A size within the limits.
    @inline(__always)
    func limited(_ size: Double) -> Double { max(minimum, min(maximum, size)) }

    /// Takes its natural size within its limits, or its minimum if it may shrink without cost; returns whether it can grow without cost
    /// again.
    @inline(__always)
    mutating func takeNaturalSize() -> Bool {
        let isIndifferent = shrink <= 0
        size = isIndifferent ? minimum : limited(natural)
        return minimum < maximum && (grow <= 0 || (isIndifferent && natural > minimum))
    }

    /// The room for its size and for the items that match it.
    @inline(__always)
    var room: Double { size * takes + besides }

    /// The size at a level of its pool: shares grow from zero, spaces from their minimum.
    ///
    /// It is the natural size if the difference is a rounding error: content must not be measured at less.
    @inline(__always)
    func size(at level: Double) -> Double {
        guard weight > 0 else { return minimum }
        let size = weight * level + (kind == .space ? minimum : 0)
        return limited((size - natural).magnitude <= natural * 0x1p-40 ? natural : size)
    }

    /// The length across, computed from the size; nil without a ratio.
    @inline(__always)
    func lengthByRatio(across axis: Axis) -> Double? {
        ratio > 0 ? (axis == .vertical ? size / ratio : size * ratio) : nil
    }

    /// Whether it takes part in the sequence of items.
    @inline(__always)
    var isPresent: Bool { kind != .absent && kind != .joined }

    /// Whether it is a space.
    @inline(__always)
    var isSpace: Bool { node == nil && kind != .lineBreak }

    var end: Double { position + size }

    /// Its span; measured from the end of a length if there is one.
    @inline(__always)
    func span(mirroredIn length: Double? = nil) -> AxisSpan {
        let span = AxisSpan(origin: position, length: size)
        return length.map { span.mirrored(in: $0) } ?? span
    }
}

extension [LineItem] {
    /// Gives the items of a pool their sizes at its total length.
    @inline(never)
    mutating func spread(_ pool: Pool, in range: Range<Int>) {
        let (kind, level) = (pool.kind, pool.level(self, range))
        unsafe withUnsafeMutableBufferPointer { items in
            for index in range where unsafe items[index].kind == kind {
                unsafe items[index].size = unsafe items[index].size(at: level)
            }
        }
    }
}
