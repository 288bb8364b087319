#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/size.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbSize1 {
    static let cases = [
        LiteralCase("Plumb/size.pin, case 1", case1),
        LiteralCase("Plumb/size.pin, case 2", case2),
    ]

    // width, height and size
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.width(100)
        stage.expect(a, 7, 8, 100, 40)
        a.pin.height(200)
        stage.expect(a, 7, 8, 100, 200)
        a.pin.width(50%)
        stage.expect(a, 7, 8, 200, 200)
        a.pin.height(50%)
        stage.expect(a, 7, 8, 200, 150)
        a.pin.width(of: r)
        stage.expect(a, 7, 8, 80, 150)
        a.pin.height(of: r)
        stage.expect(a, 7, 8, 80, 60)
        a.pin.size(250)
        stage.expect(a, 7, 8, 250, 250)
        a.pin.size(50%)
        stage.expect(a, 7, 8, 200, 150)
        a.pin.size(of: r)
        stage.expect(a, 7, 8, 80, 60)
        a.pin.size(Size(width: 12, height: 34))
        stage.expect(a, 7, 8, 12, 34)
        a.pin.width(0).height(0)
        stage.expect(a, 7, 8, 0, 0)
        stage.expectNoWarnings()
    }

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
}
#endif
