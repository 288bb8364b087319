import Plumb

/// Long lines: the workloads that the field's layout benchmarks have in common, and flow and grid.
extension Workload {
    static func lines(_ sizes: Sizes) -> [Workload] {
        [
            wide, expand(sizes.lines * 3 / 2), nestedVertical(sizes.lines), expandMax, nestedBoxes, flow(sizes.lines),
            grid,
        ]
    }

    /// A container with children of one size.
    private static func family(_ count: Int, width: Double, height: Double, root: Size) -> (LayoutNode, [LayoutNode]) {
        let root = LayoutNode("root", frame: Rect(origin: .zero, size: root))
        let nodes = (0..<count).map { LayoutNode("\($0)", frame: Rect(x: 0, y: 4, width: width, height: height)) }
        for node in nodes { root.addChild(node) }
        return (root, nodes)
    }

    private static let wide = Workload("line-wide", "a row of 1,000 views of a fixed width", views: 1000) {
        let (root, nodes) = family(1000, width: 20, height: 36, root: Size(width: 20_000, height: 44))
        let list = nodes.map { StackItem.fix($0, 20) }
        return Setup(
            root,
            [
                Contender("idiomatic") {
                    var x = 0.0
                    for node in nodes {
                        let frame = node.frame
                        node.setFrame(x: x, y: frame.minY, width: 20, height: frame.height)
                        x += 20
                    }
                },
                Contender("pin") {
                    nodes[0].pin.left(0).width(20)
                    for index in 1..<nodes.count { nodes[index].pin.left(to: nodes[index - 1].edge.right).width(20) }
                },
                Contender("stack") { root.hstack(nodes.map { .fix($0, 20) }) },
                Contender("list") { root.hstack(list) },
            ])
    }

    private static func expand(_ count: Int) -> Workload {
        Workload("line-expand", "a row of views that share the room: \(count)", views: count, isHeavy: count > 1000) {
            let width = 2 * Double(count)
            let (root, nodes) = family(count, width: 20, height: 36, root: Size(width: width, height: 44))
            let list = nodes.map { StackItem.fill($0) }
            return Setup(
                root,
                [
                    Contender("idiomatic") {
                        let share = root.frame.width / Double(nodes.count)
                        for (index, node) in nodes.enumerated() {
                            let frame = node.frame
                            node.setFrame(x: Double(index) * share, y: frame.minY, width: share, height: frame.height)
                        }
                    },
                    Contender("pin") {
                        let share = 100 / Double(nodes.count)
                        for (index, node) in nodes.enumerated() {
                            node.pin.left((Double(index) * share)%).width(share%)
                        }
                    },
                    Contender("stack") { root.hstack(nodes.map { .fill($0) }) },
                    Contender("list") { root.hstack(list) },
                ])
        }
    }

    private static func nestedVertical(_ count: Int) -> Workload {
        Workload(
            "line-vertical", "a column that is as high as its views: \(count)", views: count, isHeavy: count > 1000
        ) {
            let (root, nodes) = family(count, width: 20, height: 36, root: Size(width: 100, height: 1))
            let list = nodes.map { StackItem.fix($0, 36) }
            return Setup(
                root,
                [
                    Contender("idiomatic") {
                        var y = 0.0
                        for node in nodes {
                            let frame = node.frame
                            node.setFrame(x: frame.minX, y: y, width: frame.width, height: 36)
                            y += 36
                        }
                        root.frame.size.height = y
                    },
                    Contender("pin") {
                        nodes[0].pin.top().height(36)
                        for index in 1..<nodes.count {
                            nodes[index].pin.top(to: nodes[index - 1].edge.bottom).height(36)
                        }
                        root.frame.size.height = nodes[nodes.count - 1].frame.maxY
                    },
                    Contender("stack") { root.stacks(fit: .height) { $0.vstack(nodes.map { .fix($0, 36) }) } },
                    Contender("list") { root.stacks(fit: .height) { $0.vstack(list) } },
                ])
        }
    }

    private static let expandMax = Workload(
        "line-limits", "1,000 rows of two shares, one of which has a maximum", views: 2000
    ) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 20_000))
        let rows = (0..<1000).map { index -> (row: LayoutNode, a: LayoutNode, b: LayoutNode) in
            let row = LayoutNode("\(index)", frame: Rect(x: 0, y: 20 * Double(index), width: 100, height: 20))
            let (a, b) = (LayoutNode("a"), LayoutNode("b"))
            row.addChildren(a, b)
            root.addChild(row)
            return (row, a, b)
        }
        return Setup(
            root,
            [
                Contender("idiomatic") {
                    for (row, a, b) in rows {
                        let size = row.frame.size
                        let width = min(40, size.width / 2)
                        a.setFrame(x: 0, y: 0, width: width, height: size.height)
                        b.setFrame(x: width, y: 0, width: size.width - width, height: size.height)
                    }
                },
                Contender("pin") {
                    for (_, a, b) in rows {
                        a.pin.topLeft().width(50%).maxWidth(40).bottom()
                        b.pin.after(of: a, aligned: .top).right().bottom()
                    }
                },
                Contender("stack") {
                    for (row, a, b) in rows { row.hstack(cross: .fill, .fill(a, max: 40), .fill(b)) }
                },
            ])
    }

    /// Boxes nested four deep, each a column or a row of ten that it fits.
    private static let nestedBoxes = Workload(
        "line-boxes", "boxes in boxes, four deep, each fitting its ten", views: 1110
    ) {
        let root = LayoutNode("root")
        var boxes: [(box: LayoutNode, children: [LayoutNode], isRow: Bool)] = []
        func fill(_ box: LayoutNode, _ depth: Int) {
            let children = (0..<10).map { LayoutNode("\($0)", frame: Rect(x: 0, y: 0, width: 4, height: 3)) }
            for child in children {
                box.addChild(child)
                if depth < 3 { fill(child, depth + 1) }
            }
            // The inner ones first.
            boxes.append((box, children, depth % 2 == 0))
        }
        fill(root, 1)
        let all = boxes
        return Setup(
            root,
            [
                Contender("idiomatic") {
                    for (box, children, isRow) in all {
                        var (along, across) = (0.0, 0.0)
                        for child in children {
                            let size = child.frame.size
                            let origin = isRow ? Point(x: along, y: 0) : Point(x: 0, y: along)
                            child.setFrame(x: origin.x, y: origin.y, width: size.width, height: size.height)
                            along += isRow ? size.width : size.height
                            across = max(across, isRow ? size.height : size.width)
                        }
                        box.frame.size = isRow ? Size(width: along, height: across) : Size(width: across, height: along)
                    }
                },
                Contender("pin") {
                    for (box, children, isRow) in all {
                        children[0].pin.topLeft()
                        for index in 1..<children.count {
                            if isRow {
                                children[index].pin.after(of: children[index - 1], aligned: .top)
                            } else {
                                children[index].pin.below(of: children[index - 1], aligned: .left)
                            }
                        }
                        box.pin.wrapContent()
                    }
                },
                Contender("stack") {
                    for (box, children, isRow) in all {
                        let items = children.map { StackItem.flex($0) }
                        box.stacks(fit: isRow ? .width : .height) { isRow ? $0.hstack(items) : $0.vstack(items) }
                        box.frame.size = (box.childrenExtent() ?? .zero).size
                    }
                },
                Contender("flow") {
                    for (box, children, isRow) in all {
                        box.flow(children, axis: isRow ? .horizontal : .vertical, fit: .both)
                    }
                },
            ])
    }

    private static func flow(_ count: Int) -> Workload {
        Workload("line-flow", "views that wrap: \(count)", views: count, isHeavy: count > 1000) {
            let (root, nodes) = family(count, width: 30, height: 20, root: Size(width: 1000, height: 20_000))
            let list = nodes.map { StackItem.fix($0, 30) }
            return Setup(
                root,
                [
                    Contender("idiomatic") {
                        let width = root.frame.width
                        var (x, y, height) = (0.0, 0.0, 0.0)
                        for node in nodes {
                            if x + 30 > width { (x, y, height) = (0, y + height, 0) }
                            let own = node.frame.height
                            node.setFrame(x: x, y: y, width: 30, height: own)
                            height = max(height, own)
                            x += 30
                        }
                    },
                    Contender("flow") { root.flow(nodes.map { .fix($0, 30) }) },
                    Contender("list") { root.flow(list) },
                ])
        }
    }

    private static let grid = Workload(
        "line-grid", "100 by 100 cells in columns of their content", views: 10_000, isHeavy: true
    ) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 3000, height: 3000))
        let cells = (0..<100).map { row in
            (0..<100).map { column -> LayoutNode? in
                let index = row * 100 + column
                let size = Size(width: Double(index % 17) + 5, height: Double(index % 13) + 5)
                let node = LayoutNode("\(index)")
                node.measure = { _ in size }
                root.addChild(node)
                return node
            }
        }
        let tracks = (0..<100).map { _ in Track.flex() }
        return Setup(
            root,
            [
                Contender("idiomatic") {
                    var widths = Array(repeating: 0.0, count: 100)
                    for row in cells {
                        for (column, node) in row.enumerated() {
                            guard let node else { continue }
                            widths[column] = max(widths[column], node.sizeThatFits(.unbounded).width)
                        }
                    }
                    var y = 0.0
                    for row in cells {
                        var height = 0.0
                        for (column, node) in row.enumerated() {
                            guard let node else { continue }
                            let proposal = Size(width: widths[column], height: .greatestFiniteMagnitude)
                            height = max(height, node.sizeThatFits(proposal).height)
                        }
                        var x = 0.0
                        for (column, node) in row.enumerated() {
                            node?.setFrame(x: x, y: y, width: widths[column], height: height)
                            x += widths[column]
                        }
                        y += height
                    }
                },
                Contender("grid") { root.grid(columns: tracks, cells) },
            ])
    }
}
