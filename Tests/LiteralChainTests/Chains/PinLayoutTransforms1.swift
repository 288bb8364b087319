#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/transforms.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutTransforms1 {
    static let cases = [
        LiteralCase("PinLayout/transforms.pin, case 1", case1),
        LiteralCase("PinLayout/transforms.pin, case 3", case3),
        LiteralCase("PinLayout/transforms.pin, case 4", case4),
        LiteralCase("PinLayout/transforms.pin, case 9", case9),
        LiteralCase("PinLayout/transforms.pin, case 15", case15),
        LiteralCase("PinLayout/transforms.pin, case 16", case16),
        LiteralCase("PinLayout/transforms.pin, case 17", case17),
        LiteralCase("PinLayout/transforms.pin, case 18", case18),
        LiteralCase("PinLayout/transforms.pin, case 19", case19),
        LiteralCase("PinLayout/transforms.pin, case 20", case20),
        LiteralCase("PinLayout/transforms.pin, case 23", case23),
        LiteralCase("PinLayout/transforms.pin, case 25", case25),
    ]

    // transforms 0001
    private static func case1(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 169.86, 16, 131.42, 31)
        let b = root.add("b", 12, 67.41, 27, 87.24)
        b.transform = Transform(scaleX: 0.5, y: 2)
        let c = root.add("c", 161, 77, 36.5, 127.5)
        c.transform = Transform(translationX: 12, y: -7)
        a.pin.height(of: c).bottomLeft(to: b.anchor.topRight).bottomCenter(to: b.anchor.centerRight).size(25%)
            .size(155)
        stage.expect(a, 39, -60, 103.66666666666667, 127.66666666666667)
        stage.expectWarning(a, "bottomCenter")
        stage.expectWarning(a, "size")
    }

    // transforms 0005
    private static func case3(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 56, -11, 40, 93)
        a.transform = Transform(scaleX: 0.5, y: 2)
        let b = root.add("b", 245.5, 30, 54.5, 111)
        b.transform = Transform(scaleX: 0.5, y: 2)
        let c = root.add("c", 145, 33, 140.5, 65)
        c.transform = Transform(scaleX: 1.5, y: 1.5)
        let d = root.add("d", 133, 90, 113, 36)
        d.pinFrame.top(0).center(to: c.anchor.centerEnd).above(of: c, aligned: .left)
        stage.expect(d, 53.5, 0, 113, 17)
        stage.expectWarning(d, "center")
        stage.expectWarning(d, "above")
    }

    // transforms 0007
    private static func case4(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 159.57, 53, 12, 89)
        a.transform = Transform(scaleX: 0.5, y: 2)
        let b = root.add("b", 84.96, 66, 62, 29.02)
        let c = root.add("c", 54, 244.5, 77, 35)
        let d = root.add("d", 245, 189.83, 59, 18.81)
        d.transform = Transform(scaleX: 0.5, y: 2)
        b.pinFrame.below(of: [c], aligned: .center).vCenter(198.5).bottom(124).marginLeft(5%)
        stage.expect(b, 77.5, 279.5, 62, 164.5)
        stage.expectWarning(b, "vCenter")
    }

    // transforms 0012
    private static func case9(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 124, 119, 42, 91.38)
        let b = root.add("b", 118.5, 75, 9.73, 27.96)
        let c = root.add("c", 124, 227.24, 148, 94.5)
        c.transform = Transform(scaleX: 1.5, y: 1.5)
        let d = root.add("d", 65.26, 173, 90, 38)
        d.transform = Transform(scaleX: 1.5, y: 1.5)
        c.pinFrame.end(115)
        b.pinFrame.before(of: [a, c, d], aligned: .bottom)
        stage.expect(b, 28.33333333333333, 317.6666666666667, 10, 28)
        stage.expect(c, 38, 203.66666666666663, 222, 142)
    }

    // transforms 0020
    private static func case15(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 190.95, 34, 7.5, 9.5)
        let b = root.add("b", 100.5, -2, 63, 120)
        b.transform = Transform(scaleX: 1.5, y: 1.5)
        let c = root.add("c", 180, 63, 40, 107.61)
        let d = root.add("d", 53, 91, 60.5, 11)
        d.transform = Transform(scaleX: 0.5, y: 2)
        c.pin.vCenter(95.2).below(of: [b, a, d], aligned: .end).marginTop(-8).end(68.53)
        stage.expect(c, 158.33333333333334, 183.66666666666666, 40, 107.66666666666667)
        stage.expectWarning(c, "below")
        stage.expectWarning(c, "end")
    }

    // transforms 0021
    private static func case16(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 102, 78.25, 91, 21.7)
        a.transform = Transform(translationX: 12, y: -7)
        root.add("b", 45.5, 126.5, 88, 75.5)
        let c = root.add("c", 202.5, 62, 137, 8)
        let d = root.add("d", 49, 167.36, 50, 49.5)
        c.pinFrame.topEnd(to: d.anchor.centerEnd)
        stage.expect(c, -38, 192, 137, 8)
    }

    // transforms 0022
    private static func case17(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 246.63, 194.5, 94, 149.63)
        a.transform = Transform(scaleX: 0.5, y: 2)
        let b = root.add("b", 233.65, 85, 144, 118)
        b.transform = Transform(translationX: 12, y: -7)
        let c = root.add("c", 11.89, 11.24, 34.34, 103)
        c.transform = Transform(scaleX: 1.5, y: 1.5)
        let d = root.add("d", 102.02, 146.37, 54.1, 40.47)
        d.transform = Transform(scaleX: 0.5, y: 2)
        a.pinFrame.vCenter(60%).bottom(11).centerStart(to: d.anchor.centerLeft)
            .below(of: [c, b, d], aligned: .start)
        b.pin.left(of: c, aligned: .center).size(126).above(of: a).marginVertical(0%)
        c.pin.below(of: b).width(263).height(of: b).bottomCenter(to: a.anchor.centerRight)
        stage.expect(a, 116, 181, 47, 300)
        stage.expect(b, -102, -7, 126, 126)
        stage.expect(c, -10.75, 94.5, 394.5, 189)
        stage.expectWarning(a, "bottom")
        stage.expectWarning(a, "centerStart")
        stage.expectWarning(a, "below")
        stage.expectWarning(b, "above")
    }

    // transforms 0024
    private static func case18(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 181.65, 167, 17, 68)
        a.transform = Transform(scaleX: 2, y: 2)
        let b = root.add("b", 209.5, 157, 126, 151)
        let c = root.add("c", 246, 85.7, 141.73, 43.5)
        c.transform = Transform(scaleX: 1.5, y: 1.5)
        a.pinFrame.marginBottom(-8).centerEnd(to: c.anchor.topRight)
        b.pinFrame.left(9).left(of: [c, a]).bottomLeft(to: a.anchor.topCenter).size(60%)
        a.pinFrame.left(of: b, aligned: .bottom)
        c.pin.before(of: [a])
        stage.expect(a, -25, -121, 34, 136)
        stage.expect(b, 9, -446, 615, 461)
        stage.expect(c, -193.5, 75, 213, 66)
        stage.expectWarning(b, "bottomLeft")
    }

    // transforms 0025
    private static func case19(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 113.5, 2.5, 35.99, 42.23)
        a.transform = Transform(scaleX: 0.5, y: 2)
        let b = root.add("b", 44, 104, 105, 116.5)
        b.measure = Measure.area(1600, 0)
        let c = root.add("c", 101.83, 208.45, 29, 58)
        c.transform = Transform(scaleX: 2, y: 2)
        a.pinFrame.hCenter(46.5)
        b.pinFrame.left(143).vCenter(54)
        stage.expect(a, 549.5, -18.5, 18, 84.5)
        stage.expect(b, 143, 380, 105, 116.5)
    }

    // transforms 0026
    private static func case20(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 209, 49, 55, 88.46)
        a.transform = Transform(scaleX: 1.5, y: 1.5)
        root.add("b", -11, 118.69, 12, 114)
        let c = root.add("c", 203.5, 34, 73, 93.5)
        c.transform = Transform(scaleX: 0.5, y: 2)
        a.pin.bottomCenter(to: c.anchor.centerStart).right(18%).marginRight(-20).right(of: c)
        stage.expect(a, 182.25, -29.625, 82.5, 132.75)
        stage.expectWarning(a, "right")
    }

    // transforms 0030
    private static func case23(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        root.add("a", 231.5, 96, 36, 121)
        let b = root.add("b", -3, 116, 74, 12)
        b.transform = Transform(scaleX: 2, y: 2)
        let c = root.add("c", 79, 182, 146, 141)
        let d = root.add("d", 159, 59, 71, 112)
        d.transform = Transform(scaleX: 0.5, y: 2)
        c.pinFrame.marginRight(75%).marginHorizontal(-1).after(of: d, aligned: .top)
            .bottomStart(to: b.anchor.center).width(13.5)
        stage.expect(c, 164.5, 3, 13.5, 119)
        stage.expectWarning(c, "bottomStart")
    }

    // transforms 0032
    private static func case25(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        root.add("a", 12.49, 245, 40, 33)
        let b = root.add("b", 197.99, 89.37, 27, 124)
        let c = root.add("c", 230, 24, 134, 86.5)
        let d = root.add("d", -7, 72, 89, 44)
        d.measure = Measure.area(1600, 0)
        d.transform = Transform(translationX: 12, y: -7)
        let e = root.add("e", 68, 97, 105, 95.94)
        e.pin.height(98).top().end(-15.59).marginLeft(33.3%)
        b.pin.centerLeft(to: c.anchor.centerEnd).width(196).width(of: d)
        b.pinFrame.marginHorizontal(40%)
            .margin(DirectionalEdgeInsets(top: 5, leading: 3.03, bottom: 26, trailing: 20.07))
            .before(of: e, aligned: .top)
        b.pin.top(EdgeInsets(top: 15, left: 35.5, bottom: 23.84, right: 15))
        stage.expect(b, 718.5, 15, 196, 124)
        stage.expect(e, 934.5, 0, 105, 98)
        stage.expectWarning(b, "width")
    }
}
#endif
