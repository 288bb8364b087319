import Cassowary

/// Stacks as equations, for what no single line can know: items that match each other while both change, and stacks that hang
/// on each other and have to shrink together.
///
///     x >= minimum, x <= maximum          required    every item
///     x <= natural   | grow                           every natural size
///     x >= natural   | shrink
///     x == weight * level                 required    shares of one stack; within limits only as far as these allow
///     x == factor * y + offset            required    a match, in any of the stacks
///     start + sum of x == end             required    next to: what cannot be honored overflows
///     x <= minimum + level                required    spaces of one stack, the level as small as possible
///     x == natural                                    of equal ones the last moves first, and the stack that hangs
///
/// The solver compares priorities one after the other, as a line does, so that only their order is handed to it.
struct StackEquations {
    struct Stack {
        var items: [LineItem]
        var dependsOnAnother: Bool
        var variables: [Variable?] = []
        var first = LinearExpression(0)
        var last = LinearExpression(0)
    }

    private(set) var stacks: [Stack] = []
    private let solver = Solver()
    /// Whether another item has to be as long as a share.
    private var sharesAreMatched = false
    private var preferences: [(expression: LinearExpression, relation: Relation, priority: Float)] = []
    private var tag = 0

    /// Adds a stack, with the sizes that matches have so far.
    mutating func add(_ items: [LineItem], dependsOnAnother: Bool) {
        var stack = Stack(items: items, dependsOnAnother: dependsOnAnother)
        stack.variables = items.map { item in
            switch item.kind {
            case .own, .space, .share: solver.makeVariable()
            default: nil
            }
        }
        let (level, space) = (solver.makeVariable(), solver.makeVariable())
        require(LinearExpression(Term(space)), .greaterThanOrEqual)
        prefer(LinearExpression(Term(space)), .equal, 2)
        for entry in items.indices {
            guard let variable = stack.variables[entry] else { continue }
            let (item, x) = (items[entry], LinearExpression(Term(variable)))
            require(x - item.minimum, .greaterThanOrEqual)
            if item.maximum < .infinity { require(x - item.maximum, .lessThanOrEqual) }
            switch item.kind {
            case .space: require(x - item.minimum - LinearExpression(Term(space)), .lessThanOrEqual)
            case .share where item.weight > 0:
                let share = x - LinearExpression(Term(level, coefficient: item.weight))
                let isFree = item.minimum == 0 && item.maximum == .infinity
                if isFree { require(share, .equal) } else { prefer(share, .equal, 2.5) }
            case .share: require(x - item.minimum, .equal)
            default:
                let rank = Double(items.count - entry) / Double(items.count)
                prefer(x - item.limited(item.natural), .equal, 1.5, (dependsOnAnother ? 1 : 401) + 399 * rank)
            }
            for member in items[entry..<entry + Int(item.members)] where item.kind != .space {
                if member.grow > 0 { preferences.append((x - member.natural, .lessThanOrEqual, member.grow)) }
                if member.shrink > 0 { preferences.append((x - member.natural, .greaterThanOrEqual, member.shrink)) }
            }
        }
        stacks.append(stack)
    }

    /// Binds a stack between two coordinates.
    mutating func setEnds(of stack: Int, from first: LinearExpression, to last: LinearExpression) {
        (stacks[stack].first, stacks[stack].last) = (first, last)
        let sum = sum(stack, before: stacks[stack].items.count)
        prefer(first + sum - last, .equal, stacks[stack].dependsOnAnother ? 996 : 998)
    }

    /// Lets an item match another one; false, and nothing, where no size above 0 does.
    mutating func match(_ stack: Int, _ entry: Int, _ otherStack: Int, _ otherEntry: Int) -> Bool {
        let item = stacks[stack].items[entry]
        if stacks[otherStack].items[otherEntry].kind == .share { sharesAreMatched = true }
        let variable = solver.makeVariable()
        stacks[stack].variables[entry] = variable
        let x = LinearExpression(Term(variable))
        require(x, .greaterThanOrEqual)
        var expression = x - item.natural
        expression.append(size(otherStack, otherEntry), times: -item.weight)
        if require(expression, .equal) { return true }
        require(x, .equal)
        return false
    }

    /// Solves the equations and gives the items their sizes.
    mutating func solve() {
        addPreferences()
        solver.updateVariables()
        for stack in stacks.indices {
            for entry in stacks[stack].items.indices {
                guard let variable = stacks[stack].variables[entry] else { continue }
                let item = stacks[stack].items[entry]
                let value = solver.value(of: variable)
                stacks[stack].items[entry].size = item.kind == .match ? max(0, value) : item.limited(value)
            }
        }
        if stacks.count == 1, !sharesAreMatched { divideShares(&stacks[0].items) }
    }

    /// Divides what shares with limits have together as a line does: equations know a sum of distances only.
    private func divideShares(_ items: inout [LineItem]) {
        var shares = Pool(kind: .share)
        shares.collect(items, items.indices)
        guard shares.isLimited else { return }
        for item in items where item.kind == .share { shares.length += item.size }
        let level = shares.level(items, items.indices)
        for entry in items.indices where items[entry].kind == .share {
            items[entry].size = items[entry].size(at: level)
        }
    }

    /// The length from which on the items of all stacks, and what is added to each, cost least; the smallest of several.
    mutating func fit(insets: [Double], from lowest: Double) -> Double? {
        let variable = solver.makeVariable()
        let length = LinearExpression(Term(variable))
        guard require(length - lowest, .greaterThanOrEqual) else { return nil }
        for stack in stacks.indices { setEnds(of: stack, from: LinearExpression(0), to: length - insets[stack]) }
        prefer(length, .equal, 1)
        solve()
        return solver.value(of: variable)
    }

    /// Where a stack starts, how long it is, and what is left of its length.
    func room(_ stack: Int) -> (start: Double, length: Double, remainder: Double) {
        let start = solver.value(of: stacks[stack].first)
        let length = solver.value(of: stacks[stack].last) - start
        let sum = stacks[stack].items.length
        let rest = length - sum
        return (start, length, rest.magnitude <= (length.magnitude + sum.magnitude) * 1e-12 + 1e-9 ? 0 : rest)
    }

    // MARK: Terms

    private func size(_ stack: Int, _ entry: Int) -> LinearExpression {
        if let variable = stacks[stack].variables[entry] { return LinearExpression(Term(variable)) }
        return LinearExpression(stacks[stack].items[entry].size)
    }

    private func sum(_ stack: Int, before end: Int) -> LinearExpression {
        var sum = LinearExpression(0)
        for entry in 0..<end { sum.append(size(stack, entry)) }
        return sum
    }

    /// The coordinate before an item of a stack that is bound.
    func coordinate(_ stack: Int, before entry: Int) -> LinearExpression {
        stacks[stack].first + sum(stack, before: entry)
    }

    /// Adds what must hold, and says whether it can.
    @discardableResult
    private mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
        tag += 1
        do throws(SolverError) {
            try solver.add(Constraint(expression, relation, strength: .required, tag: tag))
            return true
        } catch {
            return false
        }
    }

    private mutating func prefer(
        _ expression: LinearExpression, _ relation: Relation, _ priority: Double, _ weight: Double = 1
    ) {
        tag += 1
        let strength = Strength(priority: priority, weight: weight)
        // Nothing that is not required contradicts anything; numbers too far apart are left out.
        try? solver.add(Constraint(expression, relation, strength: strength, tag: tag))
    }

    /// Adds the natural sizes, with priorities between those of the equations: the bits of numbers above 0 are in their order.
    private mutating func addPreferences() {
        for entry in preferences {
            prefer(entry.expression, entry.relation, 3 + 990 * Double(entry.priority.bitPattern) * 0x1p-32)
        }
        preferences = []
    }
}
