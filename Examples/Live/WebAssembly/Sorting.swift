// The page's build adds this file to the engine, which then sorts by the function for stacks and not by those of the standard library:
// those are three kilobytes for each type of elements.

extension Array {
    mutating func sort(by precedes: (Element, Element) -> Bool) { sortStably(by: precedes) }

    func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        var elements = self
        elements.sortStably(by: precedes)
        return elements
    }
}

extension Range<Int> {
    func sorted(by precedes: (Int, Int) -> Bool) -> [Int] { Array(self).sorted(by: precedes) }
}
