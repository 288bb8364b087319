#if canImport(Runtime) && !hasFeature(Embedded)
import Runtime

/// The moment of a call, by which the line that made it can be found later.
///
/// It holds the program counters on the stack and nothing else, so that capturing costs a few microseconds. What the lines
/// are is found out when somebody asks, and remembered for each program counter; see ``SourceLines``.
@usableFromInline
package struct CallerLocation: Hashable, Sendable {
    /// The program counters, innermost first, each within the instruction that made the call.
    let programCounters: [UInt64]
    /// Whether the call ends a chain, so that its line may be that of a closing brace.
    let endsChain: Bool
    /// Where the call is written, in a layout script.
    package let position: Int?

    private init(_ programCounters: [UInt64], endsChain: Bool) {
        (self.programCounters, self.endsChain, position) = (programCounters, endsChain, nil)
    }

    /// A call in a layout script, which is no call of the program.
    package init(position: Int) { (programCounters, endsChain, self.position) = ([], false, position) }

    /// The stack at this moment.
    @inline(never)
    package static func capture(endsChain: Bool = false) -> CallerLocation {
        guard #available(macOS 26.0, *) else { return CallerLocation([], endsChain: endsChain) }
        return CallerLocation(SourceLines.programCounters(limit: 32), endsChain: endsChain)
    }

    /// The innermost line outside this library, or nil where the binary has no debug information.
    ///
    /// Looking up a program counter for the first time takes milliseconds, later ones less than a microsecond.
    package func resolved() -> SourceLine? {
        guard #available(macOS 26.0, *) else { return nil }
        return SourceLines.location(of: programCounters, endsChain: endsChain)
    }
}
#else
/// The moment of a call, by which the line that made it could be found on platforms that can walk their stack.
@usableFromInline
package struct CallerLocation: Hashable, Sendable {
    /// Where the call is written, in a layout script.
    package let position: Int?

    /// A call in a layout script, which is no call of the program.
    package init(position: Int?) { self.position = position }

    /// Nothing, on this platform.
    package static func capture(endsChain: Bool = false) -> CallerLocation { CallerLocation(position: nil) }

    /// Nil.
    package func resolved() -> SourceLine? { nil }
}
#endif
