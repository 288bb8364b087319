/// Something that a chain under way has to report when it ends; each note keeps the one before it.
open class _ChainNote {
    public let previous: _ChainNote?

    @inlinable
    public init(after previous: _ChainNote?) {
        self.previous = previous
    }

    /// Makes the warning.
    open func report() {}
}
