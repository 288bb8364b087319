import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// A chain keeps what it needs until it ends, whatever the code that it calls lets go of.
@Suite struct ChainLifetimeTests {
    /// Says when it goes away.
    final class Tracked: LayoutNode {
        var whenGone: (() -> Void)?
        deinit { whenGone?() }
    }

    /// Something that a handler can let go of.
    final class Owner {
        var node: LayoutNode?
    }

    @Test func aNodeThatOnlyTheChainHoldsIsPlacedAndFreed() {
        var isGone = false
        func make() -> LayoutNode {
            let node = Tracked("lonely")
            node.whenGone = { isGone = true }
            return node
        }
        #expect(make().pin.top(1).left(2).width(3).height(4).layout() == Rect(x: 2, y: 1, width: 3, height: 4))
        #expect(isGone)
    }

    @Test func aReferenceThatOnlyTheCallHoldsCanBeReported() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let warnings = WarningLog()
        root.layoutContext = warnings.context()
        let view = LayoutNode("view")
        root.addChild(view)
        view.pin.below(of: LayoutNode("lost")).after(of: [LayoutNode("astray"), LayoutNode("gone")]).width(5)
        #expect(warnings.list.map { $0.kind } == ["lost", "astray", "gone"].map { .referenceNotInTree($0) })
        #expect(view.frame.width == 5)
    }

    @Test func aHandlerMayLetGoOfTheNode() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let owner = Owner()
        var isGone = false
        owner.node = {
            let node = Tracked("view")
            node.whenGone = { isGone = true }
            root.addChild(node)
            return node
        }()
        var heard: [String] = []
        root.layoutContext.warningHandler = {
            heard.append($0.method)
            owner.node?.removeFromParent()
            owner.node = nil
        }
        owner.node?.pin.top(1).top(2).left(.nan).width(-1).width(30).aspectRatio(.nan).height(40)
        #expect(heard.first == "top")
        #expect(isGone)
    }

    @Test func warningsComeInOrderBeforeTheFrameIsWritten() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let view = LayoutNode("view", frame: Rect(x: 7, y: 8, width: 9, height: 10))
        root.addChild(view)
        let warnings = WarningLog()
        var frames: [Rect] = []
        // Not counted: a node that leaves the tree takes the handler with it.
        root.layoutContext.warningHandler = { [unowned view] in
            warnings.handler($0)
            frames.append(view.frame)
        }
        view.pin.left(1).left(2).width(-3).marginTop(.infinity).hCenter(4).top(5)
        #expect(warnings.list.map { $0.method } == ["left", "width", "marginTop", "hCenter"])
        #expect(frames == Array(repeating: Rect(x: 7, y: 8, width: 9, height: 10), count: 4))
        #expect(view.frame == Rect(x: 1, y: 5, width: 9, height: 10))
    }

    @Test func aCallThatMeetsOneThatWasLeftOutStands() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let view = LayoutNode("view", frame: Rect(x: 7, y: 8, width: 9, height: 10))
        root.addChild(view)
        let warnings = WarningLog()
        root.layoutContext = warnings.context()
        view.pin.hCenter(.nan).left(3).width(.infinity).width(4).top(.nan).vCenter(0).bottom(1)
        #expect(warnings.list.map { $0.method } == ["hCenter", "width", "top", "bottom"])
        #expect(view.frame == Rect(x: 3, y: 45, width: 4, height: 10))
    }
}
