import Plumb

/// Rows and columns that divide a length, and distributions.
extension Workload {
    static let stacks = [row(of: 10), row(of: 1000), cell, distribution]

    /// Nodes of a fixed width and nodes that share the rest, in turns.
    private static func row(of count: Int) -> Workload {
        Workload(
            "stack-\(count)", "a row of \(count) views, half of which share the room", views: count
        ) {
            let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 50 * Double(count), height: 44))
            let nodes = (0..<count).map { LayoutNode("\($0)", frame: Rect(x: 0, y: 4, width: 20, height: 36)) }
            for node in nodes { root.addChild(node) }
            let items = nodes.enumerated().flatMap { index, node -> [StackItem<LayoutNode>] in
                [index.isMultiple(of: 2) ? .fix(node, 20) : .fill(node), .fix(8)]
            }
            let list = [StackItem<LayoutNode>.fix(8)] + items
            return Setup(
                root,
                [
                    Contender("idiomatic") {
                        let gaps = Double(nodes.count + 1) * 8
                        let fixed = Double((nodes.count + 1) / 2) * 20
                        let share = (root.frame.width - gaps - fixed) / Double(nodes.count / 2)
                        var x = 8.0
                        for (index, node) in nodes.enumerated() {
                            let width = index.isMultiple(of: 2) ? 20 : share
                            let frame = node.frame
                            node.setFrame(x: x, y: frame.minY, width: width, height: frame.height)
                            x += width + 8
                        }
                    },
                    Contender("stack") {
                        root.hstack {
                            StackItem<LayoutNode>.fix(8)
                            for (index, node) in nodes.enumerated() {
                                if index.isMultiple(of: 2) { StackItem.fix(node, 20) } else { StackItem.fill(node) }
                                StackItem<LayoutNode>.fix(8)
                            }
                        }
                    },
                    // The same items, made before.
                    Contender("list") { root.hstack(list) },
                ]
            )
        }
    }

    /// A row of a table: an icon, a title over a subtitle, and a chevron.
    private static let cell = Workload("cell", "an icon, a title, a subtitle and a chevron", views: 4) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 375, height: 80))
        let (icon, chevron) = (LayoutNode("icon"), LayoutNode("chevron"))
        let (title, subtitle) = (FittingView("title"), FittingView("subtitle"))
        root.addChildren(icon, title, subtitle, chevron)
        return Setup(
            root,
            [
                Contender("idiomatic") {
                    let (size, inset) = (root.frame.size, 15.0)
                    icon.setFrame(x: inset, y: (size.height - 44) / 2, width: 44, height: 44)
                    let x = inset + 44 + inset
                    let width = size.width - x - inset - 20 - inset
                    chevron.setFrame(x: x + width + inset, y: (size.height - 30) / 2, width: 20, height: 30)
                    // The texts are as high as they need for the width that they get on the screen.
                    let shown = title.pixelGrid.ceiled(width)
                    let proposal = Size(width: shown, height: .greatestFiniteMagnitude)
                    let heights = (title.sizeThatFits(proposal).height, subtitle.sizeThatFits(proposal).height)
                    let top = (size.height - heights.0 - heights.1) / 2
                    title.setFrame(x: x, y: top, width: width, height: heights.0)
                    subtitle.setFrame(x: x, y: top + heights.0, width: width, height: heights.1)
                },
                Contender("stack") {
                    root.hstack(
                        .fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15), .fix(chevron, 20),
                        .fix(15)
                    )
                    root.vstack(.fill(), .fix(icon, 44), .fill())
                    root.vstack(.fill(), .flex(title), .flex(subtitle), .fill())
                    root.vstack(.fill(), .fix(chevron, 30), .fill())
                },
            ]
        )
    }

    /// Views of different widths with equal spaces between them and around them.
    private static let distribution = Workload("distribute-10", "ten views with equal spaces", views: 10) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 60))
        let nodes = (0..<10).map { index in
            LayoutNode(
                "\(index)", frame: Rect(x: 0, y: 0, width: 16 + Double(index % 4) * 3, height: 20 + Double(index)))
        }
        for node in nodes { root.addChild(node) }
        let list = nodes.enumerated().flatMap { index, node -> [StackItem<LayoutNode>] in
            index == 0 ? [.node(node)] : [.fill(weight: 1), .node(node)]
        }
        return Setup(
            root,
            [
                Contender("idiomatic") {
                    let size = root.frame.size
                    var taken = 0.0
                    for node in nodes { taken += node.frame.width }
                    let gap = (size.width - taken) / Double(nodes.count + 1)
                    var x = gap
                    for node in nodes {
                        let own = node.frame.size
                        node.setFrame(x: x, y: (size.height - own.height) / 2, width: own.width, height: own.height)
                        x += own.width + gap
                    }
                },
                Contender("stack") {
                    root.distribute(.horizontal) {
                        for (index, node) in nodes.enumerated() {
                            if index > 0 { StackItem<LayoutNode>.fill(weight: 1) }
                            StackItem.node(node)
                        }
                    }
                },
                // The same items, made before.
                Contender("list") { root.distribute(.horizontal, list) },
            ]
        )
    }
}
