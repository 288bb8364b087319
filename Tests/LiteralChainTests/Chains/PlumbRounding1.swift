#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/rounding.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbRounding1 {
    static let cases = [
        LiteralCase("Plumb/rounding.pin, case 8", case8),
        LiteralCase("Plumb/rounding.pin, case 11", case11),
        LiteralCase("Plumb/rounding.pin, case 14", case14),
    ]

    // the noise of a computation does not become a pixel
    private static func case8(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 0, 0, 50, 40)
        a.pin.width(100.00000000000001).height(0.1 + 0.2 + 9.7)
        stage.expect(a, 0, 0, 100, 10)
        a.pin.left(10.499999999999).top(10.5)
        stage.expect(a, 11, 11, 100, 10)
        stage.expectNoWarnings()
    }

    // rounding edges: neighbours meet, without gap or overlap
    private static func case11(_ stage: LiteralStage) {
        stage.context.roundingRule = .edges
        let root = stage.root("root", 0, 0, 100, 300)
        let a = root.add("a", 0, 0, 0, 10)
        let b = root.add("b", 0, 0, 0, 10)
        let c = root.add("c", 0, 0, 0, 10)
        a.pin.left().width(100 / 3)
        b.pin.after(of: a).width(100 / 3)
        c.pin.left(100 / 3 * 2).right()
        stage.expect(a, 0, 0, 33, 10)
        stage.expect(b, 33, 0, 33, 10)
        stage.expect(c, 67, 0, 33, 10)
        stage.expectNoWarnings()
    }

    // the children that wrapContent moves are rounded
    private static func case14(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 0, 0, 100, 100)
        let b = box.add("b", 10.2, 10.2, 20.1, 20)
        box.pin.wrapContent(padding: 0.4)
        stage.expect(box, 0, 0, 21, 21)
        stage.expect(b, 0, 0, 21, 20)
        stage.expectNoWarnings()
    }
}
#endif
