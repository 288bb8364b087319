import Cassowary
import Geometry

/// The equations of some stacks, with each level between two limits, and the goals that the solver pursues one after the other.
struct SharedGoals {
    typealias Wish = (expression: LinearExpression, relation: Relation)

    private let block: Block
    private let members: [Int]
    private let order: [Int]
    private let solver = Solver()
    private var isPossible = true
    private var tag = 0
    private var rank = 0.0
    /// The length of the container: a variable where it is to be found.
    private let size: LinearExpression
    private let fits: Bool
    /// For each stack of `members`: the lengths of its items, where it starts in its own direction, and what is left.
    private var sizes: [[LinearExpression]] = []
    private var origins: [LinearExpression] = []
    private var lengths: [LinearExpression] = []
    private var rests: [LinearExpression] = []
    private var positions: [[LinearExpression]] = []
    private var conflicts: [[Int]]
    private var impossible: [[Int]]
    /// The goals so far, for comparisons.
    private var goals: [[Wish]] = []

    /// States what must hold. `order` is that of the goals.
    init(_ block: Block, _ members: [Int], _ order: [Int], fits: Bool = false) {
        (self.block, self.members, self.fits) = (block, members, fits)
        size = fits ? solver.makeVariable().expression : LinearExpression(block.size)
        self.order = order.map { stack in members.firstIndex(of: stack) ?? 0 }
        (conflicts, impossible) = (members.map { _ in [] }, members.map { _ in [] })
        if fits { require(size, .greaterThanOrEqual) }
        for member in members.indices { makeSizes(member) }
        origins = members.map { _ in LinearExpression(0) }
        (lengths, rests) = (origins, origins)
        positions = sizes
        for member in self.order { place(member) }
        for member in members.indices { tie(member) }
        for member in members.indices { match(member) }
    }

    // MARK: What must hold

    private mutating func makeSizes(_ member: Int) {
        let stack = members[member]
        let items = block.stacks[stack].line.items
        sizes.append([])
        for head in items.indices {
            let item = items[head]
            if !item.isPresent || item.kind == .lineBreak {
                sizes[member].append(LinearExpression(0))
                continue
            }
            let first = block.ties.first { $0.place == Block.Place(stack: stack, head: head) }?.first
            var x: LinearExpression
            if let first, let other = members.firstIndex(of: first.stack), other < member {
                x = sizes[other][first.head]
            } else if item.kind == .fixed,
                !block.ties.contains(where: { $0.first == Block.Place(stack: stack, head: head) })
            {
                sizes[member].append(LinearExpression(item.size))
                continue
            } else {
                x = solver.makeVariable().expression
                require(x, .greaterThanOrEqual)
            }
            sizes[member].append(x)
            var holds = true
            switch item.kind {
            case .fixed: holds = require(x - item.size, .equal, orSkip: true)
            case .match: break
            default:
                if item.minimum > 0 { holds = require(x - item.minimum, .greaterThanOrEqual, orSkip: true) }
                let maximum = item.kind == .share && item.weight <= 0 ? item.minimum : item.maximum
                if maximum < .infinity { holds = require(x - maximum, .lessThanOrEqual, orSkip: true) && holds }
            }
            if !holds { conflicts[member].append(head) }
        }
    }

    /// Finds the start of a stack, the places of its items, and what is left of its length.
    private mutating func place(_ member: Int) {
        let stack = block.stacks[members[member]]
        let (first, last) = (coordinate(stack.start, member), coordinate(stack.end, member))
        (origins[member], lengths[member]) = (first, last - first)
        var sum = LinearExpression(0)
        for size in sizes[member] { sum += size }
        rests[member] = lengths[member] - sum
        // What is left, and what is missing, as far as it moves the items.
        var cursor = first
        var step = LinearExpression(0)
        if stack.options.leftover != .end || stack.options.overflow != .end {
            let (surplus, lack) = (solver.makeVariable().expression, solver.makeVariable().expression)
            require(surplus, .greaterThanOrEqual)
            require(lack, .greaterThanOrEqual)
            require(rests[member] - surplus + lack, .equal)
            goals.append([(surplus, .equal), (lack, .equal)])
            let count = stack.line.items.count { $0.isPresent }
            if stack.options.leftover == .start { cursor += surplus }
            if stack.options.leftover == .spread, count > 1 { step = surplus * (1 / Double(count - 1)) }
            if stack.options.overflow == .start { cursor -= lack }
            if stack.options.overflow == .center { cursor -= lack * 0.5 }
        }
        for head in sizes[member].indices {
            positions[member][head] = cursor
            cursor += sizes[member][head]
            if stack.line.items[head].isPresent { cursor += step }
        }
    }

    /// The coordinate of an end in the direction of a stack.
    private func coordinate(_ end: Block.End, _ member: Int) -> LinearExpression {
        switch end {
        case .at(let coordinate): return LinearExpression(LineItem.bounded(coordinate))
        case .far(let offset): return size + offset
        case .edge(let place, let part, let offset):
            let isMirrored = block.stacks[members[member]].isMirrored
            guard let other = members.firstIndex(of: place.stack) else {
                let span = block.span(place)
                let x = span.origin + part * span.length
                return isMirrored ? size - x + offset : LinearExpression(x + offset)
            }
            let start = physicalStart(other, place.head)
            let x = start + sizes[other][place.head] * part
            return (isMirrored ? size - x : x) + offset
        }
    }

    /// Where an item starts, from the left or the top.
    private func physicalStart(_ member: Int, _ head: Int) -> LinearExpression {
        let position = positions[member][head]
        guard block.stacks[members[member]].isMirrored else { return position }
        return size - position - sizes[member][head]
    }

    /// Lets the items of a stack start where their nodes do, and have their lengths.
    private mutating func tie(_ member: Int) {
        for tie in block.ties where tie.place.stack == members[member] {
            guard let other = members.firstIndex(of: tie.first.stack) else { continue }
            let (own, first) = (sizes[member][tie.place.head], sizes[other][tie.first.head])
            let isEqual = require(own - first, .equal, orSkip: true)
            let start = physicalStart(member, tie.place.head) - physicalStart(other, tie.first.head)
            let isThere = require(start, .equal, orSkip: true)
            if !isEqual || !isThere, !conflicts[member].contains(tie.place.head) {
                conflicts[member].append(tie.place.head)
            }
        }
    }

    private mutating func match(_ member: Int) {
        let stack = block.stacks[members[member]]
        for match in stack.matches {
            let (x, item) = (sizes[member][match.head], stack.line.items[match.head])
            var source = LinearExpression(match.length)
            if let place = match.source {
                if let other = members.firstIndex(of: place.stack) {
                    source = sizes[other][place.head]
                } else {
                    source = LinearExpression(block[place].size)
                }
            }
            if require(x - item.natural - source * item.weight, .equal, orSkip: true) { continue }
            require(x, .equal, orSkip: true)
            impossible[member].append(match.head)
        }
    }

    /// Keeps the level of a stack between two limits, and with it all shares that are not at theirs.
    mutating func setLevel(_ member: Int, within interval: ClosedRange<Double>, without isFrozen: [Bool]) {
        let (low, high) = (interval.lowerBound, interval.upperBound)
        let level = solver.makeVariable().expression
        require(level - low, .greaterThanOrEqual)
        if high < .infinity { require(level - high, .lessThanOrEqual) }
        let items = block.stacks[members[member]].line.items
        for head in items.indices where items[head].kind == .share && items[head].weight > 0 && !isFrozen[head] {
            let (item, x) = (items[head], sizes[member][head])
            if item.maximum / item.weight <= low {
                require(x - item.maximum, .equal)
            } else if item.minimum / item.weight >= high {
                require(x - item.minimum, .equal)
            } else {
                require(x - item.weight * level, .equal)
            }
        }
    }

    // MARK: Goals

    /// Pursues all goals; false if what must hold cannot.
    mutating func solve(_ isFrozen: [[Bool]]) -> Bool {
        guard isPossible else { return false }
        let first = goals
        goals = []
        for wishes in first { goal(wishes) }
        let contents = contents(isFrozen)
        let isBehind = members.indices.map { block.refersToOthers(members[$0]) }
        for member in order where !fits || block.stacks[members[member]].spansContainer {
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
    private func contents(_ isFrozen: [[Bool]]) -> [Content] {
        var (contents, ofShares): ([Content], [Content]) = ([], [])
        for (member, stack) in members.enumerated() {
            let items = block.stacks[stack].line.items
            var head = 0
            for index in items.indices {
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
                let content = (member, head, items[index], items[head].kind == .share && !isFrozen[member][head])
                if content.3 { ofShares.append(content) } else { contents.append(content) }
            }
        }
        return contents + ofShares
    }

    /// Keeps content from growing, and from shrinking: by priorities, then in the order of declaration.
    private mutating func keepNatural(_ growing: [Content], shrinking: [Content], _ isBehind: [Bool]) {
        var priorities = growing.map { $0.item.grow } + shrinking.map { $0.item.shrink }
        priorities.sort(by: >)
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
            let mayGrow = !shrinking.isEmpty && isBehind[content.member]
            goal([(excess(content), mayGrow ? .greaterThanOrEqual : .equal)])
        }
    }

    private func excess(_ content: Content) -> LinearExpression {
        sizes[content.member][content.head] - content.item.natural
    }

    /// Lets contents of equal priorities change in proportion to their sizes, in stacks that are told so.
    private mutating func keepProportions(_ contents: [Content], _ isBehind: [Bool], mayGrow: Bool) {
        for member in members.indices where block.stacks[members[member]].options.nodeTie == .proportional {
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

    /// Gives shares what there is, and then divides what is left among the spaces.
    private mutating func shareOut(_ member: Int) {
        let items = block.stacks[members[member]].line.items
        let spaces = items.indices.filter { items[$0].kind == .space }.map { sizes[member][$0] - items[$0].minimum }
        if spaces.isEmpty { return }
        goal(spaces.map { ($0, .equal) })
        equalize(spaces)
    }

    /// Makes the largest of some lengths as small as it can be, then the largest of the others.
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

    /// Whether a length could be smaller than it is without any loss.
    private func couldBeBelow(_ level: Double, _ length: LinearExpression) -> Bool {
        let wish = Constraint(length, .equal, strength: Strength(priority: 1), tag: -1)
        guard (try? solver.add(wish)) != nil else { return false }
        solver.updateVariables()
        let isBelow = value(length) < level - 1e-7 * (1 + level.magnitude)
        try? solver.remove(wish)
        return isBelow
    }

    /// Wishes that count the same, and less than all goals before.
    private mutating func goal(_ wishes: [Wish]) {
        rank += 1
        let strength = Strength(priority: 1 + 998 / (1 + rank * 0.01))
        for (expression, relation) in wishes where expression.termCount > 0 {
            tag += 1
            try? solver.add(Constraint(expression, relation, strength: strength, tag: tag))
        }
        goals.append(wishes)
    }

    /// Whether the first goal that differs came out better.
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

    /// Adds what must hold; false if it cannot, and then nothing is possible unless it may be skipped.
    @discardableResult
    private mutating func require(_ expression: LinearExpression, _ relation: Relation, orSkip: Bool = false) -> Bool {
        var holds = true
        if expression.termCount == 0 {
            let value = expression.constant
            let tolerance = 1e-9 * (1 + block.size.magnitude)
            holds =
                relation == .equal
                ? value.magnitude < tolerance : relation == .lessThanOrEqual ? value < tolerance : value > -tolerance
        } else {
            tag += 1
            holds = (try? solver.add(Constraint(expression, relation, tag: tag))) != nil
        }
        if !holds, !orSkip { isPossible = false }
        return holds
    }

    // MARK: The solution

    /// The length of the container.
    var fittingLength: Double { value(size) }

    /// What came of each stack.
    func solutions() -> [Equations.Solution] {
        members.indices.map { member in
            let items = block.stacks[members[member]].line.items
            var solution = Equations.Solution()
            for (item, size) in zip(items, sizes[member]) {
                let size = value(size)
                let isFree = conflicts[member].contains(solution.sizes.count)
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
