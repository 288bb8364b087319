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

    // it counts if nothing is visible
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
}
