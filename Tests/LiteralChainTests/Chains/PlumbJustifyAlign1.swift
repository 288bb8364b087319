#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/justify-align.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbJustifyAlign1 {
    static let cases = [
        LiteralCase("Plumb/justify-align.pin, case 1", case1),
        LiteralCase("Plumb/justify-align.pin, case 2", case2),
        LiteralCase("Plumb/justify-align.pin, case 3", case3),
        LiteralCase("Plumb/justify-align.pin, case 4", case4),
        LiteralCase("Plumb/justify-align.pin, case 8", case8),
    ]

    // justify: left, center, right
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontally(10).width(100).justify(.left)
        stage.expect(a, 10, 8, 100, 40)
        a.pin.horizontally(10).width(100).justify(.center)
        stage.expect(a, 150, 8, 100, 40)
        a.pin.horizontally(10).width(100).justify(.right)
        stage.expect(a, 290, 8, 100, 40)
        stage.expectNoWarnings()
    }

    // justify: start and end where reading runs to the right
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontally(10).width(100).justify(.start)
        stage.expect(a, 10, 8, 100, 40)
        a.pin.horizontally(10).width(100).justify(.end)
        stage.expect(a, 290, 8, 100, 40)
        stage.expectNoWarnings()
    }

    // justify: start and end where reading runs to the left; without justify the node is at the left all the same
    private static func case3(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontally(10).width(100).justify(.start)
        stage.expect(a, 290, 8, 100, 40)
        a.pin.horizontally(10).width(100).justify(.end)
        stage.expect(a, 10, 8, 100, 40)
        a.pin.horizontally(10).width(100).justify(.left)
        stage.expect(a, 10, 8, 100, 40)
        a.pin.horizontally(10).maxWidth(100)
        stage.expect(a, 10, 8, 100, 40)
        stage.expectNoWarnings()
    }

    // align: top, center, bottom
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.vertically(10).height(100).align(.top)
        stage.expect(a, 7, 10, 50, 100)
        a.pin.vertically(10).height(100).align(.center)
        stage.expect(a, 7, 100, 50, 100)
        a.pin.vertically(10).height(100).align(.bottom)
        stage.expect(a, 7, 190, 50, 100)
        stage.expectNoWarnings()
    }

    // beside a reference, as in the README
    private static func case8(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 0, 20, 100, 50)
        let b = root.add("b", 0, 0, 0, 30)
        b.pin.after(of: r, aligned: .top).right().width(100).justify(.center)
        stage.expect(b, 200, 20, 100, 30)
        let top = root.add("top", 0, 0, 10, 20)
        let bottom = root.add("bottom", 0, 280, 10, 20)
        b.pin.below(of: top).above(of: bottom).height(40).align(.center)
        stage.expect(b, 200, 130, 100, 40)
        stage.expectNoWarnings()
    }
}
#endif
