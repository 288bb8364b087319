#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/aspect-ratio-of.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutAspectRatioOf1 {
    static let cases = [
        LiteralCase("PinLayout/aspect-ratio-of.pin, case 3", case3),
        LiteralCase("PinLayout/aspect-ratio-of.pin, case 5", case5),
        LiteralCase("PinLayout/aspect-ratio-of.pin, case 10", case10),
        LiteralCase("PinLayout/aspect-ratio-of.pin, case 25", case25),
        LiteralCase("PinLayout/aspect-ratio-of.pin, case 39", case39),
    ]

    // aspect-ratio-of 0003
    private static func case3(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 241.48, 192, 141, 134.8)
        let b = root.add("b", 213.5, 69, 49, 113.5)
        let c = root.add("c", 85.23, -12.5, 97.5, 36)
        root.add("d", -10, 174, 130, 28)
        b.pin.aspectRatio(of: c).aspectRatio(of: a)
        stage.expect(b, 213.66666666666666, 69, 49, 113.66666666666667)
        stage.expectWarning(b, "aspectRatio")
    }

    // aspect-ratio-of 0005
    private static func case5(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 44, 205.5, 127, 107)
        root.add("b", -10.67, -11, 124.92, 108)
        let c = root.add("c", 225, 196, 48.5, 23)
        c.pin.marginVertical(100%).aspectRatio(of: a).margin(-1).aspectRatio(of: a)
        stage.expect(c, 225, 196, 48.5, 23)
        stage.expectWarning(c, "aspectRatio")
    }

    // aspect-ratio-of 0010
    private static func case10(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        root.add("a", 59, 31.5, 124.5, 73.5)
        let b = root.add("b", 39, 190.5, 127, 105)
        let c = root.add("c", 186, 18, 44.98, 41)
        let d = root.add("d", -13, 212.6, 150.5, 100)
        b.pin.hCenter(9).aspectRatio(of: d).top(8).left(81)
        c.pin.aspectRatio(of: b).marginTop(26).height(45).bottom(10.5).width(178).size(80)
        stage.expect(b, 145.5, 8, 127, 105)
        stage.expect(c, 186, 344.5, 178, 45)
        stage.expectWarning(b, "left")
        stage.expectWarning(c, "size")
    }

    // aspect-ratio-of 0025
    private static func case25(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 173, 4.19, 79, 148.5)
        let b = root.add("b", 159, 52, 117, 27)
        let c = root.add("c", 206, 94, 44.5, 124)
        let d = root.add("d", 193, 138, 13, 98)
        d.measure = Measure.area(1600, 0)
        root.add("e", 238, 159, 104.31, 36.16)
        d.pin.width(of: c).aspectRatio(of: a).vertically(1.34).top(28.64).aspectRatio(of: b)
        c.pin.aspectRatio(of: b).marginRight(-16).vertically(22).aspectRatio(of: a)
        a.pin.aspectRatio(of: d).marginHorizontal(-7%).bottom(65.54)
        d.pin.height(of: b).marginHorizontal(17).height(of: c).left(71).aspectRatio(of: c)
            .size(Size(width: 111, height: 13))
        stage.expect(a, 173, 554, 79, 149)
        stage.expect(c, 206, 22, 3138, 724)
        stage.expect(d, 88, 1, 111, 27)
        stage.expectWarning(d, "top")
        stage.expectWarning(d, "aspectRatio")
        stage.expectWarning(c, "aspectRatio")
        stage.expectWarning(d, "height")
        stage.expectWarning(d, "size")
    }

    // aspect-ratio-of 0040
    private static func case39(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 5, 143, 119, 143.24)
        let b = root.add("b", 41, 7, 106.07, 79)
        let c = root.add("c", 234, 247, 46, 80)
        a.pin.aspectRatio(of: c).size(of: c)
            .margin(EdgeInsets(top: 10.45, left: 30, bottom: 22.14, right: 33)).aspectRatio(of: b)
            .vertically(19)
        c.pin.start(41).hCenter(-2).marginBottom(9).height(187).aspectRatio(of: b).vCenter(-6)
        a.pin.aspectRatio(of: b).aspectRatio(of: c)
        stage.expect(a, 5, 29.5, 46, 80)
        stage.expect(c, 122.5, 41.5, 251.5, 187)
        stage.expectWarning(a, "aspectRatio")
        stage.expectWarning(c, "hCenter")
    }
}
#endif
