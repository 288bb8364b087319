#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/visible.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutVisible2 {
    static let cases = [
        LiteralCase("PinLayout/visible.pin, case 21", case21),
        LiteralCase("PinLayout/visible.pin, case 22", case22),
        LiteralCase("PinLayout/visible.pin, case 23", case23),
        LiteralCase("PinLayout/visible.pin, case 26", case26),
        LiteralCase("PinLayout/visible.pin, case 30", case30),
        LiteralCase("PinLayout/visible.pin, case 33", case33),
        LiteralCase("PinLayout/visible.pin, case 34", case34),
        LiteralCase("PinLayout/visible.pin, case 35", case35),
        LiteralCase("PinLayout/visible.pin, case 36", case36),
        LiteralCase("PinLayout/visible.pin, case 38", case38),
        LiteralCase("PinLayout/visible.pin, case 39", case39),
        LiteralCase("PinLayout/visible.pin, case 42", case42),
    ]

    // visible 0034
    private static func case21(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 111, 135.48, 59, 36)
        let b = root.add("b", 161, 174.36, 105, 37)
        b.isHidden = true
        let c = root.add("c", 59, 45, 144.87, 19)
        c.isHidden = true
        c.measure = Measure.area(1600, -10)
        let d = root.add("d", 224, 163, 109, 104)
        d.measure = Measure.area(1600, -10)
        c.pin.right(of: [a], aligned: .center).after(of: visible([d, a]), aligned: .center)
            .above(of: visible([a, b, d]))
        stage.expect(c, 170, 144, 145, 19)
        stage.expectWarning(c, "after")
        stage.expectWarning(c, "above")
    }

    // visible 0036
    private static func case22(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 14.39, 64.74, 35, 28)
        let b = root.add("b", 108, 128.85, 35, 56.17)
        let c = root.add("c", 133, 125.23, 88, 83)
        let d = root.add("d", 188, 241.83, 108, 101.5)
        d.isHidden = true
        a.pin.size(40%).right(of: d, aligned: .bottom).left(of: visible([d, b, c]))
        b.pin.before(of: visible([d, c, a])).marginLeft(75%)
            .margin(EdgeInsets(top: 2, left: 30.5, bottom: 28.22, right: -6)).above(of: a, aligned: .end)
            .before(of: visible([d]), aligned: .bottom)
        stage.expect(a, 296, 183.33333333333337, 160, 160)
        stage.expect(b, 104, 99, 35, 56.333333333333336)
        stage.expectWarning(b, "above")
        stage.expectWarning(b, "before")
    }

    // visible 0037
    private static func case23(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 148.17, 36.5, 34.77, 38)
        let b = root.add("b", 223.73, 177.5, 151, 122.39)
        b.isHidden = true
        let c = root.add("c", 2, 113, 151, 145)
        c.isHidden = true
        let d = root.add("d", 221.5, -5, 34.72, 79.5)
        d.isHidden = true
        c.pin.left(of: [d, a, b], aligned: .bottom).marginBottom(12).after(of: visible([d, b, a]))
            .right(of: visible([b]))
        c.pin.size(Size(width: 102, height: 41.42)).after(of: visible([a, d])).marginTop(50%)
            .above(of: visible([b, a]))
        b.pin.right(of: a, aligned: .bottom).width(167).below(of: d).marginEnd(50%)
        d.pin.size(33.3%).size(60%).height(75%).before(of: visible([c, b]), aligned: .center)
            .above(of: [b, a, c], aligned: .end).below(of: b)
        stage.expect(b, 390.3333333333333, 74.66666666666667, 167, 0)
        stage.expect(c, 46.33333333333334, -5, 102, 41.666666666666664)
        stage.expect(d, 46.33333333333333, 74.66666666666667, 138.33333333333334, 100)
        stage.expectWarning(c, "right")
        stage.expectWarning(d, "size")
        stage.expectWarning(d, "height")
        stage.expectWarning(d, "before")
    }

    // visible 0040
    private static func case26(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 89.5, 127.49, 114.14, 40)
        a.alpha = 0
        let b = root.add("b", 60.6, 12, 117, 102)
        b.isHidden = true
        let c = root.add("c", 233.98, 169, 41.31, 143)
        c.measure = Measure.area(1600, 0)
        let d = root.add("d", 20, 108, 94.5, 96.46)
        d.isHidden = true
        let e = root.add("e", 161.5, 92, 22, 86)
        e.alpha = 0
        c.pin.below(of: visible([a, b])).before(of: b).right(of: visible([b]), aligned: .top)
        stage.expect(c, 19.5, 169, 41.5, 143)
        stage.expectWarning(c, "below")
        stage.expectWarning(c, "right")
    }

    // visible 0044
    private static func case30(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 159, 208, 88, 64)
        let b = root.add("b", 38, 177.36, 98, 29.11)
        b.isHidden = true
        let c = root.add("c", 1.53, 244, 8, 25.65)
        c.alpha = 0
        let d = root.add("d", 241.92, 218, 64, 107)
        d.isHidden = true
        b.pin.before(of: visible([c, a]), aligned: .center).below(of: a)
            .after(of: visible([c]), aligned: .center)
        stage.expect(b, 61, 225.5, 98, 29.5)
        stage.expectWarning(b, "below")
        stage.expectWarning(b, "after")
    }

    // visible 0050
    private static func case33(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 72, 249, 77, 103.85)
        a.alpha = 0
        let b = root.add("b", 169.23, 17, 82, 100)
        let c = root.add("c", 149, 120, 94, 124)
        c.isHidden = true
        let d = root.add("d", 191, 249, 42, 108)
        d.isHidden = true
        d.pin.marginVertical(-20).before(of: a).left(of: visible([a, b]))
            .left(of: visible([b, c, a]), aligned: .top)
        stage.expect(d, 149, -3, 21, 108)
    }

    // visible 0051
    private static func case34(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 202.31, 219.12, 51, 112)
        a.isHidden = true
        let b = root.add("b", 17, -3, 45, 10)
        b.isHidden = true
        let c = root.add("c", 52, 83, 44.5, 40.9)
        c.isHidden = true
        let d = root.add("d", 201.5, 156, 121.5, 25.84)
        b.pin.width(of: d).width(10%).marginRight(40%).left(of: visible([c, d]), aligned: .bottom)
            .above(of: [a, d, c], aligned: .right)
        stage.expect(b, -70, 172, 122, 10)
        stage.expectWarning(b, "width")
        stage.expectWarning(b, "above")
    }

    // visible 0052
    private static func case35(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 44, 177.5, 55, 31)
        a.isHidden = true
        let b = root.add("b", 209.53, 243, 138, 19)
        b.alpha = 0
        let c = root.add("c", -16, 125, 146, 91)
        c.isHidden = true
        let d = root.add("d", 29, 58.5, 8, 75.46)
        d.pin.before(of: [b, c, a]).below(of: visible([a])).marginLeft(6)
            .right(of: visible([b, c, a]), aligned: .bottom).height(25%)
        stage.expect(d, -24, 59, 8, 192)
        stage.expectWarning(d, "below")
        stage.expectWarning(d, "right")
    }

    // visible 0053
    private static func case36(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 142.77, 40, 42.96, 9.5)
        let b = root.add("b", -9, -15.94, 44, 140)
        b.alpha = 0
        let c = root.add("c", 165, 106, 110.5, 48.51)
        let d = root.add("d", 55, 214.5, 133.96, 146)
        let e = root.add("e", 235, 62, 51, 62)
        e.isHidden = true
        d.pin.right(of: visible([b, a]), aligned: .center)
            .margin(EdgeInsets(top: -7.48, left: -4, bottom: 14.96, right: 11))
            .left(of: visible([c, a]), aligned: .center).size(of: c)
        stage.expect(d, 182, -2, 111, 49)
        stage.expectWarning(d, "left")
    }

    // visible 0055
    private static func case38(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 177, 126.86, 120, 132.03)
        a.isHidden = true
        let b = root.add("b", 176, 223, 93, 99.5)
        let c = root.add("c", 62, 167, 149, 47.5)
        c.alpha = 0
        c.measure = Measure.area(1600, -10)
        b.pin.marginEnd(10%).left(of: visible([c])).below(of: [a, c], aligned: .left)
        stage.expect(b, 99.5, 259, 93, 99.5)
        stage.expectWarning(b, "left")
    }

    // visible 0057
    private static func case39(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 194, 26.53, 108, 25.5)
        let b = root.add("b", 220.35, 101, 98, 123)
        let c = root.add("c", 207, 31, 114, 90.99)
        c.isHidden = true
        let d = root.add("d", 145, 13, 98.93, 78)
        d.isHidden = true
        c.pin.height(of: d).width(of: b).left(of: visible([a, b, d]), aligned: .center)
        stage.expect(c, 96, 62, 98, 78)
    }

    // visible 0060
    private static func case42(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 34.5, 133, 110, 82)
        a.isHidden = true
        let b = root.add("b", 204, 168.83, 47, 97.56)
        b.isHidden = true
        let c = root.add("c", 204, 22, 76, 9.82)
        c.isHidden = true
        let d = root.add("d", 55, 16, 30, 75)
        d.isHidden = true
        root.add("e", 227, 56, 103, 133.85)
        d.pin.size(Size(width: 284, height: 117)).after(of: visible([c, b]), aligned: .top).left(of: [c])
            .left(of: [b], aligned: .center)
        stage.expect(d, -80, 159, 284, 117)
        stage.expectWarning(d, "after")
    }
}
#endif
