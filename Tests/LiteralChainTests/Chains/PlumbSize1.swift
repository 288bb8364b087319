#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/size.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbSize1 {
    static let cases = [
        LiteralCase("Plumb/size.pin, case 2", case2),
        LiteralCase("Plumb/size.pin, case 4", case4),
    ]

    // the size of another node, multiplied, then shifted
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.width(of: r, multiplier: 0.5)
        stage.expect(a, 7, 8, 40, 40)
        a.pin.width(of: r, offset: -10)
        stage.expect(a, 7, 8, 70, 40)
        a.pin.width(of: r, multiplier: 2, offset: 5)
        stage.expect(a, 7, 8, 165, 40)
        a.pin.height(of: r, multiplier: 0.5, offset: -1)
        stage.expect(a, 7, 8, 165, 29)
        a.pin.size(of: r, multiplier: 2, offset: 1)
        stage.expect(a, 7, 8, 161, 121)
        stage.expectNoWarnings()
    }

    // a reference with another parent, or none, has a size all the same
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 100, 60, 200, 200)
        let r = box.add("r", 5, 5, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.size(of: r)
        stage.expect(a, 7, 8, 80, 60)
        a.pin.width(of: root, multiplier: 0.5)
        stage.expect(a, 7, 8, 200, 60)
        stage.expectNoWarnings()
    }
}
#endif
