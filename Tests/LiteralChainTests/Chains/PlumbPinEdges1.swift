import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/pin-edges.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbPinEdges1 {
    static let cases = [
        LiteralCase("Plumb/pin-edges.pin, case 6", case6),
        LiteralCase("Plumb/pin-edges.pin, case 7", case7),
    ]

    // start and end where reading runs to the left
    private static func case6(_ stage: LiteralStage) {
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 400, 300)
        let a = root.add("a", 7, 8, 50, 40)
        a.pin.start(10).width(100).pinEdges().marginStart(1).marginEnd(2)
        stage.expect(a, 292, 8, 97, 40)
        stage.expectNoWarnings()
    }

    // the size of another node, as in the README's introduction
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let segmented = root.add("segmented", 120, 10, 200, 30)
        let label = root.add("label", 0, 0, 0, 0)
        label.measure = Measure.text("aaaa bbbb cccc", 20, 18)
        label.pin.below(of: segmented, aligned: .left).width(of: segmented).pinEdges().marginTop(10)
            .sizeToFit(.width)
        stage.expect(label, 120, 50, 200, 36)
        stage.expectNoWarnings()
    }
}
