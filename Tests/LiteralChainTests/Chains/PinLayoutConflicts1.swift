#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/conflicts.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutConflicts1 {
    static let cases = [
        LiteralCase("PinLayout/conflicts.pin, case 2", case2),
        LiteralCase("PinLayout/conflicts.pin, case 4", case4),
        LiteralCase("PinLayout/conflicts.pin, case 8", case8),
        LiteralCase("PinLayout/conflicts.pin, case 16", case16),
        LiteralCase("PinLayout/conflicts.pin, case 18", case18),
        LiteralCase("PinLayout/conflicts.pin, case 21", case21),
        LiteralCase("PinLayout/conflicts.pin, case 32", case32),
        LiteralCase("PinLayout/conflicts.pin, case 33", case33),
        LiteralCase("PinLayout/conflicts.pin, case 36", case36),
        LiteralCase("PinLayout/conflicts.pin, case 38", case38),
        LiteralCase("PinLayout/conflicts.pin, case 48", case48),
        LiteralCase("PinLayout/conflicts.pin, case 51", case51),
    ]

    // conflicts 0002
    private static func case2(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 95, 37, 42, 34.69)
        let b = root.add("b", 80, 143.41, 37.38, 87.07)
        let c = root.add("c", 30, 58, 15, 17.55)
        let d = root.add("d", 118, 215.66, 7, 27.89)
        c.pin.width(of: d).top(to: b.edge.top).horizontally(31).maxHeight(-3).end(to: a.edge.left).hCenter()
        d.pin.end(EdgeInsets(top: 25.5, left: 32.83, bottom: 28.26, right: 39)).aspectRatio(-2).width(-20)
            .height(-0.5)
        c.pin.start(30.56).width(127.55).vCenter().size(-5)
        stage.expect(c, 30.666666666666664, 375.3333333333333, 127.66666666666667, 17.666666666666668)
        stage.expect(d, 978, 215.66666666666666, 7, 28)
        stage.expectWarning(c, "maxHeight")
        stage.expectWarning(c, "end")
        stage.expectWarning(c, "hCenter")
        stage.expectWarning(d, "aspectRatio")
        stage.expectWarning(d, "width")
        stage.expectWarning(d, "height")
        stage.expectWarning(c, "size")
    }

    // conflicts 0004
    private static func case4(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 216.5, 218.5, 8, 15)
        root.add("b", 131, 217, 150, 142.5)
        let c = root.add("c", 143, 71.14, 83, 80)
        let d = root.add("d", -19, 118.5, 116, 59)
        a.pin.centerRight(46).start(to: d.edge.end).aspectRatio(-2)
        c.pin.top(10%).aspectRatio(-2)
        a.pin.vCenter().size(-5)
        a.pin.bottom(EdgeInsets(top: 29.14, left: 26, bottom: -6, right: -10))
            .size(Size(width: 190.5, height: 281.1)).height(-0.5)
        stage.expect(a, 97, 293, 190.5, 281.5)
        stage.expect(c, 143, 57, 83, 80)
        stage.expectWarning(a, "aspectRatio")
        stage.expectWarning(c, "aspectRatio")
        stage.expectWarning(a, "size")
        stage.expectWarning(a, "height")
    }

    // conflicts 0008
    private static func case8(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 400)
        root.add("a", 225, 179, 116, 83.5)
        let b = root.add("b", 108, 25, 26, 85)
        let c = root.add("c", 219.41, 168, 48, 25)
        c.measure = Measure.area(1600, 10)
        let d = root.add("d", 14.55, 217.76, 107, 94)
        b.pin.left(to: d.edge.end).size(12.5%).aspectRatio(0).height(123).size(75%)
        d.pin.size(Size(width: 50, height: 194)).vCenter(75%).minWidth(-1)
        d.pin.aspectRatio(-2).bottom(to: b.edge.top)
        d.pin.minWidth(-1).horizontally(10.94)
        stage.expect(b, 121.66666666666669, 25, 50, 50)
        stage.expect(d, 11, -169, 378.3333333333333, 194)
        stage.expectWarning(b, "aspectRatio")
        stage.expectWarning(b, "height")
        stage.expectWarning(b, "size")
        stage.expectWarning(d, "minWidth")
        stage.expectWarning(d, "aspectRatio")
    }

    // conflicts 0016
    private static func case16(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        root.add("a", 143, 45, 55, 126)
        root.add("b", 169, 2, 29.5, 42.9)
        let c = root.add("c", -10, -2.15, 123.28, 87)
        root.add("d", 232, 144, 59, 105)
        root.add("e", 47, -12.5, 25, 103)
        c.pin.right(EdgeInsets(top: 34, left: 22, bottom: 28, right: 31)).aspectRatio(-2).right(75%)
        stage.expect(c, 246, -2, 124, 87)
        stage.expectWarning(c, "aspectRatio")
        stage.expectWarning(c, "right")
    }

    // conflicts 0018
    private static func case18(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 57, 54.44, 14, 70)
        let b = root.add("b", 51, 208.5, 129, 93.5)
        root.add("c", 200, 188, 64, 46.28)
        a.pin.size(of: b).maxHeight(-3).height(270.98).right(165)
        stage.expect(a, 26, 54.333333333333336, 129, 93.66666666666667)
        stage.expectWarning(a, "maxHeight")
        stage.expectWarning(a, "height")
    }

    // conflicts 0021
    private static func case21(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 194.2, 220, 134, 60)
        a.measure = Measure.area(1600, -10)
        root.add("b", 193.28, 88, 148, 139)
        let c = root.add("c", -10.81, 27, 96.5, 29.92)
        root.add("d", 22, -19.5, 116, 123)
        root.add("e", 242, 179, 83, 44)
        c.pin.vCenter().width(189.17).end(14).bottom(0%).minWidth(-1).top(to: a.edge.bottom)
        stage.expect(c, 14, 269, 189.5, 30)
        stage.expectWarning(c, "bottom")
        stage.expectWarning(c, "minWidth")
        stage.expectWarning(c, "top")
    }

    // conflicts 0032
    private static func case32(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 56.5, 113, 51, 59)
        a.measure = Measure.area(1600, 10)
        let b = root.add("b", -8, 24, 27, 108)
        b.measure = Measure.area(1600, 0)
        let c = root.add("c", 140, 37.6, 38, 120)
        c.measure = Measure.area(1600, 0)
        let d = root.add("d", 170, 150.62, 144.85, 20.46)
        a.pin.aspectRatio(-2).aspectRatio(-2).top(30)
        a.pin.height(of: b).hCenter(173.88).end(37).right().minWidth(-1)
        a.pin.vCenter(-28).size(-5).minWidth(-1).size(33.3%).hCenter(to: d.edge.start)
        c.pin.end(27.42).hCenter(-27.5).size(0%).height(241.46).aspectRatio(-2)
        stage.expect(a, 101, 72, 139, 100)
        stage.expect(c, 387, 38, 0, 0)
        stage.expectWarning(a, "aspectRatio")
        stage.expectWarning(a, "end")
        stage.expectWarning(a, "right")
        stage.expectWarning(a, "minWidth")
        stage.expectWarning(a, "size")
        stage.expectWarning(c, "hCenter")
        stage.expectWarning(c, "height")
        stage.expectWarning(c, "aspectRatio")
    }

    // conflicts 0033
    private static func case33(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 77, 171.1, 35.68, 96)
        let b = root.add("b", 38.5, 124, 93.5, 114.75)
        let c = root.add("c", 111.03, 16.25, 123, 28)
        let d = root.add("d", 118, 40, 80.13, 81)
        a.pin.top(to: c.edge.top).width(of: b).aspectRatio(-2).right(to: d.edge.end).top(50%)
        stage.expect(a, 25, 16, 94, 96)
        stage.expectWarning(a, "aspectRatio")
        stage.expectWarning(a, "top")
    }

    // conflicts 0036
    private static func case36(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 203, 182, 32, 84.5)
        let b = root.add("b", 168.5, 241, 135, 117.18)
        let c = root.add("c", 31, -9, 48.5, 67.5)
        root.add("d", 239.01, 155.21, 68.5, 86.6)
        let e = root.add("e", 5.64, 170.5, 65.57, 135.57)
        e.measure = Measure.area(1600, 10)
        c.pin.topStart(4).width(-20)
        e.pin.width(-20).end(40).end(to: b.edge.right).top(21).start(28).minWidth(-1)
        a.pin.topRight().start(EdgeInsets(top: 33, left: -2, bottom: 38, right: -7)).aspectRatio(-2).topEnd()
            .height(10%).end(to: b.edge.right)
        e.pin.size(83).minWidth(-1)
        stage.expect(a, 0, 0, 414.5, 30.5)
        stage.expect(c, 362, 4, 48.5, 67.5)
        stage.expect(e, 40, 21, 83, 83)
        stage.expectWarning(c, "width")
        stage.expectWarning(e, "width")
        stage.expectWarning(e, "end")
        stage.expectWarning(e, "minWidth")
        stage.expectWarning(a, "start")
        stage.expectWarning(a, "aspectRatio")
        stage.expectWarning(a, "end")
    }

    // conflicts 0038
    private static func case38(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 203, 15.5, 95.5, 113)
        root.add("b", 136.82, 210, 96, 118.64)
        root.add("c", 207, 190.5, 45, 117)
        let d = root.add("d", -0.13, 215, 53, 108)
        root.add("e", 214.26, 207.7, 132, 123)
        a.pin.height(138).minWidth(-1)
        d.pin.minWidth(-1).bottom().size(5%).left(EdgeInsets(top: 34, left: 29.94, bottom: 6, right: 14))
            .width(191).width(0%)
        d.pin.maxHeight(-3).horizontally(26)
        stage.expect(a, 203, 15.5, 95.5, 138)
        stage.expect(d, 26, 729.5, 972, 38.5)
        stage.expectWarning(a, "minWidth")
        stage.expectWarning(d, "minWidth")
        stage.expectWarning(d, "width")
        stage.expectWarning(d, "maxHeight")
    }

    // conflicts 0048
    private static func case48(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 90.03, 18.81, 110, 74.46)
        let b = root.add("b", 123.75, 14, 65.85, 68)
        let c = root.add("c", 167, 242, 28, 108)
        c.measure = Measure.area(1600, 0)
        root.add("d", 213, 166, 91, 125)
        let e = root.add("e", 20.5, 183, 81, 28)
        e.pin.horizontally(51.56).aspectRatio(0).bottom(5%).topEnd(59).aspectRatio(0)
        a.pin.right(to: e.edge.start).centerEnd().minWidth(-1).minWidth(-1).top(to: b.edge.bottom)
        c.pin.hCenter(to: e.edge.right).size(10%).height(-0.5).size(122).maxHeight(-3)
            .right(EdgeInsets(top: 14, left: 36, bottom: 17.5, right: 37))
        stage.expect(a, 0, 163, 348.5, 74.5)
        stage.expect(c, 328.5, 242, 40, 40)
        stage.expect(e, 51.5, 59, 297, 321)
        stage.expectWarning(e, "aspectRatio")
        stage.expectWarning(e, "topEnd")
        stage.expectWarning(a, "minWidth")
        stage.expectWarning(a, "top")
        stage.expectWarning(c, "height")
        stage.expectWarning(c, "size")
        stage.expectWarning(c, "maxHeight")
        stage.expectWarning(c, "right")
    }

    // conflicts 0051
    private static func case51(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        root.add("a", 186, 129.5, 32, 104)
        root.add("b", 209, 72, 136, 108)
        root.add("c", 108, 81, 22.85, 113)
        let d = root.add("d", 82, 163, 134.15, 89.6)
        let e = root.add("e", 118, 89, 79, 118.12)
        e.measure = Measure.area(1600, 0)
        d.pin.size(Size(width: 293, height: 258)).left(74.13).width(-20).bottomLeft(50).left(to: e.edge.start)
        stage.expect(d, 74, 260, 293, 258)
        stage.expectWarning(d, "width")
        stage.expectWarning(d, "bottomLeft")
        stage.expectWarning(d, "left")
    }
}
#endif
