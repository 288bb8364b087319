#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/anchors.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbAnchors1 {
    static let cases = [
        LiteralCase("Plumb/anchors.pin, case 1", case1),
        LiteralCase("Plumb/anchors.pin, case 2", case2),
        LiteralCase("Plumb/anchors.pin, case 3", case3),
        LiteralCase("Plumb/anchors.pin, case 4", case4),
        LiteralCase("Plumb/anchors.pin, case 5", case5),
        LiteralCase("Plumb/anchors.pin, case 6", case6),
        LiteralCase("Plumb/anchors.pin, case 9", case9),
    ]

    // each method to the center of a sibling, which is (140, 90)
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topLeft(to: r.anchor.center)
        stage.expect(a, 140, 90, 50, 40)
        a.pin.topCenter(to: r.anchor.center)
        stage.expect(a, 115, 90, 50, 40)
        a.pin.topRight(to: r.anchor.center)
        stage.expect(a, 90, 90, 50, 40)
        a.pin.centerLeft(to: r.anchor.center)
        stage.expect(a, 140, 70, 50, 40)
        a.pin.center(to: r.anchor.center)
        stage.expect(a, 115, 70, 50, 40)
        a.pin.centerRight(to: r.anchor.center)
        stage.expect(a, 90, 70, 50, 40)
        a.pin.bottomLeft(to: r.anchor.center)
        stage.expect(a, 140, 50, 50, 40)
        a.pin.bottomCenter(to: r.anchor.center)
        stage.expect(a, 115, 50, 50, 40)
        a.pin.bottomRight(to: r.anchor.center)
        stage.expect(a, 90, 50, 50, 40)
        stage.expectNoWarnings()
    }

    // the top left corner to each anchor
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topLeft(to: r.anchor.topLeft)
        stage.expect(a, 100, 60, 50, 40)
        a.pin.topLeft(to: r.anchor.topCenter)
        stage.expect(a, 140, 60, 50, 40)
        a.pin.topLeft(to: r.anchor.topRight)
        stage.expect(a, 180, 60, 50, 40)
        a.pin.topLeft(to: r.anchor.centerLeft)
        stage.expect(a, 100, 90, 50, 40)
        a.pin.topLeft(to: r.anchor.center)
        stage.expect(a, 140, 90, 50, 40)
        a.pin.topLeft(to: r.anchor.centerRight)
        stage.expect(a, 180, 90, 50, 40)
        a.pin.topLeft(to: r.anchor.bottomLeft)
        stage.expect(a, 100, 120, 50, 40)
        a.pin.topLeft(to: r.anchor.bottomCenter)
        stage.expect(a, 140, 120, 50, 40)
        a.pin.topLeft(to: r.anchor.bottomRight)
        stage.expect(a, 180, 120, 50, 40)
        stage.expectNoWarnings()
    }

    // start and end anchors where reading runs to the right
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topStart(to: r.anchor.topStart)
        stage.expect(a, 100, 60, 50, 40)
        a.pin.topEnd(to: r.anchor.topEnd)
        stage.expect(a, 130, 60, 50, 40)
        a.pin.centerStart(to: r.anchor.centerEnd)
        stage.expect(a, 180, 70, 50, 40)
        a.pin.centerEnd(to: r.anchor.centerStart)
        stage.expect(a, 50, 70, 50, 40)
        a.pin.bottomStart(to: r.anchor.bottomStart)
        stage.expect(a, 100, 80, 50, 40)
        a.pin.bottomEnd(to: r.anchor.bottomEnd)
        stage.expect(a, 130, 80, 50, 40)
        stage.expectNoWarnings()
    }

    // start and end anchors where reading runs to the left
    private static func case4(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topStart(to: r.anchor.topStart)
        stage.expect(a, 130, 60, 50, 40)
        a.pin.topEnd(to: r.anchor.topEnd)
        stage.expect(a, 100, 60, 50, 40)
        a.pin.centerStart(to: r.anchor.centerEnd)
        stage.expect(a, 50, 70, 50, 40)
        a.pin.centerEnd(to: r.anchor.centerStart)
        stage.expect(a, 180, 70, 50, 40)
        a.pin.bottomStart(to: r.anchor.bottomStart)
        stage.expect(a, 130, 80, 50, 40)
        a.pin.bottomEnd(to: r.anchor.bottomEnd)
        stage.expect(a, 100, 80, 50, 40)
        stage.expectNoWarnings()
    }

    // two anchors give position and size, with margins in between
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let s = root.add("s", 300, 60, 60, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topLeft(to: r.anchor.topRight).bottomRight(to: s.anchor.bottomLeft).marginHorizontal(10)
        stage.expect(a, 190, 60, 100, 60)
        stage.expectNoWarnings()
    }

    // margins count at anchors and centers
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 60)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.bottomCenter(to: r.anchor.topCenter).marginBottom(5).marginLeft(3)
        stage.expect(a, 118, 15, 50, 40)
        stage.expectNoWarnings()
    }

    // an anchor that cannot be converted is refused, the rest is applied
    private static func case9(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let flat = root.add("flat", 0, 0, 100, 100)
        flat.transform = Transform(scaleX: 0, y: 1)
        let a = flat.add("a", 7, 8, 50, 40)
        let r = root.add("r", 100, 60, 80, 60)
        a.pinFrame.topLeft(to: r.anchor.center).width(30)
        stage.expect(a, 7, 8, 30, 40)
        stage.expectWarning(a, "topLeft")
    }
}
#endif
