/// The order statistics of a list of times.
struct Statistics {
    /// The times, the shortest first.
    let sorted: [Double]

    init(_ values: some Sequence<Double>) {
        sorted = values.sorted()
    }

    var minimum: Double { sorted.first ?? .nan }
    var median: Double { quantile(0.5) }

    /// The middle half of the times, as a share of the median.
    var spread: Double { (quantile(0.75) - quantile(0.25)) / median }

    /// The time below which a share of the times lies, interpolated between neighbors.
    func quantile(_ share: Double) -> Double {
        guard let last = sorted.last else { return .nan }
        let position = share * Double(sorted.count - 1)
        let index = Int(position)
        guard index + 1 < sorted.count else { return last }
        return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
    }
}
