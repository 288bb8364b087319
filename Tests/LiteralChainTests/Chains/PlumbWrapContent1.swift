#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/wrap-content.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbWrapContent1 {
    static let cases = [
        LiteralCase("Plumb/wrap-content.pin, case 1", case1),
        LiteralCase("Plumb/wrap-content.pin, case 2", case2),
        LiteralCase("Plumb/wrap-content.pin, case 3", case3),
        LiteralCase("Plumb/wrap-content.pin, case 4", case4),
        LiteralCase("Plumb/wrap-content.pin, case 10", case10),
        LiteralCase("Plumb/wrap-content.pin, case 11", case11),
        LiteralCase("Plumb/wrap-content.pin, case 14", case14),
    ]

    // all is the default: size and children
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 20, 30, 200, 100)
        let b = box.add("b", 40, 10, 30, 20)
        let c = box.add("c", 60, 50, 20, 30)
        box.pin.wrapContent()
        stage.expect(box, 20, 30, 40, 70)
        stage.expect(b, 0, 0, 30, 20)
        stage.expect(c, 20, 40, 20, 30)
        box.pin.wrapContent(.all)
        stage.expect(box, 20, 30, 40, 70)
        stage.expect(b, 0, 0, 30, 20)
        stage.expectNoWarnings()
    }

    // a padding on all sides, or on each
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 20, 30, 200, 100)
        let b = box.add("b", 40, 10, 30, 20)
        let c = box.add("c", 60, 50, 20, 30)
        box.pin.wrapContent(padding: 10)
        stage.expect(box, 20, 30, 60, 90)
        stage.expect(b, 10, 10, 30, 20)
        stage.expect(c, 30, 50, 20, 30)
        box.pin.wrapContent(padding: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        stage.expect(box, 20, 30, 46, 74)
        stage.expect(b, 2, 1, 30, 20)
        stage.expect(c, 22, 41, 20, 30)
        stage.expectNoWarnings()
    }

    // horizontally: only the width, and only the children's x
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 20, 30, 200, 100)
        let b = box.add("b", 40, 10, 30, 20)
        let c = box.add("c", 60, 50, 20, 30)
        box.pin.wrapContent(.horizontally)
        stage.expect(box, 20, 30, 40, 100)
        stage.expect(b, 0, 10, 30, 20)
        stage.expect(c, 20, 50, 20, 30)
        box.pin.wrapContent(.horizontally, padding: 5)
        stage.expect(box, 20, 30, 50, 100)
        stage.expect(b, 5, 10, 30, 20)
        box.pin.wrapContent(.horizontally, padding: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        stage.expect(box, 20, 30, 46, 100)
        stage.expect(b, 2, 10, 30, 20)
        stage.expectNoWarnings()
    }

    // vertically: only the height, and only the children's y
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 20, 30, 200, 100)
        let b = box.add("b", 40, 10, 30, 20)
        let c = box.add("c", 60, 50, 20, 30)
        box.pin.wrapContent(.vertically)
        stage.expect(box, 20, 30, 200, 70)
        stage.expect(b, 40, 0, 30, 20)
        stage.expect(c, 60, 40, 20, 30)
        box.pin.wrapContent(.vertically, padding: 5)
        stage.expect(box, 20, 30, 200, 80)
        stage.expect(b, 40, 5, 30, 20)
        box.pin.wrapContent(.vertically, padding: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        stage.expect(box, 20, 30, 200, 74)
        stage.expect(b, 40, 1, 30, 20)
        stage.expectNoWarnings()
    }

    // hidden children count unless they are skipped, and all are moved
    private static func case10(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 20, 30, 200, 100)
        let b = box.add("b", 40, 10, 30, 20)
        let c = box.add("c", 60, 50, 20, 30)
        c.isHidden = true
        let d = box.add("d", 90, 90, 5, 5)
        d.alpha = 0
        box.pin.wrapContent()
        stage.expect(box, 20, 30, 55, 85)
        stage.expect(b, 0, 0, 30, 20)
        box.pin.wrapContent(padding: 1, hidden: .skip)
        stage.expect(box, 20, 30, 32, 22)
        stage.expect(b, 1, 1, 30, 20)
        stage.expect(c, 21, 41, 20, 30)
        stage.expect(d, 51, 81, 5, 5)
        stage.expectNoWarnings()
    }

    // only hidden children, skipped: the node stays as it is
    private static func case11(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 20, 30, 200, 100)
        let b = box.add("b", 40, 10, 30, 20)
        b.isHidden = true
        box.pin.wrapContent(hidden: .skip)
        stage.expect(box, 20, 30, 200, 100)
        stage.expect(b, 40, 10, 30, 20)
        stage.expectNoWarnings()
    }

    // a wrapped node in a layout that runs to the left is wrapped the same way
    private static func case14(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 20, 30, 200, 100)
        let b = box.add("b", 40, 10, 30, 20)
        box.pin.wrapContent(padding: 5).topStart(10)
        stage.expect(box, 350, 10, 40, 30)
        stage.expect(b, 5, 5, 30, 20)
        stage.expectNoWarnings()
    }
}
#endif
