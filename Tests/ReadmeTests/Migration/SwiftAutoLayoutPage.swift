import ConstraintLayout
import Plumb
import Testing

/// Runs the code of the page for users of SwiftAutoLayout.
@Suite("Coming from SwiftAutoLayout")
struct SwiftAutoLayoutPage {
    @Test("A label in a container")
    func container() {
        let label = LayoutNode("label")
        label.measure = { TextMeasurer("SwiftAutoLayout is neat").sizeThatFits($0) }
        // README: autolayout container
        let view = LayoutNode("view", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let container = LayoutNode("container")
        container.layoutMargins = EdgeInsets(8)
        container.constrain(to: view).centerXY()
        label.constrain(to: container.layoutMarginsGuide).leadingTrailingTopBottom()
        label.constrain(to: view)
            .width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)

        view.layoutIfNeeded()
        print(container.frame)  // (112, 134, 177, 33)
        print(label.frame)  // (8, 8, 161, 17)
        // README: end
    }

    @Test("Handles")
    func handles() {
        let view = LayoutNode("view", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let label = LayoutNode("label")
        view.addChild(label)
        label.measure = { TextMeasurer("A label").sizeThatFits($0) }
        // README: autolayout handles
        let constraint = label.constrainSelf()
            .height(constant: 0, priority: .required - 1, activate: false)
            .constraints.last!
        view.layoutIfNeeded()
        print(label.frame.height)  // 17.0

        constraint.isActive = true
        view.layoutIfNeeded()
        print(label.frame.height)  // 0.0
        // README: end
    }

    @Test("Guides")
    func guides() {
        let view = LayoutNode("view", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        view.layoutMargins = EdgeInsets(20)
        let buttons = ["one", "two", "three"].map { LayoutNode($0) }
        // README: autolayout guides
        let row = view.addGuide("row")
        row.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
        row.constrainSelf().height(constant: 60)
        for (button, multiplier) in zip(buttons, [0.5, 1, 1.5]) {
            button.constrain(to: row).centerX(multiplier: multiplier).centerY()
            button.constrainSelf().widthHeight(constant: 40)
        }

        view.layoutIfNeeded()
        print(buttons.map(\.frame.minX))  // [80.0, 180.0, 280.0]
        // README: end
    }
}
