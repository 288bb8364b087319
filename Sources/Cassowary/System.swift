/// Everything a solver holds: the tableau, the constraints it stands for and the variables it speaks of.
struct System: ~Copyable {
    var tableau = Tableau()
    var table = RecordTable()
    /// The symbols of all variables, in no particular order.
    var variables = Slab<Int32>(capacity: 64)
    /// The names by symbol; shorter than the list of symbols when the last ones have none.
    var names: [String] = []
    private var nextSerial: UInt32 = 0

    mutating func makeVariable(_ name: String = "") -> Variable {
        let serial = nextSerial
        nextSerial &+= 1
        let symbol = tableau.makeSymbol(Symbol(.external, serial: serial))
        tableau.symbols[symbol].position = variables.append(symbol)
        if !name.isEmpty {
            while names.count <= Int(symbol) { names.append("") }
            names[Int(symbol)] = name
        }
        return Variable(index: symbol, serial: serial)
    }

    mutating func removeVariable(_ variable: Variable) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        let symbol = tableau.symbols[variable.index]
        guard symbol.uses == 0 else { throw .variableInUse(variable) }
        if symbol.isBasic {
            // Only rounding can have left a row that nothing asks for any more.
            tableau.closeRow(of: variable.index)
            tableau.commit()
        }
        variables.swapRemove(at: symbol.position)
        if symbol.position < variables.count { tableau.symbols[variables[symbol.position]].position = symbol.position }
        if Int(variable.index) < names.count { names[Int(variable.index)] = "" }
        tableau.release(variable.index)
    }

    func contains(_ variable: Variable) -> Bool {
        let index = variable.index
        return index >= 0 && index < tableau.symbols.count && tableau.symbols[index].kind == .external
            && tableau.symbols[index].serial == variable.serial
    }

    func name(of variable: Variable) -> String {
        guard contains(variable), Int(variable.index) < names.count else { return variable.description }
        let name = names[Int(variable.index)]
        return name.isEmpty ? variable.description : name
    }

    mutating func reset() {
        tableau.removeAll()
        table.removeAll()
        variables.removeAll()
        names.removeAll(keepingCapacity: true)
    }
}
