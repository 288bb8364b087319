/// A part of a script: where it begins and how long it is.
///
/// Columns, offsets and lengths count UTF-16 code units, as editors and browsers do.
public struct SourceRange: Hashable, Sendable {
    /// The line on which the part begins, counted from 1.
    public var line: Int
    /// The column at which it begins, counted from 1 in UTF-16 code units.
    public var column: Int
    /// The UTF-16 code units of the script before it.
    public var offset: Int
    /// The length in UTF-16 code units, 0 for a place between two characters.
    ///
    /// A part may reach over several lines.
    public var length: Int

    /// Creates a range.
    public init(line: Int, column: Int, offset: Int, length: Int) {
        self.line = line
        self.column = column
        self.offset = offset
        self.length = length
    }
}

/// The bytes from one place of a script to another.
package struct TextSpan: Equatable {
    package var start: Int
    package var end: Int

    package init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }

    /// From the beginning of this span to the end of another one.
    package func to(_ other: TextSpan) -> TextSpan { TextSpan(start, max(end, other.end)) }

    /// The place before the span.
    package var before: TextSpan { TextSpan(start, start) }
}

/// A script as bytes, with a table of its lines.
package final class SourceText {
    package let file: String
    package let bytes: [UInt8]
    /// For each line the byte at which it begins, and the UTF-16 code units before it.
    private var starts: [Int]
    private var offsets: [Int]
    /// The line that was quoted last, since mistakes come in crowds.
    private var quoted: (line: Int, text: String)?

    package init(_ source: String, file: String) {
        self.file = file
        bytes = Array(source.utf8)
        // A byte order mark is no part of the first line.
        let start = bytes.hold([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
        var utf16 = start == 0 ? 0 : 1
        (starts, offsets) = ([start], [utf16])
        for index in start..<bytes.count {
            utf16 += Self.utf16Length(bytes[index])
            if bytes[index] == 0x0A {
                starts.append(index + 1)
                offsets.append(utf16)
            }
        }
    }

    /// The UTF-16 code units that a byte begins: none for one in the middle of a character.
    private static func utf16Length(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

    private func utf16Length(_ start: Int, _ end: Int) -> Int {
        bytes[start..<max(start, end)].reduce(0) { $0 + Self.utf16Length($1) }
    }

    /// The index of the line in which a byte is.
    private func lineIndex(_ place: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle } else { high = middle }
        }
        return low
    }

    package func range(_ span: TextSpan) -> SourceRange {
        let line = lineIndex(span.start)
        let column = utf16Length(starts[line], span.start)
        return SourceRange(
            line: line + 1, column: column + 1, offset: offsets[line] + column,
            length: utf16Length(span.start, span.end))
    }

    /// The byte behind a number of UTF-16 code units.
    package func place(behindUTF16 count: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if offsets[middle] <= count { low = middle } else { high = middle }
        }
        var (place, utf16) = (starts[low], offsets[low])
        while place < bytes.count, utf16 < count || Self.utf16Length(bytes[place]) == 0 {
            utf16 += Self.utf16Length(bytes[place])
            place += 1
        }
        return place
    }

    /// How far the line is indented in which a byte is.
    func indentation(at place: Int) -> Int {
        bytes[starts[lineIndex(place)]...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    /// Where the spaces begin that a line has in front of a place; nil where something else stands there.
    package func indentStart(_ place: Int) -> Int? {
        var start = place
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return start == 0 || bytes[start - 1] == 0x0A ? start : nil
    }

    package func text(_ span: TextSpan) -> String { bytes[span.start..<span.end].text }

    /// The text of the line in which a byte is, without its end.
    func quote(_ place: Int) -> String {
        let line = lineIndex(place)
        if let quoted, quoted.line == line { return quoted.text }
        var end = starts[line]
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        let text = text(TextSpan(starts[line], end))
        quoted = (line, text)
        return text
    }
}
