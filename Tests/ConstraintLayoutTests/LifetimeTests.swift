import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite struct LifetimeTests {
    /// Counts the nodes that are alive.
    final class Census {
        var living = 0
    }

    final class Counted: LayoutNode {
        private let census: Census

        init(_ name: String, _ census: Census) {
            self.census = census
            census.living += 1
            super.init(name, frame: Rect(x: 0, y: 0, width: 100, height: 100))
        }

        deinit { census.living -= 1 }
    }

    private func tree(_ census: Census) -> (root: LayoutNode, handles: [LayoutConstraint]) {
        let root = Counted("root", census)
        root.layoutContext.warningHandler = { _ in }
        var handles: [LayoutConstraint] = []
        for index in 0..<10 {
            let node = Counted("n\(index)", census)
            handles += node.constrain(to: root).leading(constant: index).top().constraints
            let guide = node.addGuide("inner")
            handles += guide.constrain(to: node.safeAreaGuide).leadingTrailingTopBottom(constant: 1).constraints
            handles += Counted("leaf\(index)", census).constrain(to: guide).centerXY().constraints
            if index > 0 { node.constrain(after: root.children[index - 1]).topBottom() }
        }
        return (root, handles)
    }

    @Test(arguments: [false, true])
    func constraintsAndHandlesKeepNoNode(solves: Bool) {
        let census = Census()
        var handles: [LayoutConstraint] = []
        do {
            let tree = tree(census)
            handles = tree.handles
            if solves { tree.root.layoutIfNeeded() }
            #expect(census.living == 21)
            tree.root.children[4].removeFromParent()
            #expect(census.living == 19)
            if solves { tree.root.layoutIfNeeded() }
            _ = tree.root.fittingSize()
        }
        #expect(census.living == 0)
        #expect(handles.allSatisfy { !$0.isActive && !$0.isInForce })
    }

    @Test func aPartOutlivesItsTree() {
        let census = Census()
        var part: LayoutNode?
        do {
            let tree = tree(census)
            tree.root.layoutIfNeeded()
            part = tree.root.children[3]
        }
        #expect(census.living == 2)
        let leaf = part?.children[0]
        part?.frame.size = Size(width: 60, height: 60)
        part?.layoutIfNeeded()
        #expect(leaf?.frame.center == Point(x: 30, y: 30))
        part = nil
        leaf?.layoutIfNeeded()
        #expect(census.living == 1)
    }
}
