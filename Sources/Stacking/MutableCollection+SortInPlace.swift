extension MutableCollection where Self: RandomAccessCollection, Index == Int {
    /// Sorts a part of the list without any storage of its own; the order of equal elements is not kept.
    ///
    /// O(*n* log *n*): an insertion sort for a few elements, a heap sort for more.
    mutating func sortInPlace(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
        guard range.count > 1 else { return }
        if range.count <= 16 {
            for index in range.dropFirst() {
                let element = self[index]
                var hole = index
                while hole > range.lowerBound, precedes(element, self[hole - 1]) {
                    self[hole] = self[hole - 1]
                    hole -= 1
                }
                self[hole] = element
            }
            return
        }
        for root in stride(from: range.count / 2 - 1, through: 0, by: -1) {
            siftDown(root, range.lowerBound, range.count, by: precedes)
        }
        for count in stride(from: range.count - 1, to: 0, by: -1) {
            swapAt(range.lowerBound, range.lowerBound + count)
            siftDown(0, range.lowerBound, count, by: precedes)
        }
    }

    /// Moves the element at `root` down until no child in the heap at `base` comes after it.
    private mutating func siftDown(
        _ root: Int, _ base: Int, _ count: Int, by precedes: (Element, Element) -> Bool
    ) {
        let element = self[base + root]
        var hole = root
        while true {
            var child = 2 * hole + 1
            guard child < count else { break }
            if child + 1 < count, precedes(self[base + child], self[base + child + 1]) { child += 1 }
            guard precedes(element, self[base + child]) else { break }
            self[base + hole] = self[base + child]
            hole = child
        }
        self[base + hole] = element
    }
}
