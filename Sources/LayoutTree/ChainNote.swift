/// Something that a chain under way has to report when it ends; each note keeps the one before it.
open class _ChainNote {
    public let previous: _ChainNote?

    /// Where the call was made, if that was captured.
    package final var caller: CallerLocation?

    @inlinable
    public init(after previous: _ChainNote?) {
        self.previous = previous
    }

    /// Makes the warning.
    open func report() {}
}
