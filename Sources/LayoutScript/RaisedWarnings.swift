import LayoutTree

/// The warnings of a case, each with the line of the statement that raised it; the handler of its tree hands them over.
final class RaisedWarnings {
    private(set) var list: [LayoutWarning] = []
    /// Where the statement at hand begins in the script.
    var offset: Int

    private let bytes: [UInt8]
    private let file: String
    /// A place in the script and its line, from which lines are counted on, since statements follow each other.
    private var counted: (offset: Int, line: Int)

    init(_ section: CaseSection, of bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        offset = section.range.lowerBound
        counted = (section.range.lowerBound, section.linesBefore + 1)
    }

    func receive(_ warning: LayoutWarning) {
        var warning = warning
        warning.location = LayoutWarning.Location(file: file, line: line())
        list.append(warning)
    }

    private func line() -> Int {
        let isAhead = offset >= counted.offset
        let passed = isAhead ? counted.offset..<offset : offset..<counted.offset
        let lines = bytes[passed].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        counted = (offset, counted.line + (isAhead ? lines : -lines))
        return counted.line
    }
}
