#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/chains.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbChains1 {
    static let cases = [
        LiteralCase("Plumb/chains.pin, case 1", case1),
        LiteralCase("Plumb/chains.pin, case 2", case2),
        LiteralCase("Plumb/chains.pin, case 3", case3),
        LiteralCase("Plumb/chains.pin, case 4", case4),
    ]

    // U1 pinEdges right to left, same edge by both names
    private static func case1(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 0, 0, 40, 40)
        a.pin.end(10).left(10).top().size(28).pinEdges().marginLeft(9)
        stage.expect(a, 19, 0, 19, 28)
    }

    // U1 the other side
    private static func case2(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 0, 0, 40, 40)
        a.pin.start(10).right(10).top().size(28).pinEdges().marginRight(9).justify(.right)
        stage.expect(a, 362, 0, 19, 28)
    }

    // U2 a chain of justify none is rounded
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 100, 100)
        let a = root.add("a", 0, 0, 99.5, 0)
        a.pin.justify(.none)
        stage.expect(a, 0, 0, 100, 0)
    }

    // U2 a chain that has only layout is rounded
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 100, 100)
        let a = root.add("a", 0, 0, 99.5, 0)
        a.pin.layout()
        stage.expect(a, 0, 0, 100, 0)
    }
}
#endif
