import Plumb

extension Scene {
    static let stackBetweenAbsolute = Scene(
        "stack-between-absolute",
        title: "Between edges, left to right",
        summary: "The same row, absolute: it runs from left to right in a right-to-left layout.",
        size: Size(width: 240, height: 50),
        direction: .rightToLeft
    ) { stage in
        stage.show(StackBetweenAbsoluteView())
    }
}

/// A label in the middle with a mark on its left and one on its right.
final class StackBetweenAbsoluteView: LayoutNode {
    private let bar = LayoutNode("bar")
    private let label = Label("label", "Drag to choose", style: .title)
    private let leftMark = LayoutNode("leftMark")
    private let rightMark = LayoutNode("rightMark")

    init() {
        super.init("stack-between-absolute")
        bar.addChildren(label, leftMark, rightMark)
        addChild(bar)
    }

    override func layoutChildren() {
        bar.pin.top(10).horizontally(10)

        bar.stacks(fit: .height) {
            $0.hstack(.fill(), .flex(label), .fill())
            $0.hstack(
                from: label.edge.left, to: label.edge.right, absolute: true, .fix(leftMark, 20), .flex(),
                .fix(rightMark, 20)
            )
            $0.vstack(.flex([label, leftMark, rightMark]))
        }
    }
}
