#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/aspect-ratio.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbAspectRatio1 {
    static let cases = [
        LiteralCase("Plumb/aspect-ratio.pin, case 1", case1),
        LiteralCase("Plumb/aspect-ratio.pin, case 2", case2),
        LiteralCase("Plumb/aspect-ratio.pin, case 3", case3),
        LiteralCase("Plumb/aspect-ratio.pin, case 4", case4),
        LiteralCase("Plumb/aspect-ratio.pin, case 5", case5),
        LiteralCase("Plumb/aspect-ratio.pin, case 6", case6),
        LiteralCase("Plumb/aspect-ratio.pin, case 7", case7),
    ]

    // the height from a width, however the width is known
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.width(100).aspectRatio(2)
        stage.expect(a, 7, 8, 100, 50)
        a.pin.width(50%).aspectRatio(4)
        stage.expect(a, 7, 8, 200, 50)
        a.pin.horizontally(10).aspectRatio(2)
        stage.expect(a, 10, 8, 380, 190)
        a.pin.horizontally(10).marginHorizontal(40).aspectRatio(2)
        stage.expect(a, 50, 8, 300, 150)
        stage.expectNoWarnings()
    }

    // the width from a height, however the height is known
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.height(100).aspectRatio(2)
        stage.expect(a, 7, 8, 200, 100)
        a.pin.height(50%).aspectRatio(0.5)
        stage.expect(a, 7, 8, 75, 150)
        a.pin.vertically(10).aspectRatio(0.5)
        stage.expect(a, 7, 10, 140, 280)
        a.pin.vertically(10).margin(40, 0).aspectRatio(0.5)
        stage.expect(a, 7, 50, 100, 200)
        stage.expectNoWarnings()
    }

    // the proportions of another node
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 60, 80, 20)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.width(100).aspectRatio(of: r)
        stage.expect(a, 7, 8, 100, 25)
        a.pin.height(10).aspectRatio(of: r)
        stage.expect(a, 7, 8, 40, 10)
        stage.expectNoWarnings()
    }

    // the proportions of the node's image
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.imageSize = Size(width: 600, height: 400)
        a.pin.width(90).aspectRatio()
        stage.expect(a, 7, 8, 90, 60)
        a.pin.height(90).aspectRatio()
        stage.expect(a, 7, 8, 135, 90)
        a.pin.top().hCenter().width(50%).aspectRatio()
        stage.expect(a, 100, 0, 200, 134)
        stage.expectNoWarnings()
    }

    // limits of the known dimension come first, those of the other one last
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.width(200).maxWidth(100).aspectRatio(2)
        stage.expect(a, 7, 8, 100, 50)
        a.pin.width(20).minWidth(100).aspectRatio(2)
        stage.expect(a, 7, 8, 100, 50)
        a.pin.width(200).maxHeight(60).aspectRatio(2)
        stage.expect(a, 7, 8, 200, 60)
        a.pin.height(100).minWidth(250).aspectRatio(2)
        stage.expect(a, 7, 8, 250, 100)
        a.pin.height(100).maxHeight(50).aspectRatio(2)
        stage.expect(a, 7, 8, 100, 50)
        stage.expectNoWarnings()
    }

    // the far edge and the center hold
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.bottomRight(10).width(100).aspectRatio(2)
        stage.expect(a, 290, 240, 100, 50)
        a.pin.center().height(50).aspectRatio(2)
        stage.expect(a, 150, 125, 100, 50)
        stage.expectNoWarnings()
    }

    // pinEdges makes margins narrow the known dimension
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.left().width(100%).pinEdges().marginHorizontal(20).aspectRatio(2)
        stage.expect(a, 20, 8, 360, 180)
        stage.expectNoWarnings()
    }
}
#endif
