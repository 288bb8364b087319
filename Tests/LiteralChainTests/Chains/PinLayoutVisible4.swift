#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `PinLayout/visible.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PinLayoutVisible4 {
    static let cases = [
        LiteralCase("PinLayout/visible.pin, case 83", case83),
        LiteralCase("PinLayout/visible.pin, case 86", case86),
        LiteralCase("PinLayout/visible.pin, case 91", case91),
        LiteralCase("PinLayout/visible.pin, case 100", case100),
        LiteralCase("PinLayout/visible.pin, case 102", case102),
    ]

    // visible 0120
    private static func case83(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 1024, 768)
        let a = root.add("a", 167.84, 1, 43.5, 47)
        a.isHidden = true
        let b = root.add("b", 47, 148.47, 126, 147)
        let c = root.add("c", 52.2, 182.49, 132, 135)
        c.alpha = 0
        let d = root.add("d", 70.5, 83.5, 39, 101)
        d.pin.below(of: visible([c, b]), aligned: .end).right(of: [c], aligned: .bottom)
        stage.expect(d, 47, 295.3333333333333, 39, 22.333333333333332)
        stage.expectWarning(d, "right")
    }

    // visible 0126
    private static func case86(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        stage.context.layoutDirection = .rightToLeft
        let root = stage.root("root", 0, 0, 414.5, 300.25)
        let a = root.add("a", 204, 27, 62.5, 47)
        let b = root.add("b", 85, 11, 22, 140.5)
        let c = root.add("c", 220, 216, 8.5, 69.5)
        let d = root.add("d", 145, 171, 87, 149.5)
        d.isHidden = true
        b.pin.height(0%).marginHorizontal(5%).below(of: visible([d]), aligned: .right).height(of: d)
            .left(of: visible([d, c]), aligned: .top).width(of: a)
        stage.expect(b, 136.66666666666666, 216, 62.666666666666664, 0)
        stage.expectWarning(b, "below")
        stage.expectWarning(b, "height")
    }

    // visible 0131
    private static func case91(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", 241, 130, 75, 119)
        a.isHidden = true
        let b = root.add("b", 165, 169, 62, 129.5)
        let c = root.add("c", 80, 111.51, 109, 118.5)
        c.measure = Measure.area(1600, -10)
        let d = root.add("d", 17, 170, 71, 40.87)
        d.measure = Measure.area(1600, 0)
        d.pin.below(of: [c]).before(of: visible([c])).before(of: visible([a, b]), aligned: .top)
        stage.expect(d, 9, 230, 71, 41)
        stage.expectWarning(d, "before")
    }

    // visible 0140
    private static func case100(_ stage: LiteralStage) {
        stage.context.displayScale = 3
        let root = stage.root("root", 0, 0, 400, 400)
        let a = root.add("a", 63.85, 134, 115.52, 23.79)
        let b = root.add("b", 205.98, 54, 140, 118.5)
        b.isHidden = true
        let c = root.add("c", 120.5, 96, 16, 145.66)
        c.isHidden = true
        let d = root.add("d", 110, 27, 138.5, 133.18)
        d.isHidden = true
        d.pin.below(of: visible([a]), aligned: .end).marginEnd(17.5)
            .before(of: visible([a, b]), aligned: .center).below(of: visible([a])).size(36.66)
        stage.expect(d, 125.33333333333333, 157.66666666666666, 36.666666666666664, 36.666666666666664)
        stage.expectWarning(d, "before")
    }

    // visible 0143
    private static func case102(_ stage: LiteralStage) {
        stage.context.displayScale = 2
        let root = stage.root("root", 0, 0, 375, 667)
        let a = root.add("a", -3.01, 180, 90.5, 113)
        a.isHidden = true
        let b = root.add("b", 6.82, 205.36, 151, 31)
        let c = root.add("c", 178, 17, 76, 134.58)
        c.alpha = 0
        b.pin.size(of: c).above(of: visible([c, a]), aligned: .center)
        stage.expect(b, 7, 205.5, 76, 135)
        stage.expectWarning(b, "above")
    }
}
#endif
