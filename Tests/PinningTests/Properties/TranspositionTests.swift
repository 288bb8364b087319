import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// The two axes are the same problem: what is true of one is true of the other.
@Suite("Transposition")
struct TranspositionTests {
    /// Methods and what becomes of them when x and y are exchanged.
    private static let twins: [(String, String)] = {
        var twins: [(String, String)] = []
        for (one, other) in [("left", "top"), ("right", "bottom"), ("hCenter", "vCenter")] {
            for form in ["()", "(points)", "(percent)", "(to)"] { twins.append((one + form, other + form)) }
        }
        for form in ["()", "(points)", "(percent)", "(insets)"] {
            twins.append(("horizontally" + form, "vertically" + form))
        }
        for form in ["(insets)"] { twins += [("left" + form, "top" + form), ("right" + form, "bottom" + form)] }
        for name in ["all()", "all(points)", "all(insets)", "topLeft(points)", "center(points)", "bottomRight(points)"]
        {
            twins.append((name, name))
        }
        twins += [
            ("topCenter(points)", "centerLeft(points)"), ("topRight(points)", "bottomLeft(points)"),
            ("centerRight(points)", "bottomCenter(points)"), ("above(of)", "left(of)"), ("below(of)", "right(of)"),
            ("above(of list)", "left(of list)"), ("below(of list)", "right(of list)"),
            ("horizontallyBetween", "verticallyBetween"), ("justify", "align"), ("pinEdges", "pinEdges"),
            ("size(points)", "size(points)"), ("size(percent)", "size(percent)"), ("size(of)", "size(of)"),
            ("sizeToFit()", "sizeToFit()"), ("sizeToFit(type)", "sizeToFit(type)"),
            ("aspectRatio(ratio)", "aspectRatio(ratio)"), ("aspectFit(ratio)", "aspectFit(ratio)"),
            ("aspectFill(ratio)", "aspectFill(ratio)"), ("aspectFit(of)", "aspectFit(of)"),
            ("aspectFill(of)", "aspectFill(of)"), ("above(otherwise)", "left(otherwise)"),
            ("below(otherwise)", "right(otherwise)"), ("wrapContent()", "wrapContent()"),
            ("wrapContent(padding)", "wrapContent(padding)"),
            ("wrapContent(type, insets)", "wrapContent(type, insets)"),
            ("margin(1 points)", "margin(1 points)"), ("margin(2 points)", "margin(2 points)"),
            ("margin(4 points)", "margin(4 points)"), ("margin(4 percent)", "margin(4 percent)"),
            ("margin(insets)", "margin(insets)"),
        ]
        for form in ["(points)", "(percent)", "(of)"] { twins.append(("width" + form, "height" + form)) }
        for form in ["(points)", "(percent)"] {
            twins += [
                ("minWidth" + form, "minHeight" + form), ("maxWidth" + form, "maxHeight" + form),
                ("marginLeft" + form, "marginTop" + form), ("marginRight" + form, "marginBottom" + form),
                ("marginHorizontal" + form, "marginVertical" + form),
            ]
        }
        return twins + twins.map { ($0.1, $0.0) }
    }()

    @Test("of x and y transposes the frames", arguments: 0..<8)
    func transposed(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let steps = Dictionary(uniqueKeysWithValues: Step<LayoutNode>.all.map { ($0.name, $0) })
        for _ in 0..<amount(2_000) {
            let (root, warnings) = makeRoot(scale: random.pick([1.0, 2, 0]))
            let (mirror, mirrorWarnings) = makeRoot(scale: root.layoutContext.displayScale ?? 0)
            mirror.frame = root.frame.transposed
            var nodes: [LayoutNode] = []
            var twins: [LayoutNode] = []
            for name in ["a", "b", "c", "d"] {
                let frame = Rect(
                    random.eighths(-50...300), random.eighths(-50...300), random.eighths(0...200),
                    random.eighths(0...200))
                nodes.append((name == "d" ? nodes[0] : root).addChild(LayoutNode(name, frame: frame)))
                twins.append((name == "d" ? twins[0] : mirror).addChild(LayoutNode(name, frame: frame.transposed)))
            }
            let measurer = TextMeasurer("aaa bbbb cc ddd", advance: 7, lineHeight: 18)
            nodes[0].measure = measurer.sizeThatFits
            twins[0].measure = { measurer.sizeThatFits($0.transposed).transposed }
            var chain = nodes[0].pin
            var twinChain = twins[0].pin
            var names: [String] = []
            let length = random.integer(1...7)
            for _ in 0..<length {
                let (name, twinName) = random.pick(Self.twins)
                names.append(name)
                var numbers: [Double] = []
                for _ in 0..<4 { numbers.append(random.eighths(-20...120)) }
                var twinNumbers = numbers
                var choice = random.integer(0...2)
                var twinChoice = choice
                if name.hasPrefix("aspect") {
                    numbers[0] = random.pick([0.25, 0.5, 1, 2, 4])
                    twinNumbers[0] = 1 / numbers[0]
                } else if name.contains("insets") || name.hasPrefix("margin(") {
                    twinNumbers = [numbers[1], numbers[0], numbers[3], numbers[2]]
                    if name.contains("(1 ") { twinNumbers = numbers }
                }
                if name.contains("(type") {
                    choice = random.integer(0...1)
                    twinChoice = 1 - choice
                }
                let picks = [random.integer(0...3), random.integer(0...3), random.integer(0...3)]
                chain = try #require(steps[name]).call(
                    chain,
                    Inputs(
                        numbers: numbers, references: picks.map { nodes[$0] }, list: picks.map { nodes[$0] },
                        choice: choice))
                twinChain = try #require(steps[twinName]).call(
                    twinChain,
                    Inputs(
                        numbers: twinNumbers, references: picks.map { twins[$0] }, list: picks.map { twins[$0] },
                        choice: twinChoice))
            }
            chain.layout()
            twinChain.layout()
            let text = names.joined(separator: ".")
            for (node, twin) in zip(nodes, twins) {
                #expect(node.frame.isNear(twin.frame.transposed), "\(text): \(node.frame), \(twin.frame)")
            }
            #expect(warnings.list.count == mirrorWarnings.list.count, "\(text)")
        }
    }
}

extension Rect {
    /// The rectangle with x and y exchanged.
    fileprivate var transposed: Rect { Rect(origin.y, origin.x, height, width) }
}

extension Size {
    /// The size with width and height exchanged.
    fileprivate var transposed: Size { Size(width: height, height: width) }
}
