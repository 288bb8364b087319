#if canImport(Runtime) && !hasFeature(Embedded)
import Runtime

/// The moment of a call, by which the line that made it can be found later.
///
/// It holds the program counters on the stack and nothing else, so that capturing costs a few microseconds. What the lines
/// are is found out when somebody asks, and remembered for each program counter; see ``SourceLines``.
package struct CallerLocation: Hashable, Sendable {
    /// The program counters, innermost first, each within the instruction that made the call.
    let counters: [UInt64]

    /// The stack at this moment.
    @inline(never)
    package static func capture() -> CallerLocation {
        guard #available(macOS 26.0, *) else { return CallerLocation(counters: []) }
        return CallerLocation(counters: SourceLines.counters(limit: 32))
    }

    /// The innermost line outside this library, or nil where the binary has no debug information.
    ///
    /// Looking up a program counter for the first time takes milliseconds, later ones less than a microsecond.
    package func resolved() -> LayoutWarning.Location? {
        guard #available(macOS 26.0, *) else { return nil }
        return SourceLines.location(of: counters)
    }
}
#else
/// The moment of a call, by which the line that made it could be found on platforms that can walk their stack.
package struct CallerLocation: Hashable, Sendable {
    /// Nothing, on this platform.
    package static func capture() -> CallerLocation { CallerLocation() }

    /// Nil.
    package func resolved() -> LayoutWarning.Location? { nil }
}
#endif
