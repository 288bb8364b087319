import Cassowary

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Prints a table of the processor time that a solver takes for systems of four shapes and growing sizes: to add all constraints and solve,
// to solve for another value of an edit variable, and to remove one constraint from the middle and add it again.

struct Row {
    let shape: String
    let count: Int
    var build = 0.0
    var edit = 0.0
    var change = 0.0
}

/// A system of a shape, its edit variable, and a constraint from its middle.
func make(_ shape: String, _ count: Int) throws -> (solver: Solver, edited: Variable, middle: Constraint) {
    let solver = Solver()
    let edited = solver.makeVariable()
    try solver.addEditVariable(edited, strength: .strong, value: 100)
    switch shape {
    case "chain": return (solver, edited, try makeChain(count, in: solver, from: edited))
    case "ring": return (solver, edited, try makeRing(count, in: solver, around: edited))
    case "dense": return (solver, edited, try makeDense(count, in: solver, with: edited))
    default: return (solver, edited, try makeGrid(count, in: solver, width: edited))
    }
}

/// Coordinates that follow each other.
func makeChain(_ count: Int, in solver: Solver, from first: Variable) throws -> Constraint {
    var middle: Constraint = first == 0
    var before = first
    for index in 0..<count {
        let next = solver.makeVariable()
        let step: Constraint = next == before + 10
        try solver.add(step)
        if index == count / 2 { middle = step }
        before = next
    }
    return middle
}

/// Lengths that are not negative and equal the next one, all around.
func makeRing(_ count: Int, in solver: Solver, around first: Variable) throws -> Constraint {
    let lengths = [first] + (1..<count).map { _ in solver.makeVariable() }
    for length in lengths { try solver.add(length >= 0) }
    for index in lengths.indices { try solver.add(lengths[index] == lengths[(index + 1) % count]) }
    return lengths[count / 2] == lengths[count / 2 + 1]
}

/// Rows of a hundred cells of equal widths that fill a width, and as many rows as give the number of cells.
func makeGrid(_ count: Int, in solver: Solver, width: Variable) throws -> Constraint {
    let columns = Int(Double(count).squareRoot())
    var middle: Constraint = width >= 0
    var first: Variable?
    for row in 0..<count / columns {
        var end: (left: Variable, width: Variable)?
        for column in 0..<columns {
            let cell = (left: solver.makeVariable(), width: solver.makeVariable())
            try solver.add(cell.width >= 0)
            if let end { try solver.add(cell.left == end.left + end.width) } else { try solver.add(cell.left == 0) }
            if let other = first ?? end?.width {
                let equal: Constraint = cell.width == other
                try solver.add(equal)
                if row * columns + column == count / 2 { middle = equal }
            }
            first = first ?? cell.width
            end = cell
        }
        if let end, row == 0 { try solver.add((end.left + end.width == width) | .strong) }
    }
    return middle
}

/// Soft constraints of one priority, two for each variable, in which all variables occur; each is solved for before the next one.
func makeDense(_ count: Int, in solver: Solver, with first: Variable) throws -> Constraint {
    let variables = [first] + (1..<count).map { _ in solver.makeVariable() }
    var random: UInt64 = 1
    func next() -> Double {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(random >> 40) / Double(1 << 23) - 1
    }
    var middle: Constraint = first == 0
    for index in 0..<2 * count {
        var sum = LinearExpression(100 * next())
        for variable in variables { sum += next() * variable }
        let constraint = Constraint(sum, next() > 0 ? .lessThanOrEqual : .equal, strength: .medium)
        try solver.add(constraint)
        solver.updateVariables()
        if index == count { middle = constraint }
    }
    return middle
}

/// The processor time, since pauses of a busy machine would lengthen the real time.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = clock()
    try work()
    return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
}

func measure(_ shape: String, _ count: Int) throws -> Row {
    var row = Row(shape: shape, count: count)
    var system = try make(shape, 4)
    row.build = try milliseconds {
        system = try make(shape, count)
        system.solver.updateVariables()
    }
    row.edit = try milliseconds {
        try system.solver.suggest(200, for: system.edited)
        system.solver.updateVariables()
    }
    row.change = try milliseconds {
        try system.solver.remove(system.middle)
        system.solver.updateVariables()
        try system.solver.add(system.middle)
        system.solver.updateVariables()
    }
    return row
}

func text(_ number: Double) -> String { String((number * 1000).rounded() / 1000) }

let sizes = [625, 2500, 10_000, 40_000]
let arguments = CommandLine.arguments.dropFirst()
if let shape = arguments.first, let count = arguments.last.flatMap({ Int($0) }) {
    // For a program that counts instructions.
    let system = try make(shape, count)
    system.solver.updateVariables()
} else {
    print("| shape | n | built, ms | another value, ms | one constraint out and in, ms |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for (shape, counts) in [("chain", sizes), ("ring", sizes), ("grid", sizes), ("dense", [15, 30, 60, 120])] {
        for count in counts {
            let rows = try (0..<5).map { _ in try measure(shape, count) }
            let best = [rows.map(\.build), rows.map(\.edit), rows.map(\.change)].map { $0.min() ?? 0 }
            print("| \(shape) | \(count) | \(text(best[0])) | \(text(best[1])) | \(text(best[2])) |")
        }
    }
}
