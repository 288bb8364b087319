#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/corners.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbCorners1 {
    static let cases = [
        LiteralCase("Plumb/corners.pin, case 1", case1),
        LiteralCase("Plumb/corners.pin, case 2", case2),
        LiteralCase("Plumb/corners.pin, case 3", case3),
        LiteralCase("Plumb/corners.pin, case 4", case4),
    ]

    // without an offset
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topLeft()
        stage.expect(a, 0, 0, 50, 40)
        a.pin.topCenter()
        stage.expect(a, 175, 0, 50, 40)
        a.pin.topRight()
        stage.expect(a, 350, 0, 50, 40)
        a.pin.centerLeft()
        stage.expect(a, 0, 130, 50, 40)
        a.pin.center()
        stage.expect(a, 175, 130, 50, 40)
        a.pin.centerRight()
        stage.expect(a, 350, 130, 50, 40)
        a.pin.bottomLeft()
        stage.expect(a, 0, 260, 50, 40)
        a.pin.bottomCenter()
        stage.expect(a, 175, 260, 50, 40)
        a.pin.bottomRight()
        stage.expect(a, 350, 260, 50, 40)
        stage.expectNoWarnings()
    }

    // with an offset of 10
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topLeft(10)
        stage.expect(a, 10, 10, 50, 40)
        a.pin.topCenter(10)
        stage.expect(a, 175, 10, 50, 40)
        a.pin.topRight(10)
        stage.expect(a, 340, 10, 50, 40)
        a.pin.centerLeft(10)
        stage.expect(a, 10, 130, 50, 40)
        a.pin.center(10)
        stage.expect(a, 185, 140, 50, 40)
        a.pin.centerRight(10)
        stage.expect(a, 340, 130, 50, 40)
        a.pin.bottomLeft(10)
        stage.expect(a, 10, 250, 50, 40)
        a.pin.bottomCenter(10)
        stage.expect(a, 175, 250, 50, 40)
        a.pin.bottomRight(10)
        stage.expect(a, 340, 250, 50, 40)
        stage.expectNoWarnings()
    }

    // start and end where reading runs to the right
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topStart(10)
        stage.expect(a, 10, 10, 50, 40)
        a.pin.topEnd(10)
        stage.expect(a, 340, 10, 50, 40)
        a.pin.centerStart(10)
        stage.expect(a, 10, 130, 50, 40)
        a.pin.centerEnd(10)
        stage.expect(a, 340, 130, 50, 40)
        a.pin.bottomStart(10)
        stage.expect(a, 10, 250, 50, 40)
        a.pin.bottomEnd(10)
        stage.expect(a, 340, 250, 50, 40)
        stage.expectNoWarnings()
    }

    // start and end where reading runs to the left
    private static func case4(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.topStart()
        stage.expect(a, 350, 0, 50, 40)
        a.pin.topEnd()
        stage.expect(a, 0, 0, 50, 40)
        a.pin.centerStart()
        stage.expect(a, 350, 130, 50, 40)
        a.pin.centerEnd()
        stage.expect(a, 0, 130, 50, 40)
        a.pin.bottomStart()
        stage.expect(a, 350, 260, 50, 40)
        a.pin.bottomEnd()
        stage.expect(a, 0, 260, 50, 40)
        a.pin.topStart(10)
        stage.expect(a, 340, 10, 50, 40)
        a.pin.topEnd(10)
        stage.expect(a, 10, 10, 50, 40)
        a.pin.centerStart(10)
        stage.expect(a, 340, 130, 50, 40)
        a.pin.centerEnd(10)
        stage.expect(a, 10, 130, 50, 40)
        a.pin.bottomStart(10)
        stage.expect(a, 340, 250, 50, 40)
        a.pin.bottomEnd(10)
        stage.expect(a, 10, 250, 50, 40)
        a.pin.topLeft(10)
        stage.expect(a, 10, 10, 50, 40)
        stage.expectNoWarnings()
    }
}
#endif
