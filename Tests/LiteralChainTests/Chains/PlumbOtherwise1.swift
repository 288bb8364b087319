#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/otherwise.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbOtherwise1 {
    static let cases = [
        LiteralCase("Plumb/otherwise.pin, case 1", case1),
        LiteralCase("Plumb/otherwise.pin, case 2", case2),
        LiteralCase("Plumb/otherwise.pin, case 3", case3),
        LiteralCase("Plumb/otherwise.pin, case 4", case4),
        LiteralCase("Plumb/otherwise.pin, case 5", case5),
        LiteralCase("Plumb/otherwise.pin, case 6", case6),
        LiteralCase("Plumb/otherwise.pin, case 7", case7),
    ]

    // while something is visible it does not count
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let header = root.add("header", 100, 20, 200, 30)
        let r = root.add("r", 120, 60, 40, 20)
        let s = root.add("s", 180, 90, 60, 10)
        let a = root.add("a", 0, 0, 10, 10)
        a.pin.below(of: [r, s], otherwise: header, aligned: .left)
        stage.expect(a, 120, 100, 10, 10)
        s.isHidden = true
        a.pin.below(of: [r, s], otherwise: header, aligned: .left)
        stage.expect(a, 120, 80, 10, 10)
        stage.expectNoWarnings()
    }

    // it is used if nothing is visible
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let header = root.add("header", 100, 20, 200, 30)
        header.isHidden = true
        let r = root.add("r", 120, 60, 40, 20)
        r.isHidden = true
        let s = root.add("s", 180, 90, 60, 10)
        s.alpha = 0
        let a = root.add("a", 0, 0, 10, 10)
        a.pin.below(of: [r, s], otherwise: header, aligned: .center)
        stage.expect(a, 195, 50, 10, 10)
        a.pin.above(of: [r, s], otherwise: header, aligned: .right)
        stage.expect(a, 290, 10, 10, 10)
        a.pin.left(of: [r, s], otherwise: header, aligned: .top)
        stage.expect(a, 90, 20, 10, 10)
        a.pin.right(of: [r, s], otherwise: header, aligned: .bottom)
        stage.expect(a, 300, 40, 10, 10)
        a.pin.before(of: [r, s], otherwise: header, aligned: .center)
        stage.expect(a, 90, 30, 10, 10)
        a.pin.after(of: [r, s], otherwise: header)
        stage.expect(a, 300, 30, 10, 10)
        stage.expectNoWarnings()
    }

    // it is used where reading runs to the left
    private static func case3(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let header = root.add("header", 100, 20, 200, 30)
        let r = root.add("r", 120, 60, 40, 20)
        r.isHidden = true
        let s = root.add("s", 180, 90, 60, 10)
        s.alpha = 0
        let a = root.add("a", 0, 0, 10, 10)
        a.pin.before(of: [r, s], otherwise: header, aligned: .top)
        stage.expect(a, 300, 20, 10, 10)
        a.pin.after(of: [r, s], otherwise: header, aligned: .bottom)
        stage.expect(a, 90, 40, 10, 10)
        a.pin.after(of: [r, s], otherwise: header)
        stage.expect(a, 90, 40, 10, 10)
        a.pin.below(of: [r, s], otherwise: header, aligned: .start)
        stage.expect(a, 290, 50, 10, 10)
        a.pin.above(of: [r, s], otherwise: header, aligned: .end)
        stage.expect(a, 100, 10, 10, 10)
        a.pin.left(of: [r, s], otherwise: header, aligned: .center)
        stage.expect(a, 90, 30, 10, 10)
        a.pin.right(of: [r, s], otherwise: header, aligned: .top)
        stage.expect(a, 300, 20, 10, 10)
        a.pin.below(of: [r, s], otherwise: header, aligned: .start).marginTop(4).marginStart(6)
        stage.expect(a, 284, 54, 10, 10)
        a.pin.before(of: [r, s], otherwise: header).marginEnd(5)
        stage.expect(a, 305, 54, 10, 10)
        r.isHidden = false
        a.pin.before(of: [r, s], otherwise: header, aligned: .top)
        stage.expect(a, 160, 60, 10, 10)
        a.pin.after(of: [r, s], otherwise: header, aligned: .bottom)
        stage.expect(a, 110, 70, 10, 10)
        stage.expectNoWarnings()
    }

    // it is used hidden, in a hidden parent, and beside an empty list
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 50, 50, 100, 100)
        box.isHidden = true
        let header = box.add("header", 5, 6, 30, 20)
        header.alpha = 0
        let r = root.add("r", 120, 60, 40, 20)
        r.isHidden = true
        let a = root.add("a", 0, 0, 10, 10)
        a.pin.below(of: [r], otherwise: header, aligned: .left)
        stage.expect(a, 55, 76, 10, 10)
        a.pin.after(of: [r], otherwise: header, aligned: .top)
        stage.expect(a, 85, 56, 10, 10)
        a.pin.above(of: [], otherwise: header, aligned: .right)
        stage.expect(a, 75, 46, 10, 10)
        a.pin.left(of: [r], otherwise: header, aligned: .bottom, hidden: .skip)
        stage.expect(a, 45, 66, 10, 10)
        stage.expectNoWarnings()
    }

    // margins that are not finite are left out, and the fallback is used
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let header = root.add("header", 100, 20, 200, 30)
        let r = root.add("r", 120, 60, 40, 20)
        r.isHidden = true
        let a = root.add("a", 0, 0, 10, 10)
        a.pin.below(of: [r], otherwise: header, aligned: .left).marginTop(.nan)
        stage.expect(a, 100, 50, 10, 10)
        stage.expectWarning(a, "marginTop")
        a.pin.after(of: [r], otherwise: header, aligned: .top).marginLeft(.infinity).marginTop(3)
        stage.expect(a, 300, 23, 10, 10)
        stage.expectWarning(a, "marginLeft")
        a.pin.before(of: [r], otherwise: header, aligned: .bottom).margin(-.infinity)
        stage.expect(a, 90, 40, 10, 10)
        stage.expectWarning(a, "margin")
    }

    // a request that conflicts with the fallback is refused, and sizes that are not finite
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let header = root.add("header", 100, 20, 200, 30)
        let r = root.add("r", 120, 60, 40, 20)
        r.isHidden = true
        let a = root.add("a", 7, 8, 10, 10)
        a.pin.top(3).below(of: [r], otherwise: header)
        stage.expect(a, 7, 3, 10, 10)
        stage.expectWarning(a, "below")
        a.pin.right(of: [r], otherwise: header).width(.nan).height(20)
        stage.expect(a, 300, 3, 10, 20)
        stage.expectWarning(a, "width")
    }

    // a fallback of a negative size is the rectangle that it covers
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let header = root.add("header", 100, 20, -40, -10)
        let r = root.add("r", 120, 60, 40, 20)
        r.isHidden = true
        let a = root.add("a", 0, 0, 10, 10)
        a.pin.below(of: [r], otherwise: header, aligned: .left)
        stage.expect(a, 60, 20, 10, 10)
        a.pin.before(of: [r], otherwise: header, aligned: .top)
        stage.expect(a, 50, 10, 10, 10)
        stage.expectNoWarnings()
    }
}
#endif
