import Geometry

/// A name, with an optional size beside or below it, as a label in a picture.
struct SVGLabel {
    /// The name, in the first line.
    let name: String
    /// The size and other details of the node; may be empty.
    let details: String
    /// Whether the details have their own line.
    let isStacked: Bool
    let fontSize: Double
    /// The class of the name.
    let style: String

    /// The size of the text in pixels, estimated without the font.
    var size: Size {
        let nameWidth = estimatedWidth(name, fontSize: fontSize, isBold: true)
        guard !details.isEmpty else { return Size(width: nameWidth, height: fontSize * 1.2) }
        let detailWidth = estimatedWidth(details, fontSize: fontSize - 1)
        if isStacked { return Size(width: max(nameWidth, detailWidth), height: fontSize * 2.4) }
        return Size(width: nameWidth + detailWidth + fontSize * 0.6, height: fontSize * 1.2)
    }

    /// The possible labels of a node, the most informative first.
    static func forms(name: String, details: String) -> [SVGLabel] {
        let short = String(decoding: Array(details.utf8).prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        func form(_ details: String, _ fontSize: Double, isStacked: Bool = false) -> SVGLabel {
            SVGLabel(name: name, details: details, isStacked: isStacked, fontSize: fontSize, style: "name halo")
        }
        var forms = [form(details, 11), form(details, 11, isStacked: true)]
        if short != details { forms += [form(short, 11), form(short, 11, isStacked: true)] }
        return forms + [form(short, 9), form("", 11), form("", 8.5)]
    }

    /// The label as an element, with the text inside a rectangle in pixels.
    ///
    /// The text is anchored at the side of the rectangle that is closest to the side of the box, or in its middle, which hides
    /// errors of the estimated width.
    func element(in spot: Rect, of box: Rect) -> String {
        let baseline = spot.minY + fontSize * 0.95
        let (before, after) = (spot.minX - box.minX, box.maxX - spot.maxX)
        let isCentered = (before - after).magnitude < 0.1
        let x = isCentered ? spot.midX : (after < before ? spot.maxX : spot.minX)
        var text = "<text"
        text.set("class", style)
        text.set("font-size", fontSize)
        if isCentered || after < before { text.set("text-anchor", isCentered ? "middle" : "end") }
        text.set(x: x, y: baseline)
        text += ">"
        text += xmlEscaped(name)
        text += name.directionMark
        if !details.isEmpty {
            text += "<tspan class=\"size\""
            text.set("font-size", fontSize - 1)
            if isStacked {
                text.set(x: x, y: baseline + fontSize * 1.2)
            } else {
                text.set("dx", fontSize * 0.5)
            }
            text.end("tspan", content: xmlEscaped(details))
        }
        return text + "</text>\n"
    }
}
