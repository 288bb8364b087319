#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/between.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbBetween1 {
    static let cases = [
        LiteralCase("Plumb/between.pin, case 1", case1),
        LiteralCase("Plumb/between.pin, case 2", case2),
        LiteralCase("Plumb/between.pin, case 3", case3),
        LiteralCase("Plumb/between.pin, case 4", case4),
        LiteralCase("Plumb/between.pin, case 5", case5),
        LiteralCase("Plumb/between.pin, case 6", case6),
        LiteralCase("Plumb/between.pin, case 11", case11),
    ]

    // the space between, in either order
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 300, 200, 60, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontallyBetween(r, and: s)
        stage.expect(a, 180, 8, 120, 40)
        a.pin.horizontallyBetween(s, and: r)
        stage.expect(a, 180, 8, 120, 40)
        a.pin.left(7).width(50).verticallyBetween(r, and: s)
        stage.expect(a, 7, 120, 50, 80)
        a.pin.verticallyBetween(s, and: r)
        stage.expect(a, 7, 120, 50, 80)
        stage.expectNoWarnings()
    }

    // horizontally between, lined up with the first reference
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 300, 200, 60, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontallyBetween(r, and: s, aligned: .top)
        stage.expect(a, 180, 60, 120, 40)
        a.pin.horizontallyBetween(r, and: s, aligned: .center)
        stage.expect(a, 180, 70, 120, 40)
        a.pin.horizontallyBetween(r, and: s, aligned: .bottom)
        stage.expect(a, 180, 80, 120, 40)
        a.pin.horizontallyBetween(s, and: r, aligned: .top)
        stage.expect(a, 180, 200, 120, 40)
        a.pin.horizontallyBetween(s, and: r, aligned: .bottom)
        stage.expect(a, 180, 220, 120, 40)
        stage.expectNoWarnings()
    }

    // vertically between, lined up with the first reference
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 300, 200, 60, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.verticallyBetween(r, and: s, aligned: .left)
        stage.expect(a, 100, 120, 50, 80)
        a.pin.verticallyBetween(r, and: s, aligned: .center)
        stage.expect(a, 115, 120, 50, 80)
        a.pin.verticallyBetween(r, and: s, aligned: .right)
        stage.expect(a, 130, 120, 50, 80)
        a.pin.verticallyBetween(r, and: s, aligned: .start)
        stage.expect(a, 100, 120, 50, 80)
        a.pin.verticallyBetween(r, and: s, aligned: .end)
        stage.expect(a, 130, 120, 50, 80)
        a.pin.verticallyBetween(s, and: r, aligned: .left)
        stage.expect(a, 300, 120, 50, 80)
        stage.expectNoWarnings()
    }

    // start and end where reading runs to the left
    private static func case4(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 300, 200, 60, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.verticallyBetween(r, and: s, aligned: .start)
        stage.expect(a, 130, 120, 50, 80)
        a.pin.verticallyBetween(r, and: s, aligned: .end)
        stage.expect(a, 100, 120, 50, 80)
        stage.expectNoWarnings()
    }

    // margins make the space smaller, as in the README's two examples
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 300, 200, 60, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontallyBetween(r, and: s).top(10).marginHorizontal(5)
        stage.expect(a, 185, 10, 110, 40)
        a.pin.width(50).verticallyBetween(r, and: s, aligned: .center).marginVertical(10)
        stage.expect(a, 115, 130, 50, 60)
        stage.expectNoWarnings()
    }

    // a size in the space goes where justify and align say
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 300, 200, 60, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontallyBetween(r, and: s).width(20).justify(.center)
        stage.expect(a, 230, 8, 20, 40)
        a.pin.verticallyBetween(r, and: s).height(10).align(.bottom)
        stage.expect(a, 230, 190, 20, 10)
        stage.expectNoWarnings()
    }

    // the far edge is the reference's, to the last bit
    private static func case11(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 0, 60, (7 / 3), 60)
        let s = root.add("s", (20 / 3), 200, 60, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.right(to: s.edge.left).horizontallyBetween(r, and: s)
        stage.expect(a, 7 / 3, 8, 13 / 3, 40)
        stage.expectNoWarnings()
    }
}
#endif
