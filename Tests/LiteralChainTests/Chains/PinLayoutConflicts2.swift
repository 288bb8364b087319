#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/conflicts.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutConflicts2 {
    static let cases = [
        LiteralCase("PinLayout/conflicts.pin, case 111", case111),
        LiteralCase("PinLayout/conflicts.pin, case 121", case121),
        LiteralCase("PinLayout/conflicts.pin, case 122", case122),
        LiteralCase("PinLayout/conflicts.pin, case 129", case129),
        LiteralCase("PinLayout/conflicts.pin, case 143", case143),
    ]

    // conflicts 0111
    private static func case111(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 118, 43.5, 6.56, 101)
        root.add("b", -16, 146, 83, 144)
        let c = root.add("c", 95, 129, 22, 72)
        let d = root.add("d", 140.53, 248.72, 85, 81.21)
        d.pin.start(to: a.edge.left).hCenter(12.5%).end(EdgeInsets(top: 18, left: 12, bottom: 31, right: 29))
            .minWidth(-1).minWidth(-1)
        c.pin.hCenter(5).bottomLeft(29).minWidth(-1).start(to: d.edge.right)
        c.pin.topEnd(17).height(-0.5).height(-0.5)
        stage.expect(c, 375.6666666666667, 17, 22, 72)
        stage.expect(d, 118, 248.66666666666666, 267.6666666666667, 81.33333333333333)
        stage.expectWarning(d, "hCenter")
        stage.expectWarning(d, "minWidth")
        stage.expectWarning(c, "bottomLeft")
        stage.expectWarning(c, "minWidth")
        stage.expectWarning(c, "start")
        stage.expectWarning(c, "height")
    }

    // conflicts 0121
    private static func case121(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 160, 62, 132, 16.38)
        root.add("b", 49.5, 91, 24, 9)
        let c = root.add("c", 86.06, 112, 142, 93)
        let d = root.add("d", -13.31, 29.82, 72.5, 76.5)
        let e = root.add("e", 115, 122.5, 50.52, 138)
        d.pin.bottomLeft().height(-0.5).left(186).topStart(16.37)
        c.pin.maxHeight(-3).size(Size(width: 281, height: 233)).horizontally(45).size(223).bottomLeft(12.55)
        e.pin.top().height(of: c).hCenter(to: d.edge.end)
            .bottom(EdgeInsets(top: 14.5, left: 14, bottom: 9.4, right: 13)).start(7).width(-20)
        a.pin.height(205.13).height(-0.5).aspectRatio(0).bottom(to: d.edge.bottom).height(90)
        stage.expect(a, 160, 563, 132, 206)
        stage.expect(c, 45, 522, 281, 233)
        stage.expect(d, 0, 16, 73, 752)
        stage.expect(e, 48, 0, 51, 233)
        stage.expectWarning(d, "height")
        stage.expectWarning(d, "left")
        stage.expectWarning(d, "topStart")
        stage.expectWarning(c, "maxHeight")
        stage.expectWarning(c, "size")
        stage.expectWarning(c, "bottomLeft")
        stage.expectWarning(e, "start")
        stage.expectWarning(e, "width")
        stage.expectWarning(a, "height")
        stage.expectWarning(a, "aspectRatio")
    }

    // conflicts 0122
    private static func case122(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 31.11, 199, 96, 87.5)
        let b = root.add("b", 62, 206, 63.12, 111)
        let c = root.add("c", 86.58, 223, 7, 94)
        c.measure = Measure.area(1600, 0)
        a.pin.horizontally(29).size(10%).aspectRatio(-2)
            .top(EdgeInsets(top: 13, left: 13, bottom: 33, right: 3))
        c.pin.left(10.5).size(-5)
        b.pin.width(-20).bottomRight(16).right(1.5)
        stage.expect(a, 29, 13, 102.5, 77)
        stage.expect(b, 945, 641, 63.5, 111)
        stage.expect(c, 10.5, 223, 7, 94)
        stage.expectWarning(a, "aspectRatio")
        stage.expectWarning(c, "size")
        stage.expectWarning(b, "width")
        stage.expectWarning(b, "right")
    }

    // conflicts 0129
    private static func case129(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", -0.11, 146.5, 64, 32)
        a.measure = Measure.area(1600, 0)
        let b = root.add("b", 34.52, 164.92, 139, 58.5)
        let c = root.add("c", 91, 132.5, 16, 77)
        let d = root.add("d", 73, 234.24, 58.84, 12)
        d.pin.width(-20).top(EdgeInsets(top: 18.29, left: 25, bottom: -7, right: -7))
        b.pin.height(71).hCenter(to: c.edge.hCenter).end(to: c.edge.hCenter).maxHeight(-3).hCenter(-10.5)
        stage.expect(b, 29.66666666666667, 165, 139, 71)
        stage.expect(d, 73, 18.333333333333332, 59, 12)
        stage.expectWarning(d, "width")
        stage.expectWarning(b, "end")
        stage.expectWarning(b, "maxHeight")
        stage.expectWarning(b, "hCenter")
    }

    // conflicts 0143
    private static func case143(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 15, 45, 18, 97)
        let b = root.add("b", 124, 12, 121, 51)
        let c = root.add("c", 7, 235.5, 112, 53)
        c.pin.centerStart(10).start(47.63).height(-0.5)
        b.pin.start(to: c.edge.hCenter).vCenter(to: a.edge.bottom)
            .end(EdgeInsets(top: 8.52, left: 16.5, bottom: 5, right: -4)).width(-20).topRight(35)
        stage.expect(b, 66, 116.5, 962, 51)
        stage.expect(c, 10, 357.5, 112, 53)
        stage.expectWarning(c, "start")
        stage.expectWarning(c, "height")
        stage.expectWarning(b, "width")
        stage.expectWarning(b, "topRight")
    }
}
#endif
