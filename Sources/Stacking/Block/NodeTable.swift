import LayoutTree

/// Proves quickly, for most short lists, that no node occurs twice: their addresses differ in a few bits.
///
/// Only other lists need a ``NodeTable``.
struct NodeFilter {
    /// A bit for each node; nodes may share a bit.
    private var bits: UInt64 = 0
    /// Whether a node may occur twice.
    private(set) var mayRepeat = false

    @inline(__always)
    mutating func add(_ node: ObjectIdentifier) {
        let bit: UInt64 = 1 &<< ((UInt64(UInt(bitPattern: node)) &* NodeTable.multiplier) >> 58)
        if bits & bit != 0 { mayRepeat = true }
        bits |= bit
    }

    /// Adds different nodes, which have no bits of their own.
    mutating func addChildren() { bits = .max }

    /// Adds the nodes of another list.
    @inline(__always)
    mutating func add(_ other: NodeFilter) {
        if other.mayRepeat || bits & other.bits != 0 { mayRepeat = true }
        bits |= other.bits
    }
}

/// The nodes of a list so far: a hash table of their addresses.
@safe
struct NodeTable {
    /// The addresses; 1, which is none, where a slot is empty.
    private let slots: UnsafeMutableBufferPointer<UInt>

    /// The first multiplier of MurmurHash3.
    ///
    /// Nodes of one class are often at equal distances. For distances up to 1,000 bytes, with one exception, the upper six bits of
    /// the product differ for 32 nodes. With the golden ratio, three nodes of 288 bytes share them.
    static var multiplier: UInt64 { 0xFF51_AFD7_ED55_8CCD }

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
