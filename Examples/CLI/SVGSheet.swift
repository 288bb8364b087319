import Console
import Foundation

/// Several SVG drawings in one document, below each other.
struct SVGSheet {
    /// The document.
    let text: String

    private static let gap = 16.0

    /// A single drawing stays as it is; of several each becomes an `svg` element inside the sheet's.
    init(_ drawings: [String]) {
        guard drawings.count != 1 else {
            text = drawings[0].endingWithLine
            return
        }
        var y = 0.0
        var width = 0.0
        var content = ""
        for drawing in drawings {
            guard let start = drawing.range(of: "<svg")?.lowerBound,
                let end = drawing[start...].firstIndex(of: ">")
            else { continue }
            let tag = drawing[start...end]
            let (drawingWidth, drawingHeight) = (SVGSheet.length("width", in: tag), SVGSheet.length("height", in: tag))
            content += "<svg y=\"\(JSONText.number(y))\"" + drawing[start...].dropFirst("<svg".count)
            content = content.endingWithLine
            width = max(width, drawingWidth)
            y += drawingHeight + SVGSheet.gap
        }
        let (w, h) = (JSONText.number(width), JSONText.number(max(0, y - SVGSheet.gap)))
        text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\" viewBox=\"0 0 \(w) \(h)\">\n"
            + content + "</svg>\n"
    }

    /// The value of a length attribute, or 0.
    private static func length(_ attribute: String, in tag: Substring) -> Double {
        guard let start = tag.range(of: " \(attribute)=\"")?.upperBound else { return 0 }
        return Double(tag[start...].prefix { $0.isNumber || $0 == "." }) ?? 0
    }
}
