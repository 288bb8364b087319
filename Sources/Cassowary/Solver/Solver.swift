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
/// After ``updateVariables()`` the constraints hold as well as their strengths allow; see ``Strength``. Required ones hold after
/// every call. A call that throws changes nothing: the solver equals its earlier state bit for bit. If the call made more than
/// four changes for each coefficient, the solver has the same constraints and an equally good solution.
///
/// The same calls give the same values on every platform. Among equally good solutions, the constraint with the lowest
/// ``Constraint/tag``, and among equal tags the one added first, is violated least, then the next one. If several solutions
/// remain, the order of the calls decides, and ``range(of:)`` returns the interval of a variable.
///
/// The method comes from Badros, Borning and Stuckey, *The Cassowary linear arithmetic constraint solving algorithm* (ACM TOCHI
/// 8(4), 2001), with other symbols and pivots: see <doc:HowTheSolverWorks>. Values are `Double`; a constraint that is off by less
/// than 1e-8 is satisfied.
///
/// The solver is a class, since handles refer to it and a tree of nodes holds it by reference. It is not `Sendable`; a solver
/// belongs to one task at a time.
public final class Solver {
    // No other code runs while a solver is read or written, so run-time exclusivity checks would find nothing.

    @safe @exclusivity(unchecked) var tableau = Tableau()
    @safe @exclusivity(unchecked) var table = RecordTable()
    @safe @exclusivity(unchecked) var terms = TermTable()
    /// The symbols of all variables, in no particular order.
    @safe @exclusivity(unchecked) var variables = Slab<Int32>(capacity: 64)
    /// Soft constraints that have no row yet, and soft constraints that need none.
    @safe @exclusivity(unchecked) var waiting = Slab<Int32>(capacity: 64)
    @safe @exclusivity(unchecked) var sleeping = Slab<Int32>(capacity: 16)
    /// All sleeping constraints have a priority below this one.
    @safe @exclusivity(unchecked) var lastSleepingPriority = 0.0
    /// Rows of a lower priority than this one were put to sleep.
    @safe @exclusivity(unchecked) var lastRowPriority = 0.0
    /// The lowest priority that decided something, and the number of changes of the tableau at that time.
    @safe @exclusivity(unchecked) var lastDecidingPriority = 0.0
    @safe @exclusivity(unchecked) var decidedChangeCount = -1
    /// The number of changes of the tableau when it was last solved.
    @safe @exclusivity(unchecked) var solvedChangeCount = 0
    /// The number of pivots when rounding errors were last checked.
    @safe @exclusivity(unchecked) var checkedPivotCount = 0
    /// The names by symbol; shorter than the list of symbols if the last ones have none.
    @safe @exclusivity(unchecked) var names: [String] = []
    @safe @exclusivity(unchecked) private var nextSerial: UInt32 = 0

    /// Creates a solver without variables and constraints.
    public init() {}

    /// The lowest priority whose constraints are ordered by their tags.
    ///
    /// Lower priorities are compared after these ties.
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
    /// Throws ``SolverError/variableInUse(_:)`` if one does, and ``SolverError/unknownVariable(_:)`` for a variable that is not
    /// in the solver.
    public func removeVariable(_ variable: Variable) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        let symbol = tableau.symbols[variable.index]
        guard symbol.firstTerm == nowhere else { throw .variableInUse(variable) }
        if symbol.isBasic {
            // A row without a constraint remains only because of rounding errors.
            tableau.closeRow(of: variable.index)
        }
        variables.swapRemove(at: symbol.position)
        if symbol.position < variables.count { tableau.symbols[variables[symbol.position]].position = symbol.position }
        if Int(variable.index) < names.count { names[Int(variable.index)] = "" }
        tableau.removeSymbol(variable.index)
    }

    /// Whether the variable belongs to this solver.
    public func contains(_ variable: Variable) -> Bool {
        let index = variable.index
        return index >= 0 && index < tableau.symbols.count && tableau.symbols[index].kind == .external
            && tableau.symbols[index].serial == variable.serial
    }

    /// The name of the variable, or else `v` and its index.
    public func name(of variable: Variable) -> String {
        guard contains(variable), Int(variable.index) < names.count else { return variable.description }
        let name = names[Int(variable.index)]
        return name.isEmpty ? variable.description : name
    }

    /// Removes all constraints, edits and variables, and keeps the memory for later ones.
    ///
    /// Earlier handles of variables are invalid afterwards.
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

    /// The number of variables.
    public var variableCount: Int { Int(variables.count) }

    /// The number of constraints, without edits.
    public var constraintCount: Int { table.constraintCount }

    /// The number of edit variables.
    public var editVariableCount: Int { table.editCount }
}
