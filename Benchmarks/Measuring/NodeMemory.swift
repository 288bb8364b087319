import Plumb

/// The memory of a node.
struct NodeMemory {
    let what: String
    /// The bytes that the allocator sets aside for a node.
    let bytes: Double

    /// Plain nodes and nodes with a rare attribute, or nothing if allocations cannot be counted.
    static func measured() -> [NodeMemory] {
        [
            measured("LayoutNode") { LayoutNode("node") },
            measured("LayoutNode with an attribute that few have") {
                let node = LayoutNode("node")
                node.alpha = 0.5
                return node
            },
        ].compactMap { $0 }
    }

    private static func measured(_ what: String, _ make: () -> LayoutNode) -> NodeMemory? {
        let count = 1000
        var kept: [LayoutNode] = []
        kept.reserveCapacity(count)
        let tally = AllocationCounter.tally {
            for _ in 0..<count { kept.append(make()) }
        }
        return tally.map { NodeMemory(what: what, bytes: Double($0.bytes) / Double(count)) }
    }
}
