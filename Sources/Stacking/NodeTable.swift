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
    static func with(_ nodes: Int, _ body: (NodeTable) -> Void) {
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
        var hash = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32)
        while true {
            let slot = unsafe hash & (slots.count - 1)
            let other = unsafe slots[slot]
            if other == address { return false }
            if other == 0 {
                unsafe slots[slot] = address
                return true
            }
            hash &+= 1
        }
    }
}
