// What the methods of a chain decide about a node.

extension Use {
    /// What an argument of a method of a chain decides.
    static func edges(
        of method: String, _ index: Int, _ count: Int, isRelative: Bool, _ isReversed: Bool
    ) -> [Edge] {
        var found = ChainMethod.table[method]?.edges ?? ""
        if isRelative, method.isOne(of: "left right") { found = method == "left" ? "r" : "l" }
        if method == "margin", count > 1 {
            let sides = count == 2 ? "tb lr".words : count == 3 ? "t lr b".words : "t l b r".words
            found = sides[min(index, sides.count - 1)]
        }
        return found.bytes.map { letter in
            switch letter {
            case UInt8(ascii: "t"): .top
            case UInt8(ascii: "b"): .bottom
            case UInt8(ascii: "l"): .left
            case UInt8(ascii: "r"): .right
            case UInt8(ascii: "s"): isReversed ? .right : .left
            case UInt8(ascii: "e"): isReversed ? .left : .right
            case UInt8(ascii: "x"): .hCenter
            case UInt8(ascii: "y"): .vCenter
            case UInt8(ascii: "w"): .width
            default: .height
            }
        }
    }
}
