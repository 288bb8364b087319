extension RowTree {
    /// The bytes of the tree on the heap, including the spare capacity of its arrays.
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
    /// The bytes of the list on the heap; for benchmarks.
    ///
    /// - Complexity: O(*n*/128) for *n* measured rows.
    package var byteCount: Int { tree.byteCount }
}
