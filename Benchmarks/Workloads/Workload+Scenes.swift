import Plumb
import PlumbScenes

/// Screens of the examples: the chains are those of the example, the frames by hand are written for its nodes.
extension Workload {
    static let scenes = [
        Workload("intro", "a logo, a control, a text that is measured, and a separator", views: 4) {
            let view = scene(IntroView(), width: 400, height: 300)
            let nodes = view.children
            let (logo, segmented, text, separator) = (nodes[0], nodes[1], nodes[2], nodes[3])
            return Setup(
                view,
                manual: {
                    let (size, safe, padding) = (view.frame.size, view.safeAreaInsets, 10.0)
                    let image = logo.imageSize ?? Size(width: 1, height: 1)
                    let left = logo.setFrame(
                        x: safe.left + padding, y: safe.top + padding,
                        width: 100, height: 100 / (image.width / image.height)
                    )
                    let x = left.maxX + padding
                    let control = segmented.setFrame(
                        x: x, y: left.minY,
                        width: size.width - safe.right - padding - x, height: segmented.frame.height
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
                },
                pin: { view.layoutChildren() }
            )
        },
        Workload("adaptive", "a text that is measured, and a control below or beside it", views: 2) {
            let view = scene(AdaptiveView(), width: 375, height: 160)
            let nodes = view.children
            let (text, control) = (nodes[0], nodes[1])
            return Setup(
                view,
                manual: {
                    let (width, margin, size) = (view.frame.width, 12.0, control.frame.size)
                    let x = width - margin - size.width
                    if width < 500 {
                        let room = width - 2 * margin
                        let above = text.setFrame(
                            x: margin, y: margin, width: room, height: text.heightThatFits(width: room)
                        )
                        control.setFrame(x: x, y: above.maxY + margin, width: size.width, height: size.height)
                    } else {
                        let beside = control.setFrame(x: x, y: margin, width: size.width, height: size.height)
                        let room = beside.minX - 2 * margin
                        text.setFrame(x: margin, y: margin, width: room, height: text.heightThatFits(width: room))
                    }
                },
                pin: { view.layoutChildren() }
            )
        },
        Workload("form", "a title, a panel with four fields, and a button", views: 7) {
            let view = scene(FormView(), width: 375, height: 320)
            let nodes = view.children
            let (title, panel, button) = (nodes[0], nodes[1], nodes[2])
            let fields = panel.children
            let (name, age, ageField, address) = (fields[0], fields[1], fields[2], fields[3])
            return Setup(
                view,
                manual: {
                    let (width, margin) = (view.frame.width, 12.0)
                    let titleSize = title.sizeThatFits(title.frame.size)
                    let heading = title.setFrame(
                        x: (width - titleSize.width) / 2, y: 16, width: titleSize.width, height: titleSize.height
                    )
                    let top = heading.maxY + margin
                    let column = panel.pixelGrid.ceiled(width - 2 * 16)
                    let field = column - 2 * margin
                    let first = name.setFrame(x: margin, y: margin, width: field, height: 36)
                    let toggle = age.setFrame(
                        x: column - margin - 52, y: first.maxY + margin, width: 52, height: 32
                    )
                    let asked = ageField.setFrame(x: margin, y: toggle.maxY + margin, width: field, height: 36)
                    let above = ageField.isHidden ? toggle : asked
                    let last = address.setFrame(x: margin, y: above.maxY + margin, width: field, height: 36)
                    let box = panel.setFrame(x: 16, y: top, width: column, height: last.maxY + margin)
                    let size = button.sizeThatFits(button.frame.size)
                    button.setFrame(
                        x: box.maxX - size.width, y: box.maxY + margin, width: size.width, height: size.height
                    )
                },
                pin: { view.layoutChildren() }
            )
        },
    ]

    /// A view of the examples in its window.
    private static func scene(_ view: LayoutNode, width: Double, height: Double) -> LayoutNode {
        view.frame.size = Size(width: width, height: height)
        return view
    }
}

extension LayoutNode {
    fileprivate func heightThatFits(width: Double) -> Double {
        sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height
    }
}
