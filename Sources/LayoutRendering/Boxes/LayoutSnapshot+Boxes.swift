import Geometry
import LayoutTree

extension LayoutSnapshot {
    /// A picture of the frames in line characters, with names, ending with a line break.
    ///
    /// ```
    /// ┌──────────────────────────────────────┐
    /// │ screen                               │
    /// ├────────────────────┬─────────────────┤
    /// │ left               │ right           │
    /// └────────────────────┴─────────────────┘
    /// hidden: badge
    /// ```
    ///
    /// Boxes are transparent, and lines join where they meet. A node without width or height is a line, a node without both a dot.
    /// For a node with a transform the bounding box is drawn, with `↻` after the name. Guides are not drawn. The lines below the
    /// picture list hidden nodes, names without room, and nodes outside of the picture.
    ///
    /// The picture shows the first node and, if others extend beyond it, up to a quarter of its longer side around it; everything
    /// further out is cut off. If the first node has no size, the picture shows all nodes. The content of a node with a scroll
    /// offset is clipped to that node.
    ///
    /// Only the first 2,000 nodes can have a name.
    ///
    /// - Complexity: O(*n*) time for *n* nodes. Memory is bounded by the columns, apart from the nodes.
    /// - Parameter columns: the width in characters, clamped to 8…512. A picture that would be more than four times as many rows
    ///   high is drawn smaller.
    /// - Returns: the picture and the lines below it.
    public func boxes(columns: Int = 80) -> String {
        let stage = Stage(self)
        guard !nodes.isEmpty else { return "nothing to draw: no nodes\n" }
        let scale = BoxScale(area: stage.area, columns: columns)
        var canvas = BoxCanvas(columns: scale.columns, rows: scale.rows)
        var cells = [CellBox](repeating: CellBox(left: -2, top: -2, right: -2, bottom: -2), count: nodes.count)
        var last: CellBox?
        for index in stage.forest.order where stage.isShown(index) {
            cells[index] = scale.cells(of: stage.windows[index] ?? stage.corners[index].box)
            if cells[index] != last { canvas.draw(cells[index]) }
            last = cells[index]
        }
        var names = BoxNames(stage: stage, cells: cells)
        names.write(on: &canvas)
        return canvas.text + legend(stage, unnamed: names.withoutRoom, columns: max(8, min(columns, 512)))
    }

    private func legend(_ stage: Stage, unnamed: [Int], columns: Int) -> String {
        var hidden = NameList(title: "hidden")
        var small = NameList(title: "no room for")
        var outside = NameList(title: "out of sight")
        var notFinite = NameList(title: "not finite")
        for index in unnamed { small.add(index) }
        for index in stage.forest.order {
            if stage.isHiddenItself(index) {
                hidden.add(index)
            } else if !stage.isHidden[index] {
                if !stage.corners[index].isDrawable {
                    notFinite.add(index)
                } else if !stage.isShown(index), stage.isOutermostCut(index) {
                    outside.add(index)
                }
            }
        }
        return [hidden, small, outside, notFinite].map { $0.text(stage, columns: columns) }.joined()
    }
}

/// A list of node names, for a line below the picture.
struct NameList {
    let title: String
    private(set) var shown: [Int] = []
    private(set) var count = 0
    private let limit: Int

    init(title: String, limit: Int = 24) {
        self.title = title
        self.limit = limit
    }

    mutating func add(_ index: Int) {
        count += 1
        if shown.count < limit { shown.append(index) }
    }

    /// The names, and the number of further ones.
    func names(_ stage: Stage) -> [String] {
        var names = shown.map { shortened(stage.forest.displayName(of: $0, in: stage.nodes), to: 32) }
        if count > shown.count { names.append("and \(count - shown.count) more") }
        return names
    }

    /// The title and the names as lines that break between names; empty if there are no names.
    func text(_ stage: Stage, columns: Int) -> String {
        guard count > 0 else { return "" }
        var text = title + ":"
        var width = text.utf8.count
        let names = names(stage)
        for index in names.indices {
            let item = index == names.count - 1 ? names[index] : names[index] + ","
            let itemWidth = cellWidth(item)
            if width + 1 + itemWidth > columns, width > 2 {
                text += "\n  " + item
                width = 2 + itemWidth
            } else {
                text += " " + item
                width += 1 + itemWidth
            }
        }
        return text + "\n"
    }
}
