#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/relative.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbRelative1 {
    static let cases = [
        LiteralCase("Plumb/relative.pin, case 1", case1),
        LiteralCase("Plumb/relative.pin, case 2", case2),
        LiteralCase("Plumb/relative.pin, case 3", case3),
        LiteralCase("Plumb/relative.pin, case 4", case4),
        LiteralCase("Plumb/relative.pin, case 5", case5),
        LiteralCase("Plumb/relative.pin, case 6", case6),
        LiteralCase("Plumb/relative.pin, case 7", case7),
        LiteralCase("Plumb/relative.pin, case 11", case11),
    ]

    // beside one reference
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.above(of: r)
        stage.expect(a, 7, 20, 50, 40)
        a.pin.below(of: r)
        stage.expect(a, 7, 120, 50, 40)
        a.pin.left(of: r)
        stage.expect(a, 50, 120, 50, 40)
        a.pin.topLeft(8).left(of: r)
        stage.expect(a, 8, 8, 92, 40)
        a.pin.top(8).width(50).right(of: r)
        stage.expect(a, 180, 8, 50, 40)
        stage.expectNoWarnings()
    }

    // above and below one reference, lined up
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.above(of: r, aligned: .left)
        stage.expect(a, 100, 20, 50, 40)
        a.pin.above(of: r, aligned: .center)
        stage.expect(a, 115, 20, 50, 40)
        a.pin.above(of: r, aligned: .right)
        stage.expect(a, 130, 20, 50, 40)
        a.pin.below(of: r, aligned: .left)
        stage.expect(a, 100, 120, 50, 40)
        a.pin.below(of: r, aligned: .center)
        stage.expect(a, 115, 120, 50, 40)
        a.pin.below(of: r, aligned: .right)
        stage.expect(a, 130, 120, 50, 40)
        a.pin.below(of: r, aligned: .start)
        stage.expect(a, 100, 120, 50, 40)
        a.pin.below(of: r, aligned: .end)
        stage.expect(a, 130, 120, 50, 40)
        stage.expectNoWarnings()
    }

    // left and right of one reference, lined up
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left(of: r, aligned: .top)
        stage.expect(a, 50, 60, 50, 40)
        a.pin.left(of: r, aligned: .center)
        stage.expect(a, 50, 70, 50, 40)
        a.pin.left(of: r, aligned: .bottom)
        stage.expect(a, 50, 80, 50, 40)
        a.pin.right(of: r, aligned: .top)
        stage.expect(a, 180, 60, 50, 40)
        a.pin.right(of: r, aligned: .center)
        stage.expect(a, 180, 70, 50, 40)
        a.pin.right(of: r, aligned: .bottom)
        stage.expect(a, 180, 80, 50, 40)
        stage.expectNoWarnings()
    }

    // several references: beyond all of them
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 200, 100, 40, 80)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.above(of: [r, s])
        stage.expect(a, 7, 20, 50, 40)
        a.pin.below(of: [r, s])
        stage.expect(a, 7, 180, 50, 40)
        a.pin.left(of: [r, s])
        stage.expect(a, 50, 180, 50, 40)
        a.pin.right(of: [r, s])
        stage.expect(a, 240, 180, 50, 40)
        stage.expectNoWarnings()
    }

    // several references: lined up with the outermost edge or the mean of the centers
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 200, 100, 40, 80)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.below(of: [r, s], aligned: .left)
        stage.expect(a, 100, 180, 50, 40)
        a.pin.below(of: [r, s], aligned: .center)
        stage.expect(a, 155, 180, 50, 40)
        a.pin.below(of: [r, s], aligned: .right)
        stage.expect(a, 190, 180, 50, 40)
        a.pin.above(of: [r, s], aligned: .start)
        stage.expect(a, 100, 20, 50, 40)
        a.pin.above(of: [r, s], aligned: .end)
        stage.expect(a, 190, 20, 50, 40)
        a.pin.right(of: [r, s], aligned: .top)
        stage.expect(a, 240, 60, 50, 40)
        a.pin.right(of: [r, s], aligned: .center)
        stage.expect(a, 240, 95, 50, 40)
        a.pin.right(of: [r, s], aligned: .bottom)
        stage.expect(a, 240, 140, 50, 40)
        a.pin.left(of: [s, r], aligned: .center)
        stage.expect(a, 50, 95, 50, 40)
        stage.expectNoWarnings()
    }

    // before and after where reading runs to the right
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 200, 100, 40, 80)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.before(of: r)
        stage.expect(a, 50, 8, 50, 40)
        a.pin.after(of: r)
        stage.expect(a, 180, 8, 50, 40)
        a.pin.before(of: r, aligned: .top)
        stage.expect(a, 50, 60, 50, 40)
        a.pin.after(of: r, aligned: .bottom)
        stage.expect(a, 180, 80, 50, 40)
        a.pin.before(of: [r, s], aligned: .center)
        stage.expect(a, 50, 95, 50, 40)
        a.pin.after(of: [r, s], aligned: .top)
        stage.expect(a, 240, 60, 50, 40)
        stage.expectNoWarnings()
    }

    // before and after where reading runs to the left
    private static func case7(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 200, 100, 40, 80)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.before(of: r)
        stage.expect(a, 180, 8, 50, 40)
        a.pin.after(of: r)
        stage.expect(a, 50, 8, 50, 40)
        a.pin.before(of: r, aligned: .top)
        stage.expect(a, 180, 60, 50, 40)
        a.pin.after(of: r, aligned: .bottom)
        stage.expect(a, 50, 80, 50, 40)
        a.pin.before(of: [r, s], aligned: .center)
        stage.expect(a, 240, 95, 50, 40)
        a.pin.after(of: [r, s], aligned: .top)
        stage.expect(a, 50, 60, 50, 40)
        a.pin.below(of: r, aligned: .start)
        stage.expect(a, 130, 120, 50, 40)
        a.pin.above(of: r, aligned: .end)
        stage.expect(a, 100, 20, 50, 40)
        a.pin.below(of: [r, s], aligned: .start)
        stage.expect(a, 190, 180, 50, 40)
        a.pin.above(of: [r, s], aligned: .end)
        stage.expect(a, 100, 20, 50, 40)
        a.pin.left(of: r, aligned: .top)
        stage.expect(a, 50, 60, 50, 40)
        stage.expectNoWarnings()
    }

    // an empty list is refused, the rest is applied
    private static func case11(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.below(of: []).left(20)
        stage.expect(a, 20, 8, 50, 40)
        stage.expectWarning(a, "below")
    }
}
#endif
