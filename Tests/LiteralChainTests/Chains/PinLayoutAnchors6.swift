#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/anchors.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutAnchors6 {
    static let cases = [
        LiteralCase("PinLayout/anchors.pin, case 93", case93),
        LiteralCase("PinLayout/anchors.pin, case 95", case95),
        LiteralCase("PinLayout/anchors.pin, case 96", case96),
        LiteralCase("PinLayout/anchors.pin, case 97", case97),
        LiteralCase("PinLayout/anchors.pin, case 98", case98),
        LiteralCase("PinLayout/anchors.pin, case 99", case99),
        LiteralCase("PinLayout/anchors.pin, case 102", case102),
        LiteralCase("PinLayout/anchors.pin, case 106", case106),
        LiteralCase("PinLayout/anchors.pin, case 107", case107),
        LiteralCase("PinLayout/anchors.pin, case 109", case109),
        LiteralCase("PinLayout/anchors.pin, case 110", case110),
        LiteralCase("PinLayout/anchors.pin, case 111", case111),
    ]

    // anchors 0114
    private static func case93(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 187, 173.52, 61.54, 15.09)
        let b = root.add("b", 170, 47, 73, 58.14)
        let c = root.add("c", 131, 17, 7, 88)
        a.pin.center(to: c.anchor.topRight).size(238).topEnd(to: b.anchor.bottomRight)
            .bottomEnd(to: c.anchor.bottomStart).size(106)
        c.pin.topStart(to: a.anchor.center).centerRight(to: a.anchor.centerRight)
            .topCenter(to: b.anchor.centerStart).topRight(to: b.anchor.bottomCenter)
        stage.expect(a, 19, -102, 238, 238)
        stage.expect(c, 131, 17, 7, 88)
        stage.expectWarning(a, "topEnd")
        stage.expectWarning(a, "bottomEnd")
        stage.expectWarning(a, "size")
        stage.expectWarning(c, "centerRight")
        stage.expectWarning(c, "topCenter")
        stage.expectWarning(c, "topRight")
    }

    // anchors 0116
    private static func case95(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 12, 127.5, 13, 76)
        let b = root.add("b", 115.5, 63.27, 34, 109)
        let c = a.add("c", 130.5, 170.45, 38, 131.14)
        b.add("d", 227.2, 38, 42.95, 111)
        a.pin.width(141).height(of: c).centerStart(to: c.anchor.bottomEnd)
            .centerRight(to: b.anchor.bottomRight).centerLeft(to: b.anchor.topEnd)
        stage.expect(a, 115.5, 363.5, 141, 131.5)
        stage.expectWarning(a, "centerRight")
        stage.expectWarning(a, "centerLeft")
    }

    // anchors 0117
    private static func case96(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 215.54, 197, 23.5, 107)
        let b = a.add("b", 142, 239, 58, 15)
        root.add("c", 177.38, 242.5, 45, 48)
        let d = root.add("d", 198, 149, 119.17, 119)
        root.add("e", 209.58, 138, 57.7, 150)
        b.pin.size(Size(width: 293.16, height: 226.55)).topCenter(to: a.anchor.bottomLeft).size(of: d)
        stage.expect(b, -147, 107, 294, 227)
        stage.expectWarning(b, "size")
    }

    // anchors 0118
    private static func case97(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        root.add("a", 137.08, 3, 88, 147)
        let b = root.add("b", 69.5, 241, 142.2, 47.5)
        b.measure = Measure.area(1600, -10)
        let c = root.add("c", 60, 3.5, 125, 84)
        let d = root.add("d", 130, 130, 15.59, 126.55)
        d.pin.topLeft(to: c.anchor.bottomEnd).height(of: b)
        stage.expect(d, 185, 87.5, 16, 47.5)
    }

    // anchors 0119
    private static func case98(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 65, 170, 139.5, 58.84)
        let b = a.add("b", 88, 93, 87.42, 42)
        let c = root.add("c", 63, 160.01, 39.5, 49.5)
        let d = root.add("d", 86, 191, 114, 135)
        let e = root.add("e", 236.2, 187, 70.5, 116)
        e.pin.width(227).size(26.44).height(of: c).center(to: a.anchor.topEnd)
        c.pin.centerLeft(to: e.anchor.centerEnd).bottomRight(to: e.anchor.topEnd)
        b.pin.height(of: c).bottomRight(to: d.anchor.centerEnd)
        e.pin.centerLeft(to: a.anchor.centerStart).topRight(to: a.anchor.bottomCenter)
            .topRight(to: c.anchor.bottomStart)
        stage.expect(b, 47.5, 39, 87.5, 49.5)
        stage.expect(c, 318, 145.5, 0, 49.5)
        stage.expect(e, 65, 186, 70, 26.5)
        stage.expectWarning(e, "size")
        stage.expectWarning(e, "height")
        stage.expectWarning(c, "bottomRight")
        stage.expectWarning(e, "topRight")
    }

    // anchors 0120
    private static func case99(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 94.5, 138, 54.5, 144)
        let b = a.add("b", 126.34, 29, 41, 103.5)
        b.add("c", 54, 210.5, 135.03, 111)
        let d = root.add("d", 47, -14.78, 33.93, 70.5)
        root.add("e", 50, 41, 69.91, 119.5)
        b.pin.size(of: d).topStart(to: d.anchor.centerEnd).bottomLeft(to: d.anchor.bottomRight)
            .bottomCenter(to: d.anchor.topLeft).topLeft(to: a.anchor.centerEnd)
        stage.expect(b, -13.5, -117.5, 34, 70.5)
        stage.expectWarning(b, "bottomCenter")
        stage.expectWarning(b, "topLeft")
    }

    // anchors 0125
    private static func case102(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 95, -18.53, 130.48, 122)
        root.add("b", -6.5, 169, 59, 31)
        let c = root.add("c", 27, 171.9, 18.02, 20.85)
        let d = root.add("d", 147.48, -6.5, 63, 150)
        d.add("e", 48.29, 29.5, 81.5, 63.42)
        c.pin.centerStart(to: a.anchor.bottomStart).size(of: d).size(of: d)
            .bottomCenter(to: d.anchor.topStart)
        stage.expect(c, 95, 28.5, 63, 150)
        stage.expectWarning(c, "bottomCenter")
    }

    // anchors 0129
    private static func case106(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 39, 119, 147, 131.11)
        let b = root.add("b", 40.34, 29.84, 73.5, 133)
        let c = b.add("c", 169, 106.16, 67.31, 106.57)
        b.pin.centerStart(to: c.anchor.centerRight).width(75%).topStart(to: a.anchor.bottomRight).size(75%)
            .height(253)
        stage.expect(b, 277, 77, 311, 226)
        stage.expectWarning(b, "topStart")
        stage.expectWarning(b, "height")
    }

    // anchors 0130
    private static func case107(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 23.5, 2.19, 53, 109)
        let b = root.add("b", 70, 248.09, 123, 17.58)
        let c = root.add("c", 29, 79, 56.6, 141.73)
        let d = c.add("d", 124, 42, 103.98, 59)
        let e = root.add("e", 126.5, 86, 97.14, 141.78)
        e.pin.width(34).centerStart(to: c.anchor.centerRight).width(of: d)
        d.pin.bottomCenter(to: e.anchor.topStart)
        d.pin.bottomStart(to: c.anchor.centerRight).width(5%).centerEnd(to: e.anchor.bottomLeft)
            .topEnd(to: e.anchor.topRight)
        d.pin.bottomEnd(to: a.anchor.topLeft).bottomRight(to: e.anchor.bottomRight)
            .topLeft(to: a.anchor.topRight).size(of: e).bottomEnd(to: b.anchor.centerRight)
        stage.expect(d, -5.5, -77, 34, 142)
        stage.expect(e, 51.5, 79, 34, 142)
        stage.expectWarning(e, "width")
        stage.expectWarning(d, "centerEnd")
        stage.expectWarning(d, "topEnd")
        stage.expectWarning(d, "bottomRight")
        stage.expectWarning(d, "topLeft")
        stage.expectWarning(d, "bottomEnd")
    }

    // anchors 0133
    private static func case109(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 96.14, 2, 148, 33.5)
        let b = root.add("b", 106, 56.65, 81, 33)
        root.add("c", 161, 129, 149.5, 80.16)
        let d = root.add("d", 39, 101, 94, 142.5)
        root.add("e", 32.17, 196, 148.5, 13)
        d.pin.bottomRight(to: a.anchor.topLeft).width(25%).bottomStart(to: a.anchor.bottomEnd)
            .bottomEnd(to: b.anchor.centerRight)
        stage.expect(d, 244, -140.5, 104, 142.5)
        stage.expectWarning(d, "bottomStart")
        stage.expectWarning(d, "bottomEnd")
    }

    // anchors 0134
    private static func case110(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", -6.54, 133, 42, 67)
        let b = a.add("b", -13, 248.2, 19, 28)
        let c = root.add("c", 205, 61, 115, 124)
        root.add("d", 62, 47, 144, 78)
        let e = root.add("e", 54, 151, 87, 102)
        e.measure = Measure.area(1600, -10)
        a.pin.center(to: c.anchor.bottomCenter).bottomLeft(to: b.anchor.topLeft).size(197)
        stage.expect(a, 164, 86.66666666666669, 197, 197)
        stage.expectWarning(a, "bottomLeft")
    }

    // anchors 0135
    private static func case111(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 87, 41, 57, 98.5)
        let b = root.add("b", 113, 177, 90, 113)
        let c = root.add("c", 11, 31, 99.5, 109)
        let d = b.add("d", 206, 63, 70.43, 36)
        d.measure = Measure.area(1600, 0)
        let e = root.add("e", 71.56, 236.45, 67, 101.72)
        e.pin.center(to: d.anchor.bottomRight).topRight(to: c.anchor.topCenter)
            .bottomLeft(to: c.anchor.centerStart).bottomEnd(to: d.anchor.centerStart)
            .topCenter(to: a.anchor.bottomEnd)
        stage.expect(e, 356, 225, 67, 102)
        stage.expectWarning(e, "topRight")
        stage.expectWarning(e, "bottomLeft")
        stage.expectWarning(e, "bottomEnd")
        stage.expectWarning(e, "topCenter")
    }
}
#endif
