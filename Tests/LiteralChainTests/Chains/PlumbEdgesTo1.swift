#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/edges-to.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbEdgesTo1 {
    static let cases = [
        LiteralCase("Plumb/edges-to.pin, case 1", case1),
        LiteralCase("Plumb/edges-to.pin, case 2", case2),
        LiteralCase("Plumb/edges-to.pin, case 3", case3),
        LiteralCase("Plumb/edges-to.pin, case 4", case4),
        LiteralCase("Plumb/edges-to.pin, case 5", case5),
    ]

    // left, hCenter and right to each edge of a sibling
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left(to: r.edge.left)
        stage.expect(a, 100, 8, 50, 40)
        a.pin.left(to: r.edge.hCenter)
        stage.expect(a, 140, 8, 50, 40)
        a.pin.left(to: r.edge.right)
        stage.expect(a, 180, 8, 50, 40)
        a.pin.hCenter(to: r.edge.left)
        stage.expect(a, 75, 8, 50, 40)
        a.pin.hCenter(to: r.edge.hCenter)
        stage.expect(a, 115, 8, 50, 40)
        a.pin.hCenter(to: r.edge.right)
        stage.expect(a, 155, 8, 50, 40)
        a.pin.right(to: r.edge.left)
        stage.expect(a, 50, 8, 50, 40)
        a.pin.right(to: r.edge.hCenter)
        stage.expect(a, 90, 8, 50, 40)
        a.pin.right(to: r.edge.right)
        stage.expect(a, 130, 8, 50, 40)
        stage.expectNoWarnings()
    }

    // top, vCenter and bottom to each edge of a sibling
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.top(to: r.edge.top)
        stage.expect(a, 7, 60, 50, 40)
        a.pin.top(to: r.edge.vCenter)
        stage.expect(a, 7, 90, 50, 40)
        a.pin.top(to: r.edge.bottom)
        stage.expect(a, 7, 120, 50, 40)
        a.pin.vCenter(to: r.edge.top)
        stage.expect(a, 7, 40, 50, 40)
        a.pin.vCenter(to: r.edge.vCenter)
        stage.expect(a, 7, 70, 50, 40)
        a.pin.vCenter(to: r.edge.bottom)
        stage.expect(a, 7, 100, 50, 40)
        a.pin.bottom(to: r.edge.top)
        stage.expect(a, 7, 20, 50, 40)
        a.pin.bottom(to: r.edge.vCenter)
        stage.expect(a, 7, 50, 50, 40)
        a.pin.bottom(to: r.edge.bottom)
        stage.expect(a, 7, 80, 50, 40)
        stage.expectNoWarnings()
    }

    // two edges size the node, and margins count
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 300, 200, 40, 40)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left(to: r.edge.right).right(to: s.edge.left).top(to: r.edge.bottom).bottom(to: s.edge.top)
            .margin(1, 2, 3, 4)
        stage.expect(a, 182, 121, 114, 76)
        stage.expectNoWarnings()
    }

    // start and end of both nodes where reading runs to the right
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.start(to: r.edge.start)
        stage.expect(a, 100, 8, 50, 40)
        a.pin.start(to: r.edge.end)
        stage.expect(a, 180, 8, 50, 40)
        a.pin.end(to: r.edge.start)
        stage.expect(a, 50, 8, 50, 40)
        a.pin.end(to: r.edge.end)
        stage.expect(a, 130, 8, 50, 40)
        stage.expectNoWarnings()
    }

    // start and end of both nodes where reading runs to the left
    private static func case5(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.start(to: r.edge.start)
        stage.expect(a, 130, 8, 50, 40)
        a.pin.start(to: r.edge.end)
        stage.expect(a, 50, 8, 50, 40)
        a.pin.end(to: r.edge.start)
        stage.expect(a, 180, 8, 50, 40)
        a.pin.end(to: r.edge.end)
        stage.expect(a, 100, 8, 50, 40)
        a.pin.start(to: r.edge.right)
        stage.expect(a, 130, 8, 50, 40)
        stage.expectNoWarnings()
    }
}
#endif
