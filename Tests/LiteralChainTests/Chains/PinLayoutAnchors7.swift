#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/anchors.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutAnchors7 {
    static let cases = [
        LiteralCase("PinLayout/anchors.pin, case 112", case112),
        LiteralCase("PinLayout/anchors.pin, case 113", case113),
        LiteralCase("PinLayout/anchors.pin, case 114", case114),
        LiteralCase("PinLayout/anchors.pin, case 116", case116),
        LiteralCase("PinLayout/anchors.pin, case 119", case119),
        LiteralCase("PinLayout/anchors.pin, case 120", case120),
        LiteralCase("PinLayout/anchors.pin, case 121", case121),
    ]

    // anchors 0137
    private static func case112(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 37.2, 145.54, 97.5, 17.41)
        let b = a.add("b", 100, 12, 50, 123)
        let c = root.add("c", 140, 68.13, 35, 45)
        let d = c.add("d", 15, 148, 118, 29.49)
        d.pin.bottomRight(to: b.anchor.centerLeft).size(Size(width: 105, height: 189))
            .bottomLeft(to: c.anchor.bottomStart).height(170.7).centerLeft(to: b.anchor.topLeft)
        d.pin.size(129.73).bottomLeft(to: a.anchor.centerLeft)
        a.pin.size(50%).bottomStart(to: c.anchor.centerStart)
        stage.expect(a, 140, -109.5, 200, 200)
        stage.expect(d, -103, -43.5, 130, 130)
        stage.expectWarning(d, "bottomLeft")
        stage.expectWarning(d, "height")
        stage.expectWarning(d, "centerLeft")
    }

    // anchors 0138
    private static func case113(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 186.24, 216, 7.89, 31)
        let b = root.add("b", 38.98, 25.5, 49.5, 106)
        let c = a.add("c", 134, 250, 128.3, 27)
        c.pin.bottomStart(to: b.anchor.bottomRight)
        stage.expect(c, -98, -111.5, 128.5, 27)
    }

    // anchors 0139
    private static func case114(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 190.26, 150, 41, 105)
        let b = root.add("b", 96.21, 220, 117, 30.5)
        let c = root.add("c", 142, 155, 150, 134.5)
        c.pin.topRight(to: a.anchor.centerStart).bottomLeft(to: a.anchor.center).size(65).width(of: a)
            .topEnd(to: b.anchor.bottomEnd)
        stage.expect(c, 211, 202.5, 65, 65)
        stage.expectWarning(c, "width")
        stage.expectWarning(c, "topEnd")
    }

    // anchors 0141
    private static func case116(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 47, 86.5, 131, 110)
        let b = a.add("b", 190, 188.58, 124, 137)
        let c = b.add("c", 199.5, 161, 126, 117.5)
        let d = c.add("d", 214.96, 243.5, 98, 22.5)
        d.measure = Measure.area(1600, 10)
        a.pin.height(68.2)
        b.pin.size(Size(width: 279, height: 84.76)).height(73).centerRight(to: c.anchor.topRight).width(of: d)
            .size(of: a)
        c.pin.bottomCenter(to: d.anchor.bottomRight).centerEnd(to: a.anchor.centerStart)
            .centerRight(to: b.anchor.centerStart).bottomCenter(to: b.anchor.bottomEnd)
        stage.expect(a, 47, 86.5, 131, 68.5)
        stage.expect(b, 236.5, 307, 279, 85)
        stage.expect(c, 449.5, 309.5, 126, 117.5)
        stage.expectWarning(b, "height")
        stage.expectWarning(b, "width")
        stage.expectWarning(b, "size")
        stage.expectWarning(c, "centerEnd")
        stage.expectWarning(c, "centerRight")
        stage.expectWarning(c, "bottomCenter")
    }

    // anchors 0145
    private static func case119(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 121.59, 238, 15, 97.5)
        let b = a.add("b", 35, 89, 126.21, 32)
        let c = b.add("c", 145, 23.81, 139.5, 67)
        let d = root.add("d", 134.71, -6, 46, 113)
        let e = root.add("e", 156, 78.5, 7, 98.6)
        a.pin.size(of: e).bottomRight(to: e.anchor.centerLeft).centerLeft(to: e.anchor.topCenter)
            .center(to: e.anchor.topLeft)
        b.pin.topCenter(to: c.anchor.topStart)
        d.pin.width(164.32).bottomEnd(to: e.anchor.topLeft).centerEnd(to: c.anchor.centerLeft)
            .bottomStart(to: b.anchor.bottomEnd).height(75%)
        a.pin.bottomLeft(to: d.anchor.topRight)
        stage.expect(a, 567.5, -320.5, 7, 99)
        stage.expect(b, 117, 113, 126.5, 32)
        stage.expect(d, 403, -221.5, 164.5, 300)
        stage.expectWarning(a, "centerLeft")
        stage.expectWarning(a, "center")
        stage.expectWarning(d, "centerEnd")
        stage.expectWarning(d, "bottomStart")
    }

    // anchors 0147
    private static func case120(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 114, 61.5, 119, 98.19)
        let b = root.add("b", 128.13, 194, 10, 35)
        b.add("c", 97, 206, 137, 103.5)
        a.add("d", 171, -9.9, 27.5, 120)
        let e = root.add("e", 75, 24.94, 136.5, 11)
        a.pin.topStart(to: e.anchor.bottomStart).centerEnd(to: b.anchor.bottomLeft)
        stage.expect(a, 128, 36, 83.5, 98.5)
        stage.expectWarning(a, "centerEnd")
    }

    // anchors 0150
    private static func case121(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 70, 20, 91, 130)
        let b = a.add("b", 166, 128, 14, 58.18)
        let c = b.add("c", 184, 49.98, 76, 27)
        let d = root.add("d", 127.5, 148.5, 138.56, 22)
        let e = root.add("e", 242, 36.91, 94, 101)
        c.pin.center(to: e.anchor.centerRight).height(of: e).topRight(to: e.anchor.topStart)
            .topStart(to: d.anchor.topRight).bottomStart(to: d.anchor.topStart)
        stage.expect(c, 62, -111, 76, 101)
        stage.expectWarning(c, "topRight")
        stage.expectWarning(c, "topStart")
        stage.expectWarning(c, "bottomStart")
    }
}
#endif
