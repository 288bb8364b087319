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

    /// Draws all nodes from back to front, then a veil over everything outside the first node, then the guides.
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
        // The opacity has a lower bound, so that every node remains visible.
        if stage.opacity[index] < 1 { attributes.set("opacity", 0.25 + 0.75 * stage.opacity[index]) }
        let name = stage.forest.displayName(of: index, in: stage.nodes)
        let marks = node.marks.isEmpty ? "" : ", " + node.marks
        let title = xmlEscaped(name + " " + rounded(node.frame) + marks)
        if corners.isUpright {
            append(stage.windows[index] ?? corners.box, attributes, title)
        } else {
            append(corners, within: stage.limit(of: index), attributes, title)
            append(stage.windows[index] ?? corners.box, " class=\"f\"", "")
        }
    }

    private mutating func draw(_ guide: LayoutSnapshot.Guide, of index: Int) {
        let corners = Corners(of: guide.frame, through: stage.maps[index])
        let limit = stage.contentWindows[index]
        guard corners.isDrawable, let window = corners.window(within: limit), window.intersection(stage.area) != nil
        else { return }
        let title = xmlEscaped(guide.name + " " + rounded(guide.frame))
        if corners.isUpright {
            append(window, " class=\"g\"", title)
        } else {
            append(corners, within: limit, " class=\"g\"", title)
        }
    }

    private mutating func append(
        _ corners: Corners, within limit: Rect?, _ attributes: String, _ title: String
    ) {
        text += "<polygon points=\""
        var separator = ""
        for point in limit.map(corners.outline) ?? corners.all {
            let pixel = frame.scaled(point)
            text.add(separator, pixel.x)
            text.add(",", pixel.y)
            separator = " "
        }
        text += "\""
        end("polygon", attributes, title)
    }

    /// Writes a rectangle; a line if it has no width or height, a dot if it has neither.
    private mutating func append(_ box: Rect, _ attributes: String, _ title: String) {
        let pixels = frame.scaled(box)
        let width = rounded(clamped(pixels.maxX) - clamped(pixels.minX), per: 100)
        let height = rounded(clamped(pixels.maxY) - clamped(pixels.minY), per: 100)
        if width == "0" && height == "0" {
            text += "<circle"
            text.set("cx", pixels.minX)
            text.set("cy", pixels.minY)
            text += " r=\"2.5\""
            end("circle", attributes, title)
        } else if width == "0" || height == "0" {
            text += "<path d=\""
            text.add("M", pixels.minX, pixels.minY)
            text.add("L", pixels.maxX, pixels.maxY)
            text += "\""
            end("path", attributes, title)
        } else {
            text += "<rect"
            text.set(x: pixels.minX, y: pixels.minY)
            text.set("width", width)
            text.set("height", height)
            end("rect", attributes, title)
        }
    }

    /// Ends an element with further attributes, and with a title if there is one.
    private mutating func end(_ element: String, _ attributes: String, _ title: String) {
        text += attributes
        text.end(element, content: title.isEmpty ? "" : "<title>" + title + "</title>")
        text += "\n"
    }

    /// Draws everything outside the first node paler.
    private mutating func veilOutside() {
        let home = frame.scaled(stage.home)
        let size = frame.size
        guard !home.isEmpty, home.width < size.width - 0.5 || home.height < size.height - 0.5 else { return }
        text += "<path d=\"M-6 -6"
        text.add("H", size.width + 6)
        text.add("V", size.height + 6)
        text += "H-6Z"
        text.add("M", home.minX, home.minY)
        text.add("H", home.maxX)
        text.add("V", home.maxY)
        text.add("H", home.minX)
        text += "Z\" fill-rule=\"evenodd\" class=\"veil\"/>\n"
    }
}

/// A rectangle for people: `(x, y, width, height)`, rounded to thousandths.
func rounded(_ rect: Rect) -> String {
    var text = "("
    for number in [rect.origin.x, rect.origin.y, rect.width] {
        text += rounded(number)
        text += ", "
    }
    return text + rounded(rect.height) + ")"
}
