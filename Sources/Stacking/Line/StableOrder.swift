// One sort for all types of elements; the standard library's is compiled for each of them: see Documentation/Optimizer.md, fact 13.

extension Array {
    /// Sorts the elements; equal ones keep their order.
    mutating func sortStably(by precedes: (Element, Element) -> Bool) {
        unsafe withUnsafeMutableBufferPointer { unsafe $0.sortStably(by: precedes) }
    }
}

extension UnsafeMutableBufferPointer {
    /// Sorts the elements; equal ones keep their order.
    func sortStably(by precedes: (Element, Element) -> Bool) {
        // Lists are usually in order, and sorting many elements allocates.
        if indices.dropFirst().allSatisfy({ unsafe !precedes(self[$0], self[$0 - 1]) }) { return }
        unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * count) { memory in
            let order = unsafe stableOrder(count, in: memory) { unsafe precedes(self[$0], self[$1]) }
            unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { copies in
                _ = unsafe copies.moveInitialize(fromContentsOf: self)
                for index in 0..<count {
                    unsafe initializeElement(at: index, to: copies.moveElement(from: order[index]))
                }
            }
        }
    }
}

/// The numbers below a count in the order of a comparison; equal ones keep their order.
///
/// Sorted runs of one, two, four and so on are merged, from one half of the memory to the other: O(*n* log *n*) for *n* numbers.
@inline(never)
private func stableOrder(
    _ count: Int, in memory: UnsafeMutableBufferPointer<Int>, _ precedes: (Int, Int) -> Bool
) -> UnsafeMutableBufferPointer<Int> {
    var from = unsafe UnsafeMutableBufferPointer(rebasing: memory[..<count])
    var to = unsafe UnsafeMutableBufferPointer(rebasing: memory[count...])
    for number in 0..<count { unsafe from[number] = number }
    var width = 1
    while width < count {
        for start in stride(from: 0, to: count, by: 2 * width) {
            let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
            var (left, right) = (start, middle)
            for place in start..<end {
                let takesRight = unsafe left == middle || right < end && precedes(from[right], from[left])
                if takesRight {
                    unsafe to[place] = from[right]
                    right += 1
                } else {
                    unsafe to[place] = from[left]
                    left += 1
                }
            }
        }
        unsafe swap(&from, &to)
        width *= 2
    }
    return unsafe from
}
