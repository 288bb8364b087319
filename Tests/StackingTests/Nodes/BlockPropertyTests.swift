import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

/// Random blocks of two or three stacks that share nodes, and start or end at nodes of each other.
@Suite("Blocks of stacks, whatever they hold")
struct BlockPropertyTests {
    /// The stacks of a block, for either axis.
    private struct Plan {
        struct Item {
            var node: Int?
            var kind: Int
            var low: Double
            var high: Double
            var size: Double
        }
        struct Stack {
            var items: [Item]
            /// The nodes whose edges it starts and ends at.
            var start: Int?
            var end: Int?
        }
        var length: Double
        var contents: [(length: Double, grow: Double, shrink: Double)?] = []
        var stacks: [Stack] = []

        init(_ random: inout SplitMix64) {
            length = Double(random.integer(4...60))
            for number in 0..<random.integer(2...3) {
                var items: [Item] = []
                var taken: [Int] = []
                for _ in 0..<random.integer(1...4) {
                    let low = random.oneIn(4) ? Double(random.integer(1...6)) : 0
                    let high = random.oneIn(4) ? low + Double(random.integer(0...20)) : .infinity
                    var item = Item(
                        node: nil, kind: random.integer(0...3), low: low, high: high,
                        size: Double(random.integer(0...9)))
                    if random.chance(70) {
                        var node = contents.count
                        if number > 0, random.oneIn(3), node > 0 { node = random.integer(0...node - 1) }
                        if !taken.contains(node) {
                            taken.append(node)
                            item.node = node
                            if node == contents.count {
                                let content = (
                                    Double(random.integer(1...20)), random.pick([250.0, 300]),
                                    random.pick([600.0, 750])
                                )
                                contents.append(random.chance(80) ? content : nil)
                            }
                        }
                    }
                    items.append(item)
                }
                let others = contents.indices.filter { !taken.contains($0) }
                let start = number > 0 && random.oneIn(4) ? others.first : nil
                stacks.append(Stack(items: items, start: start, end: nil))
            }
        }
    }

    /// Lays out a plan along an axis, and returns the start and the length of each node.
    private func layOut(
        _ plan: Plan, _ axis: Axis = .horizontal, _ direction: LayoutDirection = .leftToRight, extra: Double = 0,
        times: Int = 1, fit: Bool = false, scale: Double? = nil
    ) -> (frames: [[Double]], length: Double) {
        let length = plan.length + extra
        let yard =
            axis == .horizontal ? Yard(length, 50, scale: scale, direction) : Yard(50, length, scale: scale, direction)
        let nodes = plan.contents.enumerated().map { index, content in
            let node = yard.view("\(index)")
            if let content {
                let size =
                    axis == .horizontal
                    ? Size(width: content.length, height: 5) : Size(width: 5, height: content.length)
                node.measure = { _ in size }
                let (hug, press) = (LayoutPriority(content.grow), LayoutPriority(content.shrink))
                node.hugging = AxisPriorities(hug)
                node.compressionResistance = AxisPriorities(press)
            }
            return node
        }
        for _ in 0..<times {
            yard.root.stacks(fit: fit ? Axis.Set(axis) : []) { group in
                for stack in plan.stacks {
                    let items = stack.items.map { item -> StackItem<LayoutNode> in
                        guard let node = item.node.map({ nodes[$0] }) else {
                            return item.kind == 0 ? .fix(item.size) : .flex(min: item.low, max: item.high)
                        }
                        switch item.kind {
                        case 0: return .fix(node, item.size)
                        case 1: return .fill(node, min: item.low, max: item.high)
                        default: return .flex(node, min: item.low, max: item.high)
                        }
                    }
                    let start = stack.start.map { nodes[$0] }
                    if axis == .horizontal {
                        group.hstack(from: start?.edge.end, items)
                    } else {
                        group.vstack(from: start?.edge.bottom, items)
                    }
                }
            }
        }
        let frames = nodes.map { axis == .horizontal ? $0.horizontal : $0.vertical }
        return (frames, axis == .horizontal ? yard.root.frame.width : yard.root.frame.height)
    }

    private func expectSame(_ one: [[Double]], _ other: [[Double]], _ round: Int) {
        for (a, b) in zip(one, other) {
            #expect(
                (a[0] - b[0]).magnitude < 1e-6 && (a[1] - b[1]).magnitude < 1e-6, "round \(round): \(one) and \(other)")
        }
    }

    @Test("a column is a row on the other axis; right to left mirrors; a second time changes nothing")
    func symmetries() {
        var random = SplitMix64(seed: 77)
        for round in 0..<amount(1_250) {
            let plan = Plan(&random)
            let row = layOut(plan)
            let hasPlainNodes = plan.contents.contains { $0 == nil }
            expectSame(row.frames, layOut(plan, .vertical).frames, round)
            let mirrored = layOut(plan, .horizontal, .rightToLeft).frames.map { [plan.length - $0[0] - $0[1], $0[1]] }
            expectSame(row.frames, mirrored, round)
            // A node without content starts from the length that it has.
            if !hasPlainNodes { expectSame(row.frames, layOut(plan, times: 2).frames, round) }
        }
    }

    @Test("a container that fits is reached again, on every scale", arguments: [nil, 1, 2, 3])
    func fits(scale: Double?) {
        var random = SplitMix64(seed: 78)
        for round in 0..<amount(750) {
            let plan = Plan(&random)
            if plan.contents.contains(where: { $0 == nil }) { continue }
            let fitted = layOut(plan, fit: true, scale: scale)
            expectSame(fitted.frames, layOut(plan, times: 2, fit: true, scale: scale).frames, round)
            let again = layOut(plan, extra: fitted.length - plan.length, scale: scale)
            expectSame(fitted.frames, again.frames, round)
        }
    }

    @Test("no frame is negative or infinite, and the nodes of a stack are in order")
    func bounds() {
        var random = SplitMix64(seed: 79)
        for round in 0..<amount(1_500) {
            let plan = Plan(&random)
            let frames = layOut(plan).frames
            #expect(frames.allSatisfy { $0[0].isFinite && $0[1] >= 0 && $0[1].isFinite }, "round \(round)")
            // The nodes of the first stack, which no other stack can displace.
            let first = plan.stacks[0].items.compactMap { $0.node }
            for (a, b) in zip(first, first.dropFirst()) {
                #expect(frames[a][0] + frames[a][1] <= frames[b][0] + 1e-6, "round \(round)")
            }
        }
    }
}
