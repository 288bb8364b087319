import Geometry
import LayoutTree

extension LayoutSnapshot {
    /// A picture of the tree in SVG 1.1, ending with a line break: a document of its own that can also be embedded in a web page.
    ///
    /// Deeper nodes are darker (lighter on a dark background). Names and sizes are written if there is room. A node too small for
    /// its name gets a number, which the legend below explains, unless more than 99 nodes would need one. Every shape has its name
    /// and frame as a tooltip. Lines with a number are distances in points, between nodes and from the edges of their containers,
    /// if the number fits. Guides are dashed. A node with a transform is drawn transformed, with its frame dotted around it. The
    /// legend lists hidden and fully transparent nodes. The style follows `prefers-color-scheme`.
    ///
    /// The picture shows the first node and, if others extend beyond it, up to a quarter of its longer side around it, in paler
    /// colors; nodes further out are cut off and listed. If the first node has no size, the picture shows all nodes. The content of
    /// a node with a scroll offset is clipped to that node. The longer side is 720 to 1,200 pixels long, or shorter if that would
    /// enlarge it more than three times.
    ///
    /// Only the first 1,000 nodes can have a label.
    ///
    /// - Complexity: O(*n*) time and memory for *n* nodes and guides and the length of their names.
    /// - Parameter title: a heading above the picture, which is also its name for screen readers; without it, the name of the first
    ///   node is used.
    /// - Returns: the document.
    public func svg(title: String? = nil) -> String {
        let stage = Stage(self)
        let title = title.map { shortened($0, to: 80) }
        let textWidth = max(
            estimatedWidth(title ?? "", fontSize: 16, isBold: true), SVGLabels.widthAbove(stage)
        )
        let frame = SVGFrame(stage.area, hasTitle: title != nil, textWidth: textWidth)
        var shapes = SVGShapes(stage: stage, frame: frame)
        shapes.drawAll()
        var labels = SVGLabels(stage: stage, frame: frame)
        labels.labelAll()
        var gaps = SVGGaps(stage: stage, frame: frame, taken: labels.taken)
        gaps.drawAll()
        let bottom = frame.origin.y + frame.size.height
        var legend = SVGLegend(stage: stage, width: frame.width, top: bottom + SVGFrame.margin)
        legend.write(numbered: labels.numbered, unlabelled: labels.unlabelled)
        let height = legend.text.isEmpty ? bottom + SVGFrame.margin : legend.y + 8

        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plumb\" role=\"img\""
        svg.set("viewBox", "0 0 " + coordinate(frame.width) + " " + coordinate(height))
        svg.set("width", frame.width)
        svg.set("height", height)
        svg += ">\n<title"
        let name = title ?? (nodes.isEmpty ? "empty layout" : stage.forest.displayName(of: 0, in: nodes))
        svg.end("title", content: xmlEscaped(name))
        svg += "\n<desc"
        svg.end("desc", content: xmlEscaped(summary(stage)))
        svg += "\n"
        svg += svgStyle
        svg += "<rect class=\"bg\""
        svg.set("width", frame.width)
        svg.set("height", height)
        svg += " rx=\"8\"/>\n"
        if let title {
            svg += "<text class=\"name\" font-size=\"16\" x=\"24\" y=\"36\""
            svg.end("text", content: xmlEscaped(title))
            svg += "\n"
        }
        // A nested SVG element clips its content; a clip path would need an identifier, which could clash in a page.
        let inner = Size(width: frame.size.width + 8, height: frame.size.height + 8)
        svg += "<svg"
        svg.set(x: frame.origin.x - 4, y: frame.origin.y - 4)
        svg.set("width", inner.width)
        svg.set("height", inner.height)
        svg.set("viewBox", "-4 -4 " + coordinate(inner.width) + " " + coordinate(inner.height))
        svg += ">\n"
        svg += shapes.text
        svg += "</svg>\n"
        for text in [gaps.text, labels.text, legend.text] { svg += text }
        return svg + "</svg>\n"
    }

    private func summary(_ stage: Stage) -> String {
        guard let first = nodes.first else { return "A layout without nodes." }
        let count = nodes.count == 1 ? "1 node" : "\(nodes.count) nodes"
        return "A layout of " + count + " in " + dimensions(first.drawnFrame.size) + " points."
    }
}
