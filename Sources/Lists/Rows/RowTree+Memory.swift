extension RowTree {
    /// The bytes that the tree has on the heap, with what its arrays keep in reserve.
    var byteCount: Int {
        // The head of an array, before its elements.
        let head = 32
        return nodes.reduce(head + nodes.capacity * MemoryLayout<Node>.stride) { sum, node in
            let capacity = node.block.rowCapacity
            return sum + (capacity == 0 ? 0 : head + capacity * MemoryLayout<Row>.stride)
        }
    }
}

extension ListLayout {
    /// The bytes that the list has on the heap; for benchmarks.
    ///
    /// - Complexity: O(*n*/128) for *n* rows that were measured.
    package var byteCount: Int { tree.byteCount }
}
