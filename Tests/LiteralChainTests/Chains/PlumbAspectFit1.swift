#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/aspect-fit.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbAspectFit1 {
    static let cases = [
        LiteralCase("Plumb/aspect-fit.pin, case 1", case1),
        LiteralCase("Plumb/aspect-fit.pin, case 2", case2),
        LiteralCase("Plumb/aspect-fit.pin, case 3", case3),
        LiteralCase("Plumb/aspect-fit.pin, case 4", case4),
        LiteralCase("Plumb/aspect-fit.pin, case 5", case5),
        LiteralCase("Plumb/aspect-fit.pin, case 6", case6),
        LiteralCase("Plumb/aspect-fit.pin, case 7", case7),
    ]

    // inside the box, centered
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all().aspectFit(2)
        stage.expect(a, 0, 50, 400, 200)
        a.pin.all().aspectFit(1)
        stage.expect(a, 50, 0, 300, 300)
        a.pin.all().margin(10, 100).aspectFit(1)
        stage.expect(a, 100, 50, 200, 200)
        stage.expectNoWarnings()
    }

    // around the box, centered
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all().aspectFill(2)
        stage.expect(a, -100, 0, 600, 300)
        a.pin.all().aspectFill(1)
        stage.expect(a, 0, -50, 400, 400)
        stage.expectNoWarnings()
    }

    // where justify and align say
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all().aspectFit(1).justify(.right)
        stage.expect(a, 100, 0, 300, 300)
        a.pin.all().aspectFit(2).align(.bottom)
        stage.expect(a, 0, 100, 400, 200)
        a.pin.center().size(100).aspectFit(2).align(.top)
        stage.expect(a, 150, 100, 100, 50)
        stage.expectNoWarnings()
    }

    // in reading direction
    private static func case4(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topStart(10).size(100).aspectFit(0.5).justify(.start)
        stage.expect(a, 340, 10, 50, 100)
        stage.expectNoWarnings()
    }

    // the proportions of another node, and of the image
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 0, 0, 30, 15)
        let a = root.add("a", 7, 8, 50, 40)
        a.imageSize = Size(width: 64, height: 64)
        a.pin.all().aspectFit(of: r)
        stage.expect(a, 0, 50, 400, 200)
        a.pin.all().aspectFit()
        stage.expect(a, 50, 0, 300, 300)
        a.pin.all().aspectFill(of: r)
        stage.expect(a, -100, 0, 600, 300)
        a.pin.all().aspectFill()
        stage.expect(a, 0, -50, 400, 400)
        stage.expectNoWarnings()
    }

    // bounded by limits, or by one axis alone
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all().maxWidth(100).aspectFit(2)
        stage.expect(a, 150, 125, 100, 50)
        a.pin.top(10).horizontally(50).aspectFit(2)
        stage.expect(a, 50, 10, 300, 150)
        a.pin.topLeft().maxWidth(100).maxHeight(100).aspectFit(2)
        stage.expect(a, 0, 0, 100, 50)
        stage.expectNoWarnings()
    }

    // nothing known: reported, the rest is applied
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topLeft(20).aspectFit(2)
        stage.expect(a, 20, 20, 50, 40)
        stage.expectWarning(a, "aspectFit")
    }
}
#endif
