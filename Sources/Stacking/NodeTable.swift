import LayoutTree

/// The nodes that a list holds so far: a hash table of their addresses.
@safe
struct NodeTable {
    private let slots: UnsafeMutableRawBufferPointer

    /// An empty table in memory of ``byteCount(_:)`` bytes, which must outlive it.
    init(_ memory: UnsafeMutableRawBufferPointer) {
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
        unsafe slots = memory
    }

    /// The size of a table for a number of nodes: a power of two, never more than half full, so that an empty slot is near.
    static func byteCount(_ nodes: Int) -> Int {
        var count = 16
        while count < 2 * nodes { count *= 2 }
        return count * MemoryLayout<UInt>.stride
    }

    /// Adds a node, and says whether it was new.
    @inline(__always)
    func insert(_ node: some AnyObject) -> Bool {
        let address = UInt(bitPattern: ObjectIdentifier(node))
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

extension StackLine {
    /// Leaves out every place of a node but its first one, and reports it.
    ///
    /// The place becomes a space of the size that was asked for, or is gone for those who have no use for one.
    @inline(__always)
    mutating func leaveOutRepeats(asSpaces: Bool = true) {
        if !isAscending, hasRepeats() { findRepeats(asSpaces) }
    }

    /// The number of items of a line whose memory is enough for the table of a number of nodes.
    static func tableRoom(_ nodes: Int) -> Int {
        (NodeTable.byteCount(nodes) + MemoryLayout<LineItem>.stride - 1) / MemoryLayout<LineItem>.stride
    }

    /// Calls a function with an empty table, in the room behind the items that `chooseItems` reserved: nothing is allocated.
    @inline(__always)
    private mutating func withTable<Result>(_ body: (NodeTable) -> Result) -> Result {
        let count = line.items.count
        line.items.append(contentsOf: repeatElement(LineItem(.absent), count: Self.tableRoom(count)))
        defer { line.items.removeLast(line.items.count - count) }
        return unsafe line.items.withUnsafeMutableBytes { bytes in
            // Their memory holds addresses until they are taken away again.
            let memory = unsafe bytes[(count * MemoryLayout<LineItem>.stride)...].prefix(NodeTable.byteCount(count))
            return body(unsafe NodeTable(UnsafeMutableRawBufferPointer(rebasing: memory)))
        }
    }

    /// Whether a node is among the items more than once.
    @inline(never)
    private mutating func hasRepeats() -> Bool {
        let given = call.items
        return withTable { table in
            unsafe given.withUnsafeBufferPointer { items in
                let items = unsafe StackItems(items)
                for index in 0..<items.count {
                    if let isNew = items.withNode(index, { table.insert($0) }) {
                        if !isNew { return true }
                    } else if !items.isSpace(index) {
                        for node in given[index].content.nodes where !table.insert(node) { return true }
                    }
                }
                return false
            }
        }
    }

    @inline(never)
    private mutating func findRepeats(_ asSpaces: Bool) {
        var seen: Set<ObjectIdentifier> = []
        var entry = firstEntry
        for item in call.items {
            let head = line.items[entry]
            for (member, node) in item.content.nodes.enumerated() where head.kind != .absent {
                guard !line.items[entry + member].isSkipped, !seen.insert(ObjectIdentifier(node)).inserted else {
                    continue
                }
                line.items[entry + member].isSkipped = true
                if !asSpaces, head.members == 1 { line.items[entry].kind = .absent }
                warn(.repeatedNode(node.displayName))
            }
            entry += Int(head.members)
        }
    }
}
