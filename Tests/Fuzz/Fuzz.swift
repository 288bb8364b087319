import LayoutRendering
import LayoutScript
import LayoutTree
import PastedCode

/// Called by libFuzzer with each input: runs it as a script, and checks what must hold for any text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    check(text)
    if let conversion = convert(text) { check(conversion.script) }
    return 0
}

private func check(_ text: String) {
    let length = text.utf16.count
    for result in ScriptRunner(options: ScriptOptions(traces: true)).run(text, file: "input.pin") {
        let ranges = result.failures.flatMap { [$0.range] + $0.fixes.map { $0.range } } + result.raised.map { $0.range }
        for range in ranges + result.nodes.flatMap({ $0.placements.map { $0.range } }) {
            precondition(range.line >= 1 && range.column >= 1 && range.length >= 0)
            precondition(range.offset >= 0 && range.offset + range.length <= length)
        }
        for failure in result.failures { precondition(!"\(failure)".isEmpty) }
        for warning in result.warnings { precondition(!"\(warning)".isEmpty) }
        guard let snapshot = result.root?.snapshot() else { continue }
        for node in snapshot.nodes { precondition(node.untransformedFrame.isFinite) }
        precondition(!snapshot.svg().isEmpty)
    }
}
