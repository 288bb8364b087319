import Geometry
import LayoutTree

/// Writes below the picture what it cannot show: numbered nodes, hidden nodes, and skipped nodes.
struct SVGLegend {
    let stage: Stage
    let width: Double
    private(set) var text = ""
    /// The position of the next line, in pixels from the top of the picture.
    private(set) var y: Double

    private let lineHeight = 17.0

    init(stage: Stage, width: Double, top: Double) {
        self.stage = stage
        self.width = width
        y = top
    }

    mutating func write(numbered: [Int], unlabelled: Int) {
        var hidden = NameList(title: "Hidden")
        var outside = NameList(title: "Out of sight")
        var notFinite = NameList(title: "Not finite")
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
        if stage.nodes.isEmpty { heading("No nodes") }
        writeNumbers(numbered)
        for list in [hidden, outside, notFinite] { write(list, showsSizes: list.title == "Hidden") }
        if unlabelled > 0 {
            heading((unlabelled == 1 ? "1 node has" : "\(unlabelled) nodes have") + " no room for a label")
        }
    }

    /// The numbers in columns as wide as the longest entry.
    private mutating func writeNumbers(_ numbered: [Int]) {
        guard !numbered.isEmpty else { return }
        let entries = numbered.map { entry($0, showsSize: true) }
        var widest = 0.0
        for entry in entries { widest = max(widest, estimatedWidth(entry.name + entry.size, fontSize: 11) + 42) }
        let columns = max(1, Int(min((width - 2 * SVGFrame.margin) / widest, 12).rounded(.down)))
        let rows = (entries.count + columns - 1) / columns
        for index in entries.indices {
            let x = SVGFrame.margin + Double(index / rows) * widest
            let top = y + Double(index % rows) * lineHeight
            text += SVGLabels.badge(index + 1, at: Point(x: x + 8, y: top), radius: index < 9 ? 6.5 : 7.5)
            append(entries[index], x: x + 22, baseline: top + 4)
        }
        y += Double(rows) * lineHeight + 4
    }

    /// A title and names, wrapped into lines.
    private mutating func write(_ list: NameList, showsSizes: Bool) {
        guard list.count > 0 else { return }
        let indent = SVGFrame.margin + estimatedWidth(list.title, fontSize: 11, isBold: true) + 14
        var x = indent
        writeTitle(list.title, style: "name")
        var entries = list.shown.map { entry($0, showsSize: showsSizes) }
        if list.count > list.shown.count { entries.append(("and \(list.count - list.shown.count) more", "")) }
        for entry in entries {
            let entryWidth = estimatedWidth(entry.name + entry.size, fontSize: 11) + 20
            if x > indent, x + entryWidth > width - SVGFrame.margin + 16 {
                x = indent
                y += lineHeight
            }
            append(entry, x: x, baseline: y + 4)
            x += entryWidth
        }
        y += lineHeight + 4
    }

    private mutating func heading(_ words: String) {
        writeTitle(words, style: "size")
        y += lineHeight + 4
    }

    private mutating func writeTitle(_ title: String, style: String) {
        text += "<text"
        text.set("class", style)
        text += " font-size=\"11\" x=\"24\""
        text.set("y", y + 4)
        text.end("text", content: title)
        text += "\n"
    }

    private func entry(_ index: Int, showsSize: Bool) -> (name: String, size: String) {
        let name = shortened(stage.forest.displayName(of: index, in: stage.nodes), to: 32)
        return (name, showsSize ? dimensions(stage.nodes[index].drawnFrame.size) : "")
    }

    private mutating func append(_ entry: (name: String, size: String), x: Double, baseline: Double) {
        text += "<text font-size=\"11\""
        text.set(x: x, y: baseline)
        text += ">"
        text += xmlEscaped(entry.name)
        text += entry.name.directionMark
        if !entry.size.isEmpty {
            text += "<tspan class=\"size\" dx=\"5\""
            text.end("tspan", content: xmlEscaped(entry.size))
        }
        text += "</text>\n"
    }
}
