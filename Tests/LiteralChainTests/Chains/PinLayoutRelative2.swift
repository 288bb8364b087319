#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/relative.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutRelative2 {
    static let cases = [
        LiteralCase("PinLayout/relative.pin, case 40", case40),
        LiteralCase("PinLayout/relative.pin, case 41", case41),
        LiteralCase("PinLayout/relative.pin, case 47", case47),
        LiteralCase("PinLayout/relative.pin, case 52", case52),
        LiteralCase("PinLayout/relative.pin, case 54", case54),
        LiteralCase("PinLayout/relative.pin, case 59", case59),
        LiteralCase("PinLayout/relative.pin, case 61", case61),
        LiteralCase("PinLayout/relative.pin, case 72", case72),
        LiteralCase("PinLayout/relative.pin, case 81", case81),
        LiteralCase("PinLayout/relative.pin, case 84", case84),
        LiteralCase("PinLayout/relative.pin, case 97", case97),
        LiteralCase("PinLayout/relative.pin, case 103", case103),
    ]

    // relative 0049
    private static func case40(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 17, 197.52, 66.87, 33)
        let b = root.add("b", 78, 244.45, 24, 94)
        root.add("c", -10.83, 25.5, 62, 64.5)
        let d = b.add("d", 192, 89, 35, 88.61)
        a.pin.marginStart(60%).above(of: [b, d], aligned: .center)
        stage.expect(a, 380.3333333333333, 211.33333333333334, 67, 33)
    }

    // relative 0050
    private static func case41(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 149.5, 24, 143, 138)
        let b = a.add("b", 25, 221, 97, 51.5)
        root.add("c", 227, 202, 6, 31)
        root.add("d", 113, 25.5, 86, 15)
        let e = b.add("e", 151, 154, 49, 13.48)
        e.measure = Measure.area(1600, 0)
        e.pin.margin(13%, 9%, 12%).marginStart(10%).before(of: [a], aligned: .bottom)
        stage.expect(e, -82.5, -102.5, 49, 13.5)
    }

    // relative 0057
    private static func case47(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", -15, 166, 115, 11)
        let b = a.add("b", -9, 123.15, 101.3, 31.74)
        let c = root.add("c", 223, 234, 57, 148)
        let d = root.add("d", 59, 81, 40, 30)
        let e = root.add("e", -5.5, -2, 33.5, 126)
        d.pin.right(of: e, aligned: .center).size(Size(width: 9, height: 15))
        b.pin.marginVertical(-4).marginEnd(12.5%).left(of: [d, e, c], aligned: .center)
        d.pin.size(5%).above(of: [b, e, a], aligned: .end).before(of: b, aligned: .top)
            .margin(-17, 16.93, -13).below(of: e)
        b.pin.after(of: d, aligned: .bottom).below(of: [d, a, c]).left(of: d).size(224.16)
            .marginHorizontal(100%)
        stage.expect(b, 213, 216, 225, 225)
        stage.expect(d, 63, 111, 20, 20)
        stage.expectWarning(d, "before")
        stage.expectWarning(d, "below")
    }

    // relative 0065
    private static func case52(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 191.63, 141, 112, 80)
        let b = root.add("b", 45.5, 47, 98, 58)
        let c = root.add("c", -18, 175.89, 24, 41)
        c.pin.marginBottom(7.31).below(of: b)
        a.pin.width(of: b).marginLeft(39.5).size(of: b).marginLeft(20.5)
        c.pin.margin(-13, 16, 17.23, 15.14).size(40%).size(40%).left(of: b).above(of: [b, a], aligned: .right)
        stage.expect(a, 192, 141, 98, 58)
        stage.expect(c, -130, -130, 160, 160)
        stage.expectWarning(c, "above")
    }

    // relative 0067
    private static func case54(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 99, 178, 151, 78.96)
        a.measure = Measure.area(1600, -10)
        let b = a.add("b", 119, 226, 59.7, 116)
        let c = root.add("c", 124.5, 86, 122, 58)
        b.pin.right(of: [a]).width(of: c)
        stage.expect(b, 151, 226, 122, 116)
    }

    // relative 0072
    private static func case59(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", -7, 186, 136.5, 71)
        a.measure = Measure.area(1600, -10)
        let b = root.add("b", 141.32, 177.75, 85.5, 122)
        let c = root.add("c", 132, 199, 123, 123)
        let d = root.add("d", 56, 135, 79.17, 127.04)
        d.measure = Measure.area(1600, 0)
        c.pin.right(of: [a, d, b], aligned: .top).before(of: a).marginTop(34)
        d.pin.marginHorizontal(36).left(of: b, aligned: .top).marginHorizontal(-2)
            .left(of: c, aligned: .bottom)
        stage.expect(c, 226.66666666666663, 169, 123, 123)
        stage.expect(d, 64, 177.66666666666666, 79.33333333333333, 114.33333333333333)
        stage.expectWarning(c, "before")
        stage.expectWarning(d, "left")
    }

    // relative 0074
    private static func case61(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 234.01, 88, 98, 72.71)
        let b = root.add("b", 0.45, 39, 15, 15)
        let c = a.add("c", 156.5, 122, 91, 18.45)
        let d = a.add("d", 19, -19, 109.42, 58.51)
        a.pin.below(of: d).marginStart(13%).height(0%).above(of: [b, c, d])
        stage.expect(a, 234, 127.5, 98, 0)
    }

    // relative 0087
    private static func case72(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 225, 17.83, 81, 55)
        let b = root.add("b", 206, 75.25, 41, 59.34)
        let c = b.add("c", 169, 108, 149, 84)
        c.measure = Measure.area(1600, 10)
        let d = b.add("d", 248, 213, 48.85, 6)
        c.pin.after(of: [a, d, b], aligned: .bottom).after(of: [b, d, a], aligned: .center)
        stage.expect(c, -149, 135, 149, 84)
        stage.expectWarning(c, "after")
    }

    // relative 0097
    private static func case81(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 20.42, 147.15, 13.5, 143.37)
        let b = a.add("b", 95.5, 195, 92.67, 83)
        let c = root.add("c", 121, 200, 17, 52)
        root.add("d", 116, 226, 41.5, 150)
        let e = root.add("e", 248.11, 158.82, 91.5, 32)
        e.pin.marginRight(-5).after(of: [a, c, b], aligned: .top)
        stage.expect(e, 208.66666666666666, 147, 91.66666666666667, 32)
    }

    // relative 0101
    private static func case84(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 98, 58.24, 84, 103.79)
        let b = a.add("b", 129.5, 198, 141, 45.32)
        let c = root.add("c", 20, -7.64, 71.93, 70)
        c.pin.after(of: b)
        b.pin.marginLeft(28).after(of: a).before(of: c, aligned: .center)
        a.pin.above(of: [b, c], aligned: .center).after(of: [c, b], aligned: .center)
        c.pin.left(of: b).marginLeft(13.97).left(of: [b]).marginLeft(26.5)
        stage.expect(a, 305, -112, 84, 104)
        stage.expect(b, 112, -54, 159, 46)
        stage.expect(c, 345, -8, 72, 70)
        stage.expectWarning(a, "after")
    }

    // relative 0117
    private static func case97(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 91.62, 224, 66, 16)
        let b = root.add("b", 58, 77, 121, 40)
        let c = a.add("c", 83.59, 45.5, 131, 99)
        let d = c.add("d", 38, 210.69, 66.91, 75)
        d.measure = Measure.area(1600, 0)
        c.pin.marginLeft(30.77).after(of: [d, b, a], aligned: .center).after(of: b).marginLeft(34)
            .marginVertical(60%)
        b.pin.after(of: [d], aligned: .center)
        stage.expect(b, 419, 460.5, 121, 40)
        stage.expect(c, 222.5, 8.5, 131, 99)
        stage.expectWarning(c, "after")
    }

    // relative 0125
    private static func case103(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 16, 11.13, 57, 143)
        let b = a.add("b", 235.12, 79, 110.5, 128)
        let c = root.add("c", -13.4, 162, 112.5, 29.25)
        let d = b.add("d", 226, 117, 134.9, 126.8)
        b.pin.right(of: a).marginLeft(-15).below(of: [c, a, d], aligned: .right)
        stage.expect(b, 42, 323, 554.5, 128)
    }
}
#endif
