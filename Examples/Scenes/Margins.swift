import Plumb

extension Scene {
    static let margins = Scene(
        "margins",
        title: "Margins",
        summary: "Margins that move a view, and margins that make it smaller.",
        size: Size(width: 375, height: 476)
    ) { stage in
        stage.show(MarginsView())
    }
}

/// A margin belongs to the edge that is pinned: one edge moves the view, both edges take the margins off its size.
final class MarginsView: LayoutNode {
    private let leftOnly = LayoutNode("leftOnly", frame: Rect(x: 0, y: 0, width: 100, height: 24))
    private let rightAndWidth = LayoutNode("rightAndWidth", frame: Rect(x: 0, y: 0, width: 100, height: 24))
    private let leftAndRight = LayoutNode("leftAndRight", frame: Rect(x: 0, y: 0, width: 100, height: 24))
    private let threeEdges = LayoutNode("threeEdges")
    private let fourEdges = LayoutNode("fourEdges")
    private let centered = LayoutNode("centered")
    private let fourValues = LayoutNode("fourValues")
    private let percent = LayoutNode("percent")
    private let directional = LayoutNode("directional")
    private var rows: [LayoutNode] = []

    init() {
        super.init("margins")
        let views = [
            leftOnly, rightAndWidth, leftAndRight, threeEdges, fourEdges, centered, fourValues, percent, directional,
        ]
        rows = views.map { addRow("\($0.nodeName)Row", around: $0) }
    }

    override func layoutChildren() {
        stack(rows, height: 44)

        // Moved to the right. The other three margins have no edge to act on.
        leftOnly.pin.left().margin(10)

        // Moved to the left.
        rightAndWidth.pin.right().width(100).marginHorizontal(10)

        // Narrower on both sides.
        leftAndRight.pin.left().right().margin(10)

        // Moved down, and narrower on both sides.
        threeEdges.pin.top().left().right().height(24).margin(10)

        // Smaller on all sides.
        fourEdges.pin.all().margin(10)

        // About a center both margins push.
        centered.pin.hCenter().vertically().width(100).marginLeft(40)

        // Top, left, bottom, right; two values are for top and bottom, and for left and right.
        fourValues.pin.all().margin(4, 40, 8, 20)

        // Shares of the parent's width and height.
        percent.pin.all().margin(10%)

        // Named by the reading direction.
        directional.pin.all().margin(DirectionalEdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 8))
    }
}
