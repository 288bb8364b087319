#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/margins.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbMargins1 {
    static let cases = [
        LiteralCase("Plumb/margins.pin, case 6", case6),
        LiteralCase("Plumb/margins.pin, case 7", case7),
        LiteralCase("Plumb/margins.pin, case 9", case9),
    ]

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
}
#endif
