import Geometry
import LayoutTree
import Pinning
import Testing

/// Code that a chain runs, or that runs chains, may do to the tree whatever it wants: remove the node, free the tree, start other
/// chains.
///
/// A mistake would access freed memory, which the address sanitizer finds in optimized code.
@Suite struct ReentrancyTests {
    /// A node that is counted while it lives.
    private final class Counted: LayoutNode {
        final class Count {
            var alive = 0
        }

        private let count: Count

        init(_ name: String, _ count: Count) {
            self.count = count
            super.init(name)
            count.alive += 1
        }

        deinit { count.alive -= 1 }
    }

    /// All sets of callbacks but the empty one.
    private static let callbacks: [Set<ReentrantScene.Callback>] = (1..<16).map { bits in
        Set(ReentrantScene.Callback.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
    }

    @Test("everything that was let go of is freed, and frames are finite", arguments: ReentrantChain.all, callbacks)
    func changes(during chain: ReentrantChain, by callbacks: Set<ReentrantScene.Callback>) {
        let changes = ReentrantScene.Change.allCases
        for (first, second) in changes.flatMap({ first in changes.map { (first, $0) } }) {
            let count = Counted.Count()
            let scene = ReentrantScene(chain, callbacks, [first, second, .freeTree]) { Counted($0, count) }
            scene.run()
            scene.run()
            for node in [scene.root, scene.view, scene.other, scene.content] {
                #expect(node?.untransformedFrame.isFinite ?? true, "\(first), \(second)")
                node?.rootNode.checkInvariants()
            }
            scene.release()
            #expect(count.alive == 0, "\(first), \(second)")
        }
    }
}
