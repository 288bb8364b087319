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
/// print(solver.value(of: width))  // 312.0
/// ```
///
/// After ``updateVariables()`` the constraints hold as well as their strengths allow; see ``Strength`` for what that means. Required
/// ones hold after every call. A call that throws has changed nothing: the solver is, bit for bit, as it was before, or, if the call
/// made more than four changes for each coefficient, holds the same constraints with a solution that is as good.
///
/// The same calls give the same answers on every platform. Of equally good answers it is one in which the constraint with the lowest
/// ``Constraint/tag``, and among equal tags the one added first, is violated least, then the next one. If that leaves a choice, the order
/// of the calls decides, and ``range(of:)`` tells how far a variable could have moved.
///
/// The method is the one of Badros, Borning and Stuckey, *The Cassowary linear arithmetic constraint solving
/// algorithm* (ACM TOCHI 8(4), 2001), with other symbols and pivots: see <doc:HowTheSolverWorks>. Values are `Double`; a
/// constraint that is off by less than 1e-8 is satisfied.
///
/// The solver is a class: it is the one owner of a system that handles refer to, and a tree of nodes holds it by
/// reference. It is not `Sendable`; a solver belongs to one task at a time.
public final class Solver {
    // Nothing else runs while a solver is read and written, so run-time exclusivity checks would find nothing.

    @safe @exclusivity(unchecked) var tableau = Tableau()
    @safe @exclusivity(unchecked) var table = RecordTable()
    @safe @exclusivity(unchecked) var terms = TermTable()
    /// The symbols of all variables, in no particular order.
    @safe @exclusivity(unchecked) var variables = Slab<Int32>(capacity: 64)
    /// Soft constraints that have no row yet, and soft constraints that need none.
    @safe @exclusivity(unchecked) var waiting = Slab<Int32>(capacity: 64)
    @safe @exclusivity(unchecked) var sleeping = Slab<Int32>(capacity: 16)
    /// All that sleep have a priority below this one.
    @safe @exclusivity(unchecked) var lastSleepingPriority = 0.0
    /// Rows of a lower priority than this one were put to sleep.
    @safe @exclusivity(unchecked) var lastRowPriority = 0.0
    /// The lowest priority that decided something when the changes of the tableau were so many.
    @safe @exclusivity(unchecked) var lastDecidingPriority = 0.0
    @safe @exclusivity(unchecked) var decidedChangeCount = -1
    /// How many changes of the tableau there were when it was last solved.
    @safe @exclusivity(unchecked) var solvedChangeCount = 0
    /// How many pivots there were when rounding errors were last looked for.
    @safe @exclusivity(unchecked) var checkedPivotCount = 0
    /// The names by symbol; shorter than the list of symbols when the last ones have none.
    @safe @exclusivity(unchecked) var names: [String] = []
    @safe @exclusivity(unchecked) private var nextSerial: UInt32 = 0

    /// Makes a solver without variables and constraints.
    public init() {}

    /// The priority from which on constraints of equal priority are ordered by their tags; lower ones come after the ties.
    package var tiePriority: Double {
        get { tableau.tiePriority }
        set { tableau.tiePriority = newValue }
    }

    /// Makes a variable; the name is for descriptions only and need not be unique.
    ///
    /// Until constraints determine it, a variable is 0.
    public func makeVariable(_ name: String = "") -> Variable {
        let serial = nextSerial
        nextSerial &+= 1
        let symbol = tableau.makeSymbol(Symbol(.external, serial: serial))
        tableau.changeCount += 1
        tableau.symbols[symbol].position = variables.append(symbol)
        if !name.isEmpty {
            while names.count <= Int(symbol) { names.append("") }
            names[Int(symbol)] = name
        }
        return Variable(index: symbol, serial: serial)
    }

    /// Removes a variable that no constraint and no edit uses any more.
    ///
    /// Throws ``SolverError/variableInUse(_:)`` when one does, and ``SolverError/unknownVariable(_:)`` for a variable
    /// that is not in the solver.
    public func removeVariable(_ variable: Variable) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        let symbol = tableau.symbols[variable.index]
        guard symbol.firstTerm == nowhere else { throw .variableInUse(variable) }
        if symbol.isBasic {
            // Only rounding can have left a row that nothing asks for any more.
            tableau.closeRow(of: variable.index)
        }
        variables.swapRemove(at: symbol.position)
        if symbol.position < variables.count { tableau.symbols[variables[symbol.position]].position = symbol.position }
        if Int(variable.index) < names.count { names[Int(variable.index)] = "" }
        tableau.removeSymbol(variable.index)
    }

    /// Whether the variable is one of this solver's.
    public func contains(_ variable: Variable) -> Bool {
        let index = variable.index
        return index >= 0 && index < tableau.symbols.count && tableau.symbols[index].kind == .external
            && tableau.symbols[index].serial == variable.serial
    }

    /// The name given to the variable, else `v` and its index.
    public func name(of variable: Variable) -> String {
        guard contains(variable), Int(variable.index) < names.count else { return variable.description }
        let name = names[Int(variable.index)]
        return name.isEmpty ? variable.description : name
    }

    /// Removes all constraints, edits and variables, and keeps the memory for what comes next.
    ///
    /// Handles of variables from before are not recognised afterwards.
    public func reset() {
        tableau.removeAll()
        table.removeAll()
        terms.removeAll()
        waiting.removeAll()
        sleeping.removeAll()
        lastSleepingPriority = 0
        lastRowPriority = 0
        decidedChangeCount = -1
        variables.removeAll()
        names.removeAll(keepingCapacity: true)
    }

    /// How many variables there are.
    public var variableCount: Int { Int(variables.count) }

    /// How many constraints there are, edits not counted.
    public var constraintCount: Int { table.constraintCount }

    /// How many edit variables there are.
    public var editVariableCount: Int { table.editCount }
}
