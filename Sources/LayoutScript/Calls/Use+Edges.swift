// What the methods of a chain decide about a node.

extension Use {
    /// What an argument of a method of a chain decides.
    static func edges(
        of method: String, _ index: Int, _ count: Int, isRelative: Bool, _ isReversed: Bool
    ) -> [Edge] {
        var found = ChainMethod(method)?.edges ?? ""
        if isRelative, method.isOne(of: "left right") { found = method == "left" ? "r" : "l" }
        if method == "margin", count > 1 {
            let sides = count == 2 ? "tb lr".words : count == 3 ? "t lr b".words : "t l b r".words
            found = sides[min(index, sides.count - 1)]
        }
        // The letters of the edges in the order of their cases, and of the leading and trailing one those that are left and right.
        let letters = "lrtbxywh".bytes
        let sides = (isReversed ? "es" : "se").bytes
        return found.bytes.map { Edge.allCases[letters.firstIndex(of: $0) ?? sides.firstIndex(of: $0) ?? 0] }
    }
}
