#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/size-to-fit.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbSizeToFit1 {
    static let cases = [
        LiteralCase("Plumb/size-to-fit.pin, case 5", case5),
        LiteralCase("Plumb/size-to-fit.pin, case 6", case6),
    ]

    // heightFlexible: the height that fits, lower or higher than the reference
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.measure = Measure.area(1000, 30)
        let b = root.add("b", 7, 8, 50, 40)
        b.measure = Measure.text("aaaa bbbb cccc", 7, 18)
        a.pin.height(20).sizeToFit(.heightFlexible)
        stage.expect(a, 7, 8, 20, 50)
        b.pin.height(70).sizeToFit(.heightFlexible)
        stage.expect(b, 7, 8, 98, 18)
        stage.expectNoWarnings()
    }

    // content: what fits the present size
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 70, 40)
        a.measure = Measure.text("aaaa bbbb cccc", 7, 18)
        let b = root.add("b", 7, 8, 70, 40)
        b.measure = Measure.text("aaaa bbbb cccc", 7, 18)
        let c = root.add("c", 7, 8, 70, 40)
        c.measure = Measure.fixed(31, 17)
        a.pin.sizeToFit()
        stage.expect(a, 7, 8, 63, 36)
        b.pin.sizeToFit(.content)
        stage.expect(b, 7, 8, 63, 36)
        c.pin.center().sizeToFit()
        stage.expect(c, 185, 142, 31, 17)
        stage.expectNoWarnings()
    }
}
#endif
