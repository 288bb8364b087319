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
        /// The size of each item: a variable if it is to be found.
        var sizes: [LinearExpression]
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
        let sizes = items.map { item in
            switch item.kind {
            case .own, .space, .share: solver.makeVariable().expression
            default: LinearExpression(item.size)
            }
        }
        let (level, space) = (solver.makeVariable(), solver.makeVariable())
        require(space.expression, .greaterThanOrEqual)
        prefer(space.expression, .equal, 2)
        for entry in items.indices where sizes[entry].termCount > 0 {
            let (item, x) = (items[entry], sizes[entry])
            require(x - item.minimum, .greaterThanOrEqual)
            if item.maximum < .infinity { require(x - item.maximum, .lessThanOrEqual) }
            switch item.kind {
            case .space: require(x - item.minimum - space, .lessThanOrEqual)
            case .share where item.weight > 0:
                let share = x - item.weight * level
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
        stacks.append(Stack(items: items, dependsOnAnother: dependsOnAnother, sizes: sizes))
    }

    /// Binds a stack between two coordinates.
    mutating func setEnds(of stack: Int, from first: LinearExpression, to last: LinearExpression) {
        (stacks[stack].first, stacks[stack].last) = (first, last)
        let end = coordinate(stack, before: stacks[stack].items.count)
        prefer(end - last, .equal, stacks[stack].dependsOnAnother ? 996 : 998)
    }

    /// Lets an item match another one; false, and nothing, where no size above 0 does.
    mutating func match(_ stack: Int, _ entry: Int, _ otherStack: Int, _ otherEntry: Int) -> Bool {
        let item = stacks[stack].items[entry]
        if stacks[otherStack].items[otherEntry].kind == .share { sharesAreMatched = true }
        let x = solver.makeVariable().expression
        stacks[stack].sizes[entry] = x
        require(x, .greaterThanOrEqual)
        let isPossible = require(x - item.natural - item.weight * stacks[otherStack].sizes[otherEntry], .equal)
        if !isPossible { require(x, .equal) }
        return isPossible
    }

    /// Solves the equations and gives the items their sizes.
    mutating func solve() {
        // Natural sizes are between the other preferences: the bits of numbers above 0 are in their order.
        for (expression, relation, priority) in preferences {
            prefer(expression, relation, 3 + 990 * Double(priority.bitPattern) * 0x1p-32)
        }
        solver.updateVariables()
        for stack in stacks.indices {
            for (entry, size) in stacks[stack].sizes.enumerated() where size.termCount > 0 {
                let item = stacks[stack].items[entry]
                let value = solver.value(of: size)
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
        items.spread(.share, in: items.indices, at: shares.level(items, items.indices))
    }

    /// The length from which on the items of all stacks, and what is added to each, cost least; the smallest of several.
    mutating func fit(insets: [Double], from lowest: Double) -> Double? {
        let length = solver.makeVariable()
        guard require(length - lowest, .greaterThanOrEqual) else { return nil }
        for stack in stacks.indices { setEnds(of: stack, from: LinearExpression(0), to: length - insets[stack]) }
        prefer(length.expression, .equal, 1)
        solve()
        return solver.value(of: length)
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

    /// The coordinate before an item of a stack that is bound.
    func coordinate(_ stack: Int, before entry: Int) -> LinearExpression {
        var sum = LinearExpression(0)
        for item in 0..<entry { sum += stacks[stack].sizes[item] }
        return stacks[stack].first + sum
    }

    /// Adds what must hold, unless a strength is given, and says whether it can.
    @discardableResult
    private mutating func require(
        _ expression: LinearExpression, _ relation: Relation, _ strength: Strength = .required
    ) -> Bool {
        tag += 1
        return (try? solver.add(Constraint(expression, relation, strength: strength, tag: tag))) != nil
    }

    /// Adds what should hold; it contradicts nothing, and is left out where its numbers are too far apart.
    private mutating func prefer(
        _ expression: LinearExpression, _ relation: Relation, _ priority: Double, _ weight: Double = 1
    ) {
        require(expression, relation, Strength(priority: priority, weight: weight))
    }
}
