#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/pin-edges.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbPinEdges1 {
    static let cases = [
        LiteralCase("Plumb/pin-edges.pin, case 7", case7)
    ]

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
#endif
