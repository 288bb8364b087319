import Plumb

/// Checks that all contenders of a workload compute the same frames.
struct FrameCheck {
    /// A display and a size for the check of a workload.
    struct Variant {
        let scale: Double
        let growth: Size
    }

    /// The measured workload, and variants with other pixels and other sizes.
    static let variants = [
        Variant(scale: 1, growth: .zero), Variant(scale: 2, growth: Size(width: 17.3, height: -11.7)),
        Variant(scale: 3, growth: Size(width: 201.45, height: 96.1)), Variant(scale: 0, growth: .zero),
    ]

    /// As it is measured.
    static let measured = variants[0]

    /// The differences, one line for each contender whose frames differ from the first one's.
    static func problems(of workload: Workload) -> [String] {
        var problems: [String] = []
        for variant in variants {
            let setup = workload.setUp(variant)
            problems += self.problems(of: setup, workload.name, variant)
            // A large workload repeats one layout, and a workload without a root has nothing to vary.
            if workload.views > 1000 || setup.root == nil && workload.kind != .chains { break }
        }
        return problems
    }

    private static func problems(of setup: Setup, _ name: String, _ variant: Variant) -> [String] {
        guard let root = setup.root else { return self.problems(of: setup, among: [LayoutNode](), name, variant) }
        (root as? LayoutNode)?.layoutContext.displayScale = variant.scale
        (root as? LayoutNode)?.layoutContext.wantedWarnings = []
        return self.problems(of: setup, below: root, name, variant)
    }

    private static func problems(
        of setup: Setup, below root: some Layoutable, _ name: String, _ variant: Variant
    ) -> [String] {
        root.untransformedFrame.size.width += variant.growth.width
        root.untransformedFrame.size.height += variant.growth.height
        return problems(of: setup, among: subtree(root.layoutBase), name, variant)
    }

    private static func problems(
        of setup: Setup, among nodes: [some Layoutable], _ name: String, _ variant: Variant
    ) -> [String] {
        let before = nodes.map { $0.untransformedFrame }
        var expected: (name: String, numbers: [Double])?
        var problems: [String] = []
        for contender in setup.contenders {
            for (node, frame) in zip(nodes, before) { node.untransformedFrame = frame }
            contender.prepare?()
            contender.layOut()
            let result = contender.result.map { $0() } ?? nodes.flatMap { $0.untransformedFrame.numbers }
            guard let numbers = result else { continue }
            guard let first = expected else {
                expected = (contender.name, numbers)
                continue
            }
            let index = zip(first.numbers, numbers).enumerated().first { !isClose($1.0, $1.1) }?.offset
            if let index {
                let node = index / 4 < nodes.count ? " of '\(nodes[index / 4].nodeName)'" : ""
                problems.append(
                    "\(name), scale \(variant.scale): number \(index % 4)\(node) is \(numbers[index]) with "
                        + "\(contender.name) and \(first.numbers[index]) with \(first.name)"
                )
            } else if first.numbers.count != numbers.count {
                problems.append("\(name): \(contender.name) places another number of nodes than \(first.name)")
            }
        }
        return problems
    }

    /// Chains and frames by hand may add up the same numbers in another order.
    private static func isClose(_ a: Double, _ b: Double) -> Bool {
        (a - b).magnitude <= 1e-9 * max(1, a.magnitude)
    }

    private static func subtree<Node: Layoutable>(_ root: Node) -> [Node] where Node.LayoutBase == Node {
        var nodes = [root]
        var next = 0
        while next < nodes.count {
            nodes += nodes[next].childNodes
            next += 1
        }
        return nodes
    }
}

extension Rect {
    /// Origin and size, one after the other.
    var numbers: [Double] { [origin.x, origin.y, width, height] }
}
