#if canImport(Runtime) && !hasFeature(Embedded)
import Runtime

/// The program counters of a call, from which its source line can be found later.
///
/// Capturing them costs a few microseconds. Their lines are looked up when somebody asks, and remembered for each program counter;
/// see ``SourceLines``.
@usableFromInline
package struct CallerLocation: Hashable, Sendable {
    /// The program counters, innermost first, each within its call instruction.
    let programCounters: [UInt64]
    /// Whether the call ends a chain, so that its line may belong to a closing brace.
    let endsChain: Bool
    /// The position of the call in a layout script.
    package let position: Int?

    private init(_ programCounters: [UInt64], endsChain: Bool) {
        (self.programCounters, self.endsChain, position) = (programCounters, endsChain, nil)
    }

    /// A call in a layout script; it has no program counters.
    package init(position: Int) { (programCounters, endsChain, self.position) = ([], false, position) }

    /// Captures the stack now.
    @inline(never)
    package static func capture(endsChain: Bool = false) -> CallerLocation {
        guard #available(macOS 26.0, *) else { return CallerLocation([], endsChain: endsChain) }
        return CallerLocation(SourceLines.programCounters(limit: 32), endsChain: endsChain)
    }

    /// The innermost line outside this library, or nil if the binary has no debug information.
    ///
    /// Looking up a program counter takes milliseconds at first and less than a microsecond later.
    package func resolved() -> SourceLine? {
        guard #available(macOS 26.0, *) else { return nil }
        return SourceLines.location(of: programCounters, endsChain: endsChain)
    }
}
#else
/// The source of a call, on platforms that cannot walk the stack: the position in a layout script, or nothing.
@usableFromInline
package struct CallerLocation: Hashable, Sendable {
    /// The position of the call in a layout script.
    package let position: Int?

    /// A call in a layout script; nil for a call of the program.
    package init(position: Int?) { self.position = position }

    /// Captures nothing on this platform.
    package static func capture(endsChain: Bool = false) -> CallerLocation { CallerLocation(position: nil) }

    /// Nil, as no line is known.
    package func resolved() -> SourceLine? { nil }
}
#endif
