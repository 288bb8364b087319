#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/mixed.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutMixed2 {
    static let cases = [
        LiteralCase("PinLayout/mixed.pin, case 87", case87),
        LiteralCase("PinLayout/mixed.pin, case 96", case96),
        LiteralCase("PinLayout/mixed.pin, case 110", case110),
        LiteralCase("PinLayout/mixed.pin, case 112", case112),
        LiteralCase("PinLayout/mixed.pin, case 128", case128),
        LiteralCase("PinLayout/mixed.pin, case 140", case140),
    ]

    // mixed 0093
    private static func case87(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 104.5, 111.82, 121, 33.5)
        a.measure = Measure.area(1600, -10)
        let b = root.add("b", 106.64, 197.5, 140, 106)
        b.measure = Measure.area(1600, 10)
        let c = b.add("c", 246.65, 57.79, 30, 141)
        c.measure = Measure.area(1600, 10)
        let d = root.add("d", 42, 89.06, 142, 49)
        d.measure = Measure.area(1600, 0)
        let e = a.add("e", 223.7, 45.53, 77.5, 31.5)
        e.measure = Measure.area(1600, 0)
        e.pin.margin(8%, 5%).minWidth(100%).hCenter(to: c.edge.start).after(of: [a, c], aligned: .bottom)
            .align(.center)
        stage.expect(e, 218.33333333333337, 250.33333333333334, 121, 31.666666666666668)
        stage.expectWarning(e, "after")
        stage.expectWarning(e, "align")
    }

    // mixed 0102
    private static func case96(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 241, 234, 146.71, 24.15)
        a.measure = Measure.area(1600, 0)
        let b = a.add("b", 164, 7, 82.89, 107.88)
        b.measure = Measure.area(1600, -10)
        let c = root.add("c", -17, 231, 150.46, 123)
        let d = root.add("d", 65, 173, 80, 105)
        d.measure = Measure.area(1600, -10)
        let e = root.add("e", 5.5, -2, 120, 47)
        e.measure = Measure.area(1600, -10)
        c.pin.width(185).top(to: d.edge.top).topStart().height(of: b)
        e.pin.vCenter(50%).centerRight(to: c.anchor.centerEnd)
        e.pin.centerStart(to: a.anchor.topLeft).bottom(48)
        stage.expect(c, 0, 173, 185, 108)
        stage.expect(e, 241, 210.66666666666666, 120, 47)
        stage.expectWarning(c, "topStart")
        stage.expectWarning(e, "centerRight")
        stage.expectWarning(e, "bottom")
    }

    // mixed 0116
    private static func case110(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 222, 57, 116, 135.5)
        a.measure = Measure.area(1600, -10)
        let b = a.add("b", 185, 169, 57.12, 135)
        let c = a.add("c", 171, 132, 40.66, 19)
        c.measure = Measure.area(1600, -10)
        a.pin.bottomEnd(to: b.anchor.bottomLeft).sizeToFit(.height)
        stage.expect(a, 407, 225.5, 13, 135.5)
    }

    // mixed 0118
    private static func case112(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 195.25, 212, 11, 68)
        a.measure = Measure.area(1600, -10)
        let b = a.add("b", 94.23, 213, 149, 134)
        b.measure = Measure.area(1600, -10)
        let c = a.add("c", 155.5, 106.12, 149, 60)
        c.measure = Measure.area(1600, 0)
        let d = root.add("d", 222.12, 37, 31.16, 36.5)
        d.measure = Measure.area(1600, 0)
        let e = a.add("e", 105, 83, 107, 137)
        e.measure = Measure.area(1600, 0)
        b.pin.aspectRatio(0.5).top(to: a.edge.top).left(of: [c], aligned: .center)
            .verticallyBetween(a, and: d)
        d.pin.minHeight(5%).topStart(58.06)
        e.pin.minHeight(92.5).horizontally(EdgeInsets(top: 12, left: -7, bottom: 40, right: -2)).before(of: b)
            .top(22).justify(.left)
        stage.expect(b, 156, 0, 0, 0)
        stage.expect(d, 286, 58, 32, 37)
        stage.expect(e, -7, 22, 20, 137)
        stage.expectWarning(b, "left")
        stage.expectWarning(b, "verticallyBetween")
        stage.expectWarning(e, "before")
    }

    // mixed 0137
    private static func case128(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 66, -6, 97, 51)
        let b = root.add("b", 215, 34, 122, 99)
        b.measure = Measure.area(1600, 0)
        let c = a.add("c", 170.5, 78.49, 136.5, 48)
        c.measure = Measure.area(1600, 0)
        let d = b.add("d", 163, 223.5, 54, 12)
        d.measure = Measure.area(1600, 0)
        a.pin.bottomRight(to: b.anchor.topRight).right(106.5)
        stage.expect(a, 240, -17, 97, 51)
        stage.expectWarning(a, "right")
    }

    // mixed 0149
    private static func case140(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        let a = root.add("a", -13.98, 177.08, 103, 15)
        a.measure = Measure.area(1600, 0)
        let b = a.add("b", 41.5, 82, 114, 96.01)
        b.measure = Measure.area(1600, -10)
        let c = root.add("c", 150, 122.78, 27.5, 47)
        c.measure = Measure.area(1600, 0)
        let d = root.add("d", 114, 30, 126.44, 110.12)
        let e = d.add("e", -8, 169, 84, 43.88)
        d.pin.justify(.left).marginStart(36).bottomCenter(to: e.anchor.bottomStart)
            .horizontallyBetween(b, and: c)
            .horizontally(EdgeInsets(top: 33, left: 35.22, bottom: 19, right: 1))
        stage.expect(d, 91, 133, 126.5, 110.5)
        stage.expectWarning(d, "horizontallyBetween")
        stage.expectWarning(d, "horizontally")
        stage.expectWarning(d, "justify")
    }
}
#endif
