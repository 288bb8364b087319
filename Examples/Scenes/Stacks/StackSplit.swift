import Plumb

extension Scene {
    static let stackSplit = Scene(
        "stack-split",
        title: "Split by weights",
        summary: "Three labels share the width by weights: the first gets twice as much as the others.",
        size: Size(width: 320, height: 50)
    ) { stage in
        stage.show(StackSplitView())
    }
}

/// A row of a time table.
final class StackSplitView: LayoutNode {
    private let row = LayoutNode("row")
    private let stationLabel = Label("stationLabel", "Lisbon")
    private let timeLabel = Label("timeLabel", "12:40")
    private let trackLabel = Label("trackLabel", "4 B")

    init() {
        super.init("stack-split")
        row.addChildren(stationLabel, timeLabel, trackLabel)
        addChild(row)
    }

    override func layoutChildren() {
        row.pin.top(10).horizontally(10)

        row.stacks(fit: .height) {
            $0.hstack(
                .fix(5), .fill(stationLabel, weight: 2), .fix(5), .fill(timeLabel), .fix(5), .fill(trackLabel), .fix(5)
            )
            $0.vstack(.fix(5), .flex([stationLabel, timeLabel, trackLabel]), .fix(5))
        }
    }
}
