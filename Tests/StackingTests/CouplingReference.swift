import Stacking

/// The lowest cost of a stack and one that hangs on it, found by trying every vertex of the small problem.
struct CouplingReference {
    private struct Variable {
        var low = 0.0
        var high = Double.infinity
        var host = 0.0
        var guest = 0.0
        var stops: [Double] = []
    }

    private var variables: [Variable] = []
    private var sums = [0.0, 0.0]
    /// For every column its variable, factor and added length; those of the host first.
    private var columns: [(variable: Int?, factor: Double, added: Double)] = []

    init(host: [TestColumn], guest: [TestColumn], before: (start: Int, end: Int), length: Double, room: Double) {
        sums = [length, room]
        for (part, input) in [host, guest].enumerated() {
            var fillVariable: Int?
            for (index, column) in input.enumerated() {
                var affine: (variable: Int?, factor: Double, added: Double) = (nil, 0, 0)
                switch column.column.kind {
                case .fixed(let size): affine.added = size
                case .flexible(let low, let high):
                    affine = (variables.count, 1, 0)
                    variables.append(Variable(low: low, high: high, stops: [low, high].filter(\.isFinite)))
                case .fill(let weight):
                    if fillVariable == nil {
                        fillVariable = variables.count
                        variables.append(Variable(stops: [0]))
                    }
                    affine = (fillVariable, weight, 0)
                case .matchHost(let other, let factor, let added):
                    affine = (columns[other].variable, columns[other].factor * factor, columns[other].added + added)
                    affine.added = columns[other].added * factor + added
                case .match: break
                }
                columns.append(affine)
                // What the column adds to the length of the host, and to that of the guest less its room.
                let isInStart = part == 0 && index < before.start
                let isInEnd = part == 0 && index < before.end
                let weight = part == 1 ? 1.0 : (isInStart ? 1 : 0) - (isInEnd ? 1 : 0)
                sums[1] -= weight * affine.added
                if part == 0 { sums[0] -= affine.added }
                guard let variable = affine.variable else { continue }
                if part == 0 { variables[variable].host += affine.factor }
                variables[variable].guest += weight * affine.factor
                for natural in column.naturals {
                    let stop = (natural.size - affine.added) / affine.factor
                    if stop > variables[variable].low, stop < variables[variable].high {
                        variables[variable].stops.append(stop)
                    }
                }
            }
        }
    }

    /// The sizes of all columns at the lowest cost, or nil where nothing satisfies both stacks.
    func best(_ cost: ([Double]) -> [Double]) -> [Double]? {
        var best: [Double]?
        for first in variables.indices {
            for second in variables.indices where second > first {
                let a = variables[first]
                let b = variables[second]
                let determinant = a.host * b.guest - b.host * a.guest
                guard abs(determinant) > 1e-9 else { continue }
                visit([first, second]) { values, host, guest in
                    let x = (host * b.guest - b.host * guest) / determinant
                    let y = (a.host * guest - host * a.guest) / determinant
                    guard x >= a.low - 1e-9, x <= a.high + 1e-9, y >= b.low - 1e-9, y <= b.high + 1e-9 else { return }
                    var values = values
                    (values[first], values[second]) = (x, y)
                    let found = cost(sizes(values))
                    if best.map({ Cost.compare(found, $0) < 0 }) ?? true { best = found }
                }
            }
        }
        return best
    }

    private func sizes(_ values: [Double]) -> [Double] {
        columns.map { column in (column.variable.map { values[$0] } ?? 0) * column.factor + column.added }
    }

    private func visit(_ free: [Int], _ body: ([Double], Double, Double) -> Void) {
        var values = variables.map { _ in 0.0 }
        func choose(_ index: Int, _ host: Double, _ guest: Double) {
            if index == variables.count { return body(values, host, guest) }
            if free.contains(index) { return choose(index + 1, host, guest) }
            for stop in variables[index].stops {
                values[index] = stop
                choose(index + 1, host - variables[index].host * stop, guest - variables[index].guest * stop)
            }
        }
        choose(0, sums[0], sums[1])
    }
}
