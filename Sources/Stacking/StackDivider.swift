/// What `StackSolver` does, on lists in one piece of memory.
///
/// The columns of all stacks stand one behind the other, and what is known of a column has the same index in `columns`,
/// `plans` and `places`. A stack is a `StackSection` of these lists. Variables and what belongs to them are those of the stack
/// that is being solved, or of all stacks that are solved together.
struct StackDivider {
    /// The largest multiplier and weight ratio; one below its reciprocal counts as 0.
    static var maximumMultiplier: Double { 0x1p64 }

    private(set) var columns: Lane<StackColumn>
    /// The natural sizes, in ascending order of their columns.
    private(set) var naturals: Lane<StackColumnList.Entry>
    var plans: Lane<StackPlan>
    var places: Lane<StackSolution.Column>

    var variables: Lane<StackVariable>
    var points: Lane<StackPoint>
    var levels: Lane<StackLevel>

    /// The columns on the chain of matches that is being followed.
    var trail: Lane<Int>

    /// The variables that can move, the cheapest first, and those that share one move.
    var heap: Lane<StackCandidate>
    var group: Lane<StackShare>

    /// What could not be honoured in the stack that is being solved.
    var problems: [StackProblem] = []

    init(_ sizes: StackSizes, in memory: inout LaneMemory) {
        columns = memory.lane(sizes.columns)
        naturals = memory.lane(sizes.naturals)
        plans = memory.lane(sizes.columns)
        places = memory.lane(sizes.columns)
        variables = memory.lane(sizes.variables)
        points = memory.lane(sizes.naturals)
        levels = memory.lane(2 * sizes.naturals)
        // Behind the last match there may be a column that follows another stack.
        trail = memory.lane(sizes.matches + 1)
        heap = memory.lane(sizes.variables)
        group = memory.lane(sizes.variables)
    }

    /// Adds a column, to which natural sizes may be added until the next one.
    @inline(__always)
    mutating func append(_ column: StackColumn) {
        columns.append(column)
        plans.append(StackPlan(variable: StackPlan.constant, multiplier: 0, offset: 0))
        places.append(StackSolution.Column(position: 0, size: 0))
    }

    /// Adds a natural size to the last column.
    mutating func append(_ natural: StackNatural) {
        naturals.append(StackColumnList.Entry(column: columns.count - 1, natural: natural))
    }

    /// Adds a stack.
    mutating func append(_ list: StackColumnList) -> StackSection {
        var section = StackSection()
        let (column, natural) = (columns.count, naturals.count)
        for item in list.columns { append(item) }
        for entry in list.entries {
            naturals.append(StackColumnList.Entry(column: column + entry.column, natural: entry.natural))
        }
        section.columns = column..<columns.count
        section.naturals = natural..<naturals.count
        return section
    }

    /// Finds the places of a stack's columns and returns what is left of its length.
    mutating func solve(
        _ section: inout StackSection, length: Double, start: Double, options: StackOptions
    ) -> Double {
        problems.removeAll(keepingCapacity: true)
        prepare(&section, options: options)
        let length = limited(length)
        let start = limited(start)
        let rest = close(section, length: length, options: options)
        place(section, start: start, remainder: rest, options: options)
        return rest
    }

    /// Grows or shrinks the variables until the columns have the length, and returns what is left of it.
    mutating func close(_ section: StackSection, length: Double, options: StackOptions) -> Double {
        var total = 0.0
        var magnitude = length.magnitude
        for column in section.columns {
            let size = size(plans[column])
            total += size
            magnitude += size.magnitude
        }
        let gap = length - total
        let noise = magnitude * Double(section.columns.count + 4) * 0x1p-51
        guard gap.magnitude > noise else { return 0 }
        let rest = move(section.variables, by: gap, options: options)
        return rest.magnitude > noise ? rest : 0
    }

    /// The size of a column at the present values of the variables.
    @inline(always)
    func size(_ plan: StackPlan) -> Double {
        guard plan.variable >= 0 else { return plan.offset }
        let size = plan.multiplier * variables[plan.variable].value + plan.offset
        return size > 0 ? size : 0
    }

    /// Lays the columns out one after the other.
    mutating func place(_ section: StackSection, start: Double, remainder: Double, options: StackOptions) {
        let count = section.columns.count
        var cursor = start
        var gap = 0.0
        if remainder > 0 {
            switch options.leftover {
            case .end: break
            case .start: cursor += remainder
            case .spread: gap = count > 1 ? remainder / Double(count - 1) : 0
            }
        } else if remainder < 0 {
            switch options.overflow {
            case .end: break
            case .center: cursor += remainder / 2
            case .start: cursor += remainder
            }
        }
        for column in section.columns {
            let size = size(plans[column])
            places[column] = StackSolution.Column(position: cursor, size: size)
            cursor += size + gap
        }
        if count == 0 {
            problems.append(.empty)
        } else if remainder > 0 {
            problems.append(.underConstrained(by: remainder))
        } else if remainder < 0 {
            problems.append(.overConstrained(by: -remainder))
        }
    }
}
