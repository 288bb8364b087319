import Geometry

/// Escapes the special characters of XML, and writes out the characters that XML cannot contain.
func xmlEscaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in Array(printable(text).utf8) {
        switch byte {
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        case UInt8(ascii: "<"): bytes += "&lt;".utf8
        case UInt8(ascii: ">"): bytes += "&gt;".utf8
        case UInt8(ascii: "\""): bytes += "&quot;".utf8
        case UInt8(ascii: "'"): bytes += "&#39;".utf8
        default: bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

extension String {
    /// A left-to-right mark for a name in Hebrew, Arabic and similar scripts: without it the numbers after the name would be
    /// reordered.
    var directionMark: String {
        // Code points from U+0580 to U+07FF begin with these bytes.
        utf8.contains { $0 >= 0xD6 && $0 <= 0xDF } ? "\u{200E}" : ""
    }

    /// Adds an attribute to the last element of the text.
    mutating func set(_ attribute: String, _ value: String) {
        self += " "
        self += attribute
        self += "=\""
        self += value
        self += "\""
    }

    /// Adds a coordinate or a length as an attribute.
    mutating func set(_ attribute: String, _ value: Double) { set(attribute, coordinate(value)) }

    /// Adds a position.
    mutating func set(x: Double, y: Double) {
        set("x", x)
        set("y", y)
    }

    /// Adds a coordinate of a path after a command letter or a space.
    mutating func add(_ command: String, _ value: Double) {
        self += command
        self += coordinate(value)
    }

    /// Adds a point of a path.
    mutating func add(_ command: String, _ x: Double, _ y: Double) {
        add(command, x)
        add(" ", y)
    }

    /// Adds the content of the last element of the text, and closes the element.
    mutating func end(_ name: String, content: String) {
        self += ">"
        self += content
        self += "</"
        self += name
        self += ">"
    }
}

/// A coordinate of the picture, clamped if it is far outside.
func clamped(_ value: Double) -> Double { max(-100_000, min(value, 100_000)) }

/// A coordinate of the picture with two decimals, clamped if it is far outside.
func coordinate(_ value: Double) -> String { rounded(clamped(value), per: 100) }

/// The estimated width of a text at a font size, as wide as in DejaVu Sans, which is wider than the other fonts of the style.
func estimatedWidth(_ text: String, fontSize: Double, isBold: Bool = false) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars {
        let cells = Double(cellWidth(scalar))
        width += cells == 1 ? advance(of: scalar) + (isBold ? 0.07 : 0) : cells * 0.55
    }
    return width * fontSize
}

/// The width of a character of one cell, as a fraction of the font size.
private func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", " ", ".", ",", ":", ";", "'", "!", "|", "·": 0.34
    case "f", "r", "t", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"": 0.42
    case "m", "w", "M", "W", "@", "%", "…", "—": 1
    case "A"..."Z", "+", "<", ">", "=", "~", "#", "×", "&": 0.8
    case " "..."~": 0.64
    default: 0.8
    }
}

/// The class of the fill for a depth: tones do not change beyond the seventh level.
func tone(_ depth: Int) -> String { "d\(min(depth, 7))" }
