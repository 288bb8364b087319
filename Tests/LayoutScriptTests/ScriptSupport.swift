import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// The results of a script.
func run(_ script: String, _ options: ScriptOptions = ScriptOptions()) -> [CaseResult] {
    keepForTheRecord(script)
    return ScriptRunner(options: options).run(script, file: "test.pin")
}

/// Checks that a script of one case meets its expectations.
func expectPass(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for failure in run(script).flatMap({ $0.failures }) {
        Issue.record("\(failure)", sourceLocation: sourceLocation)
    }
}

/// The first mistake of a script.
func mistake(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Diagnostic {
    try #require(run(script).flatMap { $0.failures }.first, sourceLocation: sourceLocation)
}

/// The frame of the node of that name.
func frame(_ name: String, in result: CaseResult) -> Rect? { node(name, in: result.root)?.frame }

/// A text with one to six parts, of some bytes at most, taken out or doubled, or words put in.
func mutated(_ text: String, upTo longest: Int, _ words: [String], _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<random.integer(1...6) {
        let start = random.integer(0...bytes.count - 2)
        let end = min(bytes.count, start + random.integer(1...longest))
        switch random.integer(0...2) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: random.integer(0...bytes.count - 1))
        default: bytes.insert(contentsOf: Array(random.pick(words).utf8), at: start)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
