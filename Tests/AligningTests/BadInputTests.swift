import Aligning
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Impossible alignments")
struct BadInputTests {
    /// A node in a tree, a node of another tree and one of none.
    private func nodes() -> (a: LayoutNode, stranger: LayoutNode, lone: LayoutNode, log: WarningLog, keep: [LayoutNode])
    {
        let (root, log) = makeRoot()
        let (other, _) = makeRoot()
        let lone = LayoutNode("lone", frame: Rect(1, 2, 3, 4))
        lone.layoutContext = log.context()
        return (root.add("a", 10, 20, 30, 40), other.add("stranger", 1, 1, 1, 1), lone, log, [root, other])
    }

    @Test("without a way between them, nothing moves and there is a warning")
    func unreachable() {
        let (a, stranger, lone, log, keep) = nodes()
        a.anchor.left.align(to: stranger.anchor.right)
        a.anchor.left.align(to: lone.anchor.right, offset: Offset(x: 10))
        a.anchor.left.align(to: lone.safeAreaGuide.anchor.right)
        lone.anchor.left.align(to: a.anchor.right)
        lone.anchor.left.align(to: .right)
        lone.anchor.left.align(to: lone.anchor.right)
        #expect(a.frame == Rect(10, 20, 30, 40))
        #expect(lone.frame == Rect(1, 2, 3, 4))
        #expect(
            log.list.map { $0.kind } == [
                .noCommonAncestor("stranger"), .referenceNotInTree("lone"), .noCommonAncestor("lone"), .notInTree,
                .notInTree, .referenceIsSelf,
            ]
        )
        #expect(
            log.list.map { $0.call } == [
                "align(to: stranger.anchor.centerRight)",
                "align(to: lone.anchor.centerRight, offset: Offset(x: 10, y: 0))",
                "align(to: lone.guide(0, 0, 3, 4).anchor.centerRight)",
                "align(to: a.anchor.centerRight)", "align(to: .centerRight)", "align(to: lone.anchor.centerRight)",
            ]
        )
        #expect(log.list.allSatisfy { $0.method == "align" })
        #expect(keep.count == 2)
    }

    @Test("a node is not aligned to itself")
    func itself() {
        let (a, _, _, log, keep) = nodes()
        let guide = a.addGuide("guide", frame: Rect(0, 0, 10, 10))
        #expect(a.anchor.left.align(to: a.anchor.right) == Rect(10, 20, 30, 40))
        #expect(a.anchor.left.align(to: guide.anchor.right) == Rect(10, 20, 30, 40))
        #expect(log.list.map { $0.kind } == [.referenceIsSelf, .referenceIsSelf])
        #expect(keep.count == 2)
    }

    static let bad: [Double] = [.nan, .infinity, -.infinity]

    @Test("numbers that are not finite move nothing", arguments: bad)
    func notFinite(_ number: Double) {
        let (root, log) = makeRoot()
        let a = root.add("a", 10, 20, 30, 40)
        let b = root.add("b", 100, 20, 30, 40)
        a.anchor.left.align(to: b.anchor.right, offset: Offset(x: number))
        a.anchor.left.align(to: b.anchor.right.offset(by: Offset(y: number)))
        a.anchor.left.offset(by: Offset(x: number, y: number)).align(to: .right)
        a.anchor.left.align(to: .right.offset(by: Offset(x: number)))
        #expect(a.anchor.left.distance(to: b.anchor.right, offset: Offset(x: number)) == .zero)
        #expect(a.frame == Rect(10, 20, 30, 40))
        #expect(log.list.count == 5)
        for warning in log.list { #expect(warning.kind.category == .invalidValue) }
    }

    @Test("numbers beyond all numbers move nothing")
    func overflow() {
        let (root, log) = makeRoot()
        let a = root.add("a", 10, 20, 1e308, 40)
        let b = root.add("b", 1.7e308, 20, 30, 40)
        a.frame.origin.x = -1.7e308
        #expect(b.anchor.left.align(to: a.anchor.left, offset: Offset(x: -1.7e308)) == b.frame)
        #expect(b.anchor.left.distance(to: a.anchor.left) == .zero)
        #expect(log.list.map { $0.kind } == [.nonFiniteFrame, .invalidValue(.infinity)])
        #expect(b.frame == Rect(1.7e308, 20, 30, 40))
    }

    @Test("a font without finite measures is ignored, and its lines are the bottom edge")
    func font() {
        let (root, log) = makeRoot()
        let a = root.add("a", 10, 20, 30, 40)
        let b = root.add("b", 100, 20, 30, 40)
        b.fontMetrics = FontMetrics(ascender: .nan, descender: .nan, capHeight: .nan, lineHeight: .nan)
        #expect(b.fontMetrics == nil && log.list.map { $0.method } == ["fontMetrics"])
        a.anchor.bottomLeft.align(to: b.anchor.lastBaseline)
        #expect(a.frame.maxY == 60 && log.list.count == 1)
    }

    @Test("distances without a way between are zero")
    func distances() {
        let (a, stranger, lone, log, keep) = nodes()
        #expect(a.anchor.left.distance(to: stranger.anchor.right) == .zero)
        #expect(a.anchor.left.distance(to: lone.anchor.right) == .zero)
        #expect(lone.anchor.left.distance(to: .right) == .zero)
        #expect(log.list.map { $0.method } == ["distance", "distance", "distance"])
        #expect(log.list.map { $0.kind } == [.noCommonAncestor("stranger"), .referenceNotInTree("lone"), .notInTree])
        #expect(keep.count == 2)
    }

    @Test("no numbers leave a frame that is not finite", arguments: 0..<4)
    func adversarial(_ seed: UInt64) {
        var random = SplitMix64(seed: 441 + seed)
        let numbers: [Double] = [
            0, -0.0, 1, -1, 0.1, .leastNonzeroMagnitude, 1e16, -1e16, 1e154, 1e300, -1e300, .greatestFiniteMagnitude,
            .infinity, .nan,
        ]
        let (root, _) = makeRoot(scale: random.pick([0, 1, 3]))
        root.layoutContext.wantedWarnings = []
        let (a, b) = (root.add("a", 0, 0, 0, 0), root.add("b", 0, 0, 0, 0).add("c", 0, 0, 0, 0))
        for _ in 0..<amount(2_500) {
            for node in [a, b] {
                node.frame = Rect(
                    random.pick(numbers), random.pick(numbers), random.pick(numbers), random.pick(numbers))
                node.boundsOrigin = Point(x: random.pick(numbers), y: random.pick(numbers))
            }
            let size = a.frame.size
            let offset = Offset(x: random.pick(numbers), y: random.pick(numbers))
            let (mine, other) = (random.pick(NamedAnchor.nine).of(a), random.pick(NamedAnchor.nine).of(b))
            let frame = mine.align(to: other, offset: offset, rounding: random.pick(AnchorRounding.allCases))
            #expect(frame.isFinite && a.frame == frame && frame.size == size)
            #expect(mine.align(to: .bottomRight, offset: offset).isFinite)
            let distance = mine.distance(to: other, offset: offset)
            #expect(distance.isFinite && distance.width >= 0 && distance.height >= 0)
        }
    }
}
