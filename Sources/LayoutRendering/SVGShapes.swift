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
        var attributes = ""
        attributes.set("class", "n " + tone(stage.forest.depths[index]))
        // Even the faintest node leaves a trace.
        if stage.opacity[index] < 1 { attributes.set("opacity", 0.25 + 0.75 * stage.opacity[index]) }
        let name = stage.forest.displayName(of: index, in: stage.nodes)
        let marks = node.marks.isEmpty ? "" : ", " + node.marks
        let title = xmlEscaped(name + " " + rounded(node.frame) + marks)
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
        let title = xmlEscaped(guide.name + " " + rounded(guide.frame))
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
        text += "<polygon"
        text.set("points", points.joined(separator: " "))
        end("polygon", attributes, title)
    }

    /// Writes a rectangle; without width or height a line, without both a dot.
    private mutating func append(_ box: Rect, _ attributes: String, _ title: String) {
        let place = frame.place(box)
        let width = rounded(clamped(place.maxX) - clamped(place.minX), per: 100)
        let height = rounded(clamped(place.maxY) - clamped(place.minY), per: 100)
        if width == "0" && height == "0" {
            text += "<circle"
            text.set("cx", place.minX)
            text.set("cy", place.minY)
            text += " r=\"2.5\""
            end("circle", attributes, title)
        } else if width == "0" || height == "0" {
            text += "<path d=\""
            text.add("M", place.minX, place.minY)
            text.add("L", place.maxX, place.maxY)
            text += "\""
            end("path", attributes, title)
        } else {
            text += "<rect"
            text.set(x: place.minX, y: place.minY)
            text.set("width", width)
            text.set("height", height)
            end("rect", attributes, title)
        }
    }

    /// Ends an element with more attributes, and with a title if there is one.
    private mutating func end(_ element: String, _ attributes: String, _ title: String) {
        text += attributes
        text.end(element, content: title.isEmpty ? "" : "<title>" + title + "</title>")
        text += "\n"
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
