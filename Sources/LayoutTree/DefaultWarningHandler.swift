/// What happens to a warning where a tree has no handler of its own.
enum DefaultWarningHandler {
    /// On in debug builds, off in release builds.
    static var isOn: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Writes the warning as one line to standard error, with the place in the source where the platform can tell it.
    static func deliver(_ warning: LayoutWarning) {
        var line = "plumb: \(warning)"
        if let place = callerLocation() { line += " [\(place)]" }
        writeToStandardError(line + "\n")
    }
}
