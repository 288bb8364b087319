/// JSON written by hand, so that keys keep their order and documents that exist already can be put in as they are.
package enum JSONText {
    /// A string in quotes.
    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// A number; whole ones without a fraction.
    package static func number(_ value: Double) -> String {
        Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    /// A list, one element a line.
    package static func array(_ elements: [String]) -> String {
        if elements.isEmpty { return "[]" }
        return "[\n" + elements.map { indented($0) }.joined(separator: ",\n") + "\n]"
    }

    /// An object, one member a line.
    package static func object(_ members: [(key: String, value: String)]) -> String {
        let lines = members.map { indented("\(string($0.key)): \($0.value)") }
        return "{\n" + lines.joined(separator: ",\n") + "\n}"
    }

    /// A document to be put into another one: without the line break at its end.
    package static func embedded(_ document: String) -> String {
        var document = document[...]
        while document.last?.isWhitespace == true { document.removeLast() }
        return String(document)
    }

    /// A string of a document has no line breaks in it, so every line can be moved.
    private static func indented(_ document: String) -> String {
        "  " + document.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
    }
}
