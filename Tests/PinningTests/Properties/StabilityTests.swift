import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// The order of calls that do not conflict, and laying out a second time, change nothing.
@Suite("Stability")
struct StabilityTests {
    @Test("calls that do not conflict commute", arguments: 0..<8)
    func commuting(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let steps = Dictionary(uniqueKeysWithValues: Step<LayoutNode>.all.map { ($0.name, $0) })
        let horizontal = [
            ["left(points)"], ["right(percent)"], ["left(points)", "right(points)"], ["start(points)", "end(percent)"],
            ["hCenter(points)"], ["horizontally(points)"], ["left(to)", "right(points)"], ["right(of)"], [],
        ]
        let vertical = [
            ["top(points)"], ["bottom(percent)"], ["top(points)", "bottom(points)"], ["vCenter(percent)"],
            ["vertically(insets)"], ["below(of)"], ["above(of)", "top(points)"], ["bottom(to)"], [],
        ]
        let sizes = [
            ["width(points)"], ["height(of)"], ["size(points)"], ["width(percent)", "aspectRatio(ratio)"],
            ["height(points)", "aspectRatio(of)"], ["sizeToFit(type)"], ["width(points)", "sizeToFit(type)"], [],
        ]
        let rest = [
            ["minWidth(points)"], ["maxWidth(points)"], ["minHeight(percent)", "maxHeight(points)"], ["pinEdges"],
            ["justify"], ["align"], ["marginTop(points)"], ["marginLeft(points)", "marginRight(percent)"],
            ["marginBottom(points)"], ["margin(4 points)"], [],
        ]
        for _ in 0..<amount(1_500) {
            var names = random.pick(horizontal) + random.pick(vertical) + random.pick(sizes) + random.pick(rest)
            if random.oneIn(2) { names += random.pick(rest.filter { $0 != names.suffix($0.count).map { $0 } }) }
            let margins = names.filter { $0.hasPrefix("margin") }
            if Set(names).count < names.count || (margins.contains("margin(4 points)") && margins.count > 1) {
                continue
            }
            var calls: [(step: Step<LayoutNode>, numbers: [Double], choice: Int)] = []
            for name in names {
                var numbers: [Double] = []
                for _ in 0..<4 { numbers.append(random.eighths(1...60)) }
                calls.append(
                    (try #require(steps[name], "\(name)"), numbers, name.hasSuffix("(of)") ? 0 : random.integer(0...3)))
            }
            let inOrder = Self.frame(after: calls)
            for _ in 0..<3 {
                calls.shuffle(using: &random)
                let shuffled = Self.frame(after: calls)
                #expect(inOrder == shuffled, "\(calls.map { $0.step.name }) for \(names)")
            }
        }
    }

    private static func frame(after calls: [(step: Step<LayoutNode>, numbers: [Double], choice: Int)]) -> Rect {
        let (root, _) = makeRoot()
        let view = root.add("view", 7, 8, 50, 40)
        view.measure = TextMeasurer("aaa bbbb cc ddd", advance: 7, lineHeight: 18).sizeThatFits
        let other = root.add("other", 100, 60, 80, 60)
        var chain = view.pin
        for call in calls {
            let inputs = Inputs(
                numbers: call.numbers, references: [other, other, other], list: [other], choice: call.choice)
            chain = call.step.call(chain, inputs)
        }
        return chain.layout()
    }

    @Test("laying out a tree twice changes nothing", arguments: 0..<8)
    func twice(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        // Methods that size a node from its present size have a new effect every time, and so has a limit between two
        // pixels: the size rounds up, and is the present one the next time.
        let excluded = ["wrapContent", "pinEdges", "aspectRatio(of)", "sizeToFit()"]
        let steps = Step<LayoutNode>.all.filter { step in
            let isLimit = step.name.hasPrefix("min") || step.name.hasPrefix("max")
            return !excluded.contains { step.name.hasPrefix($0) } && !(isLimit && step.name.hasSuffix("(percent)"))
        }
        for _ in 0..<amount(750) {
            let (root, _) = makeRoot(scale: random.pick([1.0, 2, 3]), direction: random.pick(LayoutDirection.allCases))
            var nodes: [LayoutNode] = []
            for index in 0..<5 {
                let parent = index > 2 ? nodes[0] : root
                let node = parent.add("n\(index)", Double(index) * 30, 10, 50, 40)
                node.measure = TextMeasurer("aaa bbbb cc ddd", advance: 7, lineHeight: 18).sizeThatFits
                nodes.append(node)
            }
            var layout: [(node: Int, step: Step<LayoutNode>, inputs: Inputs<LayoutNode>)] = []
            for index in 0..<5 {
                let length = random.integer(1...5)
                for _ in 0..<length {
                    var numbers: [Double] = []
                    for _ in 0..<4 { numbers.append(Double(random.integer(0...90))) }
                    // Only nodes whose frames are set before, or the root.
                    let earlier = index == 0 ? [root] : Array(nodes.prefix(index))
                    let references = [random.pick(earlier), random.pick(earlier), random.pick(earlier)]
                    let inputs = Inputs(
                        numbers: numbers, references: references, list: references, choice: random.integer(0...3))
                    layout.append((index, random.pick(steps), inputs))
                }
            }
            func run() -> [Rect] {
                for index in 0..<5 {
                    var chain = nodes[index].pin
                    for part in layout where part.node == index { chain = part.step.call(chain, part.inputs) }
                    chain.layout()
                }
                return nodes.map { $0.frame }
            }
            let first = run()
            let second = run()
            #expect(first == second, "\(layout.map { "\($0.node).\($0.step.name)" })")
        }
    }
}
