// What the methods of a chain decide about a node.

extension Use {
    /// What the methods of a chain decide, a letter for each edge; `s` and `e` are the sides where reading starts and ends.
    private static let letters = {
        let text = """
            top:t bottom:b left:l right:r start:s end:e hCenter:x vCenter:y horizontally:lr vertically:tb all:tlbr \
            topLeft:tl topCenter:tx topRight:tr topStart:ts topEnd:te centerLeft:yl center:yx centerRight:yr \
            centerStart:ys centerEnd:ye bottomLeft:bl bottomCenter:bx bottomRight:br bottomStart:bs bottomEnd:be \
            leftCenter:yl rightCenter:yr above:b below:t before:e after:s horizontallyBetween:lr verticallyBetween:tb \
            width:w height:h size:wh minWidth:w maxWidth:w minHeight:h maxHeight:h margin:tlbr marginTop:t marginLeft:l \
            marginBottom:b marginRight:r marginStart:s marginEnd:e marginHorizontal:lr marginVertical:tb
            """
        var letters = WordTable<String>()
        for entry in text.words(separatedBy: " ") {
            let parts = entry.words(separatedBy: ":")
            letters[parts[0]] = parts[1]
        }
        return letters
    }()

    /// What an argument of a method of a chain decides.
    static func edges(
        of method: String, _ index: Int, _ count: Int, isRelative: Bool, _ isReversed: Bool
    ) -> [Edge] {
        var found = letters[method] ?? ""
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
