#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/visible.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutVisible3 {
    static let cases = [
        LiteralCase("PinLayout/visible.pin, case 44", case44),
        LiteralCase("PinLayout/visible.pin, case 48", case48),
        LiteralCase("PinLayout/visible.pin, case 49", case49),
        LiteralCase("PinLayout/visible.pin, case 54", case54),
        LiteralCase("PinLayout/visible.pin, case 55", case55),
        LiteralCase("PinLayout/visible.pin, case 57", case57),
        LiteralCase("PinLayout/visible.pin, case 59", case59),
        LiteralCase("PinLayout/visible.pin, case 62", case62),
        LiteralCase("PinLayout/visible.pin, case 63", case63),
        LiteralCase("PinLayout/visible.pin, case 65", case65),
        LiteralCase("PinLayout/visible.pin, case 67", case67),
        LiteralCase("PinLayout/visible.pin, case 81", case81),
    ]

    // visible 0062
    private static func case44(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 1, 1, 46, 22.5)
        let b = root.add("b", 208, 204, 80, 79)
        let c = root.add("c", 102, 118, 103.5, 138.29)
        c.isHidden = true
        let d = root.add("d", 57, 112, 136, 89)
        d.isHidden = true
        let e = root.add("e", 76, 39, 71.5, 50)
        e.pin.after(of: [d], aligned: .top).height(80).size(of: a).marginLeft(-19)
            .left(of: visible([b]), aligned: .bottom)
        stage.expect(e, 11, 112, 46, 80)
        stage.expectWarning(e, "size")
        stage.expectWarning(e, "left")
    }

    // visible 0066
    private static func case48(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 183.1, 197, 136, 118)
        let b = root.add("b", 22, 102, 60.5, 138)
        let c = root.add("c", 96, 104.5, 148, 90.99)
        c.alpha = 0
        let d = root.add("d", 154, 108, 90, 139)
        d.alpha = 0
        root.add("e", 197, 225.49, 10, 133)
        a.pin.above(of: visible([d, b, c]), aligned: .right).size(40%).after(of: visible([b]), aligned: .top)
        stage.expect(a, -46, 102, 128, 228)
        stage.expectWarning(a, "after")
    }

    // visible 0067
    private static func case49(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 1, 91, 137, 10)
        a.isHidden = true
        let b = root.add("b", 102, 201, 15.5, 44.23)
        let c = root.add("c", 113, 153, 77, 11)
        let d = root.add("d", 59.5, 72, 13, 7.82)
        d.isHidden = true
        let e = root.add("e", 94, 105.21, 59, 115)
        e.alpha = 0
        c.pin.left(of: visible([b, a])).left(of: visible([d, a])).right(of: d, aligned: .bottom)
            .marginVertical(23.5).above(of: visible([b]), aligned: .end).right(of: visible([e, b]))
        stage.expect(c, 72.5, 45.5, 29.5, 11)
        stage.expectWarning(c, "left")
        stage.expectWarning(c, "above")
        stage.expectWarning(c, "right")
    }

    // visible 0076
    private static func case54(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", -15, 174.5, 6, 62)
        a.measure = Measure.area(1600, 10)
        let b = root.add("b", 88.36, 84.5, 82, 27)
        let c = root.add("c", 31.5, 39, 105, 94)
        let d = root.add("d", 117.34, 70.28, 75.77, 120)
        d.isHidden = true
        b.pin.marginHorizontal(20.63).before(of: visible([a, c, d]), aligned: .center)
            .above(of: visible([c, d])).left(of: visible([c, a]))
            .left(of: visible([d, c, a]), aligned: .center)
        stage.expect(b, -118, 132, 82, 27)
        stage.expectWarning(b, "above")
    }

    // visible 0079
    private static func case55(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", -4.97, 155, 50, 126.2)
        a.isHidden = true
        let b = root.add("b", 63, 142, 52.39, 90)
        let c = root.add("c", 6, 244.7, 119.5, 77.5)
        let d = root.add("d", 38, 173, 137.99, 116)
        b.pin.before(of: visible([d, c])).marginHorizontal(-1).above(of: visible([c, a]), aligned: .start)
            .size(of: c).marginVertical(9.73)
        b.pin.marginRight(40%).right(of: visible([a, c, d]), aligned: .top).margin(8%, 12%, 4%)
            .right(of: visible([a, d]), aligned: .bottom).marginTop(-8)
        stage.expect(b, 214.33333333333334, 165, 119.66666666666667, 101.33333333333333)
    }

    // visible 0081
    private static func case57(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", -11.85, 97, 139.5, 123)
        let b = root.add("b", 25, 21.66, 46.5, 121)
        let c = root.add("c", 95, -3, 83.56, 86)
        let d = root.add("d", 247, -16.12, 110, 32)
        d.isHidden = true
        d.measure = Measure.area(1600, 0)
        c.pin.left(of: visible([d]), aligned: .bottom).above(of: visible([d, a]), aligned: .end).width(35)
        d.pin.marginRight(5%).right(of: visible([c, a, b])).after(of: [b, a]).height(241)
            .right(of: visible([a]))
        c.pin.width(of: b).before(of: visible([a, d]), aligned: .bottom).after(of: d, aligned: .top)
            .width(60%)
        stage.expect(c, 237.5, -16, 46.5, 236)
        stage.expect(d, 127.5, -16, 110, 241)
        stage.expectWarning(c, "left")
        stage.expectWarning(c, "width")
    }

    // visible 0083
    private static func case59(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 217.24, 116.57, 48.56, 128)
        a.isHidden = true
        let b = root.add("b", 51, 197.68, 11.7, 100)
        b.alpha = 0
        let c = root.add("c", 106.87, 126, 30, 148)
        c.alpha = 0
        c.pin.marginVertical(-16.59).below(of: visible([a, b]), aligned: .left)
            .left(of: visible([a]), aligned: .top).width(25.83).size(of: b)
        c.pin.right(of: b).width(of: b).before(of: b).below(of: [b, a], aligned: .left)
        b.pin.left(of: visible([c, a]), aligned: .bottom).right(of: visible([a])).before(of: visible([a, c]))
            .height(of: a).size(of: c).right(of: a, aligned: .top)
        stage.expect(b, 266, 116.5, 12, 128)
        stage.expect(c, 62.5, 297.5, 12, 100)
        stage.expectWarning(c, "below")
        stage.expectWarning(c, "left")
        stage.expectWarning(c, "size")
        stage.expectWarning(b, "left")
        stage.expectWarning(b, "right")
        stage.expectWarning(b, "before")
        stage.expectWarning(b, "size")
    }

    // visible 0086
    private static func case62(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 178, 81.34, 17, 19.39)
        let b = root.add("b", 228.35, 205, 86, 35)
        b.isHidden = true
        let c = root.add("c", 102.36, -7.68, 103, 110.5)
        let d = root.add("d", 212, 114.5, 55.5, 28)
        d.isHidden = true
        let e = root.add("e", 86, 131, 116.74, 71.5)
        e.isHidden = true
        e.pin.above(of: visible([a, c, b]), aligned: .start).before(of: visible([c])).marginTop(15)
            .before(of: visible([c, d, b])).right(of: visible([c, d, a]), aligned: .bottom)
        stage.expect(e, 102, -79, 0, 72)
        stage.expectWarning(e, "right")
    }

    // visible 0087
    private static func case63(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 104, 24, 143.01, 146.46)
        let b = root.add("b", 34, 66, 71, 66.72)
        b.isHidden = true
        let c = root.add("c", 169.44, 58.46, 105.5, 57.3)
        c.alpha = 0
        let d = root.add("d", 89.5, 4.5, 21.89, 63.5)
        c.pin.right(of: a).size(66).marginVertical(25%).right(of: [a, d, b], aligned: .bottom)
            .after(of: visible([d]), aligned: .center).before(of: a)
        stage.expect(c, 247, -37.5, 66, 66)
        stage.expectWarning(c, "after")
    }

    // visible 0089
    private static func case65(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 233.21, 24, 117, 93)
        a.measure = Measure.area(1600, 10)
        let b = root.add("b", 225, 173, 136.5, 50)
        let c = root.add("c", 93.5, 250, 23, 129)
        let d = root.add("d", 103, -10.02, 54, 93)
        d.alpha = 0
        let e = root.add("e", 73, 125, 119, 92)
        d.pin.margin(4, -4.56, -5).before(of: visible([c]))
        b.pin.size(60%).after(of: [c, e]).size(222).width(10%)
        e.pin.below(of: visible([b]), aligned: .right).after(of: visible([c, d, a]))
        a.pin.size(Size(width: 208, height: 133)).after(of: d, aligned: .top).before(of: e, aligned: .top)
            .above(of: visible([c]), aligned: .start)
        stage.expect(a, 73, -10, 208, 133)
        stage.expect(b, -119, 173, 192, 341)
        stage.expect(d, 112, -10, 54, 93)
        stage.expect(e, -46, 514, 119, 92)
        stage.expectWarning(b, "size")
        stage.expectWarning(b, "width")
        stage.expectWarning(e, "after")
        stage.expectWarning(a, "before")
        stage.expectWarning(a, "above")
    }

    // visible 0091
    private static func case67(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 10, 62, 15.5, 10.81)
        let b = root.add("b", 7, 150.5, 105, 146.34)
        b.isHidden = true
        let c = root.add("c", 158.28, -11, 20, 40)
        b.pin.after(of: visible([c, a]), aligned: .top).marginLeft(0).size(of: a)
        a.pin.left(of: visible([c]), aligned: .center).before(of: visible([b, c]), aligned: .bottom)
            .marginBottom(33.72).size(180)
        a.pin.marginHorizontal(13.5).left(of: visible([b, c])).left(of: visible([b, c]), aligned: .center)
            .size(33.3%)
        stage.expect(a, -196, -119, 341, 256)
        stage.expect(b, 178.5, -11, 15.5, 11)
        stage.expectWarning(a, "before")
    }

    // visible 0117
    private static func case81(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 219.4, 34, 81, 37)
        let b = root.add("b", 111, 80, 103.86, 79)
        b.isHidden = true
        let c = root.add("c", 247.01, 13, 101.75, 83)
        c.isHidden = true
        b.pin.marginTop(-3).marginEnd(24).size(91.21).marginLeft(33.3%)
            .below(of: visible([c, a]), aligned: .right).below(of: a)
        stage.expect(b, 185, 68, 91.5, 91.5)
    }
}
#endif
