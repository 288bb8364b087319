import LayoutTree

/// The nodes that a list holds so far: a hash table of their addresses.
@safe
struct NodeTable {
    private let slots: UnsafeMutableBufferPointer<UInt>

    /// Calls a function with an empty table that has room for a number of nodes.
    ///
    /// Its size is a power of two, and it is never more than half full, so that an empty slot is near.
    static func withTable(_ nodes: Int, _ body: (NodeTable) -> Void) {
        var count = 16
        while count < 2 * nodes { count *= 2 }
        unsafe withUnsafeTemporaryAllocation(of: UInt.self, capacity: count) { memory in
            unsafe memory.initialize(repeating: 0)
            body(unsafe NodeTable(slots: memory))
        }
    }

    /// Adds a node, and says whether it was new.
    @inline(__always)
    func insert(_ node: some AnyObject) -> Bool {
        let address = UInt(bitPattern: ObjectIdentifier(node))
        var slot = Int(bitPattern: Self.hash(address))
        while true {
            slot &= unsafe slots.count - 1
            let other = unsafe slots[slot]
            if other == address { return false }
            if other == 0 {
                unsafe slots[slot] = address
                return true
            }
            slot &+= 1
        }
    }

    /// The upper bits of a product with the golden ratio, which are spread well for addresses, too.
    static func hash(_ address: UInt) -> UInt {
        UInt(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
