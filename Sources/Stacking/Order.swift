// What is sorted are indices: a sort for each type of elements takes three kilobytes of WebAssembly.

extension Array {
    /// The elements in an order; those that do not precede each other stay as they are.
    func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
        indices.sorted { precedes(self[$0], self[$1]) }.map { self[$0] }
    }
}

extension UnsafeMutableBufferPointer {
    /// Puts the elements in order.
    func putInOrder(_ precedes: (Element, Element) -> Bool) {
        for (index, element) in unsafe Array(self).inOrder(precedes).enumerated() { unsafe self[index] = element }
    }
}
