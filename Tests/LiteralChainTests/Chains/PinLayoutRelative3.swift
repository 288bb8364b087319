#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/relative.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutRelative3 {
    static let cases = [
        LiteralCase("PinLayout/relative.pin, case 105", case105),
        LiteralCase("PinLayout/relative.pin, case 119", case119),
    ]

    // relative 0127
    private static func case105(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 227.74, 22, 106, 85)
        let b = a.add("b", 20.05, 241.5, 114.5, 41.9)
        let c = root.add("c", 45, 223, 149, 46.41)
        a.pin.height(33.3%).height(of: c).below(of: [b], aligned: .end)
        stage.expect(a, 256.3333333333333, 305.3333333333333, 106, 100)
        stage.expectWarning(a, "height")
    }

    // relative 0149
    private static func case119(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 234, 74.5, 91.14, 85.04)
        let b = a.add("b", -16, 167, 143, 128.5)
        let c = root.add("c", 58.28, 201.5, 151, 11)
        let d = root.add("d", 28, 70, 11, 58)
        b.pin.before(of: [c, a, d], aligned: .center).marginHorizontal(5.21).width(126).after(of: [d])
            .left(of: a, aligned: .bottom)
        stage.expect(b, -190, 2.5, 126, 128.5)
        stage.expectWarning(b, "left")
    }
}
#endif
