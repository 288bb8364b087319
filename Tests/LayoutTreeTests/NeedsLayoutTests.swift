import Geometry
import LayoutTree
import Testing

@Suite("Need of layout")
struct NeedsLayoutTests {
    static let changes: [(String, Bool, @Sendable (LayoutNode) -> Void)] = [
        ("size", true, { $0.frame.size.width += 1 }), ("origin", false, { $0.frame.origin.x += 1 }),
        ("same frame", false, { $0.frame = $0.frame }),
        ("untransformed size", true, { $0.untransformedFrame.size.height += 1 }),
        ("written frame", true, { _ = $0._write(Rect(x: 0, y: 0, width: 99, height: 99)) }),
        ("bounds size", true, { $0.bounds.size.width = 7 }), ("scrolling", false, { $0.boundsOrigin.x = 7 }),
        ("center", false, { $0.center.x = 7 }), ("safe area", true, { $0.safeAreaInsets = EdgeInsets(1) }),
        ("layout margins", true, { $0.layoutMargins = EdgeInsets(1) }),
        ("readable margins", true, { $0.readableMargins = EdgeInsets(1) }),
        ("keyboard", true, { $0.keyboardArea = Rect(x: 0, y: 0, width: 1, height: 1) }),
        ("layout closure", true, { $0.onLayout = nil }), ("flipping", true, { $0.isFlipped = false }),
        ("new child", true, { $0.addChild(LayoutNode("new")) }),
        ("lost child", true, { $0.children[0].removeFromParent() }),
        ("lost children", true, { $0.removeAllChildren() }), ("hidden", false, { $0.isHidden = true }),
        ("opacity", false, { $0.alpha = 0.5 }),
        ("transform", false, { $0.transform = Transform(scaleX: 2, y: 2) }),
    ]

    @Test("follows from changes of the children's layout", arguments: changes.indices)
    func change(_ index: Int) {
        let (name, isNeeded, change) = Self.changes[index]
        let root = LayoutNode("root")
        let node = root.addChild(LayoutNode("node", frame: Rect(x: 1, y: 2, width: 30, height: 40)))
        node.addChild(LayoutNode("child"))
        root.layoutIfNeeded()
        #expect(!node.needsLayout)
        change(node)
        #expect(node.needsLayout == isNeeded, "\(name)")
        var visited = false
        node.onLayout = { _ in visited = true }
        root.layoutIfNeeded()
        #expect(visited && !node.needsLayout)
    }

    @Test("of a subtree reaches the tree that it joins")
    func joining() {
        let root = LayoutNode("root")
        let middle = root.addChild(LayoutNode("middle"))
        root.layoutIfNeeded()
        var visited = 0
        let child = LayoutNode("child")
        let leaf = child.addChild(LayoutNode("leaf"))
        leaf.onLayout = { _ in visited += 1 }
        middle.addChild(child)
        root.layoutIfNeeded()
        #expect(visited == 1)
        child.removeFromParent()
        leaf.setNeedsLayout()
        middle.addChild(child)
        root.layoutIfNeeded()
        #expect(visited == 2)
    }

    @Test("is restored with the frames, and reaches the root")
    func restorer() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 10, height: 10))
        let node = root.addChild(LayoutNode("node", frame: Rect(x: 1, y: 1, width: 5, height: 5)))
        let leaf = node.addChild(LayoutNode("leaf", frame: Rect(x: 2, y: 2, width: 3, height: 3)))
        root.layoutIfNeeded()
        let restore = node.frameRestorer()
        node.frame = .zero
        leaf.frame = Rect(x: 9, y: 9, width: 9, height: 9)
        restore()
        #expect(
            node.frame == Rect(x: 1, y: 1, width: 5, height: 5) && leaf.frame == Rect(x: 2, y: 2, width: 3, height: 3))
        #expect(!node.needsLayout && !leaf.needsLayout)

        var visited = false
        leaf.onLayout = { _ in visited = true }
        let restoreFlags = node.frameRestorer()
        root.layoutIfNeeded()
        restoreFlags()
        visited = false
        root.layoutIfNeeded()
        #expect(visited && !leaf.needsLayout)
    }
}
