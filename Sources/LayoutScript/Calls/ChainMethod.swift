/// The methods of a chain, and the forms in which each can be called.
package enum ChainMethod: Int {
    case top, bottom, left, right, start, end, hCenter, vCenter, horizontally, vertically, all
    case topLeft, topCenter, topRight, topStart, topEnd, centerLeft, center, centerRight, centerStart, centerEnd
    case bottomLeft, bottomCenter, bottomRight, bottomStart, bottomEnd, leftCenter, rightCenter
    case above, below, before, after, horizontallyBetween, verticallyBetween
    case width, height, size, minWidth, maxWidth, minHeight, maxHeight
    case sizeToFit, aspectRatio, aspectFit, aspectFill, wrapContent
    case marginTop, marginLeft, marginBottom, marginRight, marginStart, marginEnd
    case marginHorizontal, marginVertical, margin, pinEdges, justify, align

    /// The names in the order of the alphabet, for suggestions.
    package static let names = numbers.words.inAlphabet()

    package init?(_ name: String) {
        guard let number = Self.numbers[name] else { return nil }
        self.init(rawValue: number)
    }

    private static let numbers = {
        var numbers = WordTable<Int>()
        for (number, name) in namesInOrder.enumerated() { numbers[name] = number }
        return numbers
    }()

    /// The forms in which the method can be called, in the order in which they are tried.
    var forms: [CallForm] { Self.forms[rawValue] }

    /// The edges of a node that the method decides, a letter for each; `s` and `e` are the sides where reading starts and ends.
    package var edges: String {
        let parts = Self.words[rawValue].words(separatedBy: ":")
        return parts.count > 1 ? parts[1] : ""
    }

    /// The methods in the order of the cases, with their edges.
    private static let words = """
        top:t bottom:b left:l right:r start:s end:e hCenter:x vCenter:y horizontally:lr vertically:tb all:tlbr \
        topLeft:tl topCenter:tx topRight:tr topStart:ts topEnd:te centerLeft:yl center:yx centerRight:yr \
        centerStart:ys centerEnd:ye bottomLeft:bl bottomCenter:bx bottomRight:br bottomStart:bs bottomEnd:be \
        leftCenter:yl rightCenter:yr above:b below:t before:e after:s horizontallyBetween:lr \
        verticallyBetween:tb width:w height:h size:wh minWidth:w maxWidth:w minHeight:h maxHeight:h sizeToFit: \
        aspectRatio: aspectFit: aspectFill: wrapContent: marginTop:t marginLeft:l marginBottom:b marginRight:r \
        marginStart:s marginEnd:e marginHorizontal:lr marginVertical:tb margin:tlbr pinEdges: justify: align:
        """.words

    private static let namesInOrder = words.map { $0.words(separatedBy: ":")[0] }

    private static let forms = namesInOrder.map { formsByName[$0] ?? [] }

    private static let formsByName = CallForm.table(
        """
        aspectRatio aspectFit aspectFill horizontally vertically all pinEdges|()
        top bottom left right start end hCenter vCenter|()
        top bottom left right start end hCenter vCenter horizontally vertically all|points
        top bottom left right start end hCenter vCenter horizontally vertically|percent
        top bottom left right start end horizontally vertically all|insets
        top bottom vCenter|to: verticalEdge
        left right start end hCenter|to: horizontalEdge
        topLeft topCenter topRight topStart topEnd centerLeft center centerRight centerStart centerEnd|points?|to: anchor
        bottomLeft bottomCenter bottomRight bottomStart bottomEnd leftCenter rightCenter|points?|to: anchor
        left right before after|of: node, aligned?: side|of: nodes, otherwise?: node, aligned?: side, hidden?: hidden
        above below|of: node, aligned?: horizontal
        above below|of: nodes, otherwise?: node, aligned?: horizontal, hidden?: hidden
        horizontallyBetween|node, and: node, aligned?: side
        verticallyBetween|node, and: node, aligned?: horizontal
        width height size minWidth maxWidth minHeight maxHeight|points|percent
        width height size|of: node, multiplier?: points, offset?: points
        width height|percent: share
        size|size
        aspectRatio aspectFit aspectFill|points|of: node
        sizeToFit|fit?
        wrapContent|wrap?, padding?: insets, hidden?: hidden|wrap?, padding: points, hidden?: hidden
        marginTop marginLeft marginBottom marginRight marginStart marginEnd|points|percent
        marginHorizontal marginVertical margin|points|percent
        margin|insets|directionalInsets|points, points|points, points, points|points, points, points, points
        margin|percent, percent|percent, percent, percent|percent, percent, percent, percent
        justify|horizontal
        align|vertical
        """)
}
