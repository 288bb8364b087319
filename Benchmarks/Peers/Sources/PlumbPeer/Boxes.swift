import Geometry
import LayoutTree
import Plumb

/// A column or a row, and its content.
private struct Box {
    let node: LayoutNode
    let children: [LayoutNode]
    let isRow: Bool
}

/// The fifth tree: boxes nested four deep, each a column or a row of ten that it fits.
func boxes() -> [Trial] {
    let root = LayoutNode("root")
    var boxes: [Box] = []
    func fill(_ node: LayoutNode, _ depth: Int) {
        let children = (0..<10).map { LayoutNode("\($0)", frame: Rect(x: 0, y: 0, width: 4, height: 3)) }
        for child in children {
            node.addChild(child)
            if depth < 3 { fill(child, depth + 1) }
        }
        // The inner ones first.
        boxes.append(Box(node: node, children: children, isRow: depth % 2 == 0))
    }
    fill(root, 1)
    let all = boxes
    let frames = { absoluteFrames(of: root) }
    return [
        Trial(
            tree: "nested-boxes", manner: "stacks",
            layOut: {
                for box in all {
                    box.node.flow(box.children, axis: box.isRow ? .horizontal : .vertical, fit: .both)
                }
            }, frames: frames),
        Trial(
            tree: "nested-boxes", manner: "chains",
            layOut: {
                for box in all {
                    box.children[0].pin.topLeft()
                    for index in 1..<box.children.count {
                        let previous = box.children[index - 1]
                        if box.isRow {
                            box.children[index].pin.after(of: previous, aligned: .top)
                        } else {
                            box.children[index].pin.below(of: previous, aligned: .left)
                        }
                    }
                    box.node.pin.wrapContent()
                }
            }, frames: frames),
    ]
}

/// The frames of all nodes below a root, in its coordinate space, a parent before its children.
private func absoluteFrames(of root: LayoutNode) -> [Double] {
    var numbers: [Double] = []
    func add(_ node: LayoutNode, _ origin: Point) {
        for child in node.children {
            let frame = child.frame
            let corner = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
            numbers += [corner.x, corner.y, frame.width, frame.height]
            add(child, corner)
        }
    }
    add(root, .zero)
    return numbers
}
