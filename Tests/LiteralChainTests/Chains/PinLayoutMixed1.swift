#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/mixed.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutMixed1 {
    static let cases = [
        LiteralCase("PinLayout/mixed.pin, case 11", case11),
        LiteralCase("PinLayout/mixed.pin, case 15", case15),
        LiteralCase("PinLayout/mixed.pin, case 21", case21),
        LiteralCase("PinLayout/mixed.pin, case 26", case26),
        LiteralCase("PinLayout/mixed.pin, case 31", case31),
        LiteralCase("PinLayout/mixed.pin, case 33", case33),
        LiteralCase("PinLayout/mixed.pin, case 37", case37),
        LiteralCase("PinLayout/mixed.pin, case 45", case45),
        LiteralCase("PinLayout/mixed.pin, case 71", case71),
        LiteralCase("PinLayout/mixed.pin, case 73", case73),
        LiteralCase("PinLayout/mixed.pin, case 76", case76),
        LiteralCase("PinLayout/mixed.pin, case 80", case80),
    ]

    // mixed 0011
    private static func case11(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", -19.5, 100, 44, 123)
        a.measure = Measure.area(1600, 0)
        let b = root.add("b", 67, 51, 147.64, 28)
        b.measure = Measure.area(1600, 10)
        let c = root.add("c", 206.08, 113, 45, 26.5)
        c.measure = Measure.area(1600, 0)
        let d = root.add("d", 208, 81.5, 74, 143.5)
        d.measure = Measure.area(1600, 0)
        let e = root.add("e", 223, 217, 150, 140.06)
        e.measure = Measure.area(1600, 10)
        d.pin.aspectRatio(1).end(to: a.edge.start).height(168.96).vCenter(to: b.edge.bottom)
        a.pin.verticallyBetween(d, and: b).bottom(to: d.edge.vCenter).maxWidth(229)
            .bottomLeft(to: e.anchor.topCenter)
        stage.expect(a, 298, -44, 44, 123)
        stage.expect(d, 24.66666666666667, -5.333333333333329, 169, 169)
        stage.expectWarning(a, "verticallyBetween")
        stage.expectWarning(a, "bottomLeft")
    }

    // mixed 0015
    private static func case15(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 130.4, 121, 119, 127.66)
        a.measure = Measure.area(1600, -10)
        let b = a.add("b", 116, 28, 146, 109.5)
        b.measure = Measure.area(1600, -10)
        let c = root.add("c", 97, 31.08, 75.52, 63.5)
        c.measure = Measure.area(1600, -10)
        let d = root.add("d", 116.25, 121.59, 86, 71)
        d.measure = Measure.area(1600, 0)
        let e = root.add("e", 230.43, -17.5, 15, 30)
        e.measure = Measure.area(1600, -10)
        d.pin.horizontally(29%)
        a.pin.left(EdgeInsets(top: 10.34, left: 32, bottom: 21, right: 14.5)).aspectRatio(1)
        e.pin.height(of: b).horizontallyBetween(d, and: b, aligned: .bottom)
            .left(of: [c, b], aligned: .bottom)
        stage.expect(a, 32, 121, 119, 127.66666666666667)
        stage.expect(d, 297, 121.66666666666669, 430.3333333333333, 71)
        stage.expect(e, 294, 83.33333333333331, 3, 109.66666666666667)
        stage.expectWarning(e, "left")
    }

    // mixed 0021
    private static func case21(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 25, 160.82, 92.45, 65.37)
        a.measure = Measure.area(1600, -10)
        let b = root.add("b", 123, 135.74, 148, 39)
        b.measure = Measure.area(1600, 0)
        let c = root.add("c", 235, 0, 56.5, 73)
        c.measure = Measure.area(1600, 10)
        let d = root.add("d", 192, 155, 37, 14)
        d.measure = Measure.area(1600, 0)
        let e = root.add("e", 45, 236, 59.5, 53.32)
        e.measure = Measure.area(1600, 10)
        e.pin.topStart(42).before(of: d).height(37.95).end(to: d.edge.end)
        b.pin.bottomLeft(to: d.anchor.centerRight)
        stage.expect(b, 229, 123, 148, 39)
        stage.expect(e, 229, 42, 129, 38)
        stage.expectWarning(e, "end")
    }

    // mixed 0027
    private static func case26(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 68.36, 207.04, 99, 71)
        let b = a.add("b", 186.5, 205, 92.63, 129)
        b.measure = Measure.area(1600, -10)
        let c = root.add("c", 156, 35, 89, 17.15)
        c.measure = Measure.area(1600, 0)
        b.pin.end().sizeToFit(.widthFlexible).before(of: [a, c]).bottomCenter(to: a.anchor.topRight).topLeft()
        stage.expect(b, 0, 0, 89, 18)
        stage.expectWarning(b, "before")
        stage.expectWarning(b, "bottomCenter")
    }

    // mixed 0032
    private static func case31(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 196, 198, 85, 40)
        a.measure = Measure.area(1600, 10)
        let b = a.add("b", 160.5, 171, 82, 101)
        b.measure = Measure.area(1600, 10)
        let c = a.add("c", 225.5, 173, 39, 52.12)
        c.measure = Measure.area(1600, 10)
        c.pin.centerEnd(to: a.anchor.centerEnd).topLeft(to: a.anchor.bottomStart)
            .centerRight(to: b.anchor.bottomStart)
        stage.expect(c, 0, -6, 85, 53)
        stage.expectWarning(c, "topLeft")
        stage.expectWarning(c, "centerRight")
    }

    // mixed 0034
    private static func case33(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 102, 170, 69, 56.24)
        a.measure = Measure.area(1600, 0)
        let b = root.add("b", -13.35, 201.2, 81.77, 47)
        b.measure = Measure.area(1600, 0)
        let c = root.add("c", 185.65, 141, 109, 60)
        c.measure = Measure.area(1600, 0)
        let d = b.add("d", 146, 17.04, 45.95, 73.73)
        d.measure = Measure.area(1600, 0)
        d.pin.after(of: [b, a, c])
        b.pin.end(EdgeInsets(top: 37, left: 11, bottom: 29, right: 34))
        c.pin.size(143)
        c.pin.horizontallyBetween(b, and: a, aligned: .top).maxHeight(241)
        stage.expect(b, 11, 201.33333333333334, 82, 47)
        stage.expect(c, 93, 201.33333333333337, 9, 143)
        stage.expect(d, -46, 17, 46, 74)
    }

    // mixed 0038
    private static func case37(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 20.83, 32, 129, 11.21)
        a.measure = Measure.area(1600, 10)
        let b = a.add("b", 106.16, 133, 92, 110)
        b.measure = Measure.area(1600, 0)
        let c = root.add("c", 59, 71, 21, 131)
        c.measure = Measure.area(1600, -10)
        let d = a.add("d", 109, 132, 79.24, 47)
        d.measure = Measure.area(1600, 0)
        d.pin.center().left(to: b.edge.end).size(168.23).vertically(6%)
        d.pin.horizontallyBetween(b, and: c).left(-13).center(to: a.anchor.topLeft)
        d.pin.marginStart(-5).aspectRatio(3.25).height(of: a).size(56).right(to: a.edge.end)
        c.pin.topCenter(to: a.anchor.topCenter).marginStart(25%).aspectRatio(0.5).horizontally()
            .horizontallyBetween(d, and: a)
        stage.expect(c, -25, 32, 21, 131)
        stage.expect(d, -51, -84.5, 56, 11.5)
        stage.expectWarning(d, "left")
        stage.expectWarning(d, "vertically")
        stage.expectWarning(d, "center")
        stage.expectWarning(d, "size")
        stage.expectWarning(c, "horizontally")
        stage.expectWarning(c, "horizontallyBetween")
    }

    // mixed 0047
    private static func case45(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 22, 17, 54.18, 10)
        a.add("b", 71.57, 108, 122, 87)
        let c = root.add("c", 44.68, 91.53, 125, 7)
        c.measure = Measure.area(1600, -10)
        let d = root.add("d", 224.7, 49.05, 150, 36.12)
        d.measure = Measure.area(1600, 0)
        let e = root.add("e", 204, 67.25, 76.24, 26)
        e.measure = Measure.area(1600, 0)
        a.pin.topLeft(53).pinEdges().after(of: c, aligned: .center).topCenter(21.24)
        stage.expect(a, 53, 53, 54.5, 10)
        stage.expectWarning(a, "after")
        stage.expectWarning(a, "topCenter")
    }

    // mixed 0075
    private static func case71(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 45.67, 224.5, 80.85, 109)
        a.measure = Measure.area(1600, 10)
        let b = root.add("b", 63.5, 84, 39, 22.17)
        b.measure = Measure.area(1600, -10)
        let c = b.add("c", 3.58, 0.53, 87, 123)
        c.measure = Measure.area(1600, 0)
        a.pin.before(of: b, aligned: .center)
        b.pin.right(of: a, aligned: .bottom).end(to: c.edge.start).size(Size(width: 164, height: 144.12))
            .hCenter()
        stage.expect(a, -17, 41, 81, 109)
        stage.expect(b, 64, 6, 164, 145)
        stage.expectWarning(b, "hCenter")
    }

    // mixed 0077
    private static func case73(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 199, 58, 76, 42)
        a.measure = Measure.area(1600, 0)
        let b = root.add("b", 250, 97.42, 98, 46)
        b.measure = Measure.area(1600, 10)
        let c = root.add("c", 13, -9.54, 92, 91)
        c.measure = Measure.area(1600, 10)
        let d = c.add("d", 3.5, -10, 82.5, 136.9)
        d.measure = Measure.area(1600, -10)
        let e = c.add("e", 57, 154.5, 31, 133)
        e.measure = Measure.area(1600, 0)
        e.pin.topRight(to: a.anchor.topStart).below(of: [b]).justify(.start)
        stage.expect(e, 155, 67.5, 31, 133)
        stage.expectWarning(e, "below")
        stage.expectWarning(e, "justify")
    }

    // mixed 0080
    private static func case76(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 122, 221.26, 128, 37)
        let b = a.add("b", 8.99, 88, 149.5, 52.73)
        let c = root.add("c", -16, 71.09, 21.28, 82)
        c.measure = Measure.area(1600, 10)
        b.pin.bottomLeft(to: c.anchor.bottomCenter).before(of: [a], aligned: .center)
        stage.expect(b, -127.5, -121, 127.5, 53)
        stage.expectWarning(b, "before")
    }

    // mixed 0085
    private static func case80(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 76, 135, 129.34, 107.5)
        a.measure = Measure.area(1600, 10)
        let b = a.add("b", 226, 198, 79, 111.88)
        b.measure = Measure.area(1600, 0)
        let c = root.add("c", 146, 81.21, 141, 37)
        c.measure = Measure.area(1600, -10)
        b.pin.above(of: [c])
        stage.expect(b, 226, -165.5, 79, 112)
    }
}
#endif
