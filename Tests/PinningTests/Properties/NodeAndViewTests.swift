import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// A layout node stores its frame itself; the frame of a foreign view is read and written through `Layoutable`.
@Suite("Layout nodes and foreign views")
struct NodeAndViewTests {
    @Test("have the same frames and warnings after the same random chains", arguments: 0..<8)
    func sameFrames(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let steps = Step<LayoutNode>.all
        let foreignSteps = Step<ForeignView>.all
        for _ in 0..<amount(2_000) {
            let scale = random.pick([1.0, 2, 3, 0])
            let direction = random.pick(LayoutDirection.allCases)
            let rounding = random.pick([RoundingRule.pixel, .edges, .unrounded])
            let (root, warnings) = makeRoot(scale: scale, direction: direction, rounding: rounding)
            let isSilent = random.chance(25)
            if isSilent { root.layoutContext.wantedWarnings = [] }
            let foreignWarnings = Recorder()
            let foreignRoot = ForeignView(
                "root", Rect(0, 0, 400, 300),
                context: LayoutContext(
                    displayScale: scale, layoutDirection: direction, roundingRule: rounding,
                    warningHandler: foreignWarnings.receive))
            var nodes: [LayoutNode] = []
            var views: [ForeignView] = []
            for name in ["a", "b", "c", "d"] {
                let isTurned = random.chance(10)
                let frame = Rect(
                    random.eighths(-50...300), random.eighths(-50...300), random.eighths(isTurned ? -50...0 : 0...200),
                    random.eighths(0...200))
                let isChild = name == "d"
                nodes.append((isChild ? nodes[0] : root).addChild(LayoutNode(name, frame: frame)))
                views.append(ForeignView(name, frame, in: isChild ? views[0] : foreignRoot))
            }
            if random.chance(50) {
                // A size that is known to lie on pixels.
                let size = Size(width: random.eighths(0...200), height: random.eighths(0...200))
                nodes[0].pin.size(size)
                views[0].pin.size(size)
            }
            var chain = nodes[0].pin
            var foreignChain = views[0].pin
            var names: [String] = []
            let length = random.integer(1...7)
            for _ in 0..<length {
                let index = random.integer(0...(steps.count - 1))
                var numbers: [Double] = []
                for _ in 0..<4 { numbers.append(random.eighths(-20...120)) }
                let picks = [random.integer(0...3), random.integer(0...3), random.integer(0...3)]
                let count = random.integer(0...3)
                let choice = random.integer(0...59)
                names.append(steps[index].name)
                chain = steps[index].call(
                    chain,
                    Inputs(
                        numbers: numbers, references: picks.map { nodes[$0] },
                        list: picks.prefix(count).map { nodes[$0] }, choice: choice))
                foreignChain = foreignSteps[index].call(
                    foreignChain,
                    Inputs(
                        numbers: numbers, references: picks.map { views[$0] },
                        list: picks.prefix(count).map { views[$0] }, choice: choice))
            }
            chain.layout()
            foreignChain.layout()
            let text = names.joined(separator: ".")
            #expect(nodes.map { $0.frame } == views.map { $0.untransformedFrame }, "\(text)")
            #expect(isSilent ? warnings.list.isEmpty : warnings.list == foreignWarnings.list, "\(text)")
        }
    }
}
