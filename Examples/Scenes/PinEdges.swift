import Plumb

extension Scene {
    static let pinEdges = Scene(
        "pin-edges",
        title: "pinEdges()",
        summary: "Margins of a view with a size: without pinEdges() they move the view, with it they shrink it.",
        size: Size(width: 375, height: 180)
    ) { stage in
        stage.show(PinEdgesView())
    }
}

/// `pinEdges()` pins the edges that the size decides, so that margins on both sides have an edge to act on.
final class PinEdgesView: LayoutNode {
    private let moved = LayoutNode("moved")
    private let narrowed = LayoutNode("narrowed")
    private let centered = LayoutNode("centered")
    private var rows: [LayoutNode] = []

    init() {
        super.init("pin-edges")
        rows = [moved, narrowed, centered].map { addRow("\($0.nodeName)Row", around: $0) }
    }

    override func layoutChildren() {
        stack(rows, height: 48)

        // As wide as its parent and moved by 20, so it sticks out at the other side.
        moved.pin.vertically(8).left().width(100%).marginHorizontal(20)

        // Both sides are pinned before the margins are applied.
        narrowed.pin.vertically(8).left().width(100%).pinEdges().marginHorizontal(20)

        // It works from a center too.
        centered.pin.vertically(8).hCenter().width(60%).pinEdges().marginHorizontal(20)
    }
}
