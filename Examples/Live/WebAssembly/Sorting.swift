// The page's build adds this file to the engine, which then sorts by these functions and not by those of the standard library:
// those are three kilobytes for each type of elements, and these share the one function that orders numbers.

extension MutableCollection where Self: RandomAccessCollection, Index == Int {
    /// Sorts the elements; equal ones keep their order.
    mutating func sort(by precedes: (Element, Element) -> Bool) {
        if count < 2 { return }
        let start = startIndex
        let sorted = stableOrder(count) { precedes(self[start + $0], self[start + $1]) }.map { self[start + $0] }
        for index in sorted.indices { self[start + index] = sorted[index] }
    }

    mutating func sort() where Element: Comparable { sort { $0 < $1 } }
}

extension Array {
    func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        stableOrder(count) { precedes(self[$0], self[$1]) }.map { self[$0] }
    }
}

extension Range<Int> {
    func sorted(by precedes: (Int, Int) -> Bool) -> [Int] {
        stableOrder(count) { precedes(lowerBound + $0, lowerBound + $1) }.map { lowerBound + $0 }
    }
}

/// The numbers below a count in an order; of two that are equal the smaller one is first.
///
/// Sorted runs of one, two, four and so on are merged.
@inline(never)
private func stableOrder(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var order = Array(0..<count)
    var width = 1
    while width < count {
        var merged: [Int] = []
        var start = 0
        while start < count {
            let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
            var (left, right) = (start, middle)
            while left < middle || right < end {
                if left == middle || right < end && precedes(order[right], order[left]) {
                    merged.append(order[right])
                    right += 1
                } else {
                    merged.append(order[left])
                    left += 1
                }
            }
            start = end
        }
        order = merged
        width *= 2
    }
    return order
}
