#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/adaptive.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbAdaptive1 {
    static let cases = [
        LiteralCase("Plumb/adaptive.pin, case 7", case7),
        LiteralCase("Plumb/adaptive.pin, case 8", case8),
        LiteralCase("Plumb/adaptive.pin, case 9", case9),
        LiteralCase("Plumb/adaptive.pin, case 10", case10),
    ]

    // cell A: a fixed column and the rest
    private static func case7(_ stage: LiteralStage) {
        let cell = stage.root("cell", 0, 0, 300, 60)
        let a1 = cell.add("a1", 0, 0, 0, 0)
        let a2 = cell.add("a2", 0, 0, 0, 0)
        a1.pin.vertically().left().width(50)
        a2.pin.after(of: a1, aligned: .top).bottomRight().marginLeft(10)
        stage.expect(a1, 0, 0, 50, 60)
        stage.expect(a2, 60, 0, 240, 60)
        stage.expectNoWarnings()
    }

    // cell B: the rest and a fixed column
    private static func case8(_ stage: LiteralStage) {
        let cell = stage.root("cell", 0, 0, 300, 60)
        let b1 = cell.add("b1", 0, 0, 0, 0)
        let b2 = cell.add("b2", 0, 0, 0, 0)
        b2.pin.vertically().right().width(50)
        b1.pin.before(of: b2, aligned: .top).bottom().left().marginRight(10)
        stage.expect(b1, 0, 0, 240, 60)
        stage.expect(b2, 250, 0, 50, 60)
        stage.expectNoWarnings()
    }

    // cell C: a fixed column in the middle
    private static func case9(_ stage: LiteralStage) {
        let cell = stage.root("cell", 0, 0, 300, 60)
        let c1 = cell.add("c1", 0, 0, 0, 0)
        let c2 = cell.add("c2", 0, 0, 0, 0)
        let c3 = cell.add("c3", 0, 0, 0, 0)
        c2.pin.vertically().hCenter().width(50)
        c1.pin.before(of: c2, aligned: .top).bottom().left().marginRight(10)
        c3.pin.after(of: c2, aligned: .top).bottom().right().marginLeft(10)
        stage.expect(c1, 0, 0, 115, 60)
        stage.expect(c2, 125, 0, 50, 60)
        stage.expect(c3, 185, 0, 115, 60)
        stage.expectNoWarnings()
    }

    // cell D: a quarter, a half, and the rest
    private static func case10(_ stage: LiteralStage) {
        let cell = stage.root("cell", 0, 0, 300, 60)
        let d1 = cell.add("d1", 0, 0, 0, 0)
        let d2 = cell.add("d2", 0, 0, 0, 0)
        let d3 = cell.add("d3", 0, 0, 0, 0)
        d1.pin.vertically().left().width(25%)
        d2.pin.after(of: d1, aligned: .top).bottom().width(50%).marginLeft(10)
        d3.pin.after(of: d2, aligned: .top).bottom().right().marginLeft(10)
        stage.expect(d1, 0, 0, 75, 60)
        stage.expect(d2, 85, 0, 150, 60)
        stage.expect(d3, 245, 0, 55, 60)
        stage.expectNoWarnings()
    }
}
#endif
