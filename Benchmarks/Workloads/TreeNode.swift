import Plumb

/// A node that lists its children from top to bottom, by chains or by hand.
final class TreeNode: LayoutNode {
    /// The way in which all nodes of a tree are laid out, so that the same nodes can be laid out in either way.
    final class Style {
        enum Manner {
            case byHand
            case pin
            /// Only counts the nodes whose children are laid out.
            case count
        }

        var manner = Manner.pin
        var visits = 0
    }

    private let style: Style

    init(_ style: Style) {
        self.style = style
        super.init()
    }

    override func layoutChildren() {
        switch style.manner {
        case .byHand: layOutByHand()
        case .pin: layOut()
        case .count: style.visits += 1
        }
    }

    private func layOut() {
        var y = 0.0
        for child in children {
            child.pin.top(y).horizontally().height(10)
            y += 10
        }
    }

    private func layOutByHand() {
        let width = frame.width
        var y = 0.0
        for child in children {
            child.setFrame(x: 0, y: y, width: width, height: 10)
            y += 10
        }
    }
}

extension TreeNode {
    /// A tree of that many nodes with so many children each, filled up level by level.
    static func tree(of count: Int, fanOut: Int, _ style: Style) -> TreeNode {
        let root = TreeNode(style)
        root.frame.size = Size(width: 400, height: 10)
        var level = [root]
        var made = 1
        while made < count {
            var next: [TreeNode] = []
            for parent in level {
                for _ in 0..<min(fanOut, count - made) {
                    let child = TreeNode(style)
                    parent.addChild(child)
                    next.append(child)
                    made += 1
                }
                if made == count { break }
            }
            level = next
        }
        return root
    }

    /// Changes the width of the root, so that the width of every node changes, and lays out the tree.
    func resizeAndLayOut(_ manner: Style.Manner) {
        style.manner = manner
        frame.size.width = frame.width == 400 ? 375 : 400
        layoutIfNeeded()
    }

    /// The last node of the deepest level.
    var lastLeaf: LayoutNode {
        var node: LayoutNode = self
        while let child = node.children.last { node = child }
        return node
    }
}
