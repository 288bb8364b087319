import Plumb

extension Scene {
    static let adjustToContainer = Scene(
        "adjust-to-container",
        title: "Adjust to the container",
        summary: "Four cells that divide their width in four ways: fixed, remaining, centered, in percent.",
        size: Size(width: 375, height: 280)
    ) { stage in
        stage.show(AdjustToContainerView())
    }
}

/// A list of four cells, each of which divides its width between its parts.
final class AdjustToContainerView: LayoutNode {
    private let cells = [CellA(), CellB(), CellC(), CellD()]

    init() {
        super.init("adjust-to-container")
        for cell in cells { addChild(cell) }
    }

    override func layoutChildren() {
        stack(cells, height: 60)
    }
}

/// The first part has a fixed width, the second one takes the rest.
final class CellA: LayoutNode {
    private let a1 = LayoutNode("a1")
    private let a2 = LayoutNode("a2")

    init() {
        super.init("cellA")
        addChildren(a1, a2)
    }

    override func layoutChildren() {
        a1.pin.vertically().start().width(50)
        a2.pin.after(of: a1, aligned: .top).bottomEnd().marginStart(10)
    }
}

/// The last part has a fixed width, the first one takes the rest.
final class CellB: LayoutNode {
    private let b1 = LayoutNode("b1")
    private let b2 = LayoutNode("b2")

    init() {
        super.init("cellB")
        addChildren(b1, b2)
    }

    override func layoutChildren() {
        b2.pin.vertically().end().width(50)
        b1.pin.before(of: b2, aligned: .top).bottom().start().marginEnd(10)
    }
}

/// The part in the middle has a fixed width, its neighbors share the rest.
final class CellC: LayoutNode {
    private let c1 = LayoutNode("c1")
    private let c2 = LayoutNode("c2")
    private let c3 = LayoutNode("c3")

    init() {
        super.init("cellC")
        addChildren(c1, c2, c3)
    }

    override func layoutChildren() {
        c2.pin.vertically().hCenter().width(50)
        c1.pin.before(of: c2, aligned: .top).bottom().start().marginEnd(10)
        c3.pin.after(of: c2, aligned: .top).bottom().end().marginStart(10)
    }
}

/// Two parts have a share of the width, the third one takes the rest.
final class CellD: LayoutNode {
    private let d1 = LayoutNode("d1")
    private let d2 = LayoutNode("d2")
    private let d3 = LayoutNode("d3")

    init() {
        super.init("cellD")
        addChildren(d1, d2, d3)
    }

    override func layoutChildren() {
        d1.pin.vertically().start().width(25%)
        d2.pin.after(of: d1, aligned: .top).bottom().width(50%).marginStart(10)
        d3.pin.after(of: d2, aligned: .top).bottom().end().marginStart(10)
    }
}
