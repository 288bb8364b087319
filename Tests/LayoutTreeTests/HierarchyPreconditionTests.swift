import LayoutTree
import Testing

@Suite("Nodes that would contain themselves")
struct HierarchyPreconditionTests {
    @Test("its own child")
    func ownChild() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let node = LayoutNode("a")
            node.addChild(node)
        }
        try expect("A node cannot be its own child.", in: result?.standardErrorContent)
    }

    @Test("a child of its own child")
    func ownGrandchild() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (a, b) = (LayoutNode("a"), LayoutNode("b"))
            a.addChild(b)
            b.insertChild(a, at: 0)
        }
        try expect("A node cannot become a child of its own descendant.", in: result?.standardErrorContent)
    }

    @Test("a child of a descendant far below")
    func farDescendant() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let top = LayoutNode("top")
            var last = top
            for _ in 0..<1_000 { last = last.addChild(LayoutNode()) }
            last.addChild(top)
        }
        try expect("A node cannot become a child of its own descendant.", in: result?.standardErrorContent)
    }

    /// Release builds trap without a message.
    private func expect(_ message: String, in output: [UInt8]?) throws {
        #if DEBUG
        let text = String(decoding: try #require(output), as: UTF8.self)
        #expect(text.contains(message))
        #endif
    }
}
