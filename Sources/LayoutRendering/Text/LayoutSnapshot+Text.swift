import Geometry
import LayoutTree

/// Rows below this depth are not indented further but begin with their depth, so that the text of a deep tree grows linearly.
private let deepestIndent = 24
/// Longer names are cut, so that they do not widen the columns of all rows.
private let longestName = 48

extension LayoutSnapshot {
    /// The tree as aligned text: one row per node, ending with a line break.
    ///
    /// ```
    /// node        x   y  width  height
    /// screen      0   0    375     667
    ///   header    0   0    375      64
    ///     title  16  20    343      24  alpha 0.5
    ///   badge   340   8     24      24  hidden
    /// ```
    ///
    /// Frames are in points in the parent's space, with the transform applied, rounded to thousandths. Names are indented by two
    /// spaces per level, down to 24 levels; a deeper row keeps that indentation and begins with its depth, as in `25: name`. Names
    /// are cut after 48 characters. The last column marks exceptions: `hidden`, `alpha`, `y upwards` if the frames of the children
    /// are measured from the bottom edge, `scrolled` with the offset, `transformed` with the frame before the transform. The guides
    /// of a node follow it as rows in brackets, in the node's own space. A snapshot without nodes is only the header.
    public func text() -> String {
        let forest = Forest(nodes)
        var rows = [TextRow(name: "node", numbers: ["x", "y", "width", "height"], marks: "")]
        rows.reserveCapacity(nodes.count + 1)
        for index in forest.order {
            let node = nodes[index]
            let depth = forest.depths[index]
            let name = shortened(forest.displayName(of: index, in: nodes), to: longestName)
            rows.append(TextRow(name: indented(name, depth), frame: node.frame, marks: node.marks))
            for guide in node.guides {
                let name = "[" + shortened(printable(guide.name), to: longestName) + "]"
                rows.append(TextRow(name: indented(name, depth + 1), frame: guide.frame, marks: "guide"))
            }
        }
        return aligned(rows)
    }
}

/// One row of the table, with unaligned columns.
private struct TextRow {
    var name: String
    var numbers: [String]
    var marks: String

    init(name: String, numbers: [String], marks: String) {
        self.name = name
        self.numbers = numbers
        self.marks = marks
    }

    init(name: String, frame: Rect, marks: String) {
        let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
        self.init(name: name, numbers: numbers.map { rounded($0) }, marks: marks)
    }
}

private func indented(_ name: String, _ depth: Int) -> String {
    let indent = String(repeating: "  ", count: min(depth, deepestIndent))
    return depth > deepestIndent ? indent + "\(depth): " + name : indent + name
}

private func aligned(_ rows: [TextRow]) -> String {
    var nameWidth = 0
    var widths = [0, 0, 0, 0]
    for row in rows {
        nameWidth = max(nameWidth, cellWidth(row.name))
        for column in 0..<4 { widths[column] = max(widths[column], row.numbers[column].utf8.count) }
    }
    var text = ""
    for row in rows {
        text += row.name
        text += String(repeating: " ", count: nameWidth - cellWidth(row.name))
        for column in 0..<4 {
            let number = row.numbers[column]
            text += String(repeating: " ", count: 2 + widths[column] - number.utf8.count)
            text += number
        }
        if !row.marks.isEmpty { text += "  " + row.marks }
        text += "\n"
    }
    return text
}

extension LayoutSnapshot.Node {
    /// The exceptions of the node, separated by commas.
    var marks: String {
        var marks: [String] = []
        if isHidden { marks.append("hidden") }
        if alpha != 1 { marks.append("alpha " + rounded(alpha)) }
        if !isFlipped { marks.append("y upwards") }
        if boundsOrigin != .zero {
            marks.append("scrolled (" + rounded(boundsOrigin.x) + ", " + rounded(boundsOrigin.y) + ")")
        }
        if !transform.isIdentity {
            let frame = untransformedFrame
            let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map { rounded($0) }
            marks.append("transformed from (" + numbers.joined(separator: ", ") + ")")
        }
        return marks.joined(separator: ", ")
    }
}
