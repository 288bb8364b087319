/// A handle for one unknown of a ``Solver``.
///
/// A handle is two small integers, made by ``Solver/makeVariable(_:)``. It holds no value: ``Solver/value(of:)-(Variable)`` of
/// the solver returns it. A solver never issues the same handle twice. So it recognizes the handle of a variable that was
/// removed, also by ``Solver/reset()``, and throws ``SolverError/unknownVariable(_:)``.
///
/// A handle is valid only for the solver that made it. Another solver may mistake it for a handle of its own.
///
/// The operator `==` between two variables gives a `Bool` or a ``Constraint``, as the context requires. Without context, as in
/// `let c = x == y`, it is a `Bool`; write `let c: Constraint = x == y`.
@frozen
public struct Variable: Hashable, Sendable, BitwiseCopyable {
    /// The index of the variable in its solver; unique among the current variables.
    public let index: Int32

    /// A number that no other variable of the same solver ever has, by which the solver recognizes an outdated handle.
    public let serial: UInt32

    @usableFromInline
    init(index: Int32, serial: UInt32) {
        self.index = index
        self.serial = serial
    }
}

extension Variable: CustomStringConvertible {
    /// The letter `v` and the index, such as `v3`; only the solver has the name.
    public var description: String { "v\(index)" }
}
