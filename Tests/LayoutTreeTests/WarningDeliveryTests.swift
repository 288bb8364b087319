import Geometry
import LayoutTree
import TestSupport
import Testing

@Suite("Delivery of warnings")
struct WarningDeliveryTests {
    /// The default handler writes in debug builds only.
    private var isDefaultHandlerOn: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    @Test("a tree's handler receives the warnings of all of its nodes")
    func handler() {
        let log = WarningLog()
        let root = LayoutNode("root")
        let leaf = root.addChild(LayoutNode("a")).addChild(LayoutNode("b"))
        root.context = log.context()
        #expect(leaf.deliveredWarnings == .all)
        leaf.report(sampleWarning())
        root.report(sampleWarning(.noImage))
        #expect(log.list.map { $0.kind } == [.conflict, .noImage])
    }

    @Test("what is switched off is neither announced nor delivered")
    func switchedOff() {
        let log = WarningLog()
        let root = LayoutNode("root")
        let leaf = root.addChild(LayoutNode("a"))
        root.context = log.context()
        root.context.wantedWarnings.subtract([.conflict, .noImage])
        #expect(!leaf.deliveredWarnings.contains(.conflict))
        #expect(leaf.deliveredWarnings.contains(.notInTree))
        leaf.report(sampleWarning())
        leaf.report(sampleWarning(.noImage))
        leaf.report(sampleWarning(.notInTree))
        #expect(log.list.map { $0.kind } == [.notInTree])
        root.context.wantedWarnings = []
        #expect(leaf.deliveredWarnings == [])
    }

    @Test("a handler travels with the tree")
    func travel() {
        let (first, second) = (WarningLog(), WarningLog())
        let (left, right) = (LayoutNode("left"), LayoutNode("right"))
        left.context = first.context()
        right.context = second.context()
        let node = LayoutNode("node")
        left.addChild(node)
        node.report(sampleWarning())
        right.addChild(node)
        node.report(sampleWarning())
        node.removeFromParent()
        node.report(sampleWarning())
        #expect(first.list.count == 1 && second.list.count == 2)
    }

    @Test("a tree without a handler uses the default one, where that is on")
    func byDefault() {
        let node = LayoutNode("node")
        #expect(node.deliveredWarnings == (isDefaultHandlerOn ? .all : []))
        node.context = LayoutContext(wantedWarnings: [])
        #expect(node.deliveredWarnings == [])
        let child = node.addChild(LayoutNode("child"))
        #expect(child.deliveredWarnings == [])
        child.removeFromParent()
        #expect(child.deliveredWarnings == [])
        LayoutNode("other").addChild(child)
    }
}
