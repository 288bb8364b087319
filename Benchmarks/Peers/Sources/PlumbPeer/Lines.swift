import Geometry
import LayoutTree
import Plumb

extension LayoutNode {
    /// The frame of the node as four numbers.
    var numbers: [Double] { [frame.minX, frame.minY, frame.width, frame.height] }
}

/// A container with children of one size.
private func family(_ count: Int, _ size: Size, root: Size) -> (LayoutNode, [LayoutNode]) {
    let root = LayoutNode("root", frame: Rect(origin: .zero, size: root))
    let nodes = (0..<count).map { LayoutNode("\($0)", frame: Rect(origin: .zero, size: size)) }
    for node in nodes { root.addChild(node) }
    return (root, nodes)
}

/// The first four of the five: long lines.
func lines() -> [Trial] {
    wide() + [expand(), vertical()] + limits()
}

private func wide() -> [Trial] {
    let (root, nodes) = family(1000, Size(width: 20, height: 36), root: Size(width: 20_000, height: 36))
    let frames = { nodes.flatMap { $0.numbers } }
    return [
        Trial(tree: "wide", manner: "stacks", layOut: { root.hstack(nodes.map { .fix($0, 20) }) }, frames: frames),
        Trial(
            tree: "wide", manner: "chains",
            layOut: {
                nodes[0].pin.left(0).width(20)
                for index in 1..<nodes.count { nodes[index].pin.left(to: nodes[index - 1].edge.right).width(20) }
            }, frames: frames),
    ]
}

private func expand() -> Trial {
    let (root, nodes) = family(15_000, Size(width: 20, height: 36), root: Size(width: 30_000, height: 36))
    return Trial(
        tree: "expand", manner: "stacks", layOut: { root.hstack(nodes.map { .fill($0) }) },
        frames: { nodes.flatMap { $0.numbers } })
}

private func vertical() -> Trial {
    let (root, nodes) = family(10_000, Size(width: 20, height: 36), root: Size(width: 100, height: 1))
    return Trial(
        tree: "nested-vertical", manner: "stacks",
        layOut: { root.stacks(fit: .height) { $0.vstack(nodes.map { .fix($0, 36) }) } },
        frames: { nodes.flatMap { $0.numbers } })
}

private func limits() -> [Trial] {
    let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 20_000))
    let rows = (0..<1000).map { index -> (row: LayoutNode, a: LayoutNode, b: LayoutNode) in
        let row = LayoutNode("\(index)", frame: Rect(x: 0, y: 20 * Double(index), width: 100, height: 20))
        let (a, b) = (LayoutNode("a"), LayoutNode("b"))
        row.addChildren(a, b)
        root.addChild(row)
        return (row, a, b)
    }
    let frames = {
        rows.flatMap { row, a, b in
            [a, b].flatMap { [$0.frame.minX, row.frame.minY + $0.frame.minY, $0.frame.width, $0.frame.height] }
        }
    }
    return [
        Trial(
            tree: "expand-max", manner: "stacks",
            layOut: { for (row, a, b) in rows { row.hstack(cross: .fill, .fill(a, max: 40), .fill(b)) } },
            frames: frames),
        Trial(
            tree: "expand-max", manner: "chains",
            layOut: {
                for (_, a, b) in rows {
                    a.pin.topLeft().width(50%).maxWidth(40).bottom()
                    b.pin.after(of: a, aligned: .top).right().bottom()
                }
            }, frames: frames),
    ]
}
