/// A constraint with whole numbers, for the reference: Σ coefficient × variable + constant ∘ 0.
struct WholeConstraint {
    enum Relation { case atMost, equal, atLeast }

    var coefficients: [Int]
    var constant: Int
    var relation: Relation
    /// The level of a constraint that is not required, 0 being the highest; nil for a required one.
    var level: Int?
    var weight = 1

    /// By how much the constraint is violated, times the common denominator.
    func violation(at point: VertexReference.Point) -> Int {
        var sum = constant * point.denominator
        for (index, coefficient) in coefficients.enumerated() { sum += coefficient * point.numerators[index] }
        switch relation {
        case .atMost: return max(0, sum)
        case .equal: return abs(sum)
        case .atLeast: return max(0, -sum)
        }
    }
}

/// Solves systems of one to three variables exactly and slowly, by trying every point that could be the answer.
///
/// Between the planes on which constraints are tight, every error sum is linear and at least zero. So the smallest one
/// (then, among its solutions, the smallest of the next level, and so on) is found at a point where as many planes
/// meet as there are variables. The coordinate planes are added, so that there always is such a point. All numbers are
/// fractions of whole numbers with one denominator: nothing is rounded.
struct VertexReference {
    struct Point {
        var numerators: [Int]
        var denominator: Int
    }

    var dimensions: Int
    var levels: Int

    /// The smallest error sums by level, or nil when the required constraints contradict each other.
    func best(_ constraints: [WholeConstraint]) -> [Double]? {
        var best: (sums: [Int], denominator: Int)?
        forEachPoint(constraints) { point in
            var sums = [Int](repeating: 0, count: levels)
            for constraint in constraints {
                let violation = constraint.violation(at: point)
                if violation == 0 { continue }
                guard let level = constraint.level else { return }
                sums[level] += violation * constraint.weight
            }
            if let present = best {
                for level in 0..<levels {
                    let (one, other) = (sums[level] * present.denominator, present.sums[level] * point.denominator)
                    if one > other { return }
                    if one < other { break }
                }
            }
            best = (sums, point.denominator)
        }
        return best.map { best in best.sums.map { Double($0) / Double(best.denominator) } }
    }

    /// Whether all constraints that are required can hold together.
    func isFeasible(_ constraints: [WholeConstraint]) -> Bool {
        best(constraints.filter { $0.level == nil }) != nil
    }

    private func forEachPoint(_ constraints: [WholeConstraint], _ body: (Point) -> Void) {
        var planes = constraints.map { ($0.coefficients, $0.constant) }
        for index in 0..<dimensions {
            var unit = [Int](repeating: 0, count: dimensions)
            unit[index] = 1
            planes.append((unit, 0))
        }
        func visit(_ chosen: [([Int], Int)], from start: Int) {
            if chosen.count == dimensions {
                if let point = intersection(chosen) { body(point) }
                return
            }
            for next in start..<planes.count { visit(chosen + [planes[next]], from: next + 1) }
        }
        visit([], from: 0)
    }

    /// Cramer's rule.
    private func intersection(_ planes: [([Int], Int)]) -> Point? {
        let matrix = planes.map { $0.0 }
        let whole = determinant(matrix)
        if whole == 0 { return nil }
        let sign = whole < 0 ? -1 : 1
        let numerators = (0..<dimensions).map { column in
            var replaced = matrix
            for row in 0..<dimensions { replaced[row][column] = -planes[row].1 }
            return sign * determinant(replaced)
        }
        return Point(numerators: numerators, denominator: sign * whole)
    }

    private func determinant(_ m: [[Int]]) -> Int {
        switch m.count {
        case 1: m[0][0]
        case 2: m[0][0] * m[1][1] - m[0][1] * m[1][0]
        default:
            m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
                - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
                + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
        }
    }
}
