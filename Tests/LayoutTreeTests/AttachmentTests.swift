import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite struct AttachmentTests {
    /// Counts what an attachment is told.
    final class Recorder: NodeAttachment {
        final class Log {
            var layouts: [String] = []
            var changes = 0
            var hasGone = false
        }

        let log = Log()

        override func layOutTree(_ root: LayoutNode) { log.layouts.append(root.nodeName) }
        override func treeChanged() { log.changes += 1 }
        override func nodeGoesAway() { log.hasGone = true }
    }

    @Test func theRootIsAskedFirstAndElseTheFirstNodeThatHasOne() {
        let (root, child, leaf) = (LayoutNode("root"), LayoutNode("child"), LayoutNode("leaf"))
        let (ofLeaf, ofRoot) = (Recorder(), Recorder())
        root.addChild(child)
        child.addChild(leaf)
        root.layoutIfNeeded()
        leaf.addAttachment(ofLeaf)
        checkTrees(of: root)
        #expect(root.nodesWithAttachments.map(\.nodeName) == ["leaf"])
        root.layoutIfNeeded()
        checkTrees(of: root)
        #expect(ofLeaf.log.layouts == ["root"])
        root.addAttachment(ofRoot)
        root.addAttachment(Recorder())
        child.layoutIfNeeded()
        checkTrees(of: root)
        #expect(ofLeaf.log.layouts == ["root"])
        #expect(ofRoot.log.layouts == ["root"])
        #expect(root.attachments.count == 2)
        #expect(root.nodesWithAttachments.map(\.nodeName) == ["root", "leaf"])
    }

    @Test func whatAnAttachmentChangesIsLaidOutInTheSamePass() {
        final class Widening: NodeAttachment {
            var calls = 0
            override func layOutTree(_ root: LayoutNode) {
                calls += 1
                if calls == 2 { root.children[0].frame.size.width = 10 }
            }
        }
        let (root, child) = (LayoutNode("root"), LayoutNode("child"))
        root.addChild(child)
        root.layoutIfNeeded()
        let widening = Widening()
        root.addAttachment(widening)
        child.setNeedsLayout()
        widening.calls = -10
        child.layoutIfNeeded()
        // No node needs layout, although the root is still flagged for the child's sake.
        widening.calls = 0
        root.layoutIfNeeded()
        #expect(child.frame.width == 10 && !child.needsLayout && widening.calls == 3)
    }

    @Test func theRootHearsOfNodesThatCarryAttachments() {
        let (root, branch, leaf, plain) = (LayoutNode(), LayoutNode(), LayoutNode(), LayoutNode())
        let recorder = Recorder()
        root.addAttachment(recorder)
        leaf.addAttachment(Recorder())
        root.addChild(plain)
        plain.removeFromParent()
        checkTrees(of: root, plain)
        #expect(recorder.log.changes == 0)
        branch.addChild(leaf)
        root.addChild(branch)
        checkTrees(of: root)
        #expect(recorder.log.changes == 1)
        root.addChild(branch)
        checkTrees(of: root)
        #expect(recorder.log.changes == 3)
        root.removeAllChildren()
        checkTrees(of: root, branch)
        #expect(recorder.log.changes == 4)
        branch.addChild(plain)
        checkTrees(of: branch)
        #expect(recorder.log.changes == 4)
    }

    @Test func anAttachmentIsToldThatItsNodeGoes() {
        let recorder = Recorder()
        do {
            let root = LayoutNode()
            let child = LayoutNode()
            child.addAttachment(recorder)
            root.addChild(child)
            checkTrees(of: root)
            #expect(!recorder.log.hasGone)
        }
        #expect(recorder.log.hasGone)
    }

    @Test func contentIsToldFromAPlainBox() {
        final class Picture: LayoutNode {
            override func sizeThatFits(_ proposal: Size) -> Size { imageSize ?? super.sizeThatFits(proposal) }
        }
        let box = LayoutNode("box", frame: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(box.contentSize(within: Size(width: 5, height: 5)) == nil)
        box.measure = { Size(width: $0.width / 2, height: 3) }
        #expect(box.contentSize(within: Size(width: 5, height: 5)) == Size(width: 2.5, height: 3))
        let picture = Picture("picture")
        #expect(picture.contentSize(within: .zero) == nil)
        picture.imageSize = Size(width: 7, height: 8)
        #expect(picture.contentSize(within: .zero) == Size(width: 7, height: 8))
    }
}
