#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/anchors.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutAnchors3 {
    static let cases = [
        LiteralCase("PinLayout/anchors.pin, case 28", case28),
        LiteralCase("PinLayout/anchors.pin, case 29", case29),
        LiteralCase("PinLayout/anchors.pin, case 30", case30),
        LiteralCase("PinLayout/anchors.pin, case 31", case31),
        LiteralCase("PinLayout/anchors.pin, case 33", case33),
        LiteralCase("PinLayout/anchors.pin, case 34", case34),
        LiteralCase("PinLayout/anchors.pin, case 35", case35),
        LiteralCase("PinLayout/anchors.pin, case 36", case36),
        LiteralCase("PinLayout/anchors.pin, case 38", case38),
        LiteralCase("PinLayout/anchors.pin, case 40", case40),
        LiteralCase("PinLayout/anchors.pin, case 41", case41),
        LiteralCase("PinLayout/anchors.pin, case 42", case42),
    ]

    // anchors 0031
    private static func case28(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", -12, 137, 18, 120.5)
        let b = a.add("b", 141, 222.19, 110.7, 135.07)
        b.measure = Measure.area(1600, 0)
        let c = a.add("c", 203.91, 242, 56, 129.98)
        let d = root.add("d", 18.9, 200.5, 84, 44)
        c.pin.centerEnd(to: a.anchor.topLeft).centerLeft(to: a.anchor.topLeft)
            .centerLeft(to: d.anchor.bottomRight)
        stage.expect(c, 0, -65, 0, 130)
        stage.expectWarning(c, "centerLeft")
    }

    // anchors 0033
    private static func case29(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        root.add("a", 178, 85.49, 29.35, 30)
        let b = root.add("b", 152, 215.16, 140, 134)
        b.measure = Measure.area(1600, 0)
        let c = root.add("c", 195.5, 46.5, 78.5, 117)
        b.pin.bottomEnd(to: c.anchor.bottomEnd).bottomEnd(to: c.anchor.center)
            .centerEnd(to: c.anchor.topCenter)
        stage.expect(b, 134, 29.5, 140, 134)
        stage.expectWarning(b, "bottomEnd")
        stage.expectWarning(b, "centerEnd")
    }

    // anchors 0037
    private static func case30(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 74.59, 16.54, 102, 62.5)
        let b = a.add("b", 152, -9, 61, 106)
        root.add("c", 171, 91, 149.5, 122.94)
        b.pin.centerRight(to: a.anchor.topStart)
        stage.expect(b, -61, -53, 61, 106)
    }

    // anchors 0038
    private static func case31(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 223, -8.29, 35, 137)
        let b = root.add("b", 35, 124, 41.34, 25)
        b.measure = Measure.area(1600, 10)
        root.add("c", 23.21, 100.96, 10.5, 32)
        let d = a.add("d", 136, 181.29, 87.25, 66.81)
        d.pin.width(156).height(56).topEnd(to: b.anchor.topStart)
        stage.expect(d, -344, 132.5, 156, 56)
    }

    // anchors 0040
    private static func case33(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 49, 130, 92, 71)
        a.add("b", 156, 78.63, 145.25, 51)
        let c = root.add("c", 121, 51, 133, 40)
        c.measure = Measure.area(1600, 0)
        a.pin.bottomStart(to: c.anchor.centerEnd).center(to: c.anchor.bottomLeft)
        stage.expect(a, 254, 0, 92, 71)
        stage.expectWarning(a, "center")
    }

    // anchors 0041
    private static func case34(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 207, 14.96, 73, 136.76)
        let b = a.add("b", 113.24, 38.56, 59, 57.94)
        let c = a.add("c", 63.73, 91, 51, 9)
        let d = root.add("d", 192.5, 182.5, 71, 71)
        let e = root.add("e", 211.19, 114, 26, 52)
        a.pin.width(41).size(60%).topEnd(to: c.anchor.centerEnd).centerStart(to: d.anchor.bottomRight)
        a.pin.size(289)
        b.pin.bottomEnd(to: e.anchor.topRight)
        stage.expect(a, 264, 110, 289, 289)
        stage.expect(b, -86, -54, 59, 58)
        stage.expectWarning(a, "size")
        stage.expectWarning(a, "centerStart")
    }

    // anchors 0042
    private static func case35(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 214.5, 222.56, 42, 45.5)
        a.measure = Measure.area(1600, 10)
        let b = root.add("b", 113, 71, 65, 107)
        root.add("c", 15, 40, 95, 139)
        let d = root.add("d", 209, 113, 8.25, 80)
        root.add("e", 115, 37, 26, 131.11)
        b.pin.center(to: d.anchor.centerRight)
        stage.expect(b, 185, 99.5, 65, 107)
    }

    // anchors 0044
    private static func case36(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 242, 77.36, 133, 101)
        let b = a.add("b", 190, 188.34, 106.61, 100.47)
        root.add("c", 149, 124, 12.5, 84.65)
        let d = a.add("d", 121.55, 244, 37, 47)
        d.pin.width(253.75).bottomStart(to: b.anchor.topRight).width(47).width(of: a)
        stage.expect(d, 297, 141, 254, 47)
        stage.expectWarning(d, "width")
    }

    // anchors 0046
    private static func case38(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 82, -18, 11, 39)
        let b = root.add("b", 237, 59, 104.5, 73)
        let c = root.add("c", 36, 122, 148.39, 130)
        let d = root.add("d", 51.38, 241, 21.5, 56)
        b.pin.size(15).centerLeft(to: c.anchor.topCenter).centerLeft(to: a.anchor.bottomCenter).width(33.3%)
        b.pin.width(of: d).size(of: d)
        stage.expect(b, 110, 114.5, 21.5, 56)
        stage.expectWarning(b, "centerLeft")
        stage.expectWarning(b, "width")
    }

    // anchors 0048
    private static func case40(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 113.5, 179, 59, 138.75)
        a.add("b", 66, 219.15, 119, 16)
        let c = root.add("c", 181, 81, 17, 120)
        c.add("d", 25, 103, 141, 106.62)
        let e = root.add("e", 81.43, 150.5, 120, 23.13)
        a.pin.bottomEnd(to: e.anchor.topEnd).height(153.85).topEnd(to: c.anchor.bottomRight)
        stage.expect(a, 142.5, 201, 59, 154)
        stage.expectWarning(a, "topEnd")
    }

    // anchors 0049
    private static func case41(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 205.22, 218, 125.49, 63)
        let b = root.add("b", 64.71, 181, 78, 30.5)
        let c = root.add("c", 169, 200.35, 18.15, 128.71)
        let d = b.add("d", 66, 99, 91, 96)
        c.pin.width(149).centerEnd(to: b.anchor.topRight).topStart(to: d.anchor.topRight)
        b.pin.topEnd(to: c.anchor.centerStart).topCenter(to: a.anchor.centerRight)
            .center(to: c.anchor.topLeft)
        a.pin.topStart(to: c.anchor.centerRight).size(25%)
        stage.expect(a, 370.6666666666667, 181.33333333333334, 100, 100)
        stage.expect(b, 143.66666666666666, 181.33333333333334, 78, 30.666666666666668)
        stage.expect(c, 221.66666666666663, 116.66666666666669, 149, 129)
        stage.expectWarning(c, "topStart")
        stage.expectWarning(b, "topCenter")
        stage.expectWarning(b, "center")
    }

    // anchors 0053
    private static func case42(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 152.5, -2, 89, 121)
        let b = a.add("b", 234.5, 113, 142.5, 117.5)
        let c = root.add("c", 114.82, 238, 71.5, 99)
        let d = root.add("d", 107.16, -8, 31.99, 64.65)
        d.measure = Measure.area(1600, 0)
        a.pin.centerRight(to: c.anchor.centerStart).height(of: b).size(Size(width: 258, height: 83))
            .bottomStart(to: b.anchor.bottomLeft)
        stage.expect(a, -72, 229, 258, 118)
        stage.expectWarning(a, "size")
        stage.expectWarning(a, "bottomStart")
    }
}
#endif
