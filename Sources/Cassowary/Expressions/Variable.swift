/// A handle for one unknown of a ``Solver``.
///
/// A handle is two small integers, made by ``Solver/makeVariable(_:)``. It holds no value: ask the solver, with
/// ``Solver/value(of:)-(Variable)``. A solver never issues the same handle twice, so one that outlives its variable (removed, or
/// gone with ``Solver/reset()``) is recognised and answered with ``SolverError/unknownVariable(_:)``.
///
/// A handle means something only to the solver that made it. Another solver can mistake it for one of its own.
///
/// Between two variables `==` has two readings, chosen by the type that the context asks for: a `Bool`, or a
/// ``Constraint``. Where nothing asks, as in `let c = x == y`, it is a `Bool`; write `let c: Constraint = x == y`.
@frozen
public struct Variable: Hashable, Sendable, BitwiseCopyable {
    /// The index of the variable in its solver; unique among the variables that are there at the same time.
    public let index: Int32

    /// A number that no other variable of the same solver ever has, so that a stale handle can be told.
    public let serial: UInt32

    @usableFromInline
    init(index: Int32, serial: UInt32) {
        self.index = index
        self.serial = serial
    }
}

extension Variable: CustomStringConvertible {
    /// The letter `v` and the index, such as `v3`; only the solver knows the name.
    public var description: String { "v\(index)" }
}
