#if !DEBUG
import Geometry
import LayoutTree
import Pinning

/// Chains of `Plumb/baselines.pin` as code.
///
/// Written by `LiteralChainWriter`; do not edit.
enum PlumbBaselines1 {
    static let cases = [
        LiteralCase("Plumb/baselines.pin, case 1", case1),
        LiteralCase("Plumb/baselines.pin, case 2", case2),
        LiteralCase("Plumb/baselines.pin, case 3", case3),
        LiteralCase("Plumb/baselines.pin, case 4", case4),
        LiteralCase("Plumb/baselines.pin, case 7", case7),
        LiteralCase("Plumb/baselines.pin, case 8", case8),
    ]

    // edges on the lines of a text
    private static func case1(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 100, 80, 40)
        r.fontMetrics = FontMetrics(ascender: 15, descender: -4.2, capHeight: 11, lineHeight: 20)
        let n = root.add("n", 7, 8, 50, 40)
        n.pin.top(to: r.edge.firstBaseline)
        stage.expect(n, 7, 115, 50, 40)
        n.pin.top(to: r.edge.firstBaseline)
        stage.expect(n, 7, 115, 50, 40)
        n.pin.bottom(to: r.edge.lastBaseline)
        stage.expect(n, 7, 95, 50, 40)
        n.pin.vCenter(to: r.edge.capHeight)
        stage.expect(n, 7, 84, 50, 40)
        stage.expectNoWarnings()
    }

    // a node without a font stands on its bottom edge
    private static func case2(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 100, 80, 40)
        let n = root.add("n", 7, 8, 50, 40)
        n.pin.top(to: r.edge.firstBaseline)
        stage.expect(n, 7, 140, 50, 40)
        n.pin.top(to: r.edge.lastBaseline)
        stage.expect(n, 7, 140, 50, 40)
        n.pin.top(to: r.edge.capHeight)
        stage.expect(n, 7, 100, 50, 40)
        stage.expectNoWarnings()
    }

    // first baselines meet
    private static func case3(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 100, 80, 40)
        r.fontMetrics = FontMetrics(ascender: 15, descender: -4.2, capHeight: 11, lineHeight: 20)
        let a = root.add("a", 7, 8, 50, 40)
        a.fontMetrics = FontMetrics(ascender: 12, descender: -3, capHeight: 9, lineHeight: 16)
        let n = root.add("n", 7, 8, 50, 40)
        a.pin.right(of: r, aligned: .firstBaseline)
        stage.expect(a, 180, 103, 50, 40)
        n.pin.right(of: r, aligned: .firstBaseline)
        stage.expect(n, 180, 75, 50, 40)
        a.pin.left(of: r, aligned: .firstBaseline)
        stage.expect(a, 50, 103, 50, 40)
        a.pin.before(of: r, aligned: .firstBaseline)
        stage.expect(a, 50, 103, 50, 40)
        a.pin.after(of: r, aligned: .firstBaseline)
        stage.expect(a, 180, 103, 50, 40)
        stage.expectNoWarnings()
    }

    // last baselines meet
    private static func case4(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 100, 80, 40)
        r.fontMetrics = FontMetrics(ascender: 15, descender: -4.2, capHeight: 11, lineHeight: 20)
        let a = root.add("a", 7, 8, 50, 40)
        a.fontMetrics = FontMetrics(ascender: 12, descender: -3, capHeight: 9, lineHeight: 16)
        let n = root.add("n", 7, 8, 50, 40)
        a.pin.right(of: r, aligned: .lastBaseline)
        stage.expect(a, 180, 98, 50, 40)
        n.pin.right(of: r, aligned: .lastBaseline)
        stage.expect(n, 180, 95, 50, 40)
        stage.expectNoWarnings()
    }

    // of several references the first one's baseline is used
    private static func case7(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 100, 80, 40)
        r.fontMetrics = FontMetrics(ascender: 15, descender: -4.2, capHeight: 11, lineHeight: 20)
        let s = root.add("s", 190, 0, 20, 20)
        s.fontMetrics = FontMetrics(ascender: 9, descender: -2, capHeight: 7, lineHeight: 12)
        let a = root.add("a", 7, 8, 50, 40)
        a.fontMetrics = FontMetrics(ascender: 12, descender: -3, capHeight: 9, lineHeight: 16)
        a.pin.after(of: [r, s], aligned: .firstBaseline)
        stage.expect(a, 210, 103, 50, 40)
        a.pin.after(of: [s, r], aligned: .firstBaseline)
        stage.expect(a, 210, -3, 50, 40)
        stage.expectNoWarnings()
    }

    // between two references, on the first one's baseline
    private static func case8(_ stage: LiteralStage) {
        let root = stage.root("root", 0, 0, 400, 300)
        let r = root.add("r", 100, 100, 80, 40)
        r.fontMetrics = FontMetrics(ascender: 15, descender: -4.2, capHeight: 11, lineHeight: 20)
        let s = root.add("s", 300, 0, 20, 20)
        s.fontMetrics = FontMetrics(ascender: 9, descender: -2, capHeight: 7, lineHeight: 12)
        let a = root.add("a", 7, 8, 50, 40)
        a.fontMetrics = FontMetrics(ascender: 12, descender: -3, capHeight: 9, lineHeight: 16)
        a.pin.horizontallyBetween(r, and: s, aligned: .firstBaseline)
        stage.expect(a, 180, 103, 120, 40)
        stage.expectNoWarnings()
    }
}
#endif
