import LayoutTree

/// The log of a chain on its way from call to call, or none, which is the case in almost all chains.
///
/// Counting references to a log that is hardly ever there would be a large part of what a chain costs its compiler, so this one
/// is counted by hand: once, when it is made, and no more when ``taken()`` gives it back. Whoever is handed one hands it on or
/// takes it, exactly once; a chain hands its own to whatever ends it.
@usableFromInline
@frozen
@safe
struct HandedLog<Node: Layoutable> where Node.LayoutBase == Node {
    @usableFromInline let link: Unmanaged<ChainLog<Node>>?

    /// No log.
    @inlinable
    @inline(always)
    init() { unsafe link = nil }

    init(_ log: ChainLog<Node>) { unsafe link = Unmanaged.passRetained(log) }

    @inlinable var isEmpty: Bool {
        @inline(always) get { unsafe link == nil }
    }

    /// The log itself, counted as any object is.
    func taken() -> ChainLog<Node>? { unsafe link?.takeRetainedValue() }
}
