import Plumb
import PlumbScenes

/// Screens of the examples: the chains are those of the example, the frames by hand are written for its nodes.
extension Workload {
    static let scenes = [
        scene(
            "intro", "a logo, a control, a text that is measured, and a separator", views: 4,
            in: Size(width: 400, height: 300), { IntroView() }, expert: { intro($0) { DirectNode(node: $0) } },
            idiomatic: { intro($0) { $0 } }
        ),
        scene(
            "adaptive", "a text that is measured, and a control below or beside it", views: 2,
            in: Size(width: 375, height: 160), { AdaptiveView() }, expert: { adaptive($0) { DirectNode(node: $0) } },
            idiomatic: { adaptive($0) { $0 } }
        ),
        scene(
            "form", "a title, a panel with four fields, and a button", views: 7,
            in: Size(width: 375, height: 320), { FormView() }, expert: { form($0) { DirectNode(node: $0) } },
            idiomatic: { form($0) { $0 } }
        ),
    ]

    /// A view of the examples in its window, laid out by hand in two ways and by its own chains.
    private static func scene(
        _ name: String, _ summary: String, views: Int, in size: Size, _ make: @escaping @Sendable () -> LayoutNode,
        expert: @escaping @Sendable (LayoutNode) -> Void, idiomatic: @escaping @Sendable (LayoutNode) -> Void
    ) -> Workload {
        Workload(name, summary, views: views, kind: .chains) { _ in
            let view = make()
            view.frame.size = size
            return Setup(
                view,
                [
                    Contender(Workload.expert) { expert(view) }, Contender(Workload.idiomatic) { idiomatic(view) },
                    Contender("pin") { view.layoutChildren() },
                ]
            )
        }
    }
}

// The arithmetic takes nodes as the contender writes them.

private func intro<View: FrameHolder>(_ root: LayoutNode, _ hold: (LayoutNode) -> View) {
    let nodes = root.children
    let (view, image) = (hold(root), nodes[0].imageSize ?? Size(width: 1, height: 1))
    let (logo, segmented, text, separator) = (hold(nodes[0]), hold(nodes[1]), hold(nodes[2]), hold(nodes[3]))
    let (size, safe, padding) = (view.frame.size, root.safeAreaInsets, 10.0)
    let left = logo.setFrame(
        x: safe.left + padding, y: safe.top + padding, width: 100, height: 100 / (image.width / image.height)
    )
    let x = left.maxX + padding
    let control = segmented.setFrame(
        x: x, y: left.minY, width: size.width - safe.right - padding - x, height: segmented.frame.height
    )
    let below = text.setFrame(
        x: control.minX, y: control.maxY + padding,
        width: control.width, height: text.heightThatFits(width: control.width)
    )
    let start = min(left.minX, below.minX)
    separator.setFrame(
        x: start, y: max(left.maxY, below.maxY) + padding,
        width: control.maxX - start, height: separator.frame.height
    )
}

private func adaptive<View: FrameHolder>(_ root: LayoutNode, _ hold: (LayoutNode) -> View) {
    let nodes = root.children
    let (text, control) = (hold(nodes[0]), hold(nodes[1]))
    let (width, margin, size) = (hold(root).frame.width, 12.0, control.frame.size)
    let x = width - margin - size.width
    if width < 500 {
        let room = width - 2 * margin
        let above = text.setFrame(x: margin, y: margin, width: room, height: text.heightThatFits(width: room))
        control.setFrame(x: x, y: above.maxY + margin, size)
    } else {
        let beside = control.setFrame(x: x, y: margin, size)
        let room = beside.minX - 2 * margin
        text.setFrame(x: margin, y: margin, width: room, height: text.heightThatFits(width: room))
    }
}

private func form<View: FrameHolder>(_ root: LayoutNode, _ hold: (LayoutNode) -> View) {
    let nodes = root.children
    let (title, panel, button) = (hold(nodes[0]), hold(nodes[1]), hold(nodes[2]))
    let fields = nodes[1].children
    let (name, age, ageField, address) = (hold(fields[0]), hold(fields[1]), hold(fields[2]), hold(fields[3]))
    let (width, margin) = (hold(root).frame.width, 12.0)
    let titleSize = title.sizeThatFits(title.frame.size)
    let heading = title.setFrame(x: (width - titleSize.width) / 2, y: 16, titleSize)
    let top = heading.maxY + margin
    let column = panel.pixelGrid.ceiled(width - 2 * 16)
    let field = column - 2 * margin
    let first = name.setFrame(x: margin, y: margin, width: field, height: 36)
    let toggle = age.setFrame(x: column - margin - 52, y: first.maxY + margin, width: 52, height: 32)
    let asked = ageField.setFrame(x: margin, y: toggle.maxY + margin, width: field, height: 36)
    let above = fields[2].isHidden ? toggle : asked
    let last = address.setFrame(x: margin, y: above.maxY + margin, width: field, height: 36)
    let box = panel.setFrame(x: 16, y: top, width: column, height: last.maxY + margin)
    let size = button.sizeThatFits(button.frame.size)
    button.setFrame(x: box.maxX - size.width, y: box.maxY + margin, size)
}

extension FrameHolder {
    fileprivate func heightThatFits(width: Double) -> Double {
        sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height
    }
}
