import Plumb

/// Chains that look at what is in the view.
extension Workload {
    static let contentChains = [
        Workload("aspect-ratio", "one view with a width and an aspect ratio") {
            let stage = ChainStage()
            let view = stage.view
            return Setup(
                stage.root,
                manual: { view.setFrame(x: 20, y: 10, width: 120, height: 120 / 1.5) },
                pin: { view.pin.top(10).left(20).width(120).aspectRatio(1.5) }
            )
        },
        Workload("size-to-fit", "one view with a width and the height that fits it") {
            let stage = ChainStage()
            let view = stage.view
            return Setup(
                stage.root,
                manual: {
                    let fitting = view.sizeThatFits(Size(width: 120, height: .greatestFiniteMagnitude))
                    view.setFrame(x: 20, y: 10, width: 120, height: fitting.height)
                },
                pin: { view.pin.top(10).left(20).width(120).sizeToFit(.width) }
            )
        },
        Workload("wrap-content", "one view around its three children", views: 4) {
            let stage = ChainStage()
            let view = stage.view
            view.addChildren(
                LayoutNode("a", frame: Rect(x: 30, y: 20, width: 50, height: 10)),
                LayoutNode("b", frame: Rect(x: 60, y: 10, width: 30, height: 70)),
                LayoutNode("c", frame: Rect(x: 40, y: 40, width: 90, height: 20))
            )
            return Setup(
                stage.root,
                manual: {
                    let children = view.children
                    guard var content = children.first?.frame else { return }
                    for child in children { content = content.union(child.frame) }
                    let (dx, dy) = (8 - content.minX, 8 - content.minY)
                    if dx != 0 || dy != 0 {
                        for child in children {
                            let frame = child.frame
                            child.setFrame(
                                x: frame.minX + dx, y: frame.minY + dy, width: frame.width, height: frame.height
                            )
                        }
                    }
                    view.setFrame(x: 10, y: 10, width: content.width + 16, height: content.height + 16)
                },
                pin: { view.pin.topLeft(10).wrapContent(padding: 8) }
            )
        },
    ]
}
