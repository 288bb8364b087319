import Foundation

/// The growth of a cost with the number of nodes.
enum Growth {
    /// The exponent of the power of the size that fits the costs best: 1 if twice the nodes cost twice as much.
    ///
    /// It is the slope of the straight line that fits the logarithms best. Costs that are not above zero are omitted; nil if
    /// fewer than three remain.
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

/// One layout in several sizes, the smallest first.
struct GrowthLine {
    let name: String
    let members: [Measurement]

    var last: Measurement? { members.last }
    /// The growth of the time of a layout.
    var time: Double? { exponent { $0.times.median } }
    /// The growth of the bytes that a layout allocates.
    var memory: Double? { exponent { $0.bytes ?? .nan } }

    private func exponent(of cost: (Measurement) -> Double) -> Double? {
        Growth.exponent(members.map { (Double($0.views), cost($0)) })
    }
}
