import ConstraintLayout
import Plumb

extension Scene {
    static let constraintRing = Scene(
        "constraint-ring",
        title: "A ring of constraints",
        summary: "Each box refers to the next one and the last one to the first, which only constraints can solve.",
        size: Size(width: 320, height: 120)
    ) { stage in
        stage.show(ConstraintRingView())
    }
}

/// Three boxes in a row: the second is twice as wide as the third, the third 20 points wider than the first, and together
/// they fill the view.
final class ConstraintRingView: LayoutNode {
    private let boxes = [LayoutNode("first"), LayoutNode("second"), LayoutNode("third")]

    init() {
        super.init("constraintRing")
        for box in boxes { box.constrain(to: self).topBottom(constant: 20) }
        boxes[0].constrain(to: self).leading(constant: 20)
        boxes[1].constrain(after: boxes[0]).leadingTrailing(constant: 10)
        boxes[2].constrain(after: boxes[1]).leadingTrailing(constant: 10)
        boxes[2].constrain(to: self).trailing(constant: 20)

        boxes[1].constrain(to: boxes[2]).width(multiplier: 2)
        boxes[2].constrain(to: boxes[0]).width(constant: 20)
    }
}
