import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// The examples of SwiftAutoLayout's README, with numbers.
@Suite struct ReadmeExampleTests {
    @Test func aContainerTakesTheSizeOfItsLabel() {
        let log = WarningLog()
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        root.layoutContext = log.context()
        let container = LayoutNode("container")
        container.layoutMargins = EdgeInsets(8)
        let label = LayoutNode("label")
        label.measure = { _ in Size(width: 120, height: 20) }

        label.constrain(to: container.layoutMarginsGuide).leadingTrailingTopBottom()
        container.constrain(to: root).centerXY()
        root.layoutIfNeeded()

        #expect(label.parent === container)
        #expect(container.parent === root)
        #expect(container.frame == Rect(x: 132, y: 132, width: 136, height: 36))
        #expect(label.frame == Rect(x: 8, y: 8, width: 120, height: 20))
        #expect(log.list.isEmpty)
    }

    @Test func aLabelIsCapped() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let label = LayoutNode("label")
        label.measure = { _ in Size(width: 500, height: 20) }
        label.constrain(to: root).width(.lessThanOrEqual, constant: -60, priority: 750).leading().top()
        root.layoutIfNeeded()
        #expect(label.frame == Rect(x: 0, y: 0, width: 340, height: 20))
    }

    @Test func insetsCountInwards() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 100))
        let box = LayoutNode("box")
        box.constrain(to: root).leading(constant: 16).trailing(constant: 16).top(constant: 8).bottom(constant: 24)
        root.layoutIfNeeded()
        #expect(box.frame == Rect(x: 16, y: 8, width: 168, height: 68))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func centersOfThreeButtonsAreMultiplied(direction: LayoutDirection) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        root.layoutContext = LayoutContext(layoutDirection: direction)
        root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        let strip = root.addGuide("strip")
        strip.constrainSelf().height(constant: 60)
        strip.constrain(to: root.layoutMarginsGuide).leadingTrailing().bottom()
        let buttons = ["a", "b", "c"].map { LayoutNode($0) }
        for (button, multiplier) in zip(buttons, [0.5, 1, 1.5]) {
            root.addChild(button)
            button.constrainSelf().widthHeight(constant: 40)
            button.constrain(to: strip).centerX(multiplier: multiplier).centerY()
        }
        root.layoutIfNeeded()
        #expect(strip.frame == Rect(x: 20, y: 240, width: 360, height: 60))
        let xs = direction == .leftToRight ? [80.0, 180, 280] : [280, 180, 80]
        for (button, x) in zip(buttons, xs) {
            #expect(button.frame == Rect(x: x, y: 250, width: 40, height: 40))
        }
    }
}
