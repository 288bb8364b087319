import Plumb

/// Chains that refer to other nodes.
extension Workload {
    static let referenceChains = [
        Workload("anchors", "one view from an anchor of one node to an anchor of another") {
            let stage = ChainStage()
            let (view, first, second) = (stage.view, stage.first, stage.second)
            return Setup(
                stage.root,
                manual: {
                    let (from, to) = (first.frame, second.frame)
                    view.setFrame(x: from.maxX, y: from.maxY, width: to.minX - from.maxX, height: to.minY - from.maxY)
                },
                pin: { view.pin.topLeft(to: first.anchor.bottomRight).bottomRight(to: second.anchor.topLeft) }
            )
        },
        Workload("relative-1", "one view below another one, on its left") {
            let stage = ChainStage()
            let (view, first) = (stage.view, stage.first)
            return Setup(
                stage.root,
                manual: {
                    let above = first.frame
                    view.setFrame(x: above.minX, y: above.maxY, width: 80, height: 30)
                },
                pin: { view.pin.below(of: first, aligned: .left).width(80).height(30) }
            )
        },
        Workload("relative-3", "one view below three others") {
            let stage = ChainStage()
            let (view, first, second, third) = (stage.view, stage.first, stage.second, stage.third)
            return Setup(
                stage.root,
                manual: {
                    let (a, b, c) = (first.frame, second.frame, third.frame)
                    view.setFrame(
                        x: min(a.minX, b.minX, c.minX), y: max(a.maxY, b.maxY, c.maxY), width: 80, height: 30
                    )
                },
                pin: { view.pin.below(of: [first, second, third], aligned: .left).width(80).height(30) }
            )
        },
        Workload("between", "one view between two others") {
            let stage = ChainStage()
            let (view, first, second) = (stage.view, stage.first, stage.second)
            return Setup(
                stage.root,
                manual: {
                    let (a, b) = (first.frame, second.frame)
                    view.setFrame(x: a.maxX, y: a.minY, width: b.minX - a.maxX, height: 30)
                },
                pin: { view.pin.horizontallyBetween(first, and: second, aligned: .top).height(30) }
            )
        },
        Workload("depth-1", "one view beside a child of its sibling") {
            let stage = ChainStage()
            let (view, first) = (stage.view, stage.first)
            let inner = first.addChild(LayoutNode("inner", frame: Rect(x: 4, y: 6, width: 20, height: 10)))
            return Setup(
                stage.root,
                manual: {
                    let (frame, origin) = (inner.frame, first.frame.origin)
                    view.setFrame(x: frame.maxX + origin.x, y: frame.minY + origin.y, width: 80, height: 30)
                },
                pin: { view.pin.top(to: inner.edge.top).left(to: inner.edge.right).width(80).height(30) }
            )
        },
        Workload("depth-4", "one view beside a node four levels below its sibling") {
            let stage = ChainStage()
            let view = stage.view
            let levels = (1...4).map { LayoutNode("level \($0)", frame: Rect(x: 2, y: 3, width: 50, height: 30)) }
            _ = levels.reduce(stage.first) { $0.addChild($1) }
            let (first, second, third, fourth, inner) = (stage.first, levels[0], levels[1], levels[2], levels[3])
            return Setup(
                stage.root,
                manual: {
                    let frame = inner.frame
                    let origin =
                        fourth.frame.origin + third.frame.origin + second.frame.origin + first.frame.origin
                    view.setFrame(x: frame.maxX + origin.x, y: frame.minY + origin.y, width: 80, height: 30)
                },
                pin: { view.pin.top(to: inner.edge.top).left(to: inner.edge.right).width(80).height(30) }
            )
        },
    ]
}
