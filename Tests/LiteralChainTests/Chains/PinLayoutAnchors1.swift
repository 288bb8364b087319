#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/anchors.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutAnchors1 {
    static let cases = [
        LiteralCase("PinLayout/anchors.pin, case 1", case1),
        LiteralCase("PinLayout/anchors.pin, case 2", case2),
        LiteralCase("PinLayout/anchors.pin, case 3", case3),
        LiteralCase("PinLayout/anchors.pin, case 5", case5),
        LiteralCase("PinLayout/anchors.pin, case 6", case6),
        LiteralCase("PinLayout/anchors.pin, case 8", case8),
        LiteralCase("PinLayout/anchors.pin, case 9", case9),
        LiteralCase("PinLayout/anchors.pin, case 10", case10),
        LiteralCase("PinLayout/anchors.pin, case 12", case12),
        LiteralCase("PinLayout/anchors.pin, case 13", case13),
        LiteralCase("PinLayout/anchors.pin, case 14", case14),
        LiteralCase("PinLayout/anchors.pin, case 15", case15),
    ]

    // anchors 0001
    private static func case1(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 127.5, 75, 62.96, 146.34)
        root.add("b", 113.03, 45, 72, 11)
        let c = root.add("c", 233, -8, 67, 93)
        c.measure = Measure.area(1600, 0)
        let d = a.add("d", 141, 205.5, 39, 114.82)
        d.pin.centerRight(to: a.anchor.bottomEnd).topRight(to: c.anchor.centerRight)
        stage.expect(d, -39, 89, 39, 115)
        stage.expectWarning(d, "topRight")
    }

    // anchors 0002
    private static func case2(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 21.73, 109, 77, 69)
        let b = root.add("b", 23, 230.13, 16, 88)
        let c = root.add("c", 83.49, 37.47, 125, 49)
        a.pin.bottomRight(to: b.anchor.centerLeft).bottomEnd(to: c.anchor.centerLeft).width(of: b)
        c.pin.centerLeft(to: a.anchor.centerRight).bottomEnd(to: b.anchor.bottomStart)
            .bottomStart(to: b.anchor.centerLeft).centerLeft(to: a.anchor.bottomEnd)
            .topStart(to: a.anchor.bottomCenter)
        stage.expect(a, 7, 205, 16, 69)
        stage.expect(c, 23, 215, 0, 49)
        stage.expectWarning(a, "bottomEnd")
        stage.expectWarning(c, "bottomEnd")
        stage.expectWarning(c, "bottomStart")
        stage.expectWarning(c, "centerLeft")
        stage.expectWarning(c, "topStart")
    }

    // anchors 0003
    private static func case3(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 2.98, 241.6, 14, 87.04)
        let b = root.add("b", 167, 179, 79.6, 87)
        b.add("c", 178.27, 94, 49.62, 67)
        a.add("d", 149, 139.5, 149, 24.88)
        root.add("e", 169, 56.57, 86, 18.5)
        a.pin.bottomStart(to: b.anchor.topLeft).height(171).size(50%)
        stage.expect(a, 167, 8, 512, 171)
        stage.expectWarning(a, "size")
    }

    // anchors 0005
    private static func case5(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 124, 209.5, 7.96, 90.99)
        a.measure = Measure.area(1600, -10)
        let b = a.add("b", 126, 3, 35, 22)
        let c = b.add("c", 160, 158.51, 127.04, 40)
        root.add("d", 52, -7, 99, 125.61)
        b.pin.topStart(to: c.anchor.center).height(of: c).size(Size(width: 62.36, height: 117.5))
        stage.expect(b, 349.5, 181.5, 62.5, 40)
        stage.expectWarning(b, "size")
    }

    // anchors 0006
    private static func case6(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 18, 81.31, 58.5, 52.51)
        let b = root.add("b", 98.57, 103, 77.5, 59)
        let c = b.add("c", 20, 168, 48, 54)
        root.add("d", 144.5, 120.5, 106, 117.5)
        c.pin.size(12.5%).center(to: b.anchor.topCenter).centerLeft(to: a.anchor.bottomRight)
        stage.expect(c, 34, -3.5, 10, 7.5)
        stage.expectWarning(c, "centerLeft")
    }

    // anchors 0008
    private static func case8(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 65.5, 111, 77.2, 105)
        let b = a.add("b", 52, 195, 6, 47)
        b.measure = Measure.area(1600, -10)
        let c = root.add("c", 229, 236.28, 82.86, 58.58)
        let d = root.add("d", 51, 51, 75, 41.62)
        root.add("e", 131, 42, 19, 39.99)
        c.pin.bottomCenter(to: d.anchor.bottomEnd).height(12.5%).height(of: d)
        stage.expect(c, 85, 22, 83, 71)
        stage.expectWarning(c, "height")
    }

    // anchors 0009
    private static func case9(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", -12.5, -11, 136.79, 116.72)
        let b = root.add("b", 11.5, 203.5, 50.14, 52)
        b.measure = Measure.area(1600, 0)
        root.add("c", -18, 215, 90.08, 68)
        let d = root.add("d", -3, 55, 124.87, 117.5)
        a.pin.width(233).width(of: d).centerRight(to: d.anchor.topCenter).topEnd(to: b.anchor.centerLeft)
        stage.expect(a, -173.66666666666666, -3.3333333333333357, 233, 117)
        stage.expectWarning(a, "width")
        stage.expectWarning(a, "topEnd")
    }

    // anchors 0010
    private static func case10(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 175.18, 22.46, 86.68, 134.5)
        let b = root.add("b", 7, 67, 67.6, 100.5)
        let c = root.add("c", 185, 110, 63, 33)
        b.pin.topStart(to: a.anchor.centerEnd)
        b.pin.centerStart(to: a.anchor.topEnd)
        c.pin.size(Size(width: 102, height: 250.38)).topRight(to: a.anchor.center)
            .centerLeft(to: a.anchor.topStart)
        stage.expect(b, 262, -28, 67.66666666666667, 100.66666666666667)
        stage.expect(c, 175.33333333333334, 89.66666666666667, 102, 250.66666666666666)
        stage.expectWarning(c, "centerLeft")
    }

    // anchors 0012
    private static func case12(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 50, 89, 85, 60.54)
        let b = root.add("b", 49.77, 76, 72, 68)
        let c = root.add("c", 201, 99.24, 16, 66)
        a.pin.height(of: c)
        b.pin.center(to: c.anchor.centerStart).width(of: a).topEnd(to: a.anchor.bottomCenter)
            .centerStart(to: c.anchor.topLeft)
        c.pin.size(77).height(103).centerEnd(to: a.anchor.centerStart).width(127)
        stage.expect(a, 50, 89, 85, 66)
        stage.expect(b, 158.66666666666666, 98.33333333333331, 85, 68)
        stage.expect(c, -27, 83.66666666666667, 77, 77)
        stage.expectWarning(b, "topEnd")
        stage.expectWarning(b, "centerStart")
        stage.expectWarning(c, "height")
        stage.expectWarning(c, "width")
    }

    // anchors 0013
    private static func case13(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 248, 71, 116.5, 151)
        let b = root.add("b", 128.5, 0, 88.33, 112)
        let c = root.add("c", -13, 72, 79.97, 40)
        c.pin.topStart(to: a.anchor.topCenter).topCenter(to: a.anchor.centerStart).size(of: b).size(2.43)
            .topRight(to: a.anchor.center)
        stage.expect(c, 306.5, 71, 88.5, 112)
        stage.expectWarning(c, "topCenter")
        stage.expectWarning(c, "size")
        stage.expectWarning(c, "topRight")
    }

    // anchors 0014
    private static func case14(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 193, 93, 127.5, 58.69)
        let b = root.add("b", 173, 239.5, 102, 141)
        let c = root.add("c", -5, 121, 30, 51.03)
        c.measure = Measure.area(1600, 10)
        c.pin.topLeft(to: b.anchor.topCenter).height(94).bottomCenter(to: a.anchor.topStart)
        stage.expect(c, 224, 239.5, 30, 94)
        stage.expectWarning(c, "bottomCenter")
    }

    // anchors 0015
    private static func case15(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 225, -9, 93, 91)
        let b = root.add("b", 223, 77, 101, 123)
        let c = b.add("c", 183, 116.13, 36.5, 134)
        a.pin.size(75%).size(of: b)
        c.pin.height(14).size(Size(width: 117, height: 284.5)).bottomStart(to: a.anchor.topCenter)
        a.pin.height(of: b)
        a.pin.size(Size(width: 286, height: 259)).bottomEnd(to: b.anchor.centerRight).width(of: b)
            .topCenter(to: b.anchor.centerEnd)
        stage.expect(a, 38, 139, 286, 259)
        stage.expect(c, 122, -100, 117, 14)
        stage.expectWarning(a, "size")
        stage.expectWarning(c, "size")
        stage.expectWarning(a, "width")
        stage.expectWarning(a, "topCenter")
    }
}
#endif
