import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Stacks of many nodes, in whatever order these were made")
struct ManyNodesTests {
    let yard = Yard(300, 100)

    private func shuffledViews(_ count: Int, seed: UInt64) -> [LayoutNode] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { yard.view("\($0)") }.shuffled(using: &random)
    }

    @Test("a node twice is found", arguments: [8, 17, 80, 250], [1, 2, 3] as [UInt64])
    func twice(count: Int, seed: UInt64) {
        let nodes = shuffledViews(count, seed: seed)
        let again = nodes[count / 3]
        yard.root.hstack(nodes.map { .fix($0, 1) } + [.fix(again, 30), .flex()])
        for (index, node) in nodes.enumerated() { #expect(node.horizontal == [Double(index), 1]) }
        #expect(yard.kinds == [.repeatedNode(again.nodeName)])
    }

    @Test("nodes that stand there once, and match one another", arguments: [8, 17, 80, 250], [1, 2, 3] as [UInt64])
    func matching(count: Int, seed: UInt64) {
        let nodes = shuffledViews(count, seed: seed)
        yard.root.hstack(
            nodes.dropLast().map { .match($0, of: nodes[count - 1]) } + [.fix(nodes[count - 1], 1), .flex()])
        for (index, node) in nodes.enumerated() { #expect(node.horizontal == [Double(index), 1]) }
        #expect(yard.kinds.isEmpty)
    }

    @Test("a result stays the same when its nodes change later")
    func laterResult() {
        let nodes = shuffledViews(3, seed: 1)
        let result = yard.root.hstack(.fix(nodes[0], 10.4), .fix(nodes[1], 20), .flex(nodes[2]))
        nodes[1].frame = .zero
        yard.root.hstack(.fix(nodes[1], 5), .flex())
        #expect(
            result.items.map(\.span) == [
                AxisSpan(origin: 0, length: 10.4), AxisSpan(origin: 10.4, length: 20), AxisSpan(from: 30.4, to: 300),
            ])
        #expect(result.items.count == 3 && result.items[1].rounded == AxisSpan(origin: 10, length: 20))
    }
}

@Suite("Lists in braces")
struct BuiltListTests {
    let yard = Yard(100, 100)

    @Test("items, lists, loops and conditions in every order", arguments: 0..<5)
    func everything(count: Int) {
        let nodes = (0..<count).map { yard.view("\($0)") }
        let spaces: [StackItem<LayoutNode>] = [.fix(1), .fix(2)]
        let result = yard.root.hstack {
            for node in nodes {
                StackItem.fix(node, 3)
                StackItem<LayoutNode>.fix(4)
            }
            spaces
            if count > 2 { StackItem<LayoutNode>.fix(5) }
            for _ in nodes { spaces }
            if count.isMultiple(of: 2) {
                StackItem<LayoutNode>.fix(6)
            } else {
                spaces
            }
            StackItem<LayoutNode>.flex()
        }
        var expected: [Double] = []
        for _ in nodes { expected += [3, 4] }
        expected += [1, 2] + (count > 2 ? [5] : [])
        for _ in nodes { expected += [1, 2] }
        expected += count.isMultiple(of: 2) ? [6] : [1, 2]
        expected.append(100 - expected.reduce(0, +))
        #expect(result.items.map { $0.span?.length } == expected)
    }

    @Test("a list of one line, and of none")
    func short() {
        let node = yard.view("a")
        #expect(yard.root.vstack { StackItem.fill(node) }.items.count == 1)
        #expect(yard.root.vstack { for node in [node, node].prefix(1) { StackItem.fix(node, 100) } }.items.count == 1)
        #expect(yard.root.vstack {}.items.isEmpty)
        #expect(yard.root.distribute(.vertical) {}.items.isEmpty)
    }
}
