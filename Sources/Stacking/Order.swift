// A sort takes three kilobytes of WebAssembly for each type of elements, so indices are sorted where time does not matter.

extension Array {
    /// The elements in an order; those that do not precede each other stay as they are.
    func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
        indices.sorted { precedes(self[$0], self[$1]) }.map { self[$0] }
    }
}
