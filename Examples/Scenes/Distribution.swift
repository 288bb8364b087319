import LayoutOperators
import Plumb

extension Scene {
    static let distribution = Scene(
        "distribution",
        title: "Distribution",
        summary: "Three views along an axis, with spaces in points and as shares.",
        size: Size(width: 320, height: 160)
    ) { stage in
        stage.show(DistributionView { $0.distribute(.horizontal, $1 <> ~1~ <> $2 <> ~1~ <> $3) }, caption: "evenly")
        stage.show(
            DistributionView { $0.distribute(.horizontal, $1 <> ~2~ <> $2 <> ~1~ <> $3) }, caption: "twice the space"
        )
        stage.show(
            DistributionView { $0.distribute(.horizontal, 8 <> $1 <> ~1~ <> $2 <> ~1~ <> $3) },
            caption: "8 points from the edge"
        )
        stage.show(
            DistributionView { view, a, b, c in
                let half = Rect(x: 0, y: 0, width: view.bounds.midX, height: view.bounds.height)
                view.distribute(.vertical, within: half, a <> ~1~ <> b <> ~1~ <> c)
            },
            caption: "in the left half"
        )
    }
}

/// Three views of different sizes, distributed as the closure says.
final class DistributionView: LayoutNode {
    typealias Distribute = (_ view: LayoutNode, _ a: LayoutNode, _ b: LayoutNode, _ c: LayoutNode) -> Void

    private let a = LayoutNode("a", frame: Rect(x: 0, y: 0, width: 60, height: 40))
    private let b = LayoutNode("b", frame: Rect(x: 0, y: 0, width: 40, height: 30))
    private let c = LayoutNode("c", frame: Rect(x: 0, y: 0, width: 20, height: 20))
    private let distribute: Distribute

    init(_ distribute: @escaping Distribute) {
        self.distribute = distribute
        super.init("distribution")
        addChildren(a, b, c)
    }

    override func layoutChildren() {
        distribute(self, a, b, c)
    }
}
