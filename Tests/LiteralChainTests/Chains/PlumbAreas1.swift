#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/areas.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbAreas1 {
    static let cases = [
        LiteralCase("Plumb/areas.pin, case 1", case1),
        LiteralCase("Plumb/areas.pin, case 2", case2),
        LiteralCase("Plumb/areas.pin, case 3", case3),
        LiteralCase("Plumb/areas.pin, case 6", case6),
        LiteralCase("Plumb/areas.pin, case 7", case7),
        LiteralCase("Plumb/areas.pin, case 8", case8),
    ]

    // safe area
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        root.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 30, right: 15)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all(root.pin.safeArea)
        stage.expect(a, 10, 20, 375, 250)
        a.pin.top(root.pin.safeArea).height(40)
        stage.expect(a, 10, 20, 375, 40)
        a.pin.left(root.pin.safeArea.left + 10).width(50)
        stage.expect(a, 20, 20, 50, 40)
        a.pin.bottom(root.pin.safeArea).right(root.pin.safeArea)
        stage.expect(a, 335, 230, 50, 40)
        a.pin.top(0).horizontally(root.pin.safeArea)
        stage.expect(a, 10, 0, 375, 40)
        a.pin.left(0).width(50).vertically(root.pin.safeArea)
        stage.expect(a, 0, 20, 50, 250)
        a.pin.all().margin(root.pin.safeArea)
        stage.expect(a, 10, 20, 375, 250)
        stage.expectNoWarnings()
    }

    // layout margins and readable margins
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        root.layoutMargins = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        root.readableMargins = EdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all(root.pin.layoutMargins)
        stage.expect(a, 16, 8, 368, 284)
        a.pin.left(root.layoutMargins).width(50)
        stage.expect(a, 16, 8, 50, 284)
        a.pin.horizontally(root.pin.readableMargins)
        stage.expect(a, 50, 8, 300, 284)
        a.pin.all(root.pin.readableMargins)
        stage.expect(a, 50, 0, 300, 300)
        stage.expectNoWarnings()
    }

    // keyboard
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        root.keyboardArea = Rect(x: 0, y: 200, width: 400, height: 100)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.bottom(root.pin.keyboardArea.height)
        stage.expect(a, 7, 160, 50, 40)
        a.pin.bottom(to: root.keyboardGuide.edge.top).marginBottom(5)
        stage.expect(a, 7, 155, 50, 40)
        stage.expectNoWarnings()
    }

    // areas as guides
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        root.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 30, right: 15)
        root.layoutMargins = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        root.readableMargins = EdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topLeft(to: root.safeAreaGuide.anchor.topLeft)
        stage.expect(a, 10, 20, 50, 40)
        a.pin.bottomRight(to: root.safeAreaGuide.anchor.bottomRight)
        stage.expect(a, 335, 230, 50, 40)
        a.pin.left(to: root.layoutMarginsGuide.edge.left).right(to: root.layoutMarginsGuide.edge.right)
        stage.expect(a, 16, 230, 368, 40)
        a.pin.hCenter(to: root.readableMarginsGuide.edge.left).width(50)
        stage.expect(a, 25, 230, 50, 40)
        stage.expectNoWarnings()
    }

    // the sides of an area that follow the reading direction
    private static func case7(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        root.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 30, right: 15)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.start(root.pin.safeArea)
        stage.expect(a, 335, 8, 50, 40)
        a.pin.end(root.pin.safeArea)
        stage.expect(a, 10, 8, 50, 40)
        a.pin.start(to: root.safeAreaGuide.edge.start)
        stage.expect(a, 335, 8, 50, 40)
        stage.expectNoWarnings()
    }

    // the README's screen inside its safe area
    private static func case8(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        root.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        let top = root.add("top", 0, 0, 100, 20)
        let icon = root.add("icon", 0, 0, 60, 60)
        let label = root.add("label", 0, 0, 0, 0)
        label.measure = Measure.text("aaaa bbbb cccc", 20, 18)
        let button = root.add("button", 0, 0, 0, 0)
        top.pin.top(root.pin.safeArea.top + 10).hCenter()
        stage.expect(top, 150, 30, 100, 20)
        icon.pin.hCenter().vCenter(-10%)
        stage.expect(icon, 170, 90, 60, 60)
        label.pin.below(of: icon).hCenter().width(60%).maxWidth(400).sizeToFit(.width).marginTop(20)
        stage.expect(label, 80, 170, 240, 36)
        button.pin.bottom(root.pin.safeArea).hCenter().width(80%).maxWidth(300).height(40)
        stage.expect(button, 50, 226, 300, 40)
        stage.expectNoWarnings()
    }
}
#endif
