#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/anchors.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutAnchors2 {
    static let cases = [
        LiteralCase("PinLayout/anchors.pin, case 16", case16),
        LiteralCase("PinLayout/anchors.pin, case 17", case17),
        LiteralCase("PinLayout/anchors.pin, case 18", case18),
        LiteralCase("PinLayout/anchors.pin, case 19", case19),
        LiteralCase("PinLayout/anchors.pin, case 20", case20),
        LiteralCase("PinLayout/anchors.pin, case 21", case21),
        LiteralCase("PinLayout/anchors.pin, case 22", case22),
        LiteralCase("PinLayout/anchors.pin, case 23", case23),
        LiteralCase("PinLayout/anchors.pin, case 24", case24),
        LiteralCase("PinLayout/anchors.pin, case 25", case25),
        LiteralCase("PinLayout/anchors.pin, case 26", case26),
        LiteralCase("PinLayout/anchors.pin, case 27", case27),
    ]

    // anchors 0017
    private static func case16(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 69.5, 159, 9.5, 15)
        root.add("b", 33, 128.06, 17.5, 98)
        let c = root.add("c", 57, 76, 128, 80)
        a.add("d", 182, 236.37, 85, 75.52)
        let e = root.add("e", 116.5, 20, 127, 50)
        c.pin.topEnd(to: e.anchor.centerRight)
        stage.expect(c, 243.5, 45, 128, 80)
    }

    // anchors 0018
    private static func case17(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 200.87, 105, 76, 95)
        let b = root.add("b", 148, 2, 11, 69.05)
        root.add("c", 185.59, 85, 59, 38)
        let d = root.add("d", 179.85, 104.5, 83, 61.2)
        a.pin.topRight(to: b.anchor.topLeft).height(of: d).topLeft(to: b.anchor.topRight).width(87.5)
        stage.expect(a, 159, 2, 88, 62)
    }

    // anchors 0020
    private static func case18(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 0.5, 29.84, 142.5, 22.34)
        let b = a.add("b", 83, 43, 132, 94.19)
        let c = root.add("c", 194, 126, 96.91, 150)
        let d = root.add("d", 104, 107, 6, 139.5)
        root.add("e", 122, -11, 16, 108)
        d.pin.bottomLeft(to: c.anchor.bottomCenter).size(5%).bottomRight(to: b.anchor.bottomStart)
        a.pin.width(of: b).topEnd(to: d.anchor.topEnd).size(100%).size(250.65).topStart(to: c.anchor.topLeft)
        stage.expect(a, 194, 243, 132, 667)
        stage.expect(d, 242, 243, 19, 34)
        stage.expectWarning(d, "bottomRight")
        stage.expectWarning(a, "size")
        stage.expectWarning(a, "topStart")
    }

    // anchors 0021
    private static func case19(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 57, 108, 85.74, 40.57)
        let b = a.add("b", 146, 24.34, 39.5, 96.5)
        let c = root.add("c", 207, 121.5, 39.62, 22)
        let d = a.add("d", 229, 172.46, 9.5, 61.5)
        d.measure = Measure.area(1600, 10)
        b.pin.width(285).centerEnd(to: c.anchor.bottomRight)
        stage.expect(b, 189.5, -13, 285, 96.5)
    }

    // anchors 0022
    private static func case20(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 58.38, 182, 10.55, 50.39)
        root.add("b", -1, 54, 59, 90)
        let c = a.add("c", 74.3, -4, 127.98, 80.5)
        root.add("d", 208, 91.5, 52, 111.93)
        let e = root.add("e", 222, 230, 41.13, 95.5)
        e.pin.topRight(to: c.anchor.topEnd).width(of: a)
        stage.expect(e, 122, 178, 11, 95.5)
    }

    // anchors 0023
    private static func case21(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 231, 12, 129.98, 113)
        let b = root.add("b", 170, 205, 105, 129)
        let c = root.add("c", 194, 200, 117, 106)
        let d = root.add("d", 129, -13, 117.5, 17.5)
        d.pin.bottomCenter(to: b.anchor.topCenter).size(of: c).centerEnd(to: c.anchor.topStart)
        b.pin.centerEnd(to: a.anchor.centerRight).bottomLeft(to: a.anchor.centerStart)
            .centerRight(to: c.anchor.centerRight).width(of: d)
        stage.expect(b, 361, 4, 117, 129)
        stage.expect(d, 164, 99, 117, 106)
        stage.expectWarning(d, "centerEnd")
        stage.expectWarning(b, "bottomLeft")
        stage.expectWarning(b, "centerRight")
    }

    // anchors 0024
    private static func case22(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        root.add("a", 59, 35, 145.5, 147.5)
        root.add("b", 244, -19.99, 29, 133)
        let c = root.add("c", 60, -13.5, 50, 10.16)
        let d = root.add("d", -4.76, 9, 107, 46.59)
        let e = root.add("e", 64.36, 13.32, 106, 40)
        c.pin.width(133.77).bottomCenter(to: d.anchor.centerEnd).centerRight(to: e.anchor.centerLeft)
        stage.expect(c, 35.5, 22, 134, 10.5)
        stage.expectWarning(c, "centerRight")
    }

    // anchors 0025
    private static func case23(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 174, 175, 129, 122)
        let b = root.add("b", 237.95, 47, 38.71, 110.54)
        let c = root.add("c", -5, 49, 72.67, 35.5)
        let d = root.add("d", -14, 45.56, 80, 135)
        let e = root.add("e", 57.17, 175.67, 67.24, 75)
        b.pin.centerEnd(to: c.anchor.topCenter).bottomLeft(to: c.anchor.topStart)
            .bottomCenter(to: e.anchor.bottomLeft).topRight(to: e.anchor.topStart).height(75%)
        a.pin.bottomEnd(to: c.anchor.topEnd).topEnd(to: b.anchor.center)
        e.pin.size(50%).centerStart(to: d.anchor.bottomRight).height(75%)
        stage.expect(a, -5, 49, 129, 0)
        stage.expect(b, 31.5, -164, 93.5, 426)
        stage.expect(e, -94, 38.5, 160, 284)
        stage.expectWarning(b, "bottomLeft")
        stage.expectWarning(b, "bottomCenter")
        stage.expectWarning(b, "topRight")
        stage.expectWarning(a, "topEnd")
        stage.expectWarning(e, "height")
    }

    // anchors 0026
    private static func case24(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 37.5, 146, 126.5, 115)
        let b = root.add("b", 225, 77, 30, 63)
        let c = root.add("c", 143.5, 34, 17, 109.61)
        c.measure = Measure.area(1600, 10)
        let d = a.add("d", 236.89, 123.79, 108, 90.16)
        let e = a.add("e", 3, 220, 137, 133.13)
        c.pin.centerEnd(to: b.anchor.topRight)
        a.pin.topRight(to: b.anchor.centerLeft).size(of: d).size(12.5%).height(10%).size(100%)
        e.pin.centerEnd(to: c.anchor.bottomEnd).height(33.3%).height(274)
        stage.expect(a, 117, 109, 108, 91)
        stage.expect(c, 238, 22, 17, 110)
        stage.expect(e, 1, 8, 137, 31)
        stage.expectWarning(a, "size")
        stage.expectWarning(a, "height")
        stage.expectWarning(e, "height")
    }

    // anchors 0028
    private static func case25(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 75.07, 30, 61.92, 8)
        root.add("b", 154, 208.02, 127, 31)
        let c = a.add("c", 117, 149.79, 71.93, 18.41)
        a.pin.centerStart(to: c.anchor.topRight).width(of: c)
        stage.expect(a, 192, 176, 72, 8)
    }

    // anchors 0029
    private static func case26(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", -8, 230, 140.33, 63)
        let b = root.add("b", 36.5, 227, 25, 123)
        let c = root.add("c", 166.5, 165, 48, 75)
        b.pin.bottomEnd(to: a.anchor.topStart)
        a.pin.height(157.44).center(to: c.anchor.centerRight).centerStart(to: b.anchor.topLeft).size(227)
        b.pin.height(of: c).bottomCenter(to: a.anchor.topLeft).bottomStart(to: c.anchor.topCenter)
            .centerLeft(to: c.anchor.bottomCenter).bottomEnd(to: c.anchor.topLeft)
        c.pin.bottomRight(to: b.anchor.bottomStart).size(54).centerLeft(to: a.anchor.topStart).height(75%)
            .height(286.5)
        stage.expect(a, 101, 123.66666666666667, 227, 157.66666666666666)
        stage.expect(b, 88.66666666666667, 48.66666666666666, 25, 75)
        stage.expect(c, 101, 69.66666666666667, 54, 54)
        stage.expectWarning(a, "centerStart")
        stage.expectWarning(a, "size")
        stage.expectWarning(b, "bottomStart")
        stage.expectWarning(b, "centerLeft")
        stage.expectWarning(b, "bottomEnd")
        stage.expectWarning(c, "centerLeft")
        stage.expectWarning(c, "height")
    }

    // anchors 0030
    private static func case27(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 167, 210, 151, 122.29)
        let b = root.add("b", 178, 200.09, 9, 73)
        let c = root.add("c", 181.5, 82, 66.5, 107)
        let d = root.add("d", 236, 152, 54.2, 91.5)
        let e = c.add("e", 111, 53, 69.5, 24)
        e.measure = Measure.area(1600, 0)
        d.pin.centerLeft(to: a.anchor.bottomStart).height(267).centerLeft(to: b.anchor.bottomEnd)
            .size(Size(width: 164.5, height: 234)).size(5%)
        stage.expect(d, 167, 198.66666666666663, 164.66666666666666, 267)
        stage.expectWarning(d, "centerLeft")
        stage.expectWarning(d, "size")
    }
}
#endif
