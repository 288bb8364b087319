#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/visible.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutVisible1 {
    static let cases = [
        LiteralCase("PinLayout/visible.pin, case 1", case1),
        LiteralCase("PinLayout/visible.pin, case 3", case3),
        LiteralCase("PinLayout/visible.pin, case 4", case4),
        LiteralCase("PinLayout/visible.pin, case 5", case5),
        LiteralCase("PinLayout/visible.pin, case 7", case7),
        LiteralCase("PinLayout/visible.pin, case 8", case8),
        LiteralCase("PinLayout/visible.pin, case 9", case9),
        LiteralCase("PinLayout/visible.pin, case 10", case10),
        LiteralCase("PinLayout/visible.pin, case 12", case12),
        LiteralCase("PinLayout/visible.pin, case 14", case14),
        LiteralCase("PinLayout/visible.pin, case 17", case17),
        LiteralCase("PinLayout/visible.pin, case 19", case19),
    ]

    // visible 0001
    private static func case1(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        root.add("a", 243, 5, 70, 28.59)
        let b = root.add("b", 161.43, 145.44, 150, 86)
        let c = root.add("c", 17, -8, 49.3, 53)
        c.isHidden = true
        let d = root.add("d", 92.15, 21, 114, 81.03)
        b.pin.margin(-18, 25.08, -1.81, -1).marginLeft(-19.82).right(of: visible([c, d]))
        stage.expect(b, 186.33333333333337, 145.33333333333334, 150, 86)
    }

    // visible 0003
    private static func case3(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 54.24, 221.31, 38.78, 64.95)
        a.isHidden = true
        let b = root.add("b", 131, 114.5, 26, 24)
        b.isHidden = true
        let c = root.add("c", 136.15, 226, 78.75, 94)
        c.isHidden = true
        c.measure = Measure.area(1600, -10)
        c.pin.before(of: visible([a, b]), aligned: .bottom).marginBottom(25)
            .after(of: visible([a, b]), aligned: .bottom)
        c.pin.before(of: visible([a, b])).before(of: visible([b, a]), aligned: .center)
        c.pin.marginStart(1).right(of: visible([b, a])).width(of: b).size(Size(width: 52, height: 40))
        c.pin.right(of: visible([a, b]), aligned: .bottom).right(of: a)
            .below(of: visible([a, b]), aligned: .start).after(of: b, aligned: .top)
        stage.expect(c, 93, 114.66666666666669, 26, 40)
        stage.expectWarning(c, "before")
        stage.expectWarning(c, "after")
        stage.expectWarning(c, "right")
        stage.expectWarning(c, "size")
        stage.expectWarning(c, "below")
    }

    // visible 0004
    private static func case4(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 60, 202, 124.13, 79)
        let b = root.add("b", 60, 165, 43.5, 34)
        b.isHidden = true
        let c = root.add("c", 193.5, 146.5, 29, 35.02)
        let d = root.add("d", 76, 244, 88, 83)
        d.isHidden = true
        let e = root.add("e", 38, 92, 103, 32.64)
        e.pin.height(100%).marginTop(50%).below(of: visible([d, a, b]), aligned: .center)
            .after(of: [d, c, a], aligned: .bottom).after(of: b, aligned: .bottom).marginRight(33.5)
        a.pin.right(of: c, aligned: .top).size(Size(width: 129.5, height: 98))
            .above(of: [b, d], aligned: .start).marginRight(22).above(of: visible([d]), aligned: .left)
        stage.expect(a, 222.5, 146.5, 129.5, 98)
        stage.expect(e, 37, 431, 103, 300.5)
        stage.expectWarning(e, "after")
        stage.expectWarning(a, "above")
    }

    // visible 0005
    private static func case5(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 87, 224.9, 91, 49.5)
        a.isHidden = true
        let b = root.add("b", 70.43, 84.5, 105.06, 96.82)
        b.alpha = 0
        let c = root.add("c", 40, 229, 64, 140)
        let d = root.add("d", 236, 191.5, 8.99, 86)
        let e = root.add("e", 4.15, 209, 131.93, 29)
        e.isHidden = true
        e.pin.height(25%).above(of: visible([c]), aligned: .left).below(of: visible([b]), aligned: .start)
            .above(of: visible([a, c, d]), aligned: .end).marginEnd(0%)
        stage.expect(e, 40, 154, 205, 75.5)
        stage.expectWarning(e, "below")
        stage.expectWarning(e, "above")
    }

    // visible 0009
    private static func case7(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 243, 137, 74, 59.5)
        let b = root.add("b", 121, 120, 128.5, 25.5)
        b.isHidden = true
        let c = root.add("c", 89, -12.27, 45, 96)
        let d = root.add("d", 130, 177, 81, 43)
        d.isHidden = true
        let e = root.add("e", 168.5, 82.7, 108, 50)
        b.pin.right(of: visible([d, c])).before(of: visible([a]))
        a.pin.below(of: visible([d]), aligned: .left).height(75%)
        d.pin.marginLeft(-7).below(of: visible([c, b, a])).after(of: e)
        stage.expect(a, 243, 137, 74, 226)
        stage.expect(b, 134, 120, 109, 26)
        stage.expect(d, 270, 363, 81, 43)
        stage.expectWarning(a, "below")
    }

    // visible 0010
    private static func case8(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 139.5, 196.51, 59, 16)
        let b = root.add("b", 244.5, 52.5, 39, 144)
        let c = root.add("c", 104, 34, 15, 103)
        let d = root.add("d", 37, 241, 108, 139)
        d.isHidden = true
        b.pin.after(of: visible([c, d])).right(of: visible([d])).right(of: d, aligned: .bottom).height(of: a)
        stage.expect(b, 119, 364, 39, 16)
        stage.expectWarning(b, "right")
    }

    // visible 0011
    private static func case9(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 85, 13.2, 146.72, 99.44)
        let b = root.add("b", 136.21, 194, 124, 60.9)
        b.isHidden = true
        let c = root.add("c", 14.5, 245.84, 75.5, 69)
        a.pin.right(of: visible([c]), aligned: .center).width(of: c).size(of: c).marginBottom(-4%)
        c.pin.size(of: b).right(of: visible([a, b]))
        a.pin.after(of: visible([c])).width(of: b).height(of: b).size(24).below(of: visible([c, b]))
        stage.expect(a, 41.5, 307, 124, 61)
        stage.expect(c, 165.5, 246, 124, 61)
        stage.expectWarning(a, "size")
    }

    // visible 0012
    private static func case10(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 2.5, 51.66, 66, 30)
        let b = root.add("b", 112.74, 61.87, 80.18, 98)
        b.isHidden = true
        let c = root.add("c", 245.5, 133, 45, 21)
        c.isHidden = true
        let d = root.add("d", 63, 179, 60, 99.5)
        d.isHidden = true
        a.pin.before(of: visible([d]), aligned: .center).before(of: visible([b, d, c]), aligned: .bottom)
        stage.expect(a, 2.5, 51.5, 66, 30)
        stage.expectWarning(a, "before")
    }

    // visible 0017
    private static func case12(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 15.5, 74.5, 144, 110)
        let b = root.add("b", -15, -7.86, 129.53, 84)
        b.measure = Measure.area(1600, -10)
        let c = root.add("c", 133.74, 218, 107.49, 36)
        c.isHidden = true
        let d = root.add("d", 218, 39, 120, 35.5)
        d.isHidden = true
        d.pin.size(60%).left(of: visible([c, b, a])).after(of: visible([b, c, a]), aligned: .top)
        c.pin.size(33.3%).width(168).marginHorizontal(15.05).height(285.84).before(of: d)
        d.pin.width(of: b).left(of: [a]).size(of: b).right(of: visible([c]))
            .after(of: visible([a]), aligned: .bottom)
        c.pin.after(of: [d, b, a]).after(of: [d, a], aligned: .top)
        stage.expect(c, 289.5, 74.5, 138.5, 100)
        stage.expect(d, 159.5, 100.5, 130, 84)
        stage.expectWarning(c, "width")
        stage.expectWarning(c, "height")
        stage.expectWarning(d, "right")
    }

    // visible 0024
    private static func case14(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        root.add("a", 215.17, 208, 42, 93)
        let b = root.add("b", 131, 161, 100.05, 57)
        b.isHidden = true
        let c = root.add("c", 71, 124, 146.75, 70)
        let d = root.add("d", 38, 67, 142, 6)
        d.alpha = 0
        let e = root.add("e", -12, 117, 134, 127.31)
        e.alpha = 0
        d.pin.margin(35, 27.51).above(of: visible([b, e, c]), aligned: .center)
        stage.expect(d, 73.5, 83, 142, 6)
    }

    // visible 0027
    private static func case17(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 180, 183, 12, 29.83)
        a.alpha = 0
        a.measure = Measure.area(1600, -10)
        let b = root.add("b", 142.76, 109.5, 36, 33)
        let c = root.add("c", 39.03, 99.5, 54, 115)
        let d = root.add("d", 201, 15, 11.79, 36.66)
        d.alpha = 0
        d.measure = Measure.area(1600, 0)
        let e = root.add("e", 43, 146, 125, 25.84)
        a.pin.size(25%).marginLeft(23).height(of: d).height(of: b).height(of: d).right(of: visible([d, e, c]))
        stage.expect(a, 191, 183, 100, 100)
        stage.expectWarning(a, "height")
    }

    // visible 0031
    private static func case19(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", -1.12, 102, 89, 88.5)
        let b = root.add("b", 42, 51, 88, 151)
        let c = root.add("c", 171, 137, 63.5, 120)
        c.isHidden = true
        let d = root.add("d", 158.55, 195.09, 112, 108)
        d.isHidden = true
        let e = root.add("e", 103, 167, 123, 56)
        e.pin.right(of: [a, b]).marginLeft(50%).above(of: visible([d])).marginRight(16)
            .right(of: b, aligned: .center)
        stage.expect(e, 317.5, 98.5, 123, 56)
        stage.expectWarning(e, "above")
    }
}
#endif
