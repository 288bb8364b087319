import Plumb

// client NAME PASSES: lays out one workload so many times. `measure.sh` counts its instructions.

typealias Pass = () -> Void

func node(_ parent: LayoutNode, _ width: Double = 20, _ height: Double = 20, content: Size? = nil) -> LayoutNode {
    let node =
        content == nil ? LayoutNode("", frame: Rect(x: 0, y: 0, width: width, height: height)) : Label(.zero, content)
    parent.addChild(node)
    return node
}

func node(_ parent: Widget, _ width: Double = 20, _ height: Double = 20, content: Size? = nil) -> Widget {
    let node = Widget.make(Rect(x: 0, y: 0, width: width, height: height), content: content)
    parent.add(node)
    return node
}

let title = Size(width: 120, height: 20)
let subtitle = Size(width: 180, height: 34)

// The cell of the README.

func cellInCalls() -> Pass {
    let cell = LayoutNode("", frame: Rect(x: 0, y: 0, width: 320, height: 0))
    let (icon, chevron) = (node(cell), node(cell))
    let (a, b) = (node(cell, content: title), node(cell, content: subtitle))
    return {
        cell.stacks(fit: .height) {
            $0.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([a, b]), .fix(15), .fix(chevron, 20), .fix(15))
            $0.vstack(.fix(15), .fix(icon, 44), .flex(min: 15))
            $0.vstack(.fix(15), .flex(a), .flex(b), .fix(15))
            $0.vstack(.fill(), .fix(chevron, 30), .fill())
        }
    }
}

func cellInBraces() -> Pass {
    let cell = LayoutNode("", frame: Rect(x: 0, y: 0, width: 320, height: 0))
    let (icon, chevron) = (node(cell), node(cell))
    let (a, b) = (node(cell, content: title), node(cell, content: subtitle))
    return {
        cell.stacks(fit: .height) {
            $0.hstack {
                .fix(15)
                    .fix(icon, 44)
                    .fix(15)
                    .flex([a, b])
                    .fix(15)
                    .fix(chevron, 20)
                    .fix(15)
            }
            $0.vstack {
                .fix(15)
                    .fix(icon, 44)
                    .flex(min: 15)
            }
            $0.vstack {
                .fix(15)
                    .flex(a)
                    .flex(b)
                    .fix(15)
            }
            $0.vstack {
                .fill()
                    .fix(chevron, 30)
                    .fill()
            }
        }
    }
}

func cellOfWidgets() -> Pass {
    let cell = Widget.make(Rect(x: 0, y: 0, width: 320, height: 0), content: nil)
    let (icon, chevron) = (node(cell), node(cell))
    let (a, b) = (node(cell, content: title), node(cell, content: subtitle))
    return {
        cell.stacks(fit: .height) {
            $0.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([a, b]), .fix(15), .fix(chevron, 20), .fix(15))
            $0.vstack(.fix(15), .fix(icon, 44), .flex(min: 15))
            $0.vstack(.fix(15), .flex(a), .flex(b), .fix(15))
            $0.vstack(.fill(), .fix(chevron, 30), .fill())
        }
    }
}

// A list of 100 of them.

func list(_ make: () -> Pass) -> Pass {
    let cells = (0..<100).map { _ in make() }
    return { for cell in cells { cell() } }
}

// A row of 1,000 nodes of a fixed width.

func wideInCalls() -> Pass {
    let root = LayoutNode("", frame: Rect(x: 0, y: 0, width: 20_000, height: 44))
    let nodes = (0..<1000).map { _ in node(root) }
    return { root.hstack(nodes.map { .fix($0, 20) }) }
}

func wideInBraces() -> Pass {
    let root = LayoutNode("", frame: Rect(x: 0, y: 0, width: 20_000, height: 44))
    let nodes = (0..<1000).map { _ in node(root) }
    return { root.hstack { for node in nodes { .fix(node, 20) } } }
}

func wideOfWidgets() -> Pass {
    let root = Widget.make(Rect(x: 0, y: 0, width: 20_000, height: 44), content: nil)
    let nodes = (0..<1000).map { _ in node(root) }
    return { root.hstack(nodes.map { .fix($0, 20) }) }
}

// 1,000 rows of two shares, one of which has a maximum.

func rowsInCalls() -> Pass {
    let rows = (0..<1000).map { _ in LayoutNode("", frame: Rect(x: 0, y: 0, width: 100, height: 20)) }
    let pairs = rows.map { ($0, node($0), node($0)) }
    return { for (row, a, b) in pairs { row.hstack(.fill(a, max: 30), .fill(b)) } }
}

func rowsInBraces() -> Pass {
    let rows = (0..<1000).map { _ in LayoutNode("", frame: Rect(x: 0, y: 0, width: 100, height: 20)) }
    let pairs = rows.map { ($0, node($0), node($0)) }
    return {
        for (row, a, b) in pairs {
            row.hstack {
                .fill(a, max: 30)
                    .fill(b)
            }
        }
    }
}

func rowsOfWidgets() -> Pass {
    let rows = (0..<1000).map { _ in Widget.make(Rect(x: 0, y: 0, width: 100, height: 20), content: nil) }
    let pairs = rows.map { ($0, node($0), node($0)) }
    return { for (row, a, b) in pairs { row.hstack(.fill(a, max: 30), .fill(b)) } }
}

// A flow of 10,000 nodes.

func flowInCalls() -> Pass {
    let root = LayoutNode("", frame: Rect(x: 0, y: 0, width: 1000, height: 9000))
    let items = (0..<10_000).map { _ in StackItem.fix(node(root), 30) }
    return { root.flow(items) }
}

func flowInBraces() -> Pass {
    let root = LayoutNode("", frame: Rect(x: 0, y: 0, width: 1000, height: 9000))
    let nodes = (0..<10_000).map { _ in node(root) }
    return { root.flow { for node in nodes { .fix(node, 30) } } }
}

func flowOfWidgets() -> Pass {
    let root = Widget.make(Rect(x: 0, y: 0, width: 1000, height: 9000), content: nil)
    let items = (0..<10_000).map { _ in StackItem.fix(node(root), 30) }
    return { root.flow(items) }
}

// Boxes in boxes, four deep and ten wide, each as large as its content: 11,111 nodes.

func boxesInCalls() -> Pass {
    let root = LayoutNode("")
    func fill(_ box: LayoutNode, _ depth: Int) -> Pass {
        let boxes = (0..<10).map { _ in node(box, 10, 10) }
        let inner = depth == 1 ? [] : boxes.map { fill($0, depth - 1) }
        return {
            for pass in inner { pass() }
            box.hstack(cross: .start, fit: .both, boxes.map { .node($0) })
        }
    }
    return fill(root, 4)
}

func boxesInBraces() -> Pass {
    let root = LayoutNode("")
    func fill(_ box: LayoutNode, _ depth: Int) -> Pass {
        let boxes = (0..<10).map { _ in node(box, 10, 10) }
        let inner = depth == 1 ? [] : boxes.map { fill($0, depth - 1) }
        return {
            for pass in inner { pass() }
            box.hstack(cross: .start, fit: .both) { for box in boxes { .node(box) } }
        }
    }
    return fill(root, 4)
}

func boxesOfWidgets() -> Pass {
    let root = Widget.make(.zero, content: nil)
    func fill(_ box: Widget, _ depth: Int) -> Pass {
        let boxes = (0..<10).map { _ in node(box, 10, 10) }
        let inner = depth == 1 ? [] : boxes.map { fill($0, depth - 1) }
        return {
            for pass in inner { pass() }
            box.hstack(cross: .start, fit: .both, boxes.map { .node($0) })
        }
    }
    return fill(root, 4)
}

// The worst kind of block: 64 shares with limits of their own, which lack room, in two stacks that share all nodes.

func worstInCalls() -> Pass {
    let root = LayoutNode("", frame: Rect(x: 0, y: 0, width: 300, height: 40))
    let nodes = (0..<64).map { node(root, content: Size(width: Double(20 + $0 % 7), height: 10)) }
    return {
        root.stacks {
            $0.hstack(nodes.enumerated().map { .fill($1, weight: Double(1 + $0 % 3), min: 1, max: Double(4 + $0)) })
            $0.hstack(startOffset: 10, nodes.map { .flex($0) })
        }
    }
}

let workloads: [String: () -> Pass] = [
    "worst-calls": worstInCalls,
    "cell-calls": cellInCalls, "cell-braces": cellInBraces, "cell-class": cellOfWidgets,
    "list-calls": { list(cellInCalls) }, "list-braces": { list(cellInBraces) }, "list-class": { list(cellOfWidgets) },
    "wide-calls": wideInCalls, "wide-braces": wideInBraces, "wide-class": wideOfWidgets,
    "rows-calls": rowsInCalls, "rows-braces": rowsInBraces, "rows-class": rowsOfWidgets,
    "flow-calls": flowInCalls, "flow-braces": flowInBraces, "flow-class": flowOfWidgets,
    "boxes-calls": boxesInCalls, "boxes-braces": boxesInBraces, "boxes-class": boxesOfWidgets,
]

let arguments = CommandLine.arguments
guard arguments.count == 3, let workload = workloads[arguments[1]], let passes = Int(arguments[2]) else {
    print(workloads.keys.sorted().joined(separator: "\n"))
    fatalError("client NAME PASSES")
}
let pass = workload()
for _ in 0..<passes { pass() }
