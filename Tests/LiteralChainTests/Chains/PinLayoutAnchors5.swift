#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/anchors.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutAnchors5 {
    static let cases = [
        LiteralCase("PinLayout/anchors.pin, case 65", case65),
        LiteralCase("PinLayout/anchors.pin, case 67", case67),
        LiteralCase("PinLayout/anchors.pin, case 68", case68),
        LiteralCase("PinLayout/anchors.pin, case 70", case70),
        LiteralCase("PinLayout/anchors.pin, case 71", case71),
        LiteralCase("PinLayout/anchors.pin, case 77", case77),
        LiteralCase("PinLayout/anchors.pin, case 79", case79),
        LiteralCase("PinLayout/anchors.pin, case 80", case80),
        LiteralCase("PinLayout/anchors.pin, case 83", case83),
        LiteralCase("PinLayout/anchors.pin, case 85", case85),
        LiteralCase("PinLayout/anchors.pin, case 89", case89),
        LiteralCase("PinLayout/anchors.pin, case 90", case90),
    ]

    // anchors 0080
    private static func case65(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 93, 228.3, 138, 67)
        let b = a.add("b", 145.02, 151.5, 96, 141)
        let c = root.add("c", -15.88, -14.5, 57.97, 113.5)
        let d = root.add("d", 162.97, 66.12, 37, 118.04)
        b.pin.width(of: a).topEnd(to: d.anchor.centerEnd).center(to: c.anchor.topLeft)
            .topRight(to: d.anchor.bottomEnd).bottomCenter(to: a.anchor.topCenter)
        a.pin.width(of: b).topRight(to: b.anchor.topStart).height(of: b).bottomRight(to: d.anchor.centerEnd)
            .bottomLeft(to: d.anchor.topLeft)
        c.pin.bottomCenter(to: a.anchor.centerLeft).size(Size(width: 61, height: 195))
        d.pin.topStart(to: b.anchor.topLeft).bottomEnd(to: b.anchor.topStart).bottomEnd(to: c.anchor.topLeft)
        stage.expect(a, 163, 125, 138, 104)
        stage.expect(b, -31, -103, 138, 104)
        stage.expect(c, 133, -18, 61, 195)
        stage.expect(d, 132, 22, 0, 0)
        stage.expectWarning(b, "center")
        stage.expectWarning(b, "topRight")
        stage.expectWarning(b, "bottomCenter")
        stage.expectWarning(a, "bottomRight")
        stage.expectWarning(a, "bottomLeft")
        stage.expectWarning(d, "bottomEnd")
    }

    // anchors 0083
    private static func case67(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 60, 167.44, 119.5, 71)
        let b = a.add("b", 179, 42, 110, 77.6)
        let c = root.add("c", 15.81, 180, 142.87, 132)
        let d = root.add("d", 230.37, 7, 70, 65.76)
        c.pin.size(of: a).height(209).bottomCenter(to: d.anchor.topEnd)
        a.pin.bottomStart(to: b.anchor.center)
        stage.expect(a, 174.66666666666666, 177.33333333333334, 119.66666666666667, 71)
        stage.expect(c, 170.66666666666666, -64, 119.66666666666667, 71)
        stage.expectWarning(c, "height")
    }

    // anchors 0084
    private static func case68(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 134.5, 59.5, 113, 101)
        let b = root.add("b", 9.27, 214, 116.18, 51)
        let c = b.add("c", 57, 180.5, 95, 147)
        c.measure = Measure.area(1600, 10)
        let d = root.add("d", 49, 247, 59, 100.43)
        root.add("e", 11, 154.8, 120, 80)
        b.pin.bottomEnd(to: a.anchor.topStart).size(12.5%).bottomCenter(to: a.anchor.centerEnd)
            .centerStart(to: d.anchor.centerLeft)
        stage.expect(b, 49, -37, 128, 96)
        stage.expectWarning(b, "bottomCenter")
        stage.expectWarning(b, "centerStart")
    }

    // anchors 0086
    private static func case70(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 121, 31.5, 142.5, 122)
        let b = root.add("b", -10, 35, 73.56, 142)
        a.add("c", 118.41, 189, 68.52, 147)
        b.pin.topEnd(to: a.anchor.bottomStart)
        stage.expect(b, 264, 154, 74, 142)
    }

    // anchors 0088
    private static func case71(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 25, 209, 47, 123.23)
        let b = a.add("b", 175.5, 125, 38.1, 126)
        let c = root.add("c", 200.77, 43.85, 60, 112)
        c.pin.center(to: b.anchor.center).bottomEnd(to: b.anchor.topStart).size(of: b)
            .topCenter(to: a.anchor.topLeft)
        b.pin.centerLeft(to: a.anchor.topRight).topStart(to: a.anchor.centerLeft)
            .bottomRight(to: c.anchor.bottomCenter).size(260.21)
        c.pin.size(50%)
        a.pin.bottomStart(to: c.anchor.topRight).size(Size(width: 166.92, height: 87))
            .center(to: b.anchor.bottomRight).topRight(to: c.anchor.bottomLeft)
            .centerEnd(to: c.anchor.bottomLeft)
        stage.expect(a, 408, 484.33333333333326, 167, 87)
        stage.expect(b, 47, -130, 260.3333333333333, 260.3333333333333)
        stage.expect(c, 200.66666666666663, 334, 207.33333333333334, 150.33333333333334)
        stage.expectWarning(c, "bottomEnd")
        stage.expectWarning(c, "topCenter")
        stage.expectWarning(b, "topStart")
        stage.expectWarning(b, "bottomRight")
        stage.expectWarning(a, "center")
        stage.expectWarning(a, "centerEnd")
    }

    // anchors 0096
    private static func case77(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 95, 177, 133.5, 19)
        let b = a.add("b", 19, 230.5, 148, 106)
        let c = root.add("c", 82, 237, 81, 116)
        b.pin.topRight(to: a.anchor.topStart).centerRight(to: c.anchor.bottomCenter).size(25%)
        a.pin.center(to: b.anchor.bottomRight)
        c.pin.width(98).size(75%).centerRight(to: b.anchor.topCenter).size(of: a)
            .centerStart(to: a.anchor.bottomEnd)
        stage.expect(a, 162, 172.66666666666666, 133.66666666666666, 19)
        stage.expect(b, 100, 0, 33.666666666666664, 5)
        stage.expect(c, 181, 22.666666666666657, 98, 300)
        stage.expectWarning(b, "centerRight")
        stage.expectWarning(c, "size")
        stage.expectWarning(c, "centerStart")
    }

    // anchors 0098
    private static func case79(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 144, 225.52, 77, 18)
        a.add("b", 162, 217, 75.31, 9)
        let c = root.add("c", 17.5, 133, 139, 87.5)
        c.pin.center(to: a.anchor.bottomEnd)
        stage.expect(c, 74.5, 200, 139, 87.5)
    }

    // anchors 0099
    private static func case80(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 149, 169.5, 148, 68)
        let b = a.add("b", 188.5, 115, 27.76, 102)
        let c = root.add("c", 234.5, 72, 78, 76)
        let d = root.add("d", 130.4, 59.5, 111.31, 103)
        a.pin.size(60%)
        a.pin.size(100%)
        b.pin.bottomEnd(to: d.anchor.topRight)
        c.pin.topCenter(to: d.anchor.bottomStart).width(84)
        stage.expect(a, 149, 170, 415, 301)
        stage.expect(b, 65, -213, 28, 102)
        stage.expect(c, 88, 163, 84, 76)
    }

    // anchors 0102
    private static func case83(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 188, 32, 130.5, 106)
        let b = a.add("b", 21, 184.01, 72.21, 111)
        let c = b.add("c", 187, 39.91, 8, 97)
        let d = root.add("d", 230, 235, 49, 52)
        b.pin.topRight(to: c.anchor.topEnd)
        d.pin.bottomCenter(to: b.anchor.bottomCenter).center(to: b.anchor.topLeft)
            .centerLeft(to: a.anchor.bottomCenter)
        stage.expect(b, 136, 224, 73, 111)
        stage.expect(d, 336, 315, 49, 52)
        stage.expectWarning(d, "center")
        stage.expectWarning(d, "centerLeft")
    }

    // anchors 0105
    private static func case85(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 76.74, 63, 20, 99)
        let b = root.add("b", 143, 212, 139, 56.59)
        root.add("c", 101.5, 213, 82, 101)
        b.pin.topStart(to: a.anchor.bottomLeft)
        stage.expect(b, -62.5, 162, 139, 57)
    }

    // anchors 0110
    private static func case89(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 3.5, 227, 107.61, 78.5)
        let b = root.add("b", 174, 92, 123, 81.27)
        let c = root.add("c", 200, 64.5, 79, 140)
        a.pin.bottomEnd(to: b.anchor.centerStart).size(Size(width: 227, height: 260))
            .size(Size(width: 25.44, height: 19.28))
        a.pin.bottomStart(to: c.anchor.centerLeft).centerRight(to: c.anchor.centerRight).size(128)
            .topRight(to: b.anchor.topStart)
        b.pin.topRight(to: a.anchor.bottomCenter).size(33.3%).size(181.55)
        stage.expect(a, 200, 92, 128, 128)
        stage.expect(b, 130.66666666666663, 220, 133.33333333333334, 133.33333333333334)
        stage.expectWarning(a, "size")
        stage.expectWarning(a, "centerRight")
        stage.expectWarning(a, "topRight")
        stage.expectWarning(b, "size")
    }

    // anchors 0111
    private static func case90(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", 158.61, 230.17, 70, 112)
        let b = a.add("b", 176, 49, 80.5, 22.48)
        let c = a.add("c", 30.3, 197, 11.02, 138)
        c.measure = Measure.area(1600, 10)
        let d = root.add("d", 160, 190.44, 147, 114)
        a.pin.width(75%).centerEnd(to: d.anchor.centerLeft).width(of: b).bottomEnd(to: d.anchor.bottomEnd)
        c.pin.topStart(to: a.anchor.centerStart).centerLeft(to: a.anchor.topLeft)
            .centerEnd(to: b.anchor.topRight).topLeft(to: d.anchor.centerStart)
            .bottomEnd(to: d.anchor.bottomCenter)
        c.pin.bottomStart(to: a.anchor.centerStart).size(of: d).height(75%).size(10).width(24)
        stage.expect(a, -80, 191.5, 240, 112)
        stage.expect(c, 0, -58, 147, 114)
        stage.expectWarning(a, "width")
        stage.expectWarning(a, "bottomEnd")
        stage.expectWarning(c, "centerLeft")
        stage.expectWarning(c, "centerEnd")
        stage.expectWarning(c, "topLeft")
        stage.expectWarning(c, "bottomEnd")
        stage.expectWarning(c, "height")
        stage.expectWarning(c, "size")
        stage.expectWarning(c, "width")
    }
}
#endif
