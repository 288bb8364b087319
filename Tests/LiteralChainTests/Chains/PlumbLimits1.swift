#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/limits.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbLimits1 {
    static let cases = [
        LiteralCase("Plumb/limits.pin, case 5", case5),
        LiteralCase("Plumb/limits.pin, case 13", case13),
        LiteralCase("Plumb/limits.pin, case 14", case14),
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

    // a maximum without bound is none, as in PinLayout
    private static func case13(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 0, 0, 50, 50)
        a.measure = Measure.area(1600, 0)
        a.pin.maxWidth(.greatestFiniteMagnitude).sizeToFit(.width)
        stage.expect(a, 0, 0, 50, 32)
        a.pin.left(10).maxWidth(.greatestFiniteMagnitude).pinEdges().marginLeft(5)
        stage.expect(a, 15, 0, 50, 32)
        let b = root.add("b", 0, 0, 50, 50)
        b.pin.left(10).maxHeight(.greatestFiniteMagnitude).aspectRatio(2)
        stage.expect(b, 10, 0, 50, 50)
        stage.expectWarning(b, "aspectRatio")
    }

    // content fitted to a width without bound has the one that it wants, as in PinLayout
    private static func case14(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 0, 0, 50, 50)
        a.measure = Measure.area(1600, 0)
        a.pin.width(.greatestFiniteMagnitude).sizeToFit(.width)
        stage.expect(a, 0, 0, 40, 40)
        let b = root.add("b", 0, 0, 50, 50)
        b.measure = Measure.area(1600, 0)
        b.pin.height(.greatestFiniteMagnitude).sizeToFit(.height)
        stage.expect(b, 0, 0, 40, 40)
        stage.expectNoWarnings()
    }
}
#endif
