import Cassowary
import Geometry

// Pursues the goals one after the other, and reads the solution.

extension SharedGoals {
    /// Pursues all goals; false if the requirements contradict each other.
    mutating func solve(_ isFrozen: [Bool]) -> Bool {
        guard isPossible else { return false }
        let first = goals
        goals = []
        for wishes in first { goal(wishes) }
        let contents = contents(isFrozen)
        let isBehind = members.indices.map { block.refersToOthers(members[$0]) }
        for member in order where !fits || block.stacks[members[member]].fitsContainer {
            goal([(rests[member], isBehind[member] ? .greaterThanOrEqual : .equal)])
        }
        keepNatural(contents.filter { !isBehind[$0.member] }, shrinking: contents, isBehind)
        if fits {
            solver.updateVariables()
            return fittingLength.isFinite
        }
        for member in order {
            if isBehind[member] {
                goal([(rests[member], .equal)])
                keepNatural(contents.filter { $0.member == member }, shrinking: [], isBehind)
            }
            shareOut(member)
        }
        solver.updateVariables()
        return rests.allSatisfy { value($0).isFinite }
    }

    private typealias Content = (member: Int, head: Int, item: LineItem, isOfShare: Bool)

    /// The content of every node once, in the order in which items name it; content of shares last.
    private func contents(_ isFrozen: [Bool]) -> [Content] {
        var (contents, ofShares): ([Content], [Content]) = ([], [])
        for (member, stack) in members.enumerated() {
            let items = block.line.items
            var head = 0
            for index in block.stacks[stack].range {
                if items[index].kind != .joined { head = index }
                guard items[head].kind == .own || items[head].kind == .share,
                    items[index].grow > 0 || items[index].shrink > 0
                else { continue }
                let isKnown = block.ties.contains { tie in
                    guard tie.place.stack == stack, tie.entry == index, members.contains(tie.first.stack) else {
                        return false
                    }
                    let kind = block[tie.first].kind
                    return kind == .own || kind == .share
                }
                if isKnown { continue }
                let content = (member, head, items[index], items[head].kind == .share && !isFrozen[head])
                if content.3 { ofShares.append(content) } else { contents.append(content) }
            }
        }
        return contents + ofShares
    }

    /// Keeps content from growing, and from shrinking: by priorities, then in the order of declaration.
    private mutating func keepNatural(_ growing: [Content], shrinking: [Content], _ isBehind: [Bool]) {
        var priorities = growing.map { $0.item.grow } + shrinking.map { $0.item.shrink }
        priorities.sortStably(by: >)
        var last = Float.infinity
        for priority in priorities where priority > 0 && priority < last {
            last = priority
            goal(
                growing.filter { $0.item.grow == priority }.map { (excess($0), .lessThanOrEqual) }
                    + shrinking.filter { $0.item.shrink == priority }.map { (excess($0), .greaterThanOrEqual) })
        }
        if fits { return goal([(size, .equal)]) }
        let contents = shrinking.isEmpty ? growing : shrinking
        keepProportions(contents, isBehind, mayGrow: shrinking.isEmpty)
        for content in contents {
            let (mayGrow, lengths) = (!shrinking.isEmpty && isBehind[content.member], naturalLengths(content))
            let isShort: Wish = (sizes[content.head] - lengths.lowerBound, .greaterThanOrEqual)
            let isLong: Wish = (sizes[content.head] - lengths.upperBound, .lessThanOrEqual)
            goal(mayGrow || lengths.upperBound == .infinity ? [isShort] : [isShort, isLong])
        }
    }

    /// The natural lengths of content: for several nodes of one item, all lengths at minimal cost.
    private func naturalLengths(_ content: Content) -> ClosedRange<Double> {
        let (line, head) = (block.line, content.head)
        if line.items[head].members == 1 || line.items[head].weight <= 0 {
            return content.item.natural...content.item.natural
        }
        let levels = line.cheapestLevels(head)
        return levels.lowerBound * line.items[head].weight...levels.upperBound * line.items[head].weight
    }

    private func excess(_ content: Content) -> LinearExpression { sizes[content.head] - content.item.natural }

    /// Changes contents of equal priorities in proportion to their sizes, in stacks with that option.
    private mutating func keepProportions(_ contents: [Content], _ isBehind: [Bool], mayGrow: Bool) {
        for member in members.indices where block.stacks[members[member]].request.options.nodeTie == .proportional {
            var rest = contents.filter { $0.member == member && $0.item.natural > 0 }
            while let first = rest.first {
                let equal = rest.filter { $0.item.grow == first.item.grow && $0.item.shrink == first.item.shrink }
                rest.removeAll { $0.item.grow == first.item.grow && $0.item.shrink == first.item.shrink }
                if equal.count < 2 { continue }
                var changes: [LinearExpression] = []
                for content in equal {
                    let change = solver.makeVariable().expression
                    let part = excess(content) * (1 / content.item.natural)
                    require(change + part, .greaterThanOrEqual)
                    if mayGrow || !isBehind[member] { require(change - part, .greaterThanOrEqual) }
                    changes.append(change)
                }
                equalize(changes)
            }
        }
    }

    /// Gives shares all available room, then items of several nodes, if they can grow without cost, the last one first, and divides
    /// the rest among the spaces.
    private mutating func shareOut(_ member: Int) {
        let (line, range) = (block.line, block.stacks[members[member]].range)
        let spaces = range.filter { line.items[$0].kind == .space }.map { sizes[$0] - line.items[$0].minimum }
        let growth = range.filter { line.items[$0].kind == .own && line.items[$0].members > 1 }
            .map { sizes[$0] - line.cheapest($0) }
        if !growth.isEmpty {
            goal(spaces.map { ($0, .equal) } + growth.map { ($0, .lessThanOrEqual) })
        }
        if !spaces.isEmpty { goal(spaces.map { ($0, .equal) }) }
        for growth in growth { goal([(growth, .lessThanOrEqual)]) }
        equalize(spaces)
    }

    /// Minimizes the largest of some lengths, then the largest of the others.
    private mutating func equalize(_ lengths: [LinearExpression]) {
        var lengths = lengths
        while lengths.count > 1 {
            let largest = solver.makeVariable().expression
            for length in lengths { require(length - largest, .lessThanOrEqual) }
            goal([(largest, .equal)])
            solver.updateVariables()
            let level = value(largest)
            let rest = lengths.filter { couldBeBelow(level, $0) }
            if rest.count == lengths.count { break }
            lengths = rest
        }
    }

    /// Whether a length could be smaller without any loss.
    private func couldBeBelow(_ level: Double, _ length: LinearExpression) -> Bool {
        let wish = Constraint(length, .equal, strength: Strength(priority: 1), tag: -1)
        guard (try? solver.add(wish)) != nil else { return false }
        solver.updateVariables()
        let isBelow = value(length) < level - 1e-7 * (1 + level.magnitude)
        try? solver.remove(wish)
        return isBelow
    }

    /// Wishes of equal rank, after all earlier goals.
    private mutating func goal(_ wishes: [Wish]) {
        rank += 1
        let strength = Strength(priority: 1 + 998 / (1 + rank * 0.01))
        for (expression, relation) in wishes where expression.termCount > 0 {
            tag += 1
            try? solver.add(Constraint(expression, relation, strength: strength, tag: tag))
        }
        goals.append(wishes)
    }

    /// Whether the first different goal has a better result.
    func isBetter(than other: SharedGoals) -> Bool {
        for (own, others) in zip(goals, other.goals) {
            let (cost, otherCost) = (cost(own), other.cost(others))
            if (cost - otherCost).magnitude > 1e-6 * (1 + cost.magnitude * 1e-6) { return cost < otherCost }
        }
        return false
    }

    private func cost(_ wishes: [Wish]) -> Double {
        wishes.reduce(0) { sum, wish in
            let value = value(wish.expression)
            switch wish.relation {
            case .equal: return sum + value.magnitude
            case .lessThanOrEqual: return sum + max(0, value)
            case .greaterThanOrEqual: return sum + max(0, -value)
            }
        }
    }

    private func value(_ expression: LinearExpression) -> Double { solver.value(of: expression) }

    // MARK: The solution

    /// The length of the container.
    var fittingLength: Double { value(size) }

    /// The solution for each stack.
    func solutions() -> [Equations.Solution] {
        members.indices.map { member in
            var solution = Equations.Solution()
            for head in block.stacks[members[member]].range {
                let (item, size) = (block.line.items[head], value(sizes[head]))
                let isFree = conflicts[member].contains(head)
                switch item.kind {
                case .own, .share, .space:
                    // Content must not be measured at less than its size because of rounding.
                    let isNatural = item.natural > 0 && (size - item.natural).magnitude < 1e-7 * (1 + item.natural)
                    solution.sizes.append(isFree ? max(0, size) : item.limited(isNatural ? item.natural : size))
                case .fixed: solution.sizes.append(isFree ? size : item.size)
                default: solution.sizes.append(max(0, size))
                }
            }
            (solution.origin, solution.length) = (value(origins[member]), value(lengths[member]))
            let (rest, length) = (value(rests[member]), solution.length.magnitude)
            solution.rest = rest.magnitude <= length * 1e-12 + 1e-7 ? 0 : rest
            (solution.conflicts, solution.impossible) = (conflicts[member], impossible[member])
            return solution
        }
    }
}
