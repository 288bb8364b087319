import Stacking

/// A slow solver for small stacks that shares nothing with the real one.
///
/// It tries every combination in which all variables but one are at a bound or at a natural size and the last one makes
/// up the length, and keeps those with the lexicographically lowest cost. Among these it applies the tie rules to the
/// result instead of to the way there.
struct ReferenceSolver {
    private struct Term {
        var point: Double
        var over: Double
        var under: Double
        var slope: Double
    }

    private struct Variable {
        var low = 0.0
        var high = Double.infinity
        var share = 0.0
        var terms: [Term] = []
        var isFill = false
        var isSpacer = true
        var order = 0
    }

    private struct Affine {
        var variable: Int?
        var factor = 0.0
        var added = 0.0
    }

    private var variables: [Variable] = []
    private var columns: [Affine] = []
    private let priorities: [Double]

    /// Reads a stack without bad input.
    init(_ input: [TestColumn]) {
        priorities = Set(input.flatMap { $0.naturals.flatMap { [$0.hugging, $0.compressionResistance] } })
            .filter { $0 > 0 }.sorted(by: >)
        var fillVariable: Int?
        columns = input.map { _ in Affine() }
        for (index, column) in input.enumerated() {
            switch column.column.kind {
            case .fixed(let size): columns[index] = Affine(added: size)
            case .flexible(let low, let high):
                columns[index] = Affine(variable: variables.count, factor: 1)
                variables.append(Variable(low: low, high: high))
            case .fill(let weight) where weight > 0:
                if fillVariable == nil {
                    fillVariable = variables.count
                    variables.append(Variable(isFill: true))
                }
                columns[index] = Affine(variable: fillVariable, factor: weight)
            default: break
            }
        }
        for index in input.indices { columns[index] = resolve(index, input) }
        for (index, column) in input.enumerated() {
            let affine = columns[index]
            guard let variable = affine.variable else { continue }
            variables[variable].share += affine.factor
            variables[variable].order = max(variables[variable].order, index)
            if !column.column.isSpacer { variables[variable].isSpacer = false }
            let zero = -affine.added / affine.factor
            if affine.factor > 0 {
                variables[variable].low = max(variables[variable].low, zero)
            } else {
                variables[variable].high = min(variables[variable].high, zero)
            }
            for natural in column.naturals {
                let isTurned = affine.factor < 0
                variables[variable].terms.append(
                    Term(
                        point: (natural.size - affine.added) / affine.factor,
                        over: isTurned ? natural.compressionResistance : natural.hugging,
                        under: isTurned ? natural.hugging : natural.compressionResistance,
                        slope: abs(affine.factor)))
            }
        }
    }

    /// False where the matches leave a variable no value, which the real solver treats in its own way.
    var isRegular: Bool {
        variables.allSatisfy { $0.low <= $0.high && abs($0.share) > 1e-6 }
    }

    var variableCount: Int { variables.count }

    private func resolve(_ index: Int, _ input: [TestColumn]) -> Affine {
        guard case .match(let target, let factor, let added) = input[index].column.kind else { return columns[index] }
        var affine = resolve(target, input)
        affine.factor *= factor
        affine.added = affine.added * factor + added
        return affine
    }

    private func cost(_ values: [Double]) -> [Double] {
        var cost = priorities.map { _ in 0.0 }
        for (variable, value) in zip(variables, values) {
            for term in variable.terms {
                let priority = value > term.point ? term.over : term.under
                if let level = priorities.firstIndex(of: priority) {
                    cost[level] += abs(value - term.point) * term.slope
                }
            }
        }
        return cost
    }

    private func isLess(_ first: [Double], _ second: [Double]) -> Bool? {
        for (left, right) in zip(first, second) where abs(left - right) > 1e-6 { return left < right }
        return nil
    }

    /// The sizes and the remainder.
    func solve(length: Double) -> (sizes: [Double], remainder: Double) {
        let stops = variables.map { variable in
            ([variable.low, variable.high] + variable.terms.map(\.point))
                .filter { $0.isFinite && $0 >= variable.low && $0 <= variable.high }
        }
        let starts = stops.enumerated().map { index, stops in start(index, stops) }
        let constant = columns.reduce(0) { $0 + $1.added }
        let ideal = zip(variables, starts).reduce(constant) { $0 + $1.0.share * $1.1 }
        if abs(ideal - length) < 1e-9 { return result(starts, length) }
        let grows = length > ideal
        let ends = variables.map { ($0.share > 0) == grows ? $0.high : $0.low }
        let reach = zip(variables, ends).reduce(constant) { $0 + $1.0.share * $1.1 }
        if grows ? reach <= length : reach >= length { return result(ends, length) }

        var best: [[Double]] = []
        var bestCost: [Double] = []
        for free in variables.indices {
            visit(free, stops, constant, length) { values in
                let cost = cost(values)
                let order = best.isEmpty ? true : isLess(cost, bestCost)
                if order == true {
                    best = [values]
                    bestCost = cost
                } else if order == nil {
                    best.append(values)
                }
            }
        }
        return result(breakTies(best, starts, constant, length, grows), length)
    }

    /// The cheapest value of one variable alone, the lowest if there are several.
    private func start(_ index: Int, _ stops: [Double]) -> Double {
        var best = stops[0]
        func alone(_ value: Double) -> [Double] {
            var values = variables.map { _ in 0.0 }
            values[index] = value
            var only = self
            for other in variables.indices where other != index { only.variables[other].terms = [] }
            return only.cost(values)
        }
        var bestCost = alone(best)
        for stop in stops.dropFirst() {
            let cost = alone(stop)
            let order = isLess(cost, bestCost)
            if order == true || (order == nil && stop < best) { (best, bestCost) = (stop, cost) }
        }
        return best
    }

    /// Calls `body` with every combination of stops in which the free variable can make up the length.
    private func visit(
        _ free: Int, _ stops: [[Double]], _ constant: Double, _ length: Double, _ body: ([Double]) -> Void
    ) {
        var values = variables.map { _ in 0.0 }
        func choose(_ index: Int, _ sum: Double) {
            if index == variables.count {
                let value = (length - sum) / variables[free].share
                guard value >= variables[free].low - 1e-9, value <= variables[free].high + 1e-9 else { return }
                values[free] = value
                body(values)
                return
            }
            if index == free { return choose(index + 1, sum) }
            for stop in stops[index] {
                values[index] = stop
                choose(index + 1, sum + variables[index].share * stop)
            }
        }
        choose(0, constant)
    }

    /// Of equally good values: the longest Fill when growing, then the nodes, last first, then equal spacers.
    private func breakTies(
        _ candidates: [[Double]], _ starts: [Double], _ constant: Double, _ length: Double, _ grows: Bool
    ) -> [Double] {
        var order: [Int] = []
        if grows { order += variables.indices.filter { variables[$0].isFill } }
        order += variables.indices.filter { !variables[$0].isSpacer && !order.contains($0) }
            .sorted { variables[$0].order > variables[$1].order }
        if !grows { order += variables.indices.filter { variables[$0].isFill && !order.contains($0) } }
        var candidates = candidates
        for index in order {
            let rises = (variables[index].share > 0) == grows
            let best = candidates.map { $0[index] }.reduce(rises ? -Double.infinity : .infinity) {
                rises ? max($0, $1) : min($0, $1)
            }
            candidates.removeAll { abs($0[index] - best) > 1e-6 }
        }
        var values = candidates[0]
        let spacers = variables.indices.filter { !order.contains($0) }
        let taken = variables.indices.filter { order.contains($0) }.reduce(constant) {
            $0 + variables[$1].share * values[$1]
        }
        func share(_ step: Double) -> Double {
            for index in spacers {
                let sign: Double = (variables[index].share > 0) == grows ? 1 : -1
                values[index] = min(max(starts[index] + sign * step, variables[index].low), variables[index].high)
            }
            return spacers.reduce(taken) { $0 + variables[$1].share * values[$1] }
        }
        var (low, high) = (0.0, 1e6)
        for _ in 0..<100 where !spacers.isEmpty {
            let middle = (low + high) / 2
            if (share(middle) < length) == grows { low = middle } else { high = middle }
        }
        if !spacers.isEmpty { _ = share(high) }
        return values
    }

    private func result(_ values: [Double], _ length: Double) -> (sizes: [Double], remainder: Double) {
        let sizes = columns.map { ($0.variable.map { values[$0] } ?? 0) * $0.factor + $0.added }
        return (sizes, length - sizes.reduce(0, +))
    }
}
