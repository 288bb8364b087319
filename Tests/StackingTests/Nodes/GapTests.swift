import Geometry
import LayoutTree
import PlumbTestSupport
import Stacking
import Testing

@Suite("Gaps of stacks")
struct GapTests {
    let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let a = LayoutNode("a")
    let b = LayoutNode("b")
    let c = LayoutNode("c")

    init() { root.addChildren(a, b, c) }

    private func left(_ nodes: LayoutNode...) -> [Double] { nodes.map { $0.frame.minX } }

    @Test("a gap is a space between any two neighbors that are no spaces")
    func between() {
        let result = root.hstack(gap: 8, .fix(a, 40), .fill(b), .fix(c, 30))
        #expect(left(a, b, c) == [0, 48, 170] && b.frame.width == 114)
        #expect(result.isExact && result.items.map { $0.content.isSpace } == [false, true, false, true, false])
        root.hstack(gap: 8, .fix(10), .fix(a, 40), .fix(2), .fix(b, 40), .fix(c, 30), .fill())
        #expect(left(a, b, c) == [10, 52, 100])
        root.vstack(gap: 5, .fix(a, 10), .fix(b, 10), .fill(c))
        #expect([a, b, c].map { $0.frame.minY } == [0, 15, 30] && c.frame.maxY == 100)
    }

    @Test("the forms with a list, with braces, with chained items and in a block are the same")
    func forms() {
        let items: [StackItem<LayoutNode>] = [.fix(a, 40), .fill(b), .fix(c, 30)]
        let expected = root.hstack(gap: 8, items).items.map { $0.span }
        #expect(root.hstack(gap: 8) { for item in items { item } }.items.map { $0.span } == expected)
        #expect(root.hstack(gap: 8, .fix(a, 40).fill(b).fix(c, 30)).items.map { $0.span } == expected)
        root.stacks { $0.hstack(gap: 8, items) }
        #expect(left(a, b, c) == [0, 48, 170])
    }

    @Test("right to left, the gaps are mirrored, and a container that fits counts them")
    func mirroredAndFitted() {
        root.layoutContext = LayoutContext(displayScale: 1, layoutDirection: .rightToLeft)
        root.stacks(fit: .width) { $0.hstack(gap: 8, .fix(a, 40), .fix(b, 20), .fix(c, 30)) }
        #expect(root.frame.width == 106)
        #expect(left(a, b, c) == [66, 38, 0])
    }

    @Test("a hidden node goes with a gap beside it")
    func hidden() {
        b.isHidden = true
        root.hstack(gap: 8, hidden: .skip, .fix(a, 40), .fix(b, 20), .fix(c, 30), .fill())
        #expect(left(a, c) == [0, 48])
        root.hstack(gap: 8, hidden: .skip, .fix(b, 20), .fix(a, 40), .fill(c))
        #expect(left(a, c) == [0, 48])
    }

    @Test("a gap that is not finite counts as 0 and is reported; below zero, nodes overlap")
    func invalid() {
        let log = WarningLog()
        root.layoutContext = log.context()
        for gap in [Double.nan, .infinity] { root.hstack(gap: gap, .fix(a, 40), .fix(b, 40), .fill(c)) }
        #expect(left(b, c) == [40, 80])
        #expect(log.list.map { $0.call } == ["hstack(gap: nan)", "hstack(gap: inf)"])
        root.hstack(gap: -8, .fix(a, 40), .fix(b, 40), .fill(c))
        #expect(left(b, c) == [32, 64] && log.list.count == 2)
    }
}
