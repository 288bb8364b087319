#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/transforms.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutTransforms2 {
    static let cases = [
        LiteralCase("PinLayout/transforms.pin, case 28", case28),
        LiteralCase("PinLayout/transforms.pin, case 30", case30),
        LiteralCase("PinLayout/transforms.pin, case 31", case31),
        LiteralCase("PinLayout/transforms.pin, case 34", case34),
        LiteralCase("PinLayout/transforms.pin, case 39", case39),
        LiteralCase("PinLayout/transforms.pin, case 40", case40),
        LiteralCase("PinLayout/transforms.pin, case 47", case47),
        LiteralCase("PinLayout/transforms.pin, case 52", case52),
        LiteralCase("PinLayout/transforms.pin, case 53", case53),
        LiteralCase("PinLayout/transforms.pin, case 62", case62),
        LiteralCase("PinLayout/transforms.pin, case 65", case65),
        LiteralCase("PinLayout/transforms.pin, case 67", case67),
    ]

    // transforms 0035
    private static func case28(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 127.5, 146.48, 51.2, 72.4)
        let b = root.add("b", 94, 136.5, 8, 142)
        let c = root.add("c", 36, 89, 63.3, 109.55)
        let d = root.add("d", 192.5, 136.63, 8.5, 141)
        d.measure = Measure.area(1600, 0)
        let e = root.add("e", 34, 128, 51, 79)
        e.transform = Transform(scaleX: 1.5, y: 1.5)
        e.pinFrame.after(of: [c], aligned: .top).topLeft(to: d.anchor.bottomCenter)
            .start(EdgeInsets(top: -2, left: -10, bottom: 13.55, right: 2.52)).vCenter(90.5).marginTop(0%)
        b.pinFrame.topLeft(to: a.anchor.centerLeft).top(12.5%).right()
            .right(EdgeInsets(top: 4.94, left: 22, bottom: 28.5, right: 14))
        stage.expect(b, 127.5, 182.5, 192.5, 142)
        stage.expect(e, 99.5, 89, 76.5, 118.5)
        stage.expectWarning(e, "topLeft")
        stage.expectWarning(e, "start")
        stage.expectWarning(e, "vCenter")
        stage.expectWarning(b, "top")
        stage.expectWarning(b, "right")
    }

    // transforms 0037
    private static func case30(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 69, 83, 6, 143)
        let b = root.add("b", 8.5, 8.5, 117.75, 142.5)
        let c = root.add("c", 224.6, 49, 149, 47)
        c.measure = Measure.area(1600, -10)
        c.transform = Transform(scaleX: 2, y: 2)
        c.pin.width(213.42)
        c.pinFrame.above(of: [a], aligned: .right).center(to: b.anchor.bottomRight)
            .bottomStart(to: a.anchor.bottomRight).centerRight(to: a.anchor.centerRight)
        stage.expect(c, -352, -11, 427, 94)
        stage.expectWarning(c, "center")
        stage.expectWarning(c, "bottomStart")
        stage.expectWarning(c, "centerRight")
    }

    // transforms 0038
    private static func case31(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 151, 82, 43, 25)
        a.transform = Transform(translationX: 12, y: -7)
        let b = root.add("b", 162, 23, 77.52, 15)
        b.transform = Transform(scaleX: 0.5, y: 2)
        let c = root.add("c", 199, 85, 142.5, 101.5)
        let d = root.add("d", 27.71, 189.23, 122, 76)
        let e = root.add("e", 137.5, 53.7, 120, 41)
        e.measure = Measure.area(1600, 0)
        c.pin.right(of: b, aligned: .center).centerLeft(to: d.anchor.centerRight).bottom(91)
            .marginRight(33.3%).marginBottom(-3)
        c.pinFrame.marginStart(100%).marginStart(-5.5).bottomEnd(to: a.anchor.bottomRight)
        c.pinFrame.topCenter(to: d.anchor.topRight).bottomEnd(to: d.anchor.topEnd).above(of: d, aligned: .end)
        stage.expect(c, 78, 189, 143, 0)
        stage.expectWarning(c, "centerLeft")
        stage.expectWarning(c, "bottom")
        stage.expectWarning(c, "bottomEnd")
        stage.expectWarning(c, "above")
    }

    // transforms 0043
    private static func case34(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 71, 89.55, 77, 107.5)
        a.transform = Transform(translationX: 12, y: -7)
        let b = root.add("b", 41, 71, 42, 95)
        let c = root.add("c", -15.5, 165, 108, 53)
        c.measure = Measure.area(1600, 0)
        let d = root.add("d", 172, 232, 141, 49)
        c.pin.bottom(172).after(of: b).height(100%)
        d.pinFrame.topRight(to: a.anchor.bottomLeft).hCenter(20).marginHorizontal(32)
            .size(Size(width: 91, height: 102)).bottom(102)
        b.pin.size(5%).size(Size(width: 118, height: 97.84)).size(of: d).marginLeft(60%)
        stage.expect(b, 41, 71, 52, 39)
        stage.expect(c, -67, -172, 108, 768)
        stage.expect(d, -40, 190, 91, 102)
        stage.expectWarning(d, "hCenter")
        stage.expectWarning(b, "size")
    }

    // transforms 0048
    private static func case39(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 179, 145, 26.69, 145)
        a.transform = Transform(scaleX: 2, y: 2)
        let b = root.add("b", 146, 10.09, 26.52, 120)
        b.transform = Transform(scaleX: 0.5, y: 2)
        let c = root.add("c", 90, 250, 133, 15)
        c.transform = Transform(scaleX: 0.5, y: 2)
        let d = root.add("d", 183, 248.13, 68, 131)
        d.transform = Transform(scaleX: 2, y: 2)
        a.pin.topCenter(to: c.anchor.centerLeft)
        stage.expect(a, 63.16666666666667, 185.16666666666669, 54, 290)
    }

    // transforms 0049
    private static func case40(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 155, 49, 24.38, 91)
        a.transform = Transform(scaleX: 2, y: 2)
        let b = root.add("b", 214, -5.5, 106, 84.5)
        let c = root.add("c", -15.1, 106, 144, 35.96)
        c.transform = Transform(scaleX: 0.5, y: 2)
        let d = root.add("d", 138.5, 84, 99, 82.47)
        d.pin.hCenter().left(of: b).centerEnd(to: a.anchor.topEnd)
        stage.expect(d, 150.5, 8, 99, 82.5)
        stage.expectWarning(d, "left")
        stage.expectWarning(d, "centerEnd")
    }

    // transforms 0056
    private static func case47(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 215.04, 97, 20, 72.5)
        a.transform = Transform(scaleX: 2, y: 2)
        let b = root.add("b", 211, 114, 112.5, 129.5)
        let c = root.add("c", 89.57, 102, 67, 127)
        c.transform = Transform(scaleX: 0.5, y: 2)
        let d = root.add("d", 152.18, 6.24, 147.57, 137.5)
        let e = root.add("e", 52.5, 191, 42.4, 120)
        d.pinFrame.size(Size(width: 208.5, height: 134)).below(of: e).marginEnd(26).size(of: a)
            .size(Size(width: 183, height: 43))
        a.pin.end(EdgeInsets(top: -3.17, left: 0, bottom: -3, right: 14.51))
            .bottomLeft(to: b.anchor.bottomStart).right(1.5)
        stage.expect(a, 123.66666666666666, 134.66666666666669, 349.33333333333337, 145.33333333333331)
        stage.expect(d, 152.33333333333337, 311, 208.66666666666666, 134)
        stage.expectWarning(d, "size")
        stage.expectWarning(a, "right")
    }

    // transforms 0062
    private static func case52(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 31.5, 109.1, 24.14, 149)
        a.transform = Transform(scaleX: 1.5, y: 1.5)
        let b = root.add("b", 171, 50, 71.5, 137)
        b.measure = Measure.area(1600, 10)
        let c = root.add("c", 145, 24, 66.5, 86)
        c.transform = Transform(scaleX: 1.5, y: 1.5)
        let d = root.add("d", 200, 45, 101.28, 137.56)
        let e = root.add("e", -11.43, 239.06, 130, 46)
        b.pin.right(of: a)
        d.pin.bottomRight(to: e.anchor.centerStart).centerEnd(to: b.anchor.center)
        c.pinFrame.left(EdgeInsets(top: 31, left: 1, bottom: -9, right: -3)).left(of: b, aligned: .center)
            .left(of: a)
        d.pinFrame.margin(2%, 5%, 14%, 10%).bottom(60%).marginHorizontal(16).hCenter(0%).hCenter()
        stage.expect(b, 55.5, 50, 71.5, 137)
        stage.expect(c, 1, 54, 54.5, 129)
        stage.expect(d, 186.5, -34, 27.5, 138)
        stage.expectWarning(d, "centerEnd")
        stage.expectWarning(c, "left")
    }

    // transforms 0063
    private static func case53(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 60, 149.5, 109, 99)
        a.transform = Transform(scaleX: 0.5, y: 2)
        let b = root.add("b", 107, 218, 103, 94)
        b.transform = Transform(translationX: 12, y: -7)
        let c = root.add("c", 80.31, 208, 40, 98.5)
        let d = root.add("d", 139, 146.8, 23, 58.5)
        let e = root.add("e", 44, 129.5, 109.13, 49)
        e.transform = Transform(translationX: 12, y: -7)
        c.pinFrame.top().bottomEnd(to: b.anchor.center).marginBottom(13%).end()
        b.pin.start(-35)
        d.pin.margin(10).topLeft(to: e.anchor.topEnd).marginRight(30)
        stage.expect(b, 344, 211, 103, 94)
        stage.expect(c, 171, 0, 40, 206)
        stage.expect(d, 54, 140, 23, 59)
        stage.expectWarning(c, "end")
    }

    // transforms 0073
    private static func case62(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 195, 231, 57.45, 107.1)
        a.transform = Transform(scaleX: 1.5, y: 1.5)
        let b = root.add("b", 9, -6, 72, 59)
        b.measure = Measure.area(1600, 0)
        let c = root.add("c", 70, 171, 48.95, 132)
        c.transform = Transform(scaleX: 2, y: 2)
        root.add("d", 191.11, 82.5, 9, 36.57)
        let e = root.add("e", 110, 158, 65, 142)
        e.transform = Transform(translationX: 12, y: -7)
        a.pinFrame.height(of: c).height(of: b)
            .bottom(EdgeInsets(top: 2, left: 2.81, bottom: -6.94, right: 19)).before(of: [c])
            .marginVertical(0%)
        stage.expect(a, 143, 143, 87, 264)
        stage.expectWarning(a, "height")
    }

    // transforms 0076
    private static func case65(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 53, 43, 115, 93)
        let b = root.add("b", -10.5, 107, 123.5, 114.5)
        b.measure = Measure.area(1600, 0)
        b.transform = Transform(scaleX: 0.5, y: 2)
        let c = root.add("c", 98, 67, 151, 29)
        a.pinFrame.topCenter(to: c.anchor.topEnd).marginStart(35).after(of: [b])
        stage.expect(a, 5.5, 67, 115, 93)
        stage.expectWarning(a, "after")
    }

    // transforms 0078
    private static func case67(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 159, -13, 147.42, 100.22)
        a.transform = Transform(translationX: 12, y: -7)
        let b = root.add("b", 60.4, 18, 16.2, 65.63)
        b.measure = Measure.area(1600, -10)
        b.transform = Transform(scaleX: 0.5, y: 2)
        let c = root.add("c", 228, 210.86, 19, 24)
        let d = root.add("d", 161, 94, 74, 44)
        d.transform = Transform(scaleX: 0.5, y: 2)
        a.pinFrame.marginRight(12.5%).bottomStart(to: c.anchor.bottomCenter)
            .size(Size(width: 58.23, height: 41)).above(of: b).width(60%)
        stage.expect(a, 237.66666666666666, 194, 58.33333333333334, 41)
        stage.expectWarning(a, "above")
        stage.expectWarning(a, "width")
    }
}
#endif
