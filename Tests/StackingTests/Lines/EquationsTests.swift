import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@testable import Stacking

/// A single stack is a line; the goals that are stated for several stacks must come to the same.
@Suite("A line against the goals of equations")
struct EquationsTests {
    /// A block of one stack that is 40 points long at most.
    private func block(_ items: [LineItem], _ options: StackOptions, length: Double, _ matches: [Block.Match] = [])
        -> Block
    {
        let request = StackRequest(.hstack, .horizontal, false, nil, .keep, nil, options)
        var stack = Stack(request, nil, items.indices, 0)
        (stack.details.matches, stack.length) = (matches, length)
        return Block(stacks: [stack], line: Line(items), chosen: 0..<1, size: 40)
    }

    private func block(_ random: inout SplitMix64, _ tie: StackOptions.NodeTie, hasMatches: Bool) -> Block {
        var items: [LineItem] = []
        for _ in 0...random.integer(1...4) {
            let low = random.oneIn(3) ? Double(random.integer(0...3)) : 0
            let high = random.oneIn(3) ? low + Double(random.integer(0...6)) : .infinity
            switch random.integer(0...4) {
            case 0: items.append(.fixed(Double(random.integer(-1...4))))
            case 1: items.append(LineItem(.space, minimum: low, maximum: high))
            case 2:
                let weight = Double(random.integer(1...3))
                items.append(LineItem(.share, minimum: low, maximum: high, weight: weight))
            default:
                items.append(
                    LineItem(
                        .own, natural: Double(random.integer(1...9)), minimum: low, maximum: high,
                        grow: Float(random.integer(1...2)), shrink: Float(random.integer(3...4))))
            }
        }
        let options = StackOptions(
            nodeTie: tie, leftover: random.pick([.end, .start, .spaceBetween]),
            overflow: random.pick([.end, .center, .start]))
        var matches: [Block.Match] = []
        if hasMatches {
            for _ in 0...random.integer(0...1) {
                let sources = items.indices.filter {
                    ![.match, .space].contains(items[$0].kind) && items[$0].size >= 0
                }
                if sources.isEmpty { continue }
                let match = LineItem(
                    .match, natural: Double(random.integer(-1...2)), weight: random.pick([0.5, 1, 2]))
                matches.append(
                    Block.Match(head: items.count, source: Block.Place(stack: 0, head: random.pick(sources))))
                items.append(match)
            }
        }
        return block(items, options, length: Double(random.integer(0...30)), matches)
    }

    @Test("lengths, places and what is left are the same", arguments: [false, true])
    func same(hasMatches: Bool) throws {
        var random = SplitMix64(seed: 20_26)
        for round in 0..<amount(7_500) {
            let given = block(&random, .lastFirst, hasMatches: hasMatches)
            var (one, two) = (given, given)
            one.solve()
            let solved = try #require(Equations.solve(given, [0], [0])?.first)
            for (head, size) in solved.sizes.enumerated() { two.line.items[head].size = size }
            two.stacks[0].place(&two.line, from: solved.origin, solved.length, rest: solved.rest)
            #expect((one.stacks[0].rest - two.stacks[0].rest).magnitude < 1e-6, "round \(round)")
            for (a, b) in zip(one.line.items, two.line.items) {
                #expect(
                    (a.size - b.size).magnitude < 1e-6 && (a.position - b.position).magnitude < 1e-6, "round \(round)")
            }
        }
    }

    @Test("content of equal priorities changes in proportion, if the stack is told so")
    func proportional() throws {
        for natural in [[40.0, 20], [30, 60], [10, 90]] {
            let items = natural.map { LineItem(.own, natural: $0, grow: 250, shrink: 750) }
            let given = block(items, StackOptions(nodeTie: .proportional), length: 30)
            var solved = given
            solved.solve()
            let sum = natural[0] + natural[1]
            let expected = natural.map { $0 * 30 / sum }
            let sizes = try #require(Equations.solve(given, [0], [0])).first?.sizes ?? []
            for index in 0..<2 {
                #expect((solved.line.items[index].size - expected[index]).magnitude < 1e-9)
                #expect((sizes[index] - expected[index]).magnitude < 1e-6)
            }
        }
    }
}
