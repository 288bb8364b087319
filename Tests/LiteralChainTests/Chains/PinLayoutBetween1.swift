#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/between.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutBetween1 {
    static let cases = [
        LiteralCase("PinLayout/between.pin, case 4", case4),
        LiteralCase("PinLayout/between.pin, case 11", case11),
    ]

    // between 0004
    private static func case4(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        root.add("a", 217, 229, 25, 42)
        root.add("b", 142, 36.67, 57, 11)
        let c = root.add("c", 17, 54.08, 36, 114)
        c.measure = Measure.area(1600, -10)
        let d = root.add("d", 186, 44, 121, 90)
        let e = root.add("e", -8.39, 16, 6, 131.5)
        c.pin.align(.center).width(27).marginRight(1.95).verticallyBetween(e, and: d, aligned: .left)
            .verticallyBetween(d, and: e, aligned: .start)
        stage.expect(c, 17, 54, 27, 114)
        stage.expectWarning(c, "verticallyBetween")
        stage.expectWarning(c, "align")
    }

    // between 0012
    private static func case11(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 148, 77, 86.91, 16.97)
        let b = a.add("b", 134, 47, 29, 6.5)
        let c = a.add("c", 96, 122.5, 98, 46)
        b.pin.align(.center).justify(.start).justify(.left).align(.center).horizontallyBetween(a, and: c)
            .height(12.5%)
        stage.expect(b, 87, 47, 9.333333333333334, 2.3333333333333335)
        stage.expectWarning(b, "align")
    }
}
#endif
