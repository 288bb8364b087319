#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/margins.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbMargins1 {
    static let cases = [
        LiteralCase("Plumb/margins.pin, case 5", case5),
        LiteralCase("Plumb/margins.pin, case 6", case6),
        LiteralCase("Plumb/margins.pin, case 7", case7),
        LiteralCase("Plumb/margins.pin, case 9", case9),
        LiteralCase("Plumb/margins.pin, case 10", case10),
    ]

    // one, two, three and four values
    private static func case5(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all().margin(10)
        stage.expect(a, 10, 10, 380, 280)
        a.pin.all().margin(10, 20)
        stage.expect(a, 20, 10, 360, 280)
        a.pin.all().margin(10, 20, 30)
        stage.expect(a, 20, 10, 360, 260)
        a.pin.all().margin(10, 20, 30, 40)
        stage.expect(a, 20, 10, 340, 260)
        a.pin.all().margin(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        stage.expect(a, 2, 1, 394, 296)
        a.pin.all().margin(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        stage.expect(a, 2, 1, 394, 296)
        stage.expectNoWarnings()
    }

    // the same in percent: of the height vertically, of the width horizontally
    private static func case6(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all().margin(10%)
        stage.expect(a, 40, 30, 320, 240)
        a.pin.all().margin(10%, 5%)
        stage.expect(a, 20, 30, 360, 240)
        a.pin.all().margin(10%, 5%, 20%)
        stage.expect(a, 20, 30, 360, 210)
        a.pin.all().margin(10%, 5%, 20%, 25%)
        stage.expect(a, 20, 30, 280, 210)
        a.pin.all().marginTop(10%).marginLeft(5%).marginBottom(20%).marginRight(25%)
        stage.expect(a, 20, 30, 280, 210)
        a.pin.all().marginHorizontal(10%).marginVertical(10%)
        stage.expect(a, 40, 30, 320, 240)
        a.pin.all().marginStart(5%).marginEnd(25%)
        stage.expect(a, 20, 0, 280, 300)
        stage.expectNoWarnings()
    }

    // the last value wins
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.all().margin(10).marginLeft(30)
        stage.expect(a, 30, 10, 360, 280)
        a.pin.all().marginLeft(30).margin(10)
        stage.expect(a, 10, 10, 380, 280)
        a.pin.left().marginStart(5).marginLeft(6)
        stage.expect(a, 6, 10, 380, 280)
        stage.expectNoWarnings()
    }

    // start and end where reading runs to the right
    private static func case9(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontally().marginStart(10).marginEnd(20)
        stage.expect(a, 10, 8, 370, 40)
        stage.expectNoWarnings()
    }

    // start and end where reading runs to the left
    private static func case10(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.horizontally().marginStart(10).marginEnd(20)
        stage.expect(a, 20, 8, 370, 40)
        a.pin.horizontally().marginStart(5%).marginEnd(10%)
        stage.expect(a, 40, 8, 340, 40)
        a.pin.all().margin(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        stage.expect(a, 4, 1, 394, 296)
        a.pin.all().margin(10, 20, 30, 40)
        stage.expect(a, 20, 10, 340, 260)
        a.pin.start(5).width(50).marginStart(10)
        stage.expect(a, 335, 10, 50, 260)
        stage.expectNoWarnings()
    }
}
#endif
