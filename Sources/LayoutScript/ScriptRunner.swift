import Geometry
import LayoutTree

/// What a caller may decide in place of the scripts that it runs.
public struct ScriptOptions: Hashable, Sendable {
    /// The size of every root, in points, instead of the one in the script.
    public var size: Size?
    /// The display scale of every tree instead of the one in the script; 0 turns rounding off.
    public var scale: Double?
    /// The layout direction of every tree instead of the one in the script.
    public var direction: LayoutDirection?

    /// Creates options; what is nil is left to the scripts.
    public init(size: Size? = nil, scale: Double? = nil, direction: LayoutDirection? = nil) {
        self.size = size
        self.scale = scale
        self.direction = direction
    }
}

/// What became of one case of a script.
public struct CaseResult {
    /// The name behind `case`, or nil for a script without cases.
    public let name: String?
    /// The line on which the case begins, counted from 1.
    public let line: Int
    /// The expectations that were not met, and the mistake at which the case stopped, if there was one.
    public let failures: [Diagnostic]
    /// The warnings that were raised, in order; each one's location is the line of the script that raised it.
    public let warnings: [LayoutWarning]
    /// The tree as the case left it, or nil where no node was made.
    public let root: LayoutNode?

    /// Whether the case ran to its end and all expectations were met.
    public var passed: Bool { failures.isEmpty }
}

/// Runs layout scripts: trees, chains and expectations written as text.
///
/// A script is data. Mistakes become diagnostics, and no input traps, loops or takes more memory than its length explains.
public struct ScriptRunner {
    /// What is decided in place of the scripts.
    public var options: ScriptOptions

    /// Creates a runner.
    public init(options: ScriptOptions = ScriptOptions()) {
        self.options = options
    }

    /// Runs all cases of a script, each one for itself, in order.
    ///
    /// - Parameters:
    ///   - source: the text of the script.
    ///   - file: the name that diagnostics give the script.
    ///   - onCase: called with each result when its case is done.
    /// - Returns: a result for every case; a script without `case` is one case, and one without a statement is a mistake.
    public func run(_ source: String, file: String, onCase: (CaseResult) -> Void = { _ in }) -> [CaseResult] {
        var results: [CaseResult] = []
        let bytes = ScriptRunner.bytes(of: source)
        for section in CaseSection.sections(of: bytes) {
            var runner = CaseRunner(section, of: bytes, file: file, options: options)
            let result = runner.run()
            onCase(result)
            results.append(result)
        }
        return results
    }

    /// The number of cases in a script, without running it.
    ///
    /// Takes time proportional to the text.
    public static func caseCount(in source: String) -> Int {
        CaseSection.sections(of: bytes(of: source)).count
    }

    /// The text without the byte order mark that some editors begin a file with.
    private static func bytes(of source: String) -> [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = Array(source.utf8)
        return bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    }
}

/// The part of a script that one case takes up.
struct CaseSection {
    /// The bytes of the case, its `case` line included.
    var range: Range<Int>
    /// The number of lines before it.
    var linesBefore: Int

    /// The cases of a script.
    ///
    /// What stands before the first one, if it is more than comments, is a case of its own.
    static func sections(of bytes: [UInt8]) -> [CaseSection] {
        let keyword = Array("case".utf8)
        var sections: [CaseSection] = []
        var start = 0
        var startLine = 0
        var saysSomething = false
        var line = 0
        var index = 0
        while index < bytes.count {
            var first = index
            while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
            let follower = first + keyword.count
            let isCase =
                follower < bytes.count && bytes[first..<follower].elementsEqual(keyword)
                && [0x20, 0x09, 0x22].contains(bytes[follower])
            if isCase {
                if saysSomething { sections.append(CaseSection(range: start..<index, linesBefore: startLine)) }
                (start, startLine, saysSomething) = (index, line, true)
            } else if first < bytes.count, ![0x0A, 0x0D, UInt8(ascii: "/")].contains(bytes[first]) {
                saysSomething = true
            }
            while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            index += 1
            line += 1
        }
        if saysSomething || sections.isEmpty {
            sections.append(CaseSection(range: start..<bytes.count, linesBefore: startLine))
        }
        return sections
    }
}
