import LineFinding

/// A warning that a chain reports when it ends.
///
/// Notes are a linked list; see Documentation/Optimizer.md, fact 1. Their memory layout is fixed, since clients compile their
/// initializers: library evolution requires that.
@_fixed_layout
open class _ChainNote {
    /// The note before this one, or nil.
    public let previous: _ChainNote?

    /// The captured location of the call, if there is one.
    package final var caller: CallerLocation?

    /// Creates a note that follows another one.
    @export(implementation)
    public init(after previous: _ChainNote?) {
        self.previous = previous
    }

    /// Makes the warning and reports it.
    open func report() {}

    /// Reports all earlier notes, the first one first, and then this one.
    ///
    /// It consumes the note, which saves each chain a release; see Documentation/Optimizer.md, fact 10.
    public final consuming func reportAll() {
        var notes: [_ChainNote] = []
        var next: _ChainNote? = self
        while let note = next {
            notes.append(note)
            next = note.previous
        }
        for note in notes.reversed() { note.report() }
    }
}
