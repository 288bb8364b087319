import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// A node that says when it goes away.
private final class Counted: LayoutNode {
    final class Count {
        var alive = 0
    }

    let count: Count

    init(_ name: String, _ count: Count) {
        self.count = count
        super.init(name)
        count.alive += 1
    }

    deinit { count.alive -= 1 }
}

@Suite("Lifetime")
struct LifetimeTests {
    @Test("a parent keeps its children alive, and they go with it")
    func ownership() {
        let count = Counted.Count()
        var root: Counted? = Counted("root", count)
        root?.addChild(Counted("a", count)).addChild(Counted("b", count))
        #expect(count.alive == 3)
        root?.checkInvariants()
        root = nil
        #expect(count.alive == 0)
    }

    @Test("a removed child goes away when nobody else keeps it")
    func removed() {
        let count = Counted.Count()
        let root = LayoutNode("root")
        root.addChildren(Counted("a", count), Counted("b", count))
        root.children[0].removeFromParent()
        checkTrees(of: root)
        #expect(count.alive == 1)
        root.removeAllChildren()
        checkTrees(of: root)
        #expect(count.alive == 0)
    }

    @Test("a node that outlives its parent becomes a root", arguments: [0, 1, 2, 5])
    func outliving(_ depth: Int) {
        let count = Counted.Count()
        var root: LayoutNode? = Counted("root", count)
        var last = root ?? LayoutNode()
        for level in 0..<depth { last = last.addChild(Counted("\(level)", count)) }
        let kept = LayoutNode("kept", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        let below = kept.addChild(LayoutNode("below"))
        last.addChild(kept)
        last.addChild(LayoutNode("sibling"))
        last = kept
        root?.checkInvariants()
        root = nil
        checkTrees(of: kept)
        #expect(root == nil)
        #expect(count.alive == 0)
        #expect(kept.parent == nil && kept.rootNode === kept && kept.depth == 0)
        #expect(below.parent === kept)
        #expect(kept.path == "kept")
        kept.frame.origin.x = 10
        kept.setNeedsLayout()
        kept.layoutIfNeeded()
        checkTrees(of: kept)
        #expect(kept.frame == Rect(x: 10, y: 2, width: 3, height: 4))
    }

    @Test("a node that is asked while its tree goes away has no parent any more")
    func goingAway() {
        final class Asking: LayoutNode {
            var sibling: LayoutNode?
            var answer: ((LayoutNode?) -> Void)?
            deinit { answer?(sibling?.parent) }
        }
        var answers = 0
        var root: LayoutNode? = LayoutNode("root")
        for _ in 0..<3 {
            let inner = LayoutNode("inner")
            let asking = Asking("asking")
            asking.sibling = inner.addChild(LayoutNode("kept"))
            asking.answer = { parent in
                #expect(parent == nil)
                answers += 1
            }
            inner.addChild(asking)
            root?.addChild(inner)
        }
        root = nil
        #expect(root == nil && answers == 3)
    }

    @Test("a node that outlives its parent keeps the context that was in force")
    func context() {
        let log = WarningLog()
        let kept = LayoutNode("kept")
        let below = kept.addChild(LayoutNode("below"))
        do {
            let root = LayoutNode("root")
            root.layoutContext = log.context(scale: 3, direction: .rightToLeft)
            root.addChild(LayoutNode("middle")).addChild(kept)
            checkTrees(of: root)
        }
        checkTrees(of: kept)
        #expect(kept.layoutContext.displayScale == 3)
        #expect(kept.layoutContext.layoutDirection == .rightToLeft)
        #expect(below.layoutDirection == .rightToLeft && below.pixelGrid.scale == 3)
        below.report(sampleWarning())
        #expect(log.list.count == 1)
    }

    @Test("nodes that lose their parent share the context, until one of them is given something of its own")
    func sharedContext() {
        final class Card: LayoutNode {
            // Released after the children: while the card goes away, it looks as if somebody kept them.
            let parts = (0..<3).map { LayoutNode("\($0)") }
        }
        let parts: [LayoutNode]
        let other = LayoutNode("other")
        do {
            let card = Card("card")
            parts = card.parts
            card.addChildren(parts)
            card.layoutContext = LayoutContext(displayScale: 3)
            card.addChild(other)
            #expect(parts.allSatisfy { !$0.sharesContext })
            other.removeFromParent()
        }
        #expect((parts + [other]).allSatisfy { $0.sharesContext && $0.layoutContext.displayScale == 3 })
        parts[0].alpha = 0.5
        parts[1].addChild(LayoutNode("below")).addChild(other)
        checkTrees(of: parts)
        #expect(!parts[0].sharesContext && parts[1].sharesContext && !other.sharesContext)
        #expect(parts[2].alpha == 1 && parts.allSatisfy { $0.layoutContext.displayScale == 3 })
        parts[1].layoutContext.displayScale = 2
        #expect(parts[1].children[0].pixelGrid.scale == 2 && parts[2].layoutContext.displayScale == 3)
        parts[1].removeAllChildren()
        checkTrees(of: parts + [other])
    }

    @Test("a node that outlives an unflipped parent has y growing downwards again")
    func unflipped() {
        let kept = LayoutNode("kept", frame: Rect(x: 0, y: 10, width: 10, height: 10))
        do {
            let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
            root.isFlipped = false
            root.addChild(kept)
            #expect(kept.untransformedFrame.minY == 80)
            checkTrees(of: root)
        }
        checkTrees(of: kept)
        #expect(kept.untransformedFrame.minY == 10)
        #expect(kept._write(Rect(x: 0, y: 0, width: 5, height: 5)))
    }
}
