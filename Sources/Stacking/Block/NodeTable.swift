import LayoutTree

/// Proves quickly, for most lists, that no node occurs twice: the nodes are in the order of their addresses, or the addresses
/// differ in a few bits.
///
/// Only other lists need a ``NodeTable``.
struct NodeOrder {
    private var isAscending = true
    private var first: UInt = 0
    private var last: UInt = 0
    /// A bit for each node; nodes may share a bit.
    private var bits: UInt64 = 0
    private var sharesBits = false

    /// Whether a node may occur twice.
    @inline(__always)
    var mayRepeat: Bool { !isAscending && sharesBits }

    @inline(__always)
    mutating func add(_ node: ObjectIdentifier) {
        let address = UInt(bitPattern: node)
        let bit: UInt64 = 1 &<< ((UInt64(address) &* NodeTable.multiplier) >> 58)
        if bits & bit != 0 { sharesBits = true }
        bits |= bit
        if address <= last { isAscending = false }
        if first == 0 { first = address }
        last = address
    }

    /// Appends the nodes of another list.
    @inline(__always)
    mutating func add(_ other: NodeOrder) {
        if other.first == 0 { return }
        if !other.isAscending || other.first <= last { isAscending = false }
        if other.sharesBits || bits & other.bits != 0 { sharesBits = true }
        bits |= other.bits
        if first == 0 { first = other.first }
        last = other.last
    }
}

/// The nodes of a list so far: a hash table of their addresses.
@safe
struct NodeTable {
    /// The addresses; 1, which is none, where a slot is empty.
    private let slots: UnsafeMutableBufferPointer<UInt>

    /// The upper bits of a product with the golden ratio are also well distributed for addresses.
    static var multiplier: UInt64 { 0x9E37_79B9_7F4A_7C15 }

    private init(_ memory: UnsafeMutableBufferPointer<UInt>, _ nodes: Int) {
        unsafe slots = UnsafeMutableBufferPointer(rebasing: memory.prefix(Self.slotCount(nodes)))
        unsafe slots.initialize(repeating: 1)
    }

    /// The number of slots for a number of nodes: a power of two, never more than half full, so that an empty slot is near.
    private static func slotCount(_ nodes: Int) -> Int {
        var count = 16
        while count < 2 * nodes { count *= 2 }
        return count
    }

    /// Calls a function with an empty table for a number of nodes.
    static func with<Result>(_ nodes: Int, _ body: (NodeTable) -> Result) -> Result {
        unsafe withUnsafeTemporaryAllocation(of: UInt.self, capacity: slotCount(nodes)) {
            unsafe body(NodeTable($0, nodes))
        }
    }

    /// Adds a node, and returns whether it was new.
    @inline(__always)
    func insert(_ node: ObjectIdentifier) -> Bool {
        let address = UInt(bitPattern: node)
        var slot = Int(truncatingIfNeeded: (UInt64(address) &* Self.multiplier) >> 32)
        while true {
            slot &= unsafe slots.count &- 1
            let other = unsafe slots[slot]
            if other == address { return false }
            if other == 1 {
                unsafe slots[slot] = address
                return true
            }
            slot &+= 1
        }
    }
}

extension [LineItem] {
    /// Whether a node whose frame is set comes twice in a part of the list.
    @inline(never)
    func hasRepeats(in range: Range<Int>) -> Bool {
        NodeTable.with(range.count) { hasRepeats(in: range, $0) }
    }

    /// Whether a node whose frame is set comes twice in a part of the list, or is in the table already; the table takes them in.
    @inline(__always)
    func hasRepeats(in range: Range<Int>, _ table: NodeTable) -> Bool {
        unsafe withUnsafeBufferPointer { items in
            for entry in range where unsafe items[entry].setsFrame {
                if let node = unsafe items[entry].node, !table.insert(node) { return true }
            }
            return false
        }
    }
}
