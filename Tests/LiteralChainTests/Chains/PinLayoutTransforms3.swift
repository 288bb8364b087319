#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/transforms.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutTransforms3 {
    static let cases = [
        LiteralCase("PinLayout/transforms.pin, case 69", case69),
        LiteralCase("PinLayout/transforms.pin, case 73", case73),
        LiteralCase("PinLayout/transforms.pin, case 74", case74),
        LiteralCase("PinLayout/transforms.pin, case 82", case82),
        LiteralCase("PinLayout/transforms.pin, case 90", case90),
        LiteralCase("PinLayout/transforms.pin, case 91", case91),
        LiteralCase("PinLayout/transforms.pin, case 98", case98),
        LiteralCase("PinLayout/transforms.pin, case 108", case108),
        LiteralCase("PinLayout/transforms.pin, case 134", case134),
    ]

    // transforms 0080
    private static func case69(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 250, 234.5, 144.25, 111.5)
        let b = root.add("b", 107, 94, 75, 142.24)
        let c = root.add("c", -1, 117, 107.11, 92)
        c.transform = Transform(scaleX: 2, y: 2)
        b.pinFrame.above(of: a).marginTop(-9.5).centerRight(to: c.anchor.topEnd)
        stage.expect(b, 84.5, 92.5, 75, 142.5)
        stage.expectWarning(b, "centerRight")
    }

    // transforms 0084
    private static func case73(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 154, 215.25, 33, 138)
        let b = root.add("b", 82, 228.03, 43, 134)
        b.transform = Transform(translationX: 12, y: -7)
        let c = root.add("c", 1, 178, 15, 148)
        let d = root.add("d", 15, 153.46, 103.29, 24)
        let e = root.add("e", 179.5, 242, 134.97, 23)
        d.pin.marginTop(10%).right(of: [b, e], aligned: .bottom).marginLeft(0%).end(-20)
        e.pin.bottomRight(to: c.anchor.topRight)
        e.pin.marginStart(40%).centerLeft(to: a.anchor.bottomRight)
            .end(EdgeInsets(top: 25.5, left: 32, bottom: -8, right: -9)).left(-20).bottom(161.12)
        e.pinFrame.center(to: b.anchor.centerLeft).height(30.57)
        stage.expect(d, 314.5, 338, 103.5, 24)
        stage.expect(e, 26.5, 272.5, 135, 31)
        stage.expectWarning(d, "end")
        stage.expectWarning(e, "end")
        stage.expectWarning(e, "left")
        stage.expectWarning(e, "bottom")
    }

    // transforms 0085
    private static func case74(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 135, 222, 144, 139)
        let b = root.add("b", 86.38, 99.5, 33.21, 6.95)
        let c = root.add("c", 106.44, 58, 36.5, 53)
        c.transform = Transform(scaleX: 1.5, y: 1.5)
        let d = root.add("d", 138, -11, 102.48, 90)
        d.transform = Transform(scaleX: 1.5, y: 1.5)
        c.pinFrame.centerStart(to: b.anchor.bottomStart).top(164.09).end(189).top(154)
        b.pin.marginBottom(-5).size(93.5).topEnd(to: a.anchor.bottomRight).center(to: d.anchor.topStart)
        a.pin.top(198.5).bottomRight(to: b.anchor.bottomCenter)
        b.pinFrame.left(of: c).center(to: a.anchor.bottomEnd).below(of: c, aligned: .left)
            .before(of: [d], aligned: .top).height(of: d)
        stage.expect(a, 89, 199, 144, 257)
        stage.expect(b, 86, 389, 0, 135)
        stage.expect(c, 86, 67, 749, 80)
        stage.expectWarning(c, "top")
        stage.expectWarning(b, "center")
        stage.expectWarning(b, "below")
        stage.expectWarning(b, "before")
    }

    // transforms 0093
    private static func case82(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 116, 15.55, 146, 46.55)
        let b = root.add("b", 160, 138, 47, 17.5)
        b.transform = Transform(translationX: 12, y: -7)
        let c = root.add("c", 133.57, 91, 120, 38)
        c.transform = Transform(translationX: 12, y: -7)
        let d = root.add("d", 237, 82, 89.99, 118)
        d.transform = Transform(scaleX: 0.5, y: 2)
        let e = root.add("e", 144.24, 115.63, 42.9, 34)
        c.pinFrame.margin(7%).right(152.5).before(of: d, aligned: .top).size(of: a)
            .centerRight(to: b.anchor.bottomEnd)
        a.pinFrame.end(65).height(of: c)
        e.pinFrame.above(of: [b, d], aligned: .left).marginStart(-6).left(0%).top()
        stage.expect(a, 164, 15.666666666666668, 146, 46.666666666666664)
        stage.expect(c, 50.33333333333334, 69.66666666666667, 146, 46.66666666666666)
        stage.expect(e, 166, 0, 43, 23)
        stage.expectWarning(c, "before")
        stage.expectWarning(c, "centerRight")
        stage.expectWarning(e, "left")
    }

    // transforms 0102
    private static func case90(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 35, 77.97, 79.54, 97)
        let b = root.add("b", 65, 43, 45, 51)
        let c = root.add("c", 145, 163, 141.67, 77.01)
        c.transform = Transform(scaleX: 0.5, y: 2)
        let d = root.add("d", 224, 194, 57, 65)
        d.measure = Measure.area(1600, 10)
        d.transform = Transform(scaleX: 1.5, y: 1.5)
        let e = root.add("e", 77, 183.5, 108, 108)
        e.transform = Transform(translationX: 12, y: -7)
        c.pin.before(of: a).bottomLeft(to: d.anchor.centerEnd)
        a.pin.size(of: c)
        c.pinFrame.right(of: b).bottomCenter(to: e.anchor.centerRight)
        c.pin.left(of: b, aligned: .center).start(134).right(50%).left(5%)
        stage.expect(a, 35, 78, 142, 78)
        stage.expect(c, 54.5, -9, 7, 156)
        stage.expectWarning(c, "bottomLeft")
        stage.expectWarning(c, "bottomCenter")
        stage.expectWarning(c, "start")
        stage.expectWarning(c, "right")
    }

    // transforms 0103
    private static func case91(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 17, 156, 63.64, 141)
        a.transform = Transform(scaleX: 2, y: 2)
        root.add("b", 65.91, 207.59, 63, 130)
        let c = root.add("c", 50, 218.5, 7, 47.21)
        c.pinFrame.centerStart(to: a.anchor.topStart).marginStart(5%).right(of: [a])
        stage.expect(c, 5, 62, 7, 48)
        stage.expectWarning(c, "right")
    }

    // transforms 0111
    private static func case98(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 214, 181, 101, 151)
        a.transform = Transform(translationX: 12, y: -7)
        let b = root.add("b", 41, 141, 120.05, 22)
        b.transform = Transform(scaleX: 0.5, y: 2)
        let c = root.add("c", 222, 136.5, 24, 87.07)
        c.transform = Transform(translationX: 12, y: -7)
        let d = root.add("d", 149, 88, 32.5, 25.49)
        d.pin.size(124).size(of: c).size(264.65).marginVertical(3)
        b.pin.below(of: [d], aligned: .left).end(-33).vCenter(157.34)
        stage.expect(b, 179.125, 201, 60.25, 44)
        stage.expect(d, 149, 88, 124, 124)
        stage.expectWarning(d, "size")
        stage.expectWarning(b, "end")
        stage.expectWarning(b, "vCenter")
    }

    // transforms 0122
    private static func case108(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 211, 141, 110, 97)
        let b = root.add("b", 108, 124, 13, 69.84)
        let c = root.add("c", 121.06, 120, 51, 126)
        let d = root.add("d", 184.5, 31, 18, 9.5)
        d.transform = Transform(scaleX: 1.5, y: 1.5)
        c.pin.height(of: a).bottom(EdgeInsets(top: 3, left: 20, bottom: 10, right: 21.91))
            .bottomStart(to: b.anchor.topLeft).below(of: [d, a, b], aligned: .left).right(40%)
        stage.expect(c, 108, 238, 507, 97)
        stage.expectWarning(c, "bottomStart")
    }

    // transforms 0149
    private static func case134(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 133, 149, 61.5, 150)
        a.transform = Transform(translationX: 12, y: -7)
        let b = root.add("b", -4.5, 26, 64.34, 35)
        b.transform = Transform(scaleX: 0.5, y: 2)
        let c = root.add("c", 111.82, 143, 144, 52.1)
        c.transform = Transform(scaleX: 2, y: 2)
        b.pinFrame.size(Size(width: 39.92, height: 290.5)).start().size(38.22).after(of: a)
            .topStart(to: c.anchor.topEnd)
        stage.expect(b, 335, 117, 40, 290.5)
        stage.expectWarning(b, "size")
        stage.expectWarning(b, "after")
        stage.expectWarning(b, "topStart")
    }
}
#endif
