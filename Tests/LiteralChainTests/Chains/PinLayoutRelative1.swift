#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/relative.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutRelative1 {
    static let cases = [
        LiteralCase("PinLayout/relative.pin, case 1", case1),
        LiteralCase("PinLayout/relative.pin, case 2", case2),
        LiteralCase("PinLayout/relative.pin, case 9", case9),
        LiteralCase("PinLayout/relative.pin, case 13", case13),
        LiteralCase("PinLayout/relative.pin, case 14", case14),
        LiteralCase("PinLayout/relative.pin, case 15", case15),
        LiteralCase("PinLayout/relative.pin, case 20", case20),
        LiteralCase("PinLayout/relative.pin, case 25", case25),
        LiteralCase("PinLayout/relative.pin, case 27", case27),
        LiteralCase("PinLayout/relative.pin, case 29", case29),
        LiteralCase("PinLayout/relative.pin, case 36", case36),
        LiteralCase("PinLayout/relative.pin, case 39", case39),
    ]

    // relative 0001
    private static func case1(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 122, 18, 16, 24.75)
        let b = a.add("b", 243, 169, 38, 106)
        let c = root.add("c", 202, 164, 86.91, 103.64)
        let d = c.add("d", 184.5, 166.5, 134, 34)
        b.pin.marginVertical(-10).before(of: a).height(50%)
        a.pin.width(of: d).marginHorizontal(-15).before(of: [d, b], aligned: .bottom)
            .left(of: [d, b], aligned: .center).height(2)
        c.pin.right(of: d, aligned: .center).width(of: d)
        a.pin.height(50%).marginVertical(75%).size(of: c).marginRight(-9).size(0%)
        stage.expect(a, -35, 363, 134, 334)
        stage.expect(b, -38, 169, 38, 13)
        stage.expect(c, 521, 296, 134, 104)
        stage.expectWarning(a, "left")
        stage.expectWarning(a, "size")
    }

    // relative 0002
    private static func case2(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 152, 165, 87, 67)
        let b = root.add("b", 125.5, 236, 128, 79)
        let c = root.add("c", 78, 58, 81, 86)
        c.measure = Measure.area(1600, 0)
        a.pin.below(of: c).marginHorizontal(-14.07).left(of: b).height(183.71).marginEnd(75%)
        c.pin.before(of: [a]).marginLeft(12.5%)
        a.pin.size(of: c).above(of: [b, c], aligned: .end).width(23).size(201.98).marginHorizontal(39)
        stage.expect(a, 165, -28, 81, 86)
        stage.expect(c, 187, 58, 81, 86)
        stage.expectWarning(a, "width")
        stage.expectWarning(a, "size")
    }

    // relative 0011
    private static func case9(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 127, 57.95, 62.5, 151)
        let b = a.add("b", 27, 63.5, 135.5, 26)
        root.add("c", 86, 193, 40, 68)
        b.add("d", 97.06, 35, 25, 94.02)
        let e = a.add("e", 239.88, 26, 23, 45)
        e.pin.below(of: [a], aligned: .start).size(40%).marginVertical(32.5)
        stage.expect(e, 38, 184, 25, 61)
    }

    // relative 0016
    private static func case13(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 161, 221.11, 100.48, 144.45)
        a.measure = Measure.area(1600, -10)
        let b = root.add("b", 40, 56, 53, 119.6)
        root.add("c", 33, 129.5, 110, 13)
        let d = root.add("d", 132, 153, 70, 92)
        let e = a.add("e", 217, 215.5, 40, 56)
        e.pin.left(of: [d, b], aligned: .top).height(234.73).marginTop(8).width(234)
        stage.expect(e, -355, -157, 234, 235)
    }

    // relative 0018
    private static func case14(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 110.5, 176, 40.5, 121)
        let b = root.add("b", 15, -6.21, 76, 137)
        root.add("c", 183.64, 29, 23.5, 118)
        let d = b.add("d", 159.5, 239.35, 40, 96)
        a.pin.left(of: [b], aligned: .top).size(of: d).height(294).below(of: [b, d], aligned: .center)
        stage.expect(a, -25, -6, 40, 96)
        stage.expectWarning(a, "height")
        stage.expectWarning(a, "below")
    }

    // relative 0019
    private static func case15(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 102, 23, 72.5, 107)
        let b = root.add("b", 170, 148, 150.5, 48.91)
        root.add("c", 103.71, 147, 52, 119.5)
        let d = root.add("d", 218, 126, 78.18, 125.93)
        root.add("e", 18.89, -3.42, 14, 53)
        d.pin.marginVertical(-19).above(of: b, aligned: .right).before(of: a).above(of: b, aligned: .start)
            .size(38.5)
        stage.expect(d, 174.66666666666666, 128.66666666666666, 38.666666666666664, 38.666666666666664)
    }

    // relative 0025
    private static func case20(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 58, 79, 140.5, 93)
        root.add("b", 215.98, 30, 11, 120)
        let c = a.add("c", 77.5, 169.39, 141, 72.5)
        c.measure = Measure.area(1600, 10)
        root.add("d", 56, 6.71, 80, 61)
        a.pin.size(110.36).right(of: [c], aligned: .top).size(102.5)
        stage.expect(a, 276.5, 248.5, 110.5, 110.5)
        stage.expectWarning(a, "size")
    }

    // relative 0031
    private static func case25(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 73, 197, 63, 64)
        let b = a.add("b", 46.95, 239, 85, 25)
        let c = root.add("c", 95, -4, 107, 58)
        root.add("d", 123.15, 233, 108, 34)
        c.pin.before(of: a, aligned: .bottom).before(of: b, aligned: .center)
        stage.expect(c, -34, 203, 107, 58)
        stage.expectWarning(c, "before")
    }

    // relative 0033
    private static func case27(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 96, 103.04, 104, 101)
        let b = root.add("b", 36.28, 7.68, 109, 10)
        let c = a.add("c", 77, 186.26, 42, 139)
        let d = root.add("d", 96.55, 35.14, 56, 135)
        let e = root.add("e", -13, 245, 62, 96.58)
        e.measure = Measure.area(1600, -10)
        b.pin.left(of: [d, a, e]).below(of: [e, d])
        c.pin.before(of: e, aligned: .center).below(of: a, aligned: .end).width(237)
        c.pin.before(of: b).marginBottom(10%).left(of: a, aligned: .top).before(of: [a, e, d], aligned: .top)
            .marginRight(16)
        stage.expect(b, -122, 342, 109, 10)
        stage.expect(c, -471, 0, 237, 139)
        stage.expectWarning(c, "below")
        stage.expectWarning(c, "left")
        stage.expectWarning(c, "before")
    }

    // relative 0035
    private static func case29(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 149, -1, 61.52, 27.39)
        let b = root.add("b", 180, 145, 31.5, 51)
        let c = a.add("c", 163, 168, 84, 127.32)
        let d = c.add("d", 96, 2.96, 40, 46.5)
        let e = root.add("e", 224.84, 79.13, 22, 144.01)
        d.pin.below(of: b, aligned: .left).after(of: [c, a])
        b.pin.before(of: a).marginStart(12.5%).left(of: [e, a, c])
        e.pin.size(Size(width: 184, height: 194)).above(of: d, aligned: .end)
        b.pin.height(277.91)
        stage.expect(b, 117.66666666666667, 145, 31.666666666666668, 278)
        stage.expect(d, -132, 29, 40, 46.666666666666664)
        stage.expect(e, 36, 2, 184, 194)
        stage.expectWarning(d, "after")
    }

    // relative 0044
    private static func case36(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 27.78, 131.5, 77.72, 149)
        let b = root.add("b", 47.01, 187, 55, 62.5)
        let c = root.add("c", 144, 82, 69.7, 141.43)
        c.measure = Measure.area(1600, 10)
        let d = root.add("d", 129, 230, 57, 141)
        c.pin.marginHorizontal(5).left(of: [b, a, d], aligned: .bottom)
        a.pin.after(of: [c])
        d.pin.marginLeft(34.47).width(of: a).margin(-4, 33.85, 16)
        stage.expect(a, 23, 131.5, 78, 149)
        stage.expect(c, -47, 229.5, 70, 141.5)
        stage.expect(d, 129, 230, 78, 141)
    }

    // relative 0047
    private static func case39(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 197.18, 17, 16.55, 85)
        let b = root.add("b", 103.4, 1, 131, 125)
        let c = root.add("c", 172.5, 29, 30, 85.82)
        let d = root.add("d", 242, 120, 26, 137)
        let e = root.add("e", 224, 212, 130.57, 70)
        e.pin.width(of: d).before(of: [b, a]).right(of: [c, d, a], aligned: .center)
        stage.expect(e, 268, 71.5, 26, 70)
    }
}
#endif
