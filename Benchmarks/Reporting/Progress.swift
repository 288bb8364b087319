import PlumbConsole

/// Writes the progress to standard error: on one line of a terminal, and elsewhere a short line for each workload.
final class Progress {
    private let total: Int
    private let diagnostics: StandardError
    private let isDrawing = Terminal.standardError.isSmart
    private var done = 0

    init(total: Int, diagnostics: StandardError) {
        self.total = total
        self.diagnostics = diagnostics
    }

    /// The next workload begins.
    func begin(_ name: String) {
        done += 1
        let line = "[\(done)/\(total)] \(name)"
        if isDrawing { diagnostics.writeUnended("\r\u{1B}[K\(line)") } else { diagnostics.write(line) }
    }

    /// Removes the line.
    func end() {
        if isDrawing, done > 0 { diagnostics.writeUnended("\r\u{1B}[K") }
    }
}
