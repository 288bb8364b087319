import LineFinding

/// The handler of warnings in a tree without its own.
enum DefaultWarningHandler {
    /// On in debug builds with warnings, off in release builds.
    static var isOn: Bool {
        #if DEBUG && !WithoutWarnings
        true
        #else
        false
        #endif
    }

    /// Writes the warning as one line to standard error, if it is the first, tenth, hundredth occurrence of its finding and so on.
    static func deliver(_ warning: LayoutWarning, counts: WarningCounts) {
        if let line = line(for: warning, count: counts.count(warning)) { writeToStandardError(line + "\n") }
    }

    /// The line for the given occurrence of a finding, or nil if this occurrence is not written.
    static func line(for warning: LayoutWarning, count: Int) -> String? {
        var power = 1
        while power < count, power <= .max / 10 { power *= 10 }
        guard power == count else { return nil }
        var line = "plumb: \(warning)"
        if let location = warning.location { line += " [\(location)]" }
        if count > 1 { line += " (\(count) times)" }
        return line
    }
}
