import Geometry
import LayoutRendering
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Pictures of parents whose y grows upwards")
struct UnflippedTests {
    /// A card with two lines, and a scrolled list in it; either with y downwards, or with the numbers of a space that is flipped vertically.
    private func card(isFlipped: Bool) -> LayoutNode {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 39, height: 24))
        let card = root.addChild(LayoutNode("card", frame: Rect(x: 3, y: 2, width: 30, height: 20)))
        let list = LayoutNode("list", frame: Rect(x: 2, y: isFlipped ? 2 : 8, width: 26, height: 10))
        let line = LayoutNode("line", frame: Rect(x: 2, y: isFlipped ? 4 : 2, width: 12, height: 4))
        card.isFlipped = isFlipped
        list.isFlipped = isFlipped
        list.boundsOrigin = Point(x: 0, y: isFlipped ? 2 : -2)
        card.addChild(list).addChild(line)
        return root
    }

    @Test("are those of the same places counted from the top")
    func boxes() {
        let picture = card(isFlipped: false).snapshot().boxes(columns: 40)
        #expect(picture == card(isFlipped: true).snapshot().boxes(columns: 40))
        #expect(picture.contains("line") && picture.contains("list"))
    }

    @Test("equal the pictures of the same tree with y growing downwards, in any mixture")
    func twins() {
        var random = SplitMix64(seed: 1500)
        for _ in 0..<amount(1_500) {
            let (root, twin) = randomTwins(&random)
            #expect(shapes(root.snapshot()) == shapes(twin.snapshot()))
            #expect(shapes(root.snapshot()).contains("<rect"))
        }
    }

    /// A chain of nodes, some of which count upwards, and one of nodes in the same places that all count downwards.
    private func randomTwins(_ random: inout SplitMix64) -> (root: LayoutNode, twin: LayoutNode) {
        func whole(_ range: ClosedRange<Int>) -> Double { Double(random.integer(range)) }
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let twin = LayoutNode("root", frame: root.frame)
        var (node, other) = (root, twin)
        for level in 1...4 {
            let isUpwards = random.oneIn(2)
            node.isFlipped = !isUpwards
            if random.oneIn(3) {
                let scroll = Point(x: whole(-9...9), y: whole(-9...9))
                node.boundsOrigin = scroll
                other.boundsOrigin = Point(x: scroll.x, y: isUpwards ? -scroll.y : scroll.y)
            }
            let frame = Rect(x: whole(0...99), y: whole(0...99), width: whole(8...300), height: whole(8...200))
            node = node.addChild(LayoutNode("\(level)", frame: frame))
            other = other.addChild(LayoutNode("\(level)", frame: node.untransformedFrame))
            if random.oneIn(3) {
                let transform = Transform(rotationDegrees: random.pick([0, 90, 180]))
                    .concatenating(Transform(translationX: whole(-9...9), y: whole(-9...9)))
                (node.transform, other.transform) = (transform, isUpwards ? transform.verticallyFlipped : transform)
                node.anchorPoint = Point(x: 0.25, y: 0.25)
                other.anchorPoint = Point(x: 0.25, y: isUpwards ? 0.75 : 0.25)
            }
        }
        return (root, twin)
    }

    /// The outlines without the tooltips, which name frames as they are stored, as does the legend.
    private func shapes(_ snapshot: LayoutSnapshot) -> String {
        let picture = snapshot.svg().split(separator: "</svg>", maxSplits: 1)[0]
        return picture.split(separator: "<title>").map { part in
            part.split(separator: "</title>", maxSplits: 1).last.map { String($0) } ?? ""
        }
        .joined()
    }

    @Test("say so in the text")
    func text() {
        #expect(card(isFlipped: false).snapshot().text().contains("y upwards"))
        #expect(!card(isFlipped: true).snapshot().text().contains("y upwards"))
    }
}
