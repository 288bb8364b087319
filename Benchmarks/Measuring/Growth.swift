import Foundation

/// How a cost grows with the number of nodes.
enum Growth {
    /// The exponent of the power of the size that the costs follow best: 1 where twice the nodes cost twice as much.
    ///
    /// It is the slope of the straight line that fits the logarithms best. Points that are not above zero are left out; nil if fewer than three remain.
    static func exponent(_ points: [(size: Double, cost: Double)]) -> Double? {
        let logs = points.filter { $0.size > 0 && $0.cost > 0 && $0.cost.isFinite }.map { (log($0.size), log($0.cost)) }
        guard logs.count >= 3 else { return nil }
        let count = Double(logs.count)
        let (x, y) = (logs.reduce(0) { $0 + $1.0 } / count, logs.reduce(0) { $0 + $1.1 } / count)
        let square = logs.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
        guard square > 0 else { return nil }
        return logs.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) } / square
    }
}

/// One thing in several sizes, the smallest first.
struct GrowthLine {
    let name: String
    let members: [Measurement]

    var last: Measurement? { members.last }
    /// How the time of a layout grows.
    var time: Double? { exponent { $0.times.median } }
    /// How the bytes grow that it allocates.
    var memory: Double? { exponent { $0.bytes ?? .nan } }

    private func exponent(of cost: (Measurement) -> Double) -> Double? {
        Growth.exponent(members.map { (Double($0.views), cost($0)) })
    }
}
