import Geometry
import PlumbTestSupport
import Stacking
import Testing

@testable import LayoutTree

/// Client code that changes the tree while nodes are measured.
///
/// The children that a call names when it begins are laid out, whatever becomes of them.
@Suite("Changes of the tree while a stack, a flow or a grid measures")
struct ChangingTreeTests {
    enum Change: CaseIterable {
        case removesItself, removesNext, removesAll, addsSibling, laysOutAgain, movesElsewhere, hidesNext
    }

    enum Call: CaseIterable {
        case hstack, vstack, block, flow, flowOfColumns, grid, spans, distribution
    }

    private func lay(_ call: Call, _ root: LayoutNode, _ nodes: [LayoutNode]) {
        switch call {
        case .hstack: root.hstack(gap: 2, cross: .center, fit: .height, nodes.map { .flex($0) })
        case .vstack: root.vstack(cross: .start, nodes.map { .flex($0) })
        case .block:
            root.stacks(fit: .both) {
                $0.hstack(nodes.map { .flex($0) })
                for node in nodes { $0.vstack(.flex(node), .fill()) }
            }
        case .flow: root.flow(nodes, gap: 2, cross: .firstBaseline, hidden: .skip, fit: .height)
        case .flowOfColumns: root.flow(nodes, axis: .vertical, line: .fill, fit: .both)
        case .grid:
            root.grid(
                columns: [.flex(), .fill()], vertically: .lastBaseline, hidden: .skip, [nodes, nodes.reversed()])
        case .spans:
            root.grid(
                columns: [.flex(), .flex(), .fix(3)], horizontally: .start, fit: .both,
                cells: nodes.map { [.node($0, columns: 2), .empty] })
        case .distribution: root.distribute(.horizontal, cross: .fill, nodes.map { .node($0) })
        }
    }

    @Test("leave finite frames, and a tree in order", arguments: Call.allCases, Change.allCases)
    func change(_ call: Call, _ change: Change) {
        let yard = Yard(30, 40)
        let root = yard.root
        let other = LayoutNode("other")
        var nodes = (0..<5).map { yard.label("\($0)", 9, 7) }
        // Nothing but the tree and the list for the call holds the nodes.
        var depth = 0
        for index in nodes.indices {
            nodes[index].measure = {
                [unowned root, unowned other, weak node = nodes[index], weak next = nodes[(index + 1) % 5]] proposal in
                switch change {
                case .removesItself: node?.removeFromParent()
                case .removesNext: next?.removeFromParent()
                case .removesAll: for child in root.children { child.removeFromParent() }
                case .addsSibling: root.addChild(LayoutNode("new"))
                case .laysOutAgain:
                    if depth < 2 {
                        depth += 1
                        root.flow(root.children)
                        depth -= 1
                    }
                case .movesElsewhere: if let next { other.addChild(next) }
                case .hidesNext: next?.isHidden = true
                }
                return Size(width: 9, height: proposal.width < 9 ? 14 : 7)
            }
        }
        let frames = nodes.map { node in { [weak node] in node?.frame } }
        let list = nodes
        nodes = []
        lay(call, root, list)
        // A node that has left the tree lives as long as the list.
        withExtendedLifetime(list) { for frame in frames { #expect(frame()?.isFinite == true) } }
        root.checkInvariants()
        other.checkInvariants()
    }

    @Test("nodes that leave the tree while the call measures have the frames of the call", arguments: [false, true])
    func leaving(isGrid: Bool) {
        let yard = Yard(100, 40)
        let nodes = (0..<3).map { yard.label("\($0)", 20, 10) }
        let root = yard.root
        nodes[0].measure = { [unowned root] _ in
            for child in root.children { child.removeFromParent() }
            return Size(width: 20, height: 10)
        }
        if isGrid {
            root.grid(columns: [.flex(), .flex(), .flex()], gap: 5, vertically: .start, [nodes])
        } else {
            root.flow(nodes, gap: 5)
        }
        #expect(nodes.map(\.frame) == [0, 25, 50].map { Rect(x: $0, y: 0, width: 20, height: 10) })
        #expect(root.children.isEmpty && yard.kinds.isEmpty)
    }
}
