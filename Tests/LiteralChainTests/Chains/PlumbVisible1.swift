#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/visible.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbVisible1 {
    static let cases = [
        LiteralCase("Plumb/visible.pin, case 1", case1),
        LiteralCase("Plumb/visible.pin, case 2", case2),
        LiteralCase("Plumb/visible.pin, case 3", case3),
        LiteralCase("Plumb/visible.pin, case 4", case4),
        LiteralCase("Plumb/visible.pin, case 7", case7),
        LiteralCase("Plumb/visible.pin, case 9", case9),
    ]

    // visible() leaves out hidden and transparent nodes
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 40)
        let s = root.add("s", 100, 100, 80, 40)
        s.isHidden = true
        let t = root.add("t", 100, 140, 80, 40)
        t.alpha = 0
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.below(of: visible([r, s, t])).horizontally()
        stage.expect(a, 0, 100, 400, 40)
        a.pin.below(of: [r, s, t])
        stage.expect(a, 0, 180, 400, 40)
        stage.expectNoWarnings()
    }

    // hidden: .skip does the same in the method
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 40)
        let s = root.add("s", 100, 100, 80, 40)
        s.isHidden = true
        let t = root.add("t", 100, 140, 80, 40)
        t.alpha = 0
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.below(of: [r, s, t], hidden: .skip)
        stage.expect(a, 7, 100, 50, 40)
        a.pin.below(of: [r, s, t], hidden: .keep)
        stage.expect(a, 7, 180, 50, 40)
        a.pin.above(of: [s, r], aligned: .left, hidden: .skip)
        stage.expect(a, 100, 20, 50, 40)
        a.pin.left(of: [s, r], aligned: .top, hidden: .skip)
        stage.expect(a, 50, 60, 50, 40)
        a.pin.right(of: [t, r], aligned: .center, hidden: .skip)
        stage.expect(a, 180, 60, 50, 40)
        a.pin.before(of: [t, r], aligned: .bottom, hidden: .skip)
        stage.expect(a, 50, 60, 50, 40)
        a.pin.after(of: [t, r], hidden: .skip)
        stage.expect(a, 180, 60, 50, 40)
        stage.expectNoWarnings()
    }

    // half transparent is visible
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 40)
        r.alpha = 0.5
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.below(of: visible([r]))
        stage.expect(a, 7, 100, 50, 40)
        stage.expectNoWarnings()
    }

    // showing and hiding changes the next layout
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 40)
        let s = root.add("s", 100, 100, 80, 40)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.below(of: visible([r, s]))
        stage.expect(a, 7, 140, 50, 40)
        s.isHidden = true
        a.pin.below(of: visible([r, s]))
        stage.expect(a, 7, 100, 50, 40)
        s.isHidden = false
        s.alpha = 0
        a.pin.below(of: [r, s], hidden: .skip)
        stage.expect(a, 7, 100, 50, 40)
        stage.expectNoWarnings()
    }

    // nothing visible: refused, the rest is applied
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let s = root.add("s", 100, 100, 80, 40)
        s.isHidden = true
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.below(of: visible([s]), aligned: .left).width(60)
        stage.expect(a, 7, 8, 60, 40)
        stage.expectWarning(a, "below")
        a.pin.above(of: [s], hidden: .skip).height(20)
        stage.expect(a, 7, 8, 60, 20)
        stage.expectWarning(a, "above")
    }

    // an edge by the reading direction beside the center of a list that has no visible node
    private static func case9(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 192.5, 13, 60, 14)
        a.isHidden = true
        let c = root.add("c", 0, 0, 40, 40)
        c.pin.below(of: visible([a]), aligned: .center).start(5)
        stage.expect(c, 330, 0, 40, 40)
        stage.expectWarning(c, "below")
    }
}
#endif
