/// The quotes of a string: `"…"`, `"""…"""` around several lines, or either of them between any number of `#`.
package final class StringQuotes {
    /// The closing quotes; the opening ones are as long.
    let closing: [UInt8]
    /// The bytes before an escaped character: a backslash, and the `#` of the quotes.
    package let escape: [UInt8]
    /// Whether the string ends on its line at the latest.
    private(set) var isOnOneLine: Bool
    /// How many parentheses are open in the interpolation at hand.
    private var parentheses = 0

    private init(hashes: Int, isOnOneLine: Bool) {
        let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        closing = [UInt8](repeating: UInt8(ascii: "\""), count: isOnOneLine ? 1 : 3) + hashes
        escape = [UInt8(ascii: "\\")] + hashes
        self.isOnOneLine = isOnOneLine
    }

    /// The quotes that begin at an index; nil where none do.
    package static func at(_ index: Int, in bytes: [UInt8]) -> StringQuotes? {
        let (hash, quote) = (UInt8(ascii: "#"), UInt8(ascii: "\""))
        guard bytes[index] == quote || bytes[index] == hash && (index == 0 || bytes[index - 1] != hash) else {
            return nil
        }
        var first = index
        while first < bytes.count, bytes[first] == hash { first += 1 }
        guard first < bytes.count, bytes[first] == quote else { return nil }
        // Nothing else stands on the line of the quotes that begin several lines: `#"""#` is a quote.
        var end = first + 3
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
        let isOpen = bytes.hold([quote, quote, quote], at: first) && end < bytes.count && bytes[end] == 0x0A
        return StringQuotes(hashes: first - index, isOnOneLine: !isOpen)
    }

    /// The index behind the string that begins at an index; nil where nothing closes it.
    ///
    /// An interpolation may hold strings, which hold others; the innermost one is the last.
    package static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int? {
        var open: [StringQuotes] = []
        var index = start
        repeat {
            let innermost = open.last
            guard index < bytes.count, bytes[index] != 0x0A || innermost?.isOnOneLine == false else { return nil }
            if let innermost, innermost.parentheses == 0 {
                if bytes.hold(innermost.closing, at: index) {
                    open.removeLast()
                    index += innermost.closing.count
                } else if bytes.hold(innermost.escape, at: index) {
                    index += innermost.escape.count
                    guard index < bytes.count else { return nil }
                    if bytes[index] == UInt8(ascii: "(") { innermost.parentheses = 1 }
                    if bytes[index] != 0x0A { index += 1 }
                } else {
                    index += 1
                }
            } else if let quotes = StringQuotes.at(index, in: bytes) {
                if innermost?.isOnOneLine == true { quotes.isOnOneLine = true }
                open.append(quotes)
                index += quotes.closing.count
            } else {
                if bytes[index] == UInt8(ascii: "(") { innermost?.parentheses += 1 }
                if bytes[index] == UInt8(ascii: ")") { innermost?.parentheses -= 1 }
                index += 1
            }
        } while !open.isEmpty
        return index
    }
}

extension SourceText {
    /// The text of a string, and whether all of it is known.
    ///
    /// An interpolation that is not known stays as it is written.
    package func string(_ span: TextSpan, _ interpolation: (String) -> String? = { _ in nil }) -> (
        text: [UInt8], isPlain: Bool
    ) {
        guard let quotes = StringQuotes.at(span.start, in: bytes) else { return ([], false) }
        var index = span.start + quotes.closing.count
        var end = span.end - quotes.closing.count
        var indent = 0
        func skipIndent() {
            let most = min(index + indent, end)
            while index < most, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        }
        if !quotes.isOnOneLine {
            // The text stands between the lines of its quotes, and its lines begin where the last quotes do.
            while bytes[index] != 0x0A { index += 1 }
            while bytes[end - 1] != 0x0A { (end, indent) = (end - 1, indent + 1) }
            (index, end) = (index + 1, end - 1)
            skipIndent()
        }
        var text: [UInt8] = []
        var isPlain = true
        while index < end {
            let isEscaped = bytes.hold(quotes.escape, at: index)
            if isEscaped { index += quotes.escape.count }
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "(") where isEscaped:
                let last = closing(from: index, to: end)
                let known = isPlain ? interpolation(bytes[index..<last].text) : nil
                isPlain = known != nil
                text += known?.bytes ?? quotes.escape + [byte] + bytes[index..<min(last + 1, end)]
                index = last + 1
            case UInt8(ascii: "n") where isEscaped: text.append(0x0A)
            case UInt8(ascii: "t") where isEscaped: text.append(0x09)
            case UInt8(ascii: "u") where isEscaped:
                if let scalar = scalar(at: &index) { text += String(scalar).bytes } else { isPlain = false }
            case 0x0A:
                // Behind a backslash the line goes on.
                if !isEscaped { text.append(byte) }
                skipIndent()
            case 0x0D: break
            default: text.append(byte)
            }
        }
        return (text, isPlain)
    }

    /// The expressions in a string, each without the parentheses around it.
    package func interpolations(in string: TextSpan) -> [TextSpan] {
        guard let quotes = StringQuotes.at(string.start, in: bytes) else { return [] }
        var spans: [TextSpan] = []
        var index = string.start + quotes.closing.count
        let end = string.end - quotes.closing.count
        while index < end {
            let isEscaped = bytes.hold(quotes.escape, at: index)
            if isEscaped { index += quotes.escape.count }
            if isEscaped, bytes[index] == UInt8(ascii: "(") {
                let last = closing(from: index + 1, to: end)
                spans.append(TextSpan(index + 1, last))
                index = last
            }
            index += 1
        }
        return spans
    }

    /// The index of the parenthesis that closes an interpolation.
    private func closing(from start: Int, to end: Int) -> Int {
        var (index, depth) = (start, 1)
        while index < end {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { break }
            index = StringQuotes.end(ofStringAt: index, in: bytes) ?? index + 1
        }
        return min(index, end)
    }

    /// Reads a character by its number in braces, as in `\u{2022}`.
    private func scalar(at index: inout Int) -> Unicode.Scalar? {
        guard bytes[index] == UInt8(ascii: "{") else { return nil }
        var number: UInt32 = 0
        index += 1
        while bytes[index] != UInt8(ascii: "}") {
            // In small letters.
            guard let digit = "0123456789abcdef".bytes.firstIndex(of: bytes[index] | 0x20) else { return nil }
            number = number << 4 | UInt32(digit)
            index += 1
        }
        index += 1
        return Unicode.Scalar(number)
    }
}

extension String {
    /// The text on one line in plain quotes.
    package var quoted: String {
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var quoted = [quote]
        for byte in bytes {
            switch byte {
            case 0x0A: quoted += [backslash, UInt8(ascii: "n")]
            case quote, backslash: quoted += [backslash, byte]
            default: quoted.append(byte)
            }
        }
        return (quoted + [quote]).text
    }
}
