/// An incremental solver for linear equalities and inequalities of different strengths.
///
/// ```swift
/// let solver = Solver()
/// let x = solver.makeVariable("x")
/// let width = solver.makeVariable("width")
/// try solver.add(x >= 8)
/// try solver.add(x + width <= 320)
/// try solver.add((width == 400) | .strong)
/// solver.updateVariables()
/// solver.value(of: width)  // 312
/// ```
///
/// After every call the constraints hold as well as their strengths allow; see ``Strength`` for what that means. A
/// call that throws has changed nothing: the solver is, bit for bit, as it was before.
///
/// The same calls give the same answers on every platform. Where more than one answer is equally good, which one is
/// chosen depends on the order of the calls, and ``range(of:)`` tells how far a variable could have moved.
///
/// The method is the one of Badros, Borning and Stuckey, *The Cassowary linear arithmetic constraint solving
/// algorithm* (ACM TOCHI 8(4), 2001). It departs from it in that required constraints enter by the dual simplex
/// method, without an artificial variable, and in that priorities are compared exactly instead of being blended into
/// one number. Values are `Double`; a constraint that is off by less than 1e-8 counts as satisfied.
///
/// The solver is a class: it is the one owner of a system that handles refer to, and a tree of nodes holds it by
/// reference. It is not `Sendable`; a solver belongs to one task at a time.
public final class Solver {
    // Nothing in the solver calls back, so a check for overlapping accesses would find nothing.
    @safe @exclusivity(unchecked) private var system = System()

    /// Makes a solver without variables and constraints.
    public init() {}

    /// Makes a variable; the name is for descriptions only and need not be unique.
    ///
    /// Until constraints determine it, a variable is 0.
    public func makeVariable(_ name: String = "") -> Variable {
        system.makeVariable(name)
    }

    /// Removes a variable that no constraint and no edit uses any more.
    ///
    /// Throws ``SolverError/variableInUse(_:)`` when one does, and ``SolverError/unknownVariable(_:)`` for a variable
    /// that is not in the solver.
    public func removeVariable(_ variable: Variable) throws(SolverError) {
        try system.removeVariable(variable)
    }

    /// Whether the variable is one of this solver's.
    public func contains(_ variable: Variable) -> Bool {
        system.contains(variable)
    }

    /// The name given to the variable, else `v` and its index.
    public func name(of variable: Variable) -> String {
        system.name(of: variable)
    }

    /// Adds a constraint.
    ///
    /// Throws, and changes nothing, when
    /// - it is required and cannot hold beside the required ones that are there
    ///   (``SolverError/unsatisfiable(_:clashingWith:)``, with a smallest set of those it clashes with),
    /// - an equal one is there already (``SolverError/duplicate(_:)``),
    /// - its strength is out of range, one of its numbers is infinite or not a number, or one of its variables is not
    ///   of this solver (``SolverError/badStrength(_:)``, ``SolverError/nonFinite(_:)``,
    ///   ``SolverError/unknownVariable(_:)``),
    /// - its numbers lie too far apart for a `Double` (``SolverError/imprecise(_:)``).
    ///
    /// The time depends on how many rows the constraint's variables are connected with, not on the size of the system;
    /// a few hundred nanoseconds are usual in a layout.
    public func add(_ constraint: Constraint) throws(SolverError) {
        try system.add(constraint)
    }

    /// Removes a constraint that is equal to this one.
    ///
    /// Throws ``SolverError/unknown(_:)`` when there is none.
    public func remove(_ constraint: Constraint) throws(SolverError) {
        try system.remove(constraint)
    }

    /// Whether an equal constraint is in the solver.
    public func contains(_ constraint: Constraint) -> Bool {
        system.contains(constraint)
    }

    /// Makes a variable editable: it is pulled to its present value, and from then on to the values suggested for it.
    ///
    /// A strength below required is needed, else ``SolverError/badStrength(_:)`` is thrown. A variable that is
    /// editable already is answered with ``SolverError/duplicateEditVariable(_:)``, one that is not in this solver with
    /// ``SolverError/unknownVariable(_:)``.
    public func addEditVariable(_ variable: Variable, strength: Strength = .strong) throws(SolverError) {
        try system.addEditVariable(variable, strength: strength)
    }

    /// Lets go of an edit variable; what only its edit determined may change.
    ///
    /// Throws ``SolverError/unknownEditVariable(_:)`` when the variable is not editable.
    public func removeEditVariable(_ variable: Variable) throws(SolverError) {
        try system.removeEditVariable(variable)
    }

    /// Whether the variable is editable.
    public func isEditVariable(_ variable: Variable) -> Bool {
        system.isEditVariable(variable)
    }

    /// Pulls an edit variable to another value, and solves the system for it.
    ///
    /// The value is reached as far as stronger constraints allow. Throws ``SolverError/unknownEditVariable(_:)`` when
    /// the variable is not editable and ``SolverError/nonFiniteSuggestion(_:for:)`` when the value is infinite or not
    /// a number.
    ///
    /// Takes time in proportion to the rows that depend on the variable, plus a pivot for each inequality that becomes
    /// tight or slack; no memory is allocated once the solver's buffers have grown to what the system needs.
    public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        try system.suggest(value, for: variable)
    }

    /// Brings the values that ``value(of:)-(Variable)`` hands out up to date; O(number of variables).
    public func updateVariables() {
        system.updateVariables()
    }

    /// The value of the variable at the last ``updateVariables()``, or 0 if it was made later or is not in the solver.
    public func value(of variable: Variable) -> Double {
        system.value(of: variable)
    }

    /// The value of the variable at the last ``updateVariables()``, the same as ``value(of:)-(Variable)``.
    public subscript(variable: Variable) -> Double { system.value(of: variable) }

    /// The value of the expression at the last ``updateVariables()``.
    public func value(of expression: LinearExpression) -> Double {
        system.value(of: expression)
    }

    /// The interval of values that the variable has among all equally good solutions.
    ///
    /// Where the ends differ, the constraints do not determine the variable, and the value that the solver chose is
    /// one of many. The ends can be infinite. The answer is for the constraints as they are, whether or not
    /// ``updateVariables()`` was called; a variable that is not in the solver can be anything.
    ///
    /// The solver is searched for the smallest and the largest value and then put back as it was, which takes about
    /// as long as adding two constraints.
    public func range(of variable: Variable) -> ClosedRange<Double> {
        system.range(of: variable)
    }

    /// Removes all constraints, edits and variables, and keeps the memory for what comes next.
    ///
    /// Handles of variables from before are not recognised afterwards.
    public func reset() {
        system.reset()
    }

    /// The constraints in the order in which they were added; O(n log n).
    public var constraints: [Constraint] { system.constraints }

    /// How many variables there are.
    public var variableCount: Int { Int(system.variables.count) }

    /// How many constraints there are, edits not counted.
    public var constraintCount: Int { system.table.constraintCount }

    /// How many edit variables there are.
    public var editVariableCount: Int { system.table.editCount }

    /// The constraint as text, with the names of its variables.
    public func description(of constraint: Constraint) -> String {
        constraint.text { system.name(of: $0) }
    }

    /// The error as text, with the names of its variables.
    public func description(of error: SolverError) -> String {
        error.text { system.name(of: $0) }
    }

    /// The tableau as text, for reading and for comparing: the costs by priority, the rows, the edits, the constraints.
    ///
    /// Slack, error and dummy symbols are written `s`, `e` and `d` with a number. Everything is sorted, and numbers are
    /// written so that equal text means equal bits.
    public func dump() -> String {
        system.dump()
    }
}

extension Solver: CustomStringConvertible {
    /// How many variables, constraints and edits there are.
    public var description: String { system.summary }
}
