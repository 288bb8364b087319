import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

/// Laws that every stack obeys, on random ones.
@Suite("Properties of stacks of nodes")
struct NodePropertyTests {
    /// A random stack on fresh nodes; the same seed makes the same one.
    struct Scene {
        let log = WarningLog()
        let root: LayoutNode
        var items: [StackItem<LayoutNode>] = []
        var limits: [ClosedRange<Double>] = []

        init(_ seed: UInt64, factor: Double = 1, _ direction: LayoutDirection = .leftToRight, scale: Double? = 0) {
            var random = SplitMix64(seed: seed)
            root = LayoutNode(
                "root", frame: Rect(x: 0, y: 0, width: factor * Double(random.integer(0...500)), height: 40))
            root.layoutContext = log.context(scale: scale, direction: direction)
            for index in 0..<random.integer(1...7) {
                let nodes = (0..<random.integer(0...2)).map { part in node("\(index).\(part)", factor, &random) }
                let low = factor * Double(random.integer(0...60))
                let high = random.oneIn(3) ? low + factor * Double(random.integer(0...80)) : .infinity
                switch random.integer(0...3) {
                case 0:
                    items.append(.fix(nodes, low))
                    limits.append(low...low)
                case 1:
                    items.append(.fill(nodes, weight: Double(random.integer(1...3))))
                    limits.append(0 ... .infinity)
                default:
                    items.append(.flex(nodes, min: low, max: high))
                    limits.append(low...high)
                }
            }
        }

        private func node(_ name: String, _ factor: Double, _ random: inout SplitMix64) -> LayoutNode {
            let node = root.addChild(LayoutNode(name))
            let length = factor * Double(random.integer(0...120))
            node.measure = { _ in Size(width: length, height: 10) }
            node.hugging = AxisPriorities(LayoutPriority(Double(random.integer(248...252))))
            node.compressionResistance = AxisPriorities(LayoutPriority(Double(random.integer(748...752))))
            return node
        }
    }

    /// Whether a warning tells that content has no room, which is no problem of the stack.
    private func isAboutSqueezing(_ warning: LayoutWarning) -> Bool {
        if case .squeezed = warning.kind { true } else { false }
    }

    @Test("sizes sum to the length, within their limits, in order and without gaps", arguments: 0..<amount(1_000))
    func division(_ seed: Int) {
        let scene = Scene(UInt64(seed))
        let result = scene.root.hstack(scene.items)
        var cursor = 0.0
        for (item, limits) in zip(result.items, scene.limits) {
            guard let span = item.span else {
                Issue.record("an item was left out")
                return
            }
            #expect(isClose(span.origin, cursor))
            #expect(span.length >= limits.lowerBound - 1e-9 && span.length <= limits.upperBound + 1e-9)
            for node in item.content.nodes { #expect(node.frame[.horizontal] == span) }
            cursor = span.origin + span.length
        }
        #expect(isClose(cursor + result.remainder, scene.root.frame.width, within: 1e-9))
        #expect(
            result.isExact == scene.log.list.allSatisfy { isAboutSqueezing($0) }
                || result.items.allSatisfy { $0.content.isSpace })
    }

    @Test("right to left mirrors, and absolute does not", arguments: 0..<amount(300))
    func mirror(_ seed: Int) {
        let (left, right) = (Scene(UInt64(seed)), Scene(UInt64(seed), .rightToLeft))
        left.root.hstack(left.items)
        right.root.hstack(right.items)
        let width = left.root.frame.width
        for (a, b) in zip(left.root.children, right.root.children) {
            #expect(isClose(b.frame.minX, width - a.frame.maxX) && isClose(a.frame.width, b.frame.width))
        }
        right.root.hstack(absolute: true, right.items)
        #expect(left.root.children.map(\.frame) == right.root.children.map(\.frame))
    }

    @Test("a column is a row on the other axis", arguments: 0..<amount(300))
    func transposition(_ seed: Int) {
        let (row, column) = (Scene(UInt64(seed)), Scene(UInt64(seed)))
        column.root.frame = Rect(x: 0, y: 0, width: 40, height: row.root.frame.width)
        for node in column.root.children {
            let measure = node.measure
            node.measure = { [measure] in Size(width: 10, height: measure?($0).width ?? 0) }
        }
        row.root.hstack(row.items)
        column.root.vstack(column.items)
        for (a, b) in zip(row.root.children, column.root.children) {
            #expect(a.frame[.horizontal] == b.frame[.vertical])
        }
    }

    @Test("twice the lengths are twice the frames", arguments: 0..<amount(300))
    func scaling(_ seed: Int) {
        let (one, two) = (Scene(UInt64(seed)), Scene(UInt64(seed), factor: 4))
        one.root.hstack(one.items)
        two.root.hstack(two.items)
        for (a, b) in zip(one.root.children, two.root.children) {
            #expect(isClose(a.frame.minX * 4, b.frame.minX) && isClose(a.frame.width * 4, b.frame.width))
        }
    }

    @Test("a second time changes nothing", arguments: 0..<amount(300))
    func stability(_ seed: Int) {
        let scene = Scene(UInt64(seed), scale: 2)
        func lay() -> [Rect] {
            scene.root.stacks(fit: seed % 2 == 0 ? .both : .height) {
                $0.hstack(scene.items)
                $0.vstack(scene.items)
            }
            return [scene.root.frame] + scene.root.children.map(\.frame)
        }
        let first = lay()
        #expect(lay() == first)
    }

    @Test("neighbours on the edge grid neither gap nor overlap", arguments: 0..<amount(300))
    func edges(_ seed: Int) {
        let scene = Scene(UInt64(seed), factor: 0.37, scale: 3)
        let result = scene.root.hstack(rounding: .edges, scene.items)
        for (a, b) in zip(result.items, result.items.dropFirst()) {
            guard let a = a.rounded, let b = b.rounded else { continue }
            #expect(isClose(a.end, b.start))
        }
    }

    @Test("a block gives what the stacks give one by one", arguments: 0..<amount(300))
    func blocks(_ seed: Int) {
        let (alone, block) = (Scene(UInt64(seed)), Scene(UInt64(seed)))
        let first = alone.root.hstack(alone.items)
        let second = block.root.stacks { $0.hstack(block.items) }
        #expect(first.description == second[0].description)
        #expect(alone.root.children.map(\.frame) == block.root.children.map(\.frame))
    }

    @Test("a thousand items")
    func many() {
        let yard = Yard(5000, 10)
        let nodes = (0..<1000).map { yard.label("\($0)", Double($0 % 9), 5) }
        let items = nodes.flatMap { [StackItem<LayoutNode>.flex($0), .fix(1)] } + [.flex()]
        let result = yard.root.hstack(items)
        #expect(result.items.count == 2001 && result.isExact && yard.kinds.isEmpty)
        #expect(nodes[999].frame.maxX == 4995)
    }

    @Test("adversarial numbers leave finite frames", arguments: 0..<amount(500))
    func adversarial(_ seed: Int) {
        var random = SplitMix64(seed: 900 + UInt64(seed))
        let numbers = [
            0, -1, .leastNonzeroMagnitude * 2000, 1e308, -1e308, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
            0x1p53, 3.3, 100,
        ]
        let yard = Yard(random.pick([0, 1e308, 1e-300, 200]), 50, scale: random.pick([0, 1, 3, 1e200]))
        let nodes = (0..<4).map { yard.label("\($0)", random.pick(numbers), random.pick(numbers)) }
        func number() -> Double { random.pick(numbers) }
        func item() -> StackItem<LayoutNode> {
            let node = random.pick(nodes)
            switch random.integer(0...6) {
            case 0: return .fix(number())
            case 1: return .fix(node, number())
            case 2: return .flex(node, min: number(), max: number(), hugging: LayoutPriority(number()))
            case 3: return .fill(node, weight: number())
            case 4: return .match(node, of: random.pick(nodes), multiplier: number(), offset: number())
            case 5: return .flex([node, random.pick(nodes)], compressionResistance: LayoutPriority(number()))
            default: return .flex(min: number(), max: number())
            }
        }
        for _ in 0..<6 {
            yard.root.stacks(fit: random.pick([[], .width, .height, .both])) {
                $0.hstack(startOffset: number(), endOffset: number(), cross: .firstBaseline, [item(), item(), item()])
                $0.hstack(from: nodes[0].edge.left, to: nodes[1].edge.right, hidden: .skip, [item(), item()])
                $0.vstack(endOffset: number(), cross: .end, [item(), item(), item()])
            }
            yard.root.distribute(
                .horizontal, within: Rect(x: number(), y: 0, width: number(), height: 5),
                [.node(nodes[0]), .fix(number()), .fill(weight: number()), .node(nodes[1])])
            for node in [yard.root] + nodes { #expect(node.frame.isFinite) }
        }
        for warning in yard.log.list { #expect(!warning.description.isEmpty) }
    }
}
