import LayoutTree

/// Whether nodes come in the order of their addresses, as most do: then none comes twice, and no table is needed to know that.
struct NodeOrder {
    private(set) var isAscending = true
    private var last: UInt = 0

    @inline(__always)
    mutating func add(_ node: ObjectIdentifier) {
        let address = UInt(bitPattern: node)
        if address <= last { isAscending = false }
        last = address
    }
}

/// The nodes that a list holds so far: a hash table of their addresses.
@safe
struct NodeTable {
    private let slots: UnsafeMutableBufferPointer<UInt>

    /// Calls a function with an empty table for a number of nodes.
    @inline(__always)
    static func withTable(_ nodes: Int, _ body: (NodeTable) -> Void) {
        // A power of two, never more than half full, so that an empty slot is near.
        var count = 16
        while count < 2 * nodes { count *= 2 }
        unsafe withUnsafeTemporaryAllocation(of: UInt.self, capacity: count) { slots in
            unsafe slots.initialize(repeating: 0)
            body(unsafe NodeTable(slots: slots))
        }
    }

    /// Adds a node, and says whether it was new.
    @inline(__always)
    func insert(_ node: ObjectIdentifier) -> Bool {
        let address = UInt(bitPattern: node)
        // The upper bits of a product with the golden ratio are spread well for addresses, too.
        var slot = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32)
        while true {
            slot &= unsafe slots.count - 1
            if unsafe slots[slot] == address { return false }
            if unsafe slots[slot] == 0 {
                unsafe slots[slot] = address
                return true
            }
            slot &+= 1
        }
    }
}
