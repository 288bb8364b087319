import Foundation
import Plumb

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
            if y > 0 { y += SVGSheet.gap }
            content += "<svg y=\"\(SVGSheet.number(y))\"" + drawing[start...].dropFirst("<svg".count)
            content = content.endingWithLine
            width = max(width, SVGSheet.length("width", in: tag))
            y += SVGSheet.length("height", in: tag)
        }
        let (w, h) = (SVGSheet.number(width), SVGSheet.number(y))
        // The drawings have the style of the background with them.
        text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plumb\" width=\"\(w)\" height=\"\(h)\" "
            + "viewBox=\"0 0 \(w) \(h)\">\n<rect class=\"bg\" width=\"\(w)\" height=\"\(h)\" rx=\"8\"/>\n"
            + content + "</svg>\n"
    }

    /// A length with as many decimals as the drawings have at most.
    private static func number(_ length: Double) -> String { plain((length * 100).rounded() / 100) }

    /// The value of a length attribute, or 0.
    private static func length(_ attribute: String, in tag: Substring) -> Double {
        guard let start = tag.range(of: " \(attribute)=\"")?.upperBound else { return 0 }
        return Double(tag[start...].prefix { $0.isNumber || $0 == "." }) ?? 0
    }
}
