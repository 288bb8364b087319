import Plumb

extension Scene {
    static let stackBetween = Scene(
        "stack-between",
        title: "Between edges",
        summary: "A row from one edge of a label to the other, which follows the reading direction.",
        size: Size(width: 240, height: 50)
    ) { stage in
        stage.show(StackBetweenView())
    }
}

/// A label in the middle with a mark on each of its ends.
final class StackBetweenView: LayoutNode {
    private let bar = LayoutNode("bar")
    private let label = Label("label", "Drag to choose", style: .title)
    private let startMark = LayoutNode("startMark")
    private let endMark = LayoutNode("endMark")

    init() {
        super.init("stack-between")
        bar.addChildren(label, startMark, endMark)
        addChild(bar)
    }

    override func layoutChildren() {
        bar.pin.top(10).horizontally(10)

        bar.stacks(fit: .height) {
            $0.hstack(.fill(), .flex(label), .fill())
            $0.hstack(from: label.edge.start, to: label.edge.end, .fix(startMark, 20), .flex(), .fix(endMark, 20))
            $0.vstack(.flex([label, startMark, endMark]))
        }
    }
}
