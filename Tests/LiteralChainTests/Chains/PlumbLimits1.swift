import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/limits.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbLimits1 {
    static let cases = [
        LiteralCase("Plumb/limits.pin, case 5", case5)
    ]

    // shares of the parent
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.minWidth(50%).minHeight(50%)
        stage.expect(a, 7, 8, 200, 150)
        a.pin.maxWidth(10%).maxHeight(10%)
        stage.expect(a, 7, 8, 40, 30)
        a.pin.width(100%).maxWidth(250)
        stage.expect(a, 7, 8, 250, 30)
        a.pin.top().height(50%).maxHeight(200)
        stage.expect(a, 7, 0, 250, 150)
        stage.expectNoWarnings()
    }
}
