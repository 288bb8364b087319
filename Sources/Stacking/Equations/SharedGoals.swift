import Cassowary
import Geometry

/// The equations of some stacks, with each level between two limits, and the goals, which the solver pursues one after the other.
struct SharedGoals {
    typealias Wish = (expression: LinearExpression, relation: Relation)

    let block: Block
    let members: [Int]
    let order: [Int]
    let solver = Solver()
    var isPossible = true
    var tag = 0
    var rank = 0.0
    /// The length of the container: a variable if it is unknown.
    let size: LinearExpression
    let fits: Bool
    /// The lengths and the starts of all items of the block.
    var sizes: [LinearExpression]
    var positions: [LinearExpression]
    /// For each stack of `members`: its start in its own direction, its length, and its remaining length.
    var origins: [LinearExpression] = []
    var lengths: [LinearExpression] = []
    var rests: [LinearExpression] = []
    var conflicts: [[Int]]
    var impossible: [[Int]]
    /// The goals so far, for comparisons.
    var goals: [[Wish]] = []

    /// States the requirements.
    ///
    /// `order` is the order of the goals.
    init(_ block: Block, _ members: [Int], _ order: [Int], fits: Bool = false) {
        (self.block, self.members, self.fits) = (block, members, fits)
        size = fits ? solver.makeVariable().expression : LinearExpression(block.size)
        self.order = order.map { stack in members.firstIndex(of: stack) ?? 0 }
        (conflicts, impossible) = (members.map { _ in [] }, members.map { _ in [] })
        sizes = block.line.items.map { _ in LinearExpression(0) }
        positions = sizes
        if fits { require(size, .greaterThanOrEqual) }
        for member in members.indices { makeSizes(member) }
        origins = members.map { _ in LinearExpression(0) }
        (lengths, rests) = (origins, origins)
        for member in self.order { place(member) }
        for member in members.indices { tie(member) }
        for member in members.indices { match(member) }
    }

    // MARK: Requirements

    private mutating func makeSizes(_ member: Int) {
        let stack = members[member]
        for head in block.stacks[stack].range {
            let item = block.line.items[head]
            if !item.isPresent || item.kind == .lineBreak { continue }
            let first = block.ties.first { $0.place == Block.Place(stack: stack, head: head) }?.first
            var x: LinearExpression
            if let first, let other = members.firstIndex(of: first.stack), other < member {
                x = sizes[first.head]
            } else if item.kind == .fixed,
                !block.ties.contains(where: { $0.first == Block.Place(stack: stack, head: head) })
            {
                sizes[head] = LinearExpression(item.size)
                continue
            } else {
                x = solver.makeVariable().expression
                require(x, .greaterThanOrEqual)
            }
            sizes[head] = x
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

    /// Finds the start of a stack, the positions of its items, and the remaining length.
    private mutating func place(_ member: Int) {
        let stack = block.stacks[members[member]]
        let (first, last) = (coordinate(stack.start, member), coordinate(stack.end, member))
        (origins[member], lengths[member]) = (first, last - first)
        var sum = LinearExpression(0)
        for head in stack.range { sum += sizes[head] }
        rests[member] = lengths[member] - sum
        // Remaining or missing room moves the items, if the options say so.
        var cursor = first
        var step = LinearExpression(0)
        if stack.request.options.leftover != .end || stack.request.options.overflow != .end {
            let (surplus, lack) = (solver.makeVariable().expression, solver.makeVariable().expression)
            require(surplus, .greaterThanOrEqual)
            require(lack, .greaterThanOrEqual)
            require(rests[member] - surplus + lack, .equal)
            goals.append([(surplus, .equal), (lack, .equal)])
            let count = stack.range.count { block.line.items[$0].isPresent }
            if stack.request.options.leftover == .start { cursor += surplus }
            if stack.request.options.leftover == .spaceBetween, count > 1 { step = surplus * (1 / Double(count - 1)) }
            if stack.request.options.overflow == .start { cursor -= lack }
            if stack.request.options.overflow == .center { cursor -= lack * 0.5 }
        }
        for head in stack.range {
            positions[head] = cursor
            cursor += sizes[head]
            if block.line.items[head].isPresent { cursor += step }
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
            let x = start + sizes[place.head] * part
            return (isMirrored ? size - x : x) + offset
        }
    }

    /// The start of an item, from the left or the top.
    private func physicalStart(_ member: Int, _ head: Int) -> LinearExpression {
        let position = positions[head]
        guard block.stacks[members[member]].isMirrored else { return position }
        return size - position - sizes[head]
    }

    /// Gives the items of a stack the starts and lengths of their nodes.
    private mutating func tie(_ member: Int) {
        for tie in block.ties where tie.place.stack == members[member] {
            guard let other = members.firstIndex(of: tie.first.stack) else { continue }
            let (own, first) = (sizes[tie.place.head], sizes[tie.first.head])
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
            let (x, item) = (sizes[match.head], block.line.items[match.head])
            var source = LinearExpression(match.length)
            if let place = match.source {
                let isMember = members.contains(place.stack)
                source = isMember ? sizes[place.head] : LinearExpression(block[place].size)
            }
            if require(x - item.natural - source * item.weight, .equal, orSkip: true) { continue }
            require(x, .equal, orSkip: true)
            impossible[member].append(match.head)
        }
    }

    /// Keeps the level of a stack between two limits, and ties all shares to it that are not at their own limits.
    mutating func setLevel(_ member: Int, within interval: ClosedRange<Double>, without isFrozen: [Bool]) {
        let (low, high) = (interval.lowerBound, interval.upperBound)
        let level = solver.makeVariable().expression
        require(level - low, .greaterThanOrEqual)
        if high < .infinity { require(level - high, .lessThanOrEqual) }
        let items = block.line.items
        for head in block.stacks[members[member]].range
        where items[head].kind == .share && items[head].weight > 0 && !isFrozen[head] {
            let (item, x) = (items[head], sizes[head])
            if item.maximum / item.weight <= low {
                require(x - item.maximum, .equal)
            } else if item.minimum / item.weight >= high {
                require(x - item.minimum, .equal)
            } else {
                require(x - item.weight * level, .equal)
            }
        }
    }

    /// Adds a requirement; false if it contradicts others, and then there is no solution unless it may be skipped.
    @discardableResult
    mutating func require(_ expression: LinearExpression, _ relation: Relation, orSkip: Bool = false) -> Bool {
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
}
