import Geometry

/// The text with the characters escaped that mean something in XML, and those that XML cannot hold written out.
func xmlEscaped(_ text: String) -> String {
    var result = ""
    for scalar in printable(text).unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// A coordinate of the picture, brought near the picture where it is far outside.
func clamped(_ value: Double) -> Double { max(-100_000, min(value, 100_000)) }

/// A coordinate of the picture with two decimals, brought near the picture where it is far outside.
func coordinate(_ value: Double) -> String { rounded(clamped(value), per: 100) }

/// The width that a text takes at a font size, as far as can be said without the font: what the wider fonts need.
func estimatedWidth(_ text: String, fontSize: Double, isBold: Bool = false) -> Double {
    Double(cellWidth(text)) * fontSize * (isBold ? 0.66 : 0.62)
}

/// The class of the fill for a depth: the tones end at the seventh level.
func tone(_ depth: Int) -> String { "d\(min(depth, 7))" }
