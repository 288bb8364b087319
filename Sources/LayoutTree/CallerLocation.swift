#if canImport(Runtime) && !hasFeature(Embedded)
import Runtime

/// The file and line outside this library that the running call came from, as `Card.swift:12`, or nil where the binary
/// has no debug information.
///
/// It walks and symbolicates the stack at this moment, which takes milliseconds: only a warning that is about to be read
/// by a person pays for it.
func callerLocation() -> String? {
    guard let backtrace = try? Backtrace.capture(limit: 48),
        let symbolicated = backtrace.symbolicated(options: [.showInlineFrames, .showSourceLocations])
    else { return nil }
    for frame in symbolicated.frames {
        guard let symbol = frame.symbol, !isOwnSymbol(symbol.rawName), let location = symbol.sourceLocation,
            location.line > 0
        else { continue }
        let file = location.path.split(separator: "/").last.map(String.init) ?? location.path
        return "\(file):\(location.line)"
    }
    return nil
}

/// Whether a mangled name belongs to one of the modules that a layout call passes through, or to the runtime.
private func isOwnSymbol(_ name: String) -> Bool {
    let modules = [
        "8Geometry", "10LayoutTree", "7Pinning", "8Stacking", "8Aligning", "15LayoutOperators", "16ConstraintLayout",
    ]
    let own = modules.contains { name.hasPrefix("$s\($0)") || name.hasPrefix("$S\($0)") }
    return own || name.hasPrefix("$s7Runtime") || !name.hasPrefix("$s")
}
#else
/// The place of a call cannot be found out on this platform.
func callerLocation() -> String? { nil }
#endif
