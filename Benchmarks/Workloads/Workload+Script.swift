import LayoutScript
import Plumb

extension Workload {
    /// Layouts as text, read and laid out, beside the same layouts in code.
    static func script(_ sizes: Sizes) -> Workload {
        let count = sizes.cases
        return Workload("script", "\(count) cases, each makes three nodes and places two", views: count * 2) {
            let cases = (0..<count).map(ScriptCase.init)
            let text = cases.map { $0.text }.joined(separator: "\n")
            let roots = Kept<[LayoutNode]>()
            func contender(_ name: String, _ layOut: @escaping () -> [LayoutNode]) -> Contender {
                Contender(
                    name,
                    result: { roots.value?.flatMap { $0.children.flatMap { $0.frame.numbers } } ?? [] },
                    layOut: { roots.value = layOut() }
                )
            }
            return Setup(
                nil,
                [
                    contender("idiomatic") { cases.map { $0.laidOutByHand() } },
                    contender("pin") { cases.map { $0.laidOut() } },
                    contender("script") { ScriptRunner().run(text, file: "benchmark.pin").compactMap { $0.root } },
                ]
            )
        }
    }
}

/// A case of a script, and the same in code.
private struct ScriptCase: Sendable {
    let number: Int

    private var top: Double { Double(number % 7) }
    private var left: Double { Double(number % 11) }
    private var margin: Double { Double(number % 5) }
    private var height: Double { Double(10 + number % 13) }

    var text: String {
        """
        case "\(number)"
        node root 0 0 320 200
        node a in root 0 0 40 \(height)
        node b in root 0 0 20 \(height)
        a.pin.top(\(top)).left(\(left))
        b.pin.below(of: a, aligned: .left).right(8).marginTop(\(margin))

        """
    }

    private func nodes() -> (root: LayoutNode, a: LayoutNode, b: LayoutNode) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let a = root.addChild(LayoutNode("a", frame: Rect(x: 0, y: 0, width: 40, height: height)))
        let b = root.addChild(LayoutNode("b", frame: Rect(x: 0, y: 0, width: 20, height: height)))
        return (root, a, b)
    }

    func laidOut() -> LayoutNode {
        let (root, a, b) = nodes()
        a.pin.top(top).left(left)
        b.pin.below(of: a, aligned: .left).right(8).marginTop(margin)
        return root
    }

    func laidOutByHand() -> LayoutNode {
        let (root, a, b) = nodes()
        let above = a.setFrame(x: left, y: top, width: a.frame.width, height: a.frame.height)
        b.setFrame(x: above.minX, y: above.maxY + margin, width: 320 - 8 - above.minX, height: b.frame.height)
        return root
    }
}
