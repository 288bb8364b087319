/// The ways in which a stack and its host can give way, and the cheapest of them.
///
/// With two sums to keep, the best direction moves one variable of the stack alone or two of the host against each
/// other, as a basis of a linear program has one variable for each of its equations. Moves with the same effect on
/// both sums form a class, of which only the cheapest counts.
struct StackExchange {
    /// One variable moving one way.
    struct Move {
        var variable: Int
        var rises: Bool
        /// How far it can move at its present cost: 0 where it cannot, perhaps infinite.
        var distance: Double
        /// What one unit adds to the length of the host.
        var share: Double
        /// What one unit adds to the length the stack lacks.
        var lack: Double
        var rank: StackVariable.Rank
        var order: Int
        var firstCost = 0
        var costCount = 0
    }

    /// One move, or two of which the second is `ratio` times as long.
    struct Step {
        var first: Int
        var second: Int?
        var ratio: Double
        /// What one unit of the first move takes off the length the stack lacks.
        var relief: Double
    }

    private(set) var moves: [Move] = []
    private var costs: [StackLevel] = []
    private var classes: [Int] = []
    private var trial: [StackLevel] = []
    private var best: [StackLevel] = []

    /// Adds a move with room for its costs.
    mutating func add(_ move: Move, levelCount: Int) {
        moves.append(move)
        moves[moves.count - 1].firstCost = costs.count
        for _ in 0..<levelCount { costs.append(StackLevel(priority: 0, coefficient: 0, magnitude: 0)) }
    }

    /// Says how far a move can go, and what it costs: the levels times `sign`.
    mutating func update(
        _ index: Int, distance: Double, costs levels: Lane<StackLevel>, _ range: Range<Int>, sign: Double
    ) {
        moves[index].distance = distance
        let first = moves[index].firstCost
        var count = 0
        for position in range {
            let coefficient = levels[position].cleaned
            guard coefficient != 0 else { continue }
            costs[first + count] = levels[position]
            costs[first + count].coefficient = sign * coefficient
            count += 1
        }
        moves[index].costCount = count
    }

    /// Finds the cheapest move of each class.
    private mutating func classify() {
        classes.removeAll(keepingCapacity: true)
        for index in moves.indices where moves[index].distance > 0 {
            let place = classes.firstIndex {
                moves[$0].share == moves[index].share && moves[$0].lack == moves[index].lack
            }
            guard let place else {
                classes.append(index)
                continue
            }
            if precedes(moves[index], moves[classes[place]]) { classes[place] = index }
        }
    }

    /// Whether a move of the same class costs less, or the same and comes first in a tie.
    private func precedes(_ first: Move, _ second: Move) -> Bool {
        var left = first.firstCost
        var right = second.firstCost
        let leftEnd = left + first.costCount
        let rightEnd = right + second.costCount
        while left < leftEnd || right < rightEnd {
            let leftPriority = left < leftEnd ? costs[left].priority : 0
            let rightPriority = right < rightEnd ? costs[right].priority : 0
            let priority = max(leftPriority, rightPriority)
            var difference = 0.0
            var magnitude = 0.0
            if leftPriority == priority {
                difference += costs[left].coefficient
                magnitude += costs[left].magnitude
                left += 1
            }
            if rightPriority == priority {
                difference -= costs[right].coefficient
                magnitude += costs[right].magnitude
                right += 1
            }
            if difference.magnitude > magnitude * 1e-9 { return difference < 0 }
        }
        return first.rank == second.rank ? first.order > second.order : first.rank.rawValue < second.rank.rawValue
    }

    /// The step that relieves the stack at the lowest cost, or nil if there is none.
    mutating func cheapest() -> Step? {
        var found: Step?
        var foundRank = Int.max
        classify()
        best.removeAll(keepingCapacity: true)
        func consider(_ step: Step, _ rank: Int, _ exchange: inout StackExchange) {
            exchange.combine(
                exchange.moves[step.first], step.second.map { exchange.moves[$0] }, ratio: step.ratio,
                relief: step.relief)
            let order = found == nil ? -1 : exchange.compareTrialWithBest()
            guard order < 0 || (order == 0 && rank < foundRank) else { return }
            found = step
            foundRank = rank
            swap(&exchange.trial, &exchange.best)
        }
        for first in classes where moves[first].share == 0 && moves[first].lack < 0 {
            consider(Step(first: first, second: nil, ratio: 0, relief: -moves[first].lack), -1, &self)
        }
        for first in classes where moves[first].share > 0 {
            for second in classes where moves[second].share < 0 {
                let ratio = -moves[first].share / moves[second].share
                let lack = moves[first].lack + ratio * moves[second].lack
                let noise = (moves[first].lack.magnitude + ratio * moves[second].lack.magnitude) * 1e-9
                guard lack < -noise else { continue }
                let step = Step(first: first, second: second, ratio: ratio, relief: -lack)
                consider(step, Int(moves[first].rank.rawValue), &self)
            }
        }
        return found
    }

    /// Writes the cost of one or two moves for one unit of relief into `trial`.
    private mutating func combine(_ first: Move, _ second: Move?, ratio: Double, relief: Double) {
        trial.removeAll(keepingCapacity: true)
        var left = first.firstCost
        let leftEnd = left + first.costCount
        var right = second?.firstCost ?? 0
        let rightEnd = right + (second?.costCount ?? 0)
        while left < leftEnd || right < rightEnd {
            let leftPriority = left < leftEnd ? costs[left].priority : 0
            let rightPriority = right < rightEnd ? costs[right].priority : 0
            var sum = StackLevel(priority: max(leftPriority, rightPriority), coefficient: 0, magnitude: 0)
            if leftPriority == sum.priority {
                sum.coefficient += costs[left].coefficient / relief
                sum.magnitude += costs[left].magnitude / relief
                left += 1
            }
            if rightPriority == sum.priority {
                sum.coefficient += costs[right].coefficient * ratio / relief
                sum.magnitude += costs[right].magnitude * ratio / relief
                right += 1
            }
            trial.append(sum)
        }
    }

    /// Below 0 where the trial costs less than the best so far, 0 where they cost the same.
    private func compareTrialWithBest() -> Int {
        var left = 0
        var right = 0
        while left < trial.count || right < best.count {
            let leftPriority = left < trial.count ? trial[left].priority : 0
            let rightPriority = right < best.count ? best[right].priority : 0
            let priority = max(leftPriority, rightPriority)
            var difference = 0.0
            var magnitude = 0.0
            if leftPriority == priority {
                difference += trial[left].coefficient
                magnitude += trial[left].magnitude
                left += 1
            }
            if rightPriority == priority {
                difference -= best[right].coefficient
                magnitude += best[right].magnitude
                right += 1
            }
            if difference.magnitude > magnitude * 1e-9 { return difference < 0 ? -1 : 1 }
        }
        return 0
    }
}
