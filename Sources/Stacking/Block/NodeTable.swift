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
    private let slots: UnsafeMutableRawBufferPointer

    fileprivate init(_ memory: UnsafeMutableRawBufferPointer, _ nodes: Int) {
        unsafe slots = UnsafeMutableRawBufferPointer(rebasing: memory.prefix(Self.byteCount(nodes)))
        unsafe slots.initializeMemory(as: UInt8.self, repeating: 0)
    }

    /// The number of bytes for a number of nodes: a power of two, never more than half full, so that an empty slot is near.
    fileprivate static func byteCount(_ nodes: Int) -> Int {
        var count = 16
        while count < 2 * nodes { count *= 2 }
        return count * MemoryLayout<UInt>.stride
    }

    /// Calls a function with an empty table for a number of nodes.
    static func with<Result>(_ nodes: Int, _ body: (NodeTable) -> Result) -> Result {
        unsafe withUnsafeTemporaryAllocation(byteCount: byteCount(nodes), alignment: MemoryLayout<UInt>.alignment) {
            unsafe body(NodeTable($0, nodes))
        }
    }

    /// Adds a node, and says whether it was new.
    @inline(__always)
    func insert(_ node: ObjectIdentifier) -> Bool {
        let address = UInt(bitPattern: node)
        // The upper bits of a product with the golden ratio are spread well for addresses, too.
        var slot = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32)
        while true {
            let offset = unsafe slot &* MemoryLayout<UInt>.stride & (slots.count - 1)
            let other = unsafe slots.load(fromByteOffset: offset, as: UInt.self)
            if other == address { return false }
            if other == 0 {
                unsafe slots.storeBytes(of: address, toByteOffset: offset, as: UInt.self)
                return true
            }
            slot &+= 1
        }
    }
}
