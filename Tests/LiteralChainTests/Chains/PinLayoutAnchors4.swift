#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/anchors.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutAnchors4 {
    static let cases = [
        LiteralCase("PinLayout/anchors.pin, case 43", case43),
        LiteralCase("PinLayout/anchors.pin, case 45", case45),
        LiteralCase("PinLayout/anchors.pin, case 46", case46),
        LiteralCase("PinLayout/anchors.pin, case 47", case47),
        LiteralCase("PinLayout/anchors.pin, case 48", case48),
        LiteralCase("PinLayout/anchors.pin, case 50", case50),
        LiteralCase("PinLayout/anchors.pin, case 51", case51),
        LiteralCase("PinLayout/anchors.pin, case 53", case53),
        LiteralCase("PinLayout/anchors.pin, case 54", case54),
        LiteralCase("PinLayout/anchors.pin, case 55", case55),
        LiteralCase("PinLayout/anchors.pin, case 59", case59),
        LiteralCase("PinLayout/anchors.pin, case 61", case61),
    ]

    // anchors 0054
    private static func case43(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", -12, 178.88, 118.01, 44)
        let b = root.add("b", 132.35, 171.91, 35, 107)
        let c = root.add("c", -5, 243, 70.5, 76)
        let d = root.add("d", 246, 126.14, 19, 56.5)
        d.pin.bottomStart(to: c.anchor.center).height(of: a).size(of: b)
        a.pin.bottomRight(to: b.anchor.topLeft).centerStart(to: c.anchor.centerEnd)
            .topRight(to: c.anchor.topLeft).topEnd(to: d.anchor.bottomLeft).size(225.44)
        stage.expect(a, 66, 243, 226, 226)
        stage.expect(d, 30, 237, 35, 44)
        stage.expectWarning(d, "size")
        stage.expectWarning(a, "centerStart")
        stage.expectWarning(a, "topRight")
        stage.expectWarning(a, "topEnd")
    }

    // anchors 0057
    private static func case45(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 168, 203.5, 130.24, 95)
        a.measure = Measure.area(1600, 10)
        let b = root.add("b", 135.34, 151, 67, 32)
        root.add("c", 167.04, 198.97, 61, 107)
        let d = b.add("d", 68.27, 241, 100, 37)
        a.pin.centerEnd(to: b.anchor.centerEnd).centerLeft(to: d.anchor.centerStart).size(224)
            .bottomLeft(to: d.anchor.bottomEnd).centerRight(to: d.anchor.bottomStart)
        stage.expect(a, 203.5, 55, 224, 224)
        stage.expectWarning(a, "centerLeft")
        stage.expectWarning(a, "bottomLeft")
        stage.expectWarning(a, "centerRight")
    }

    // anchors 0058
    private static func case46(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", -14, 101.5, 38.98, 57.33)
        let b = a.add("b", 37, 76, 18.5, 113.05)
        let c = root.add("c", 51, 161, 128.2, 48)
        b.pin.size(of: c).bottomEnd(to: c.anchor.centerStart).size(of: c)
        stage.expect(b, -63, 36, 129, 48)
    }

    // anchors 0060
    private static func case47(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 77, 151, 94, 49.45)
        let b = root.add("b", 78, 225, 44.5, 107)
        let c = root.add("c", 183, 198, 106, 85.27)
        c.add("d", 43, 95, 68, 59.48)
        b.pin.centerRight(to: c.anchor.topRight).topRight(to: c.anchor.topRight)
            .centerStart(to: c.anchor.center)
        b.pin.bottomLeft(to: c.anchor.center).centerLeft(to: a.anchor.bottomRight)
        stage.expect(b, 236, 133.5, 53, 107)
        stage.expectWarning(b, "topRight")
        stage.expectWarning(b, "centerStart")
        stage.expectWarning(b, "centerLeft")
    }

    // anchors 0061
    private static func case48(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 248, -13, 71, 15.31)
        let b = a.add("b", 48, 214, 115, 116)
        let c = b.add("c", 148, 163.5, 137, 110.5)
        b.pin.topEnd(to: c.anchor.topCenter).topCenter(to: a.anchor.center).height(of: c)
        stage.expect(b, 149.5, 377.5, 115, 110.5)
        stage.expectWarning(b, "topCenter")
    }

    // anchors 0064
    private static func case50(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 13, -16, 129.91, 76)
        let b = a.add("b", 131, 188, 106.93, 110)
        let c = root.add("c", 47.37, 60, 33, 142)
        let d = root.add("d", 138.5, 49.36, 60.5, 123.5)
        d.measure = Measure.area(1600, 0)
        c.pin.bottomCenter(to: b.anchor.topCenter).topCenter(to: d.anchor.topStart)
        stage.expect(c, 181, 49.333333333333336, 33, 122.66666666666667)
        stage.expectWarning(c, "topCenter")
    }

    // anchors 0065
    private static func case51(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 97, 155.56, 48, 121.97)
        a.measure = Measure.area(1600, 0)
        let b = root.add("b", 63.59, 105, 124.97, 102.5)
        let c = root.add("c", 9, 19, 30, 115)
        let d = root.add("d", 117, 8, 24.5, 72)
        b.pin.centerStart(to: a.anchor.centerStart)
        c.pin.height(of: d).size(of: b).topRight(to: a.anchor.bottomEnd).centerEnd(to: b.anchor.bottomEnd)
            .bottomRight(to: d.anchor.bottomLeft)
        b.pin.topRight(to: d.anchor.bottomStart).topRight(to: c.anchor.topRight).height(236.71)
        stage.expect(b, -8, 80, 125, 237)
        stage.expect(c, 20, 277.6666666666667, 125, 72)
        stage.expectWarning(c, "size")
        stage.expectWarning(c, "centerEnd")
        stage.expectWarning(c, "bottomRight")
        stage.expectWarning(b, "topRight")
    }

    // anchors 0067
    private static func case53(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 161, 107.5, 34, 6)
        let b = a.add("b", 58.5, 49.01, 43.66, 6)
        root.add("c", 220.5, 109.13, 111, 110.09)
        a.pin.size(25.5).centerRight(to: b.anchor.bottomLeft).bottomLeft(to: b.anchor.bottomStart).width(25%)
        stage.expect(a, 263, 150, 26, 26)
        stage.expectWarning(a, "bottomLeft")
        stage.expectWarning(a, "width")
    }

    // anchors 0068
    private static func case54(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 120.94, 182, 110, 51)
        let b = root.add("b", 18, 216.23, 135, 40)
        let c = b.add("c", 229.5, 47, 53, 89)
        let d = root.add("d", -7, 6, 117, 8)
        c.pin.size(of: d).bottomLeft(to: a.anchor.centerEnd).bottomStart(to: b.anchor.bottomLeft)
            .bottomEnd(to: a.anchor.centerEnd)
        stage.expect(c, 103, -17, 117, 8)
        stage.expectWarning(c, "bottomStart")
    }

    // anchors 0069
    private static func case55(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 239, 118.5, 99, 115.05)
        let b = root.add("b", 102.5, 51, 78.52, 15)
        let c = root.add("c", 219.5, 174, 145, 100)
        c.pin.width(of: b).bottomCenter(to: a.anchor.topRight).height(of: a)
        stage.expect(c, 298.5, 3.5, 79, 115.5)
    }

    // anchors 0073
    private static func case59(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 96.53, -7, 51.05, 64.25)
        let b = root.add("b", 10.81, 144.9, 60, 98)
        b.measure = Measure.area(1600, 0)
        root.add("c", 159.5, 249.61, 36, 24)
        let d = root.add("d", 132, 229, 118.09, 84.5)
        let e = root.add("e", 97, 175.72, 20.8, 16.14)
        e.pin.height(of: b).size(100%).topCenter(to: b.anchor.bottomRight).size(139)
        a.pin.size(0%).bottomRight(to: d.anchor.bottomEnd)
        stage.expect(a, 132, 313.5, 0, 0)
        stage.expect(e, -441, 243, 1024, 98)
        stage.expectWarning(e, "size")
    }

    // anchors 0076
    private static func case61(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 105, 207, 109, 57)
        let b = a.add("b", 209, 228.5, 57, 65.56)
        let c = root.add("c", 127, 4, 143, 8.5)
        let d = root.add("d", 192, 96, 102, 13)
        let e = a.add("e", -16, 167.5, 11, 146)
        d.pin.centerLeft(to: c.anchor.centerStart)
        b.pin.centerLeft(to: a.anchor.centerRight).center(to: e.anchor.topStart).topEnd(to: a.anchor.topEnd)
            .centerRight(to: d.anchor.bottomStart).centerLeft(to: e.anchor.topCenter)
        c.pin.topCenter(to: b.anchor.topStart)
        d.pin.centerEnd(to: b.anchor.centerEnd).centerLeft(to: c.anchor.topStart)
        stage.expect(b, 109, -4.5, 0, 66)
        stage.expect(c, 142.5, 202.5, 143, 8.5)
        stage.expect(d, 142.5, 229, 71.5, 13)
        stage.expectWarning(b, "center")
        stage.expectWarning(b, "topEnd")
        stage.expectWarning(b, "centerRight")
        stage.expectWarning(b, "centerLeft")
        stage.expectWarning(d, "centerLeft")
    }
}
#endif
