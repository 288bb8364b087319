#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/warnings.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbWarnings1 {
    static let cases = [
        LiteralCase("Plumb/warnings.pin, case 7", case7)
    ]

    // a number that is none
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left(0 / 0).top(1 / 0).width(30).margin(0 / 0)
        stage.expect(a, 7, 8, 30, 40)
        stage.expectWarning(a, "left")
        stage.expectWarning(a, "top")
        stage.expectWarning(a, "margin")
        a.pin.aspectRatio(1 / 0).height(20)
        stage.expect(a, 7, 8, 30, 20)
        stage.expectWarning(a, "aspectRatio")
    }
}
#endif
