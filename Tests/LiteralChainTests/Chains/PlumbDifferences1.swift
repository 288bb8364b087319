#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/differences.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbDifferences1 {
    static let cases = [
        LiteralCase("Plumb/differences.pin, case 1", case1),
        LiteralCase("Plumb/differences.pin, case 2", case2),
        LiteralCase("Plumb/differences.pin, case 3", case3),
        LiteralCase("Plumb/differences.pin, case 4", case4),
        LiteralCase("Plumb/differences.pin, case 5", case5),
        LiteralCase("Plumb/differences.pin, case 6", case6),
        LiteralCase("Plumb/differences.pin, case 7", case7),
        LiteralCase("Plumb/differences.pin, case 10", case10),
        LiteralCase("Plumb/differences.pin, case 14", case14),
        LiteralCase("Plumb/differences.pin, case 16", case16),
    ]

    // a second way to size content after sizeToFit: PinLayout traps
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.measure = Measure.fixed(60, 20)
        a.pin.sizeToFit().aspectRatio(2)
        stage.expect(a, 7, 8, 60, 20)
        stage.expectWarning(a, "aspectRatio")
        a.pin.sizeToFit(.width).sizeToFit(.height)
        stage.expect(a, 7, 8, 60, 20)
        stage.expectWarning(a, "sizeToFit")
    }

    // a conflict with a value beyond Int's range: PinLayout traps
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left(1e30).left(1e31).hCenter(1e32)
        stage.expect(a, 1e30, 8, 50, 40)
        stage.expectWarning(a, "left")
        stage.expectWarning(a, "hCenter")
    }

    // minHeight set twice: PinLayout compares it with minWidth
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.minWidth(60).minHeight(70).minHeight(70)
        stage.expect(a, 7, 8, 60, 70)
        stage.expectNoWarnings()
        a.pin.minHeight(80).minHeight(90)
        stage.expect(a, 7, 8, 60, 80)
        stage.expectWarning(a, "minHeight")
    }

    // a size computed below zero: PinLayout keeps the old size silently
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left(300).right(200)
        stage.expect(a, 300, 8, 0, 40)
        stage.expectWarning(a, "right")
        a.pin.top(200).bottom(200)
        stage.expect(a, 300, 200, 0, 0)
        stage.expectWarning(a, "bottom")
    }

    // a reference one level up through a scrolled parent: PinLayout ignores the offset at this level
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 20, 30, 200, 200)
        box.boundsOrigin = Point(x: 5, y: 7)
        let r = root.add("r", 100, 50, 30, 20)
        let a = box.add("a", 0, 0, 50, 40)
        a.pin.left(to: r.edge.left).top(to: r.edge.top)
        stage.expect(a, 85, 27, 50, 40)
        a.pin.topLeft(to: r.anchor.bottomRight)
        stage.expect(a, 115, 47, 50, 40)
        stage.expectNoWarnings()
    }

    // a reference one level up through a transformed parent, with pinFrame
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let box = root.add("box", 100, 100, 100, 100)
        box.transform = Transform(scaleX: 2, y: 2)
        let r = root.add("r", 70, 80, 30, 20)
        let a = box.add("a", 0, 0, 10, 10)
        a.pinFrame.left(to: r.edge.left).top(to: r.edge.top)
        stage.expect(a, 10, 15, 10, 10)
        stage.expectNoWarnings()
    }

    // the proportions of a node without height or width: PinLayout's height is 0, silently
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let flat = root.add("flat", 100, 60, 80, 0)
        let thin = root.add("thin", 100, 60, 0, 80)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.width(100).aspectRatio(of: flat)
        stage.expect(a, 7, 8, 100, 40)
        stage.expectWarning(a, "aspectRatio")
        let b = root.add("b", 7, 8, 50, 40)
        b.pin.height(100).aspectRatio(of: thin)
        stage.expect(b, 7, 8, 50, 100)
        stage.expectWarning(b, "aspectRatio")
        b.pin.width(60).aspectRatio(.infinity)
        stage.expect(b, 7, 8, 60, 100)
        stage.expectWarning(b, "aspectRatio")
    }

    // the same where reading runs to the left: the node is at the left all the same
    private static func case10(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.start(10).end(20).width(100)
        stage.expect(a, 20, 8, 100, 40)
        stage.expectWarning(a, "width")
    }

    // next to a reference in a turned parent, with pinFrame: PinLayout converts a corner, y = 80 and x = 170
    private static func case14(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 300, 300)
        let p = root.add("p", 100, 100, 100, 50)
        p.transform = Transform(rotationDegrees: 90)
        let q = p.add("q", 5, 5, 10, 10)
        let a = root.add("a", 0, 0, 30, 30)
        a.pinFrame.below(of: q, aligned: .left)
        stage.expect(a, 160, 90, 30, 30)
        stage.expectNoWarnings()
    }

    // justify between edges that pinEdges finds from a limit: PinLayout does so, and warns that it does not
    private static func case16(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.measure = Measure.fixed(60, 20)
        a.pin.left(10).maxWidth(100).pinEdges().sizeToFit(.widthFlexible).justify(.center)
        stage.expect(a, 30, 8, 60, 20)
        stage.expectNoWarnings()
    }
}
#endif
