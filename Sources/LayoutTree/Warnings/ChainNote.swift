import LineFinding

/// Something that a chain has to report when it ends.
///
/// Notes are a linked list; see Documentation/Optimizer.md, fact 1. Their layout is fixed, since clients compile their initializers:
/// library evolution asks for that.
@_fixed_layout
open class _ChainNote {
    /// The note before this one, or nil.
    public let previous: _ChainNote?

    /// Where the call was made, if that was captured.
    package final var caller: CallerLocation?

    /// Creates a note after another one.
    @export(implementation)
    public init(after previous: _ChainNote?) {
        self.previous = previous
    }

    /// Makes the warning.
    open func report() {}

    /// Reports the notes before this one, the first one first, and then this one.
    ///
    /// It consumes the note, which saves chains a release, and the compiler the work on it; see Documentation/Optimizer.md, fact 10.
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
