import Geometry
import LayoutTree

/// Writes the outlines of nodes and guides, in pixels from the corner of the area.
struct SVGShapes {
    let stage: Stage
    let frame: SVGFrame
    private(set) var text = ""

    init(stage: Stage, frame: SVGFrame) {
        self.stage = stage
        self.frame = frame
    }

    /// Draws all nodes from back to front, then what shows through, then the guides.
    mutating func drawAll() {
        for index in stage.forest.order where stage.isShown(index) { draw(index) }
        veilOutside()
        for index in stage.forest.order where stage.isDrawn(index) && !stage.nodes[index].guides.isEmpty {
            for guide in stage.nodes[index].guides { draw(guide, of: index) }
        }
    }

    private mutating func draw(_ index: Int) {
        let node = stage.nodes[index]
        let corners = stage.corners[index]
        var attributes = " class=\"n " + tone(stage.forest.depths[index]) + "\""
        if stage.opacity[index] < 1 {
            // Even the faintest node leaves a trace.
            attributes += " opacity=\"" + rounded(0.25 + 0.75 * stage.opacity[index], per: 100) + "\""
        }
        let name = stage.forest.displayName(of: index, in: stage.nodes)
        let marks = node.marks.isEmpty ? "" : ", " + node.marks
        let title = "<title>" + xmlEscaped(name + " " + rounded(node.frame) + marks) + "</title>"
        if corners.isUpright {
            append(stage.windows[index] ?? corners.box, attributes, title)
        } else {
            append(corners, attributes, title)
            append(corners.box, " class=\"f\"", "")
        }
    }

    private mutating func draw(_ guide: LayoutSnapshot.Guide, of index: Int) {
        let corners = Corners(of: guide.frame, through: stage.maps[index])
        guard corners.isDrawable, corners.box.intersection(stage.area) != nil else { return }
        let title = "<title>" + xmlEscaped(guide.name + " " + rounded(guide.frame)) + "</title>"
        if corners.isUpright {
            append(corners.box, " class=\"g\"", title)
        } else {
            append(corners, " class=\"g\"", title)
        }
    }

    private mutating func append(_ corners: Corners, _ attributes: String, _ title: String) {
        let points = corners.all.map { point in
            let place = frame.place(point)
            return coordinate(place.x) + "," + coordinate(place.y)
        }
        text += "<polygon points=\"" + points.joined(separator: " ") + "\"" + attributes + ">" + title + "</polygon>\n"
    }

    /// Writes a rectangle; without width or height a line, without both a dot.
    private mutating func append(_ box: Rect, _ attributes: String, _ title: String) {
        let place = frame.place(box)
        let (x, y) = (coordinate(place.minX), coordinate(place.minY))
        let (endX, endY) = (coordinate(place.maxX), coordinate(place.maxY))
        let width = rounded(clamped(place.maxX) - clamped(place.minX), per: 100)
        let height = rounded(clamped(place.maxY) - clamped(place.minY), per: 100)
        if width == "0" && height == "0" {
            text += "<circle cx=\"" + x + "\" cy=\"" + y + "\" r=\"2.5\"" + attributes + ">" + title + "</circle>\n"
        } else if width == "0" || height == "0" {
            text +=
                "<path d=\"M" + x + " " + y + "L" + endX + " " + endY + "\"" + attributes + ">" + title + "</path>\n"
        } else {
            text += "<rect x=\"" + x + "\" y=\"" + y + "\" width=\"" + width + "\" height=\"" + height + "\""
            text += attributes + ">" + title + "</rect>\n"
        }
    }

    /// Pales what lies outside the first node.
    private mutating func veilOutside() {
        let home = frame.place(stage.home)
        let size = frame.size
        guard !home.isEmpty, home.width < size.width - 0.5 || home.height < size.height - 0.5 else { return }
        let outer = "M-6 -6H" + coordinate(size.width + 6) + "V" + coordinate(size.height + 6) + "H-6Z"
        let across = "M" + coordinate(home.minX) + " " + coordinate(home.minY) + "H" + coordinate(home.maxX)
        let inner = across + "V" + coordinate(home.maxY) + "H" + coordinate(home.minX) + "Z"
        text += "<path d=\"" + outer + inner + "\" fill-rule=\"evenodd\" class=\"veil\"/>\n"
    }
}

/// A rectangle for people: `(x, y, width, height)`, rounded to thousandths.
func rounded(_ rect: Rect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height].map { rounded($0) }
    return "(" + numbers.joined(separator: ", ") + ")"
}
