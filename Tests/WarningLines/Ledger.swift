import Plumb

/// Compares the lines that warnings name with the lines of their chains, and prints the result.
final class Ledger {
    private var name = ""
    private var lines = 0...0
    private var file = ""
    private var isMet = true

    /// Says which lines the next warning may name, or which ones in optimized code.
    func expect(
        _ name: String, _ line: Int, to last: Int? = nil, optimized: ClosedRange<Int>? = nil, file: String = #fileID
    ) {
        finish()
        self.name = name
        lines = line...(last ?? line)
        #if !DEBUG
        if let optimized { lines = optimized }
        #endif
        self.file = file.split(separator: "/").last.map(String.init) ?? file
        isMet = false
    }

    /// Receives a warning.
    func receive(_ warning: LayoutWarning) {
        let location = warning.location
        let isRight = location.map { $0.file == file && lines.contains($0.line) } ?? false
        if !isRight {
            print("wrong: \(name): \(location.map { "\($0)" } ?? "no line"): \(warning)")
        } else if !isMet {
            print("right: \(name)")
        }
        isMet = true
    }

    /// Complains if the last expectation has seen no warning.
    func finish() {
        if !isMet { print("wrong: \(name): no warning") }
        isMet = true
    }
}

extension LayoutNode {
    /// A new child.
    func child(_ name: String) -> LayoutNode {
        let child = LayoutNode(name, frame: Rect(x: 0, y: 0, width: 10, height: 10))
        addChild(child)
        return child
    }
}
