import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/min-max.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutMinMax1 {
    static let cases = [
        LiteralCase("PinLayout/min-max.pin, case 8", case8)
    ]

    // min-max 0008
    private static func case8(_ stage: LiteralStage) {
        stage.context.displayScale = 1
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 320, 568)
        root.add("a", 79, -11, 137.5, 137)
        let b = root.add("b", 233, 119.3, 67, 12.5)
        root.add("c", 121, 245, 73, 35)
        root.add("d", 136, 69, 9.82, 26)
        b.pin.maxWidth(12.5%).minHeight(217.05).maxHeight(218).minWidth(12.5%)
        stage.expect(b, 233, 119, 40, 218)
    }
}
