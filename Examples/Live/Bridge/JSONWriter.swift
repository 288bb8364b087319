import Geometry

/// Writes JSON without line breaks, one value after the other.
///
/// It puts the commas; whoever uses it opens and closes lists and objects in pairs. A value of an object has a name.
package struct JSONWriter {
    /// The document so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// Whether the next member or element has one before it.
    private var needsComma = false

    package init() { bytes.reserveCapacity(4_096) }

    package mutating func object(_ name: StaticString? = nil, _ members: (inout JSONWriter) -> Void) {
        enclosed(name, "{", "}", members)
    }

    package mutating func array(_ name: StaticString? = nil, _ elements: (inout JSONWriter) -> Void) {
        enclosed(name, "[", "]", elements)
    }

    package mutating func string(_ text: String, as name: StaticString? = nil) {
        begin(name)
        quote()
        for letter in text.utf8 { append(letter) }
        quote()
        needsComma = true
    }

    package mutating func bool(_ value: Bool, as name: StaticString? = nil) { literal(value ? "true" : "false", name) }

    package mutating func null(as name: StaticString? = nil) { literal("null", name) }

    package mutating func integer(_ value: Int, as name: StaticString? = nil) {
        begin(name)
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var unit: UInt = 1
        while value.magnitude / unit >= 10 { unit *= 10 }
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(value.magnitude / unit % 10))
            unit /= 10
        }
        needsComma = true
    }

    /// The shortest decimal that reads back as the same number; null for NaN and infinity.
    package mutating func number(_ value: Double, as name: StaticString? = nil) {
        guard value.isFinite else { return null(as: name) }
        guard value.magnitude > 1e9 || value != value.rounded(.towardZero) else {
            return integer(Int(value), as: name)
        }
        begin(name)
        bytes += Array(plain(value).utf8)
        needsComma = true
    }

    package mutating func numbers(_ values: [Double], as name: StaticString) {
        array(name) { json in
            for value in values { json.number(value) }
        }
    }

    package mutating func rect(_ rect: Rect, as name: StaticString) {
        numbers([rect.origin.x, rect.origin.y, rect.width, rect.height], as: name)
    }

    package mutating func point(_ point: Point, as name: StaticString) { numbers([point.x, point.y], as: name) }

    private mutating func enclosed(
        _ name: StaticString?, _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
    ) {
        begin(name)
        raw(open)
        needsComma = false
        body(&self)
        raw(close)
        needsComma = true
    }

    private mutating func literal(_ text: StaticString, _ name: StaticString?) {
        begin(name)
        raw(text)
        needsComma = true
    }

    /// Writes what stands before a value: a comma, and its name.
    private mutating func begin(_ name: StaticString?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        guard let name else { return }
        quote()
        raw(name)
        quote()
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func quote() { bytes.append(UInt8(ascii: "\"")) }

    private mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// One byte of a string; quotes, backslashes and control characters are escaped.
    private mutating func append(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0..<0x20:
            let digits = Array("0123456789abcdef".utf8)
            bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        default: bytes.append(byte)
        }
    }
}
