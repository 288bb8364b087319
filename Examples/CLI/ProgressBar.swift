import Foundation
import PlumbConsole

/// The progress of a long run, on the last line of the terminal; nothing if standard error is no terminal.
final class ProgressBar {
    private let total: Int
    private let diagnostics: StandardError
    private let isOn: Bool
    private var lastDrawing = ProcessInfo.processInfo.systemUptime
    private var isDrawn = false
    private var done = 0

    /// The seconds before the bar appears and between two drawings; a short run shows no bar.
    private let interval = 0.08

    init(total: Int, diagnostics: StandardError) {
        self.total = total
        self.diagnostics = diagnostics
        isOn = Terminal.standardError.isSmart && total > 1
    }

    /// Counts one more.
    func advance() {
        done += 1
        // Looking at the clock costs more than most cases.
        guard isOn, done.isMultiple(of: 16) else { return }
        let now = ProcessInfo.processInfo.systemUptime
        guard now - lastDrawing > interval else { return }
        lastDrawing = now
        draw()
    }

    /// Takes the bar away, so that lines can be written.
    func clear() {
        guard isDrawn else { return }
        diagnostics.writeUnended("\r\u{1B}[K")
        isDrawn = false
    }

    private func draw() {
        let counts = " \(done)/\(total)"
        let width = max(4, min(40, Terminal.standardError.columns - counts.count - 4))
        let filled = min(width, width * done / max(1, total))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        diagnostics.writeUnended("\r\(bar)\(counts)\u{1B}[K")
        isDrawn = true
    }
}
