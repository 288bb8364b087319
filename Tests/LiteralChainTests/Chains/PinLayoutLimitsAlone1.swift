#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/limits-alone.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutLimitsAlone1 {
    static let cases = [
        LiteralCase("PinLayout/limits-alone.pin, case 5", case5),
        LiteralCase("PinLayout/limits-alone.pin, case 20", case20),
    ]

    // limits alone 0004
    private static func case5(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 3, 188, 150, 0)
        a.measure = Measure.area(2500.5, 10)
        let b = root.add("b", 32, 150, 81, 83)
        a.pin.maxWidth(33.3).marginTop(16).sizeToFit(.width)
        stage.expect(root, 0, 0, 320, 568)
        stage.expect(a, 3, 188, 34, 58)
        stage.expect(b, 32, 150, 81, 83)
    }

    // limits alone 0020
    private static func case20(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 195, 132, 150, 15)
        a.measure = Measure.area(900, 16)
        let b = root.add("b", 40, 103, 37, 52)
        a.pin.bottom(21).maxHeight(33.3).sizeToFit(.height).minHeight(60)
        stage.expect(root, 0, 0, 400, 400)
        stage.expect(a, 195, 345.6666666666667, 18.333333333333332, 33.333333333333336)
        stage.expect(b, 40, 103, 37, 52)
    }
}
#endif
