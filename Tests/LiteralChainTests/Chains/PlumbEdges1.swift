#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/edges.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbEdges1 {
    static let cases = [
        LiteralCase("Plumb/edges.pin, case 2", case2),
        LiteralCase("Plumb/edges.pin, case 3", case3),
        LiteralCase("Plumb/edges.pin, case 6", case6),
        LiteralCase("Plumb/edges.pin, case 9", case9),
    ]

    // a center moves a node so that its middle is there
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.hCenter()
        stage.expect(a, 175, 8, 50, 40)
        a.pin.vCenter()
        stage.expect(a, 175, 130, 50, 40)
        a.pin.hCenter(10).vCenter(-10)
        stage.expect(a, 185, 120, 50, 40)
        a.pin.hCenter(10%).vCenter(-10%)
        stage.expect(a, 215, 100, 50, 40)
        stage.expectNoWarnings()
    }

    // percentages are shares of the parent's width or height
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left(25%).top(10%)
        stage.expect(a, 100, 30, 50, 40)
        a.pin.right(25%).bottom(10%)
        stage.expect(a, 250, 230, 50, 40)
        a.pin.left(-10%).top(150%)
        stage.expect(a, -40, 450, 50, 40)
        stage.expectNoWarnings()
    }

    // all, horizontally and vertically are their edges together
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        let b = root.add("b", 7, 8, 50, 40)
        a.pin.all()
        stage.expect(a, 0, 0, 400, 300)
        a.pin.all(10)
        b.pin.top(10).bottom(10).left(10).right(10)
        stage.expect(a, 10, 10, 380, 280)
        stage.expect(b, 10, 10, 380, 280)
        b.pin.top(0).height(5).horizontally()
        stage.expect(b, 0, 0, 400, 5)
        b.pin.horizontally(20)
        stage.expect(b, 20, 0, 360, 5)
        b.pin.horizontally(10%)
        stage.expect(b, 40, 0, 320, 5)
        b.pin.left(0).width(5).vertically()
        stage.expect(b, 0, 0, 5, 300)
        b.pin.vertically(20)
        stage.expect(b, 0, 20, 5, 260)
        b.pin.vertically(10%)
        stage.expect(b, 0, 30, 5, 240)
        stage.expectNoWarnings()
    }

    // start and end are left and right where reading runs to the right
    private static func case9(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.start(10)
        stage.expect(a, 10, 8, 50, 40)
        a.pin.end(10)
        stage.expect(a, 340, 8, 50, 40)
        a.pin.start(10%)
        stage.expect(a, 40, 8, 50, 40)
        a.pin.end(10%)
        stage.expect(a, 310, 8, 50, 40)
        a.pin.start(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        stage.expect(a, 2, 8, 50, 40)
        a.pin.end(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        stage.expect(a, 346, 8, 50, 40)
        a.pin.start().end()
        stage.expect(a, 0, 8, 400, 40)
        stage.expectNoWarnings()
    }
}
#endif
