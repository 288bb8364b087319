#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/wrap-content.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutWrapContent1 {
    static let cases = [
        LiteralCase("PinLayout/wrap-content.pin, case 3", case3)
    ]

    // wrap-content 0003
    private static func case3(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 16, 213, 65.05, 50)
        let b = root.add("b", 31.92, 104, 7, 26)
        let c = a.add("c", 217.74, -7, 19.5, 11.5)
        a.pin.marginBottom(39)
            .wrapContent(.all, padding: EdgeInsets(top: 28.5, left: 30, bottom: 24, right: 9.5)).hCenter(22)
            .wrapContent(.all, padding: EdgeInsets(top: 18, left: 10, bottom: 16, right: 8))
            .wrapContent(.all, padding: EdgeInsets(top: 1.38, left: 19, bottom: 10.66, right: 8.22))
        stage.expect(a, 192.5, 213, 59, 64)
        stage.expect(b, 31.92, 104, 7, 26)
        stage.expect(c, 19, 1.5, 19.5, 11.5)
        stage.expectWarning(a, "wrapContent")
    }
}
#endif
