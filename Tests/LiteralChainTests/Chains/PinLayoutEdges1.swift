#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/edges.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutEdges1 {
    static let cases = [
        LiteralCase("PinLayout/edges.pin, case 2", case2),
        LiteralCase("PinLayout/edges.pin, case 10", case10),
        LiteralCase("PinLayout/edges.pin, case 11", case11),
    ]

    // edges 0002
    private static func case2(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 3, 10, 19, 61)
        a.measure = Measure.area(1600, 0)
        let b = root.add("b", 96, 239, 105.56, 81)
        let c = root.add("c", 121.28, 188.05, 148, 127.5)
        root.add("d", 216.74, 209, 54, 145.4)
        b.pin.right(EdgeInsets(top: -9, left: 5, bottom: 11.5, right: 13.5))
        c.pin.left(10%).vertically(EdgeInsets(top: 4, left: 33, bottom: 40, right: 8)).end(0%).left(34.5)
        b.pin.vCenter(45%)
        c.pin.end(175).all(58).hCenter(50%).vCenter()
        stage.expect(b, 201, 499, 105.66666666666667, 81)
        stage.expect(c, 175, 58, 87, 452)
        stage.expectWarning(c, "end")
        stage.expectWarning(c, "left")
        stage.expectWarning(c, "all")
        stage.expectWarning(c, "hCenter")
        stage.expectWarning(c, "vCenter")
    }

    // edges 0010
    private static func case10(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 57.23, 86.55, 147, 131)
        root.add("b", 19, 250, 55.61, 113)
        let c = root.add("c", 35, 55, 117, 71)
        root.add("d", 29, 223.5, 53, 107)
        a.pin.horizontally(14).end(5%).top().right(34)
        c.pin.vertically(EdgeInsets(top: 13, left: -3, bottom: -2, right: 15.86)).horizontally()
            .horizontally(EdgeInsets(top: 18, left: 1, bottom: 2, right: 29)).end(77).all()
        stage.expect(a, 14, 0, 996, 131)
        stage.expect(c, 0, 13, 1024, 757)
        stage.expectWarning(a, "end")
        stage.expectWarning(a, "right")
        stage.expectWarning(c, "horizontally")
        stage.expectWarning(c, "end")
        stage.expectWarning(c, "all")
    }

    // edges 0011
    private static func case11(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        root.add("a", -13, 85, 79, 139)
        root.add("b", 87.05, 226.78, 72, 36.26)
        let c = root.add("c", 44, 112, 28.58, 35)
        root.add("d", 97.9, 10.88, 33, 25.08)
        root.add("e", 0, 233, 25, 107.65)
        c.pin.all(EdgeInsets(top: 21, left: 22, bottom: 2, right: -9)).vertically(57)
        stage.expect(c, 22, 21, 401.6666666666667, 277.3333333333333)
        stage.expectWarning(c, "vertically")
    }
}
#endif
