import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// A layout written with start and end, run from right to left, is the mirror image of the one from left to right.
@Suite("Right to left")
struct MirrorTests {
    private static let names: [String] = {
        var names = [
            "hCenter()", "vCenter()", "vCenter(points)", "horizontally()", "horizontally(points)",
            "horizontally(percent)", "vertically(points)", "vertically(insets)", "all()", "all(points)",
            "topCenter(points)", "bottomCenter(points)", "center()", "hCenter(to)", "top(to)", "bottom(to)",
            "vCenter(to)", "topCenter(to)", "center(to)", "bottomCenter(to)", "above(of)", "below(of)",
            "above(of list)", "below(of list)", "before(of)", "after(of)", "before(of list)", "after(of list)",
            "above(otherwise)", "below(otherwise)", "before(otherwise)", "after(otherwise)", "aspectFit(ratio)",
            "aspectFill(ratio)", "aspectFit(of)", "aspectFill(of)",
            "horizontallyBetween", "verticallyBetween", "pinEdges", "justify", "align", "sizeToFit(type)",
            "aspectRatio(ratio)", "margin(1 points)", "margin(2 points)", "margin(3 points)", "margin(directional)",
        ]
        for side in ["start", "end"] { names += ["()", "(points)", "(percent)", "(to)"].map { side + $0 } }
        for side in ["top", "bottom"] { names += ["()", "(points)", "(percent)", "(insets)"].map { side + $0 } }
        for row in ["top", "center", "bottom"] {
            for side in ["Start", "End"] { names += [row + side + "(points)", row + side + "(to)"] }
        }
        for length in ["width", "height", "size"] {
            names += [length + "(points)", length + "(percent)", length + "(of)"]
        }
        for limit in ["minWidth", "maxWidth", "minHeight", "maxHeight"] { names.append(limit + "(points)") }
        for margin in ["Start", "End", "Horizontal", "Vertical", "Top", "Bottom"] {
            names += ["margin\(margin)(points)", "margin\(margin)(percent)"]
        }
        return names
    }()

    /// Choices that name no left or right.
    private static func choices(for name: String) -> [Int] {
        if name.hasPrefix("above") || name.hasPrefix("below") || name == "verticallyBetween" { return [0, 2, 4, 10] }
        if ["start(to)", "end(to)", "hCenter(to)", "justify"].contains(name) { return [1, 3, 4] }
        return name.hasSuffix("(to)") ? [1, 3, 4, 6, 8, 9, 11, 13, 14] : Array(0...5)
    }

    @Test("is the mirror image of left to right", arguments: 0..<8)
    func mirrored(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let steps = Dictionary(uniqueKeysWithValues: Step<LayoutNode>.all.map { ($0.name, $0) })
        for _ in 0..<amount(2_000) {
            let (root, warnings) = makeRoot(scale: 0)
            let (mirror, mirrorWarnings) = makeRoot(scale: 0, direction: .rightToLeft)
            var nodes: [LayoutNode] = []
            var images: [LayoutNode] = []
            for name in ["a", "b", "c", "d"] {
                let frame = Rect(
                    random.eighths(-50...300), random.eighths(-50...300), random.eighths(0...200),
                    random.eighths(0...200))
                nodes.append(root.addChild(LayoutNode(name, frame: frame)))
                images.append(mirror.addChild(LayoutNode(name, frame: frame.mirrored)))
            }
            for node in [nodes[0], images[0]] {
                node.measure = TextMeasurer("aaa bbbb cc ddd", advance: 7, lineHeight: 18).sizeThatFits
            }
            // Something says where the node is horizontally, and where it goes in a space.
            var chain = nodes[0].pin.justify(.start)
            var imageChain = images[0].pin.justify(.start)
            var names = ["justify"]
            let length = random.integer(1...6)
            for index in 0...length {
                let first = ["start(points)", "end(points)", "hCenter()", "horizontally(points)", "topEnd(to)"]
                let name = random.pick(index == 0 ? first : Self.names)
                names.append(name)
                var numbers: [Double] = []
                for _ in 0..<4 { numbers.append(random.eighths(-20...120)) }
                let picks = [random.integer(1...3), random.integer(1...3), random.integer(1...3)]
                let choice = random.pick(Self.choices(for: name))
                let step = try #require(steps[name], "\(name)")
                chain = step.call(
                    chain,
                    Inputs(
                        numbers: numbers, references: picks.map { nodes[$0] }, list: picks.map { nodes[$0] },
                        choice: choice))
                imageChain = step.call(
                    imageChain,
                    Inputs(
                        numbers: numbers, references: picks.map { images[$0] }, list: picks.map { images[$0] },
                        choice: choice))
            }
            chain.layout()
            imageChain.layout()
            let text = names.joined(separator: ".")
            let frames = "\(nodes[0].frame), \(images[0].frame)"
            #expect(nodes[0].frame.isNear(images[0].frame.mirrored, within: 1e-7), "\(text): \(frames)")
            #expect(warnings.list.map(methodOnBothSides) == mirrorWarnings.list.map(methodOnBothSides), "\(text)")
        }
    }
}

/// The method of a warning, but for lengths, which are computed from two edges: they are reported in the name of the right one.
private func methodOnBothSides(_ warning: LayoutWarning) -> String {
    switch warning.kind {
    case .negativeLength, .nonFiniteFrame: warning.intents.contains { $0.name == "width" } ? warning.method : "edges"
    default: warning.method
    }
}

extension Rect {
    /// The rectangle as it is seen in a mirror 400 wide.
    fileprivate var mirrored: Rect { Rect(horizontal: self[.horizontal].mirrored(in: 400), vertical: self[.vertical]) }
}
