import Geometry

/// Writes JSON in UTF-8, one value after the other.
///
/// The writer sets commas, names and indentation. A value in an object has a name; an element of an array has none. An object or array
/// is written on one line, or on a line for each of its values.
package struct JSONWriter {
    /// The document so far.
    package private(set) var bytes: [UInt8] = []
    /// Whether the next value follows another one.
    private var needsComma = false
    /// The number of enclosing objects and arrays that have lines.
    private var depth = 0
    /// Whether the innermost object or array has lines.
    private var hasLines = false

    /// Creates an empty document.
    package init() { bytes.reserveCapacity(4_096) }

    /// The document so far, as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func object(
        _ name: String? = nil, onLines: Bool = false, _ members: (inout JSONWriter) -> Void
    ) {
        enclosed(name, UInt8(ascii: "{"), UInt8(ascii: "}"), onLines, members)
    }

    package mutating func array(
        _ name: String? = nil, onLines: Bool = false, _ elements: (inout JSONWriter) -> Void
    ) {
        enclosed(name, UInt8(ascii: "["), UInt8(ascii: "]"), onLines, elements)
    }

    /// A string literal of RFC 8259.
    ///
    /// Quotes, backslashes and control characters are escaped, and the two line separators that scripts take for line ends.
    package mutating func string(_ text: String, as name: String? = nil) {
        begin(name)
        quoted(text)
        needsComma = true
    }

    package mutating func bool(_ value: Bool, as name: String? = nil) { literal(value ? "true" : "false", name) }

    package mutating func null(as name: String? = nil) { literal("null", name) }

    package mutating func integer(_ value: Int, as name: String? = nil) { literal(String(value), name) }

    /// The shortest decimal that reads back as the same number; null for NaN, infinity and nil.
    package mutating func number(_ value: Double?, as name: String? = nil) {
        literal(value.flatMap { $0.isFinite ? plain($0) : nil } ?? "null", name)
    }

    package mutating func numbers(_ values: [Double], as name: String? = nil) {
        array(name) { json in
            for value in values { json.number(value) }
        }
    }

    private mutating func enclosed(
        _ name: String?, _ open: UInt8, _ close: UInt8, _ onLines: Bool, _ body: (inout JSONWriter) -> Void
    ) {
        begin(name)
        let outerHasLines = hasLines
        bytes.append(open)
        needsComma = false
        hasLines = onLines
        if onLines { depth += 1 }
        body(&self)
        if onLines {
            depth -= 1
            if needsComma { breakLine() }
        }
        hasLines = outerHasLines
        bytes.append(close)
        needsComma = true
    }

    private mutating func literal(_ text: String, _ name: String?) {
        begin(name)
        bytes += text.utf8
        needsComma = true
    }

    /// Writes a comma if one is due, the indentation, and the name of the value.
    private mutating func begin(_ name: String?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        if hasLines { breakLine() }
        guard let name else { return }
        quoted(name)
        bytes.append(UInt8(ascii: ":"))
        if hasLines { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func quoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                bytes += "\\u".utf8
                for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
                bytes += digits.utf8
            default: bytes += String(scalar).utf8
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
