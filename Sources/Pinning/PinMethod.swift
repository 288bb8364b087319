import Geometry

/// A method of a chain.
///
/// There are fewer than 64, so that six bits of a request can say which one set a slot.
@usableFromInline @frozen
enum PinMethod: UInt8 {
    // From 1 on: 0 stands for none.
    case top = 1
    case left, bottom, right, start, end, hCenter, vCenter, all, horizontally, vertically
    case topLeft, topCenter, topRight, topStart, topEnd, centerLeft, center, centerRight
    case centerStart, centerEnd, bottomLeft, bottomCenter, bottomRight, bottomStart, bottomEnd
    case above, below, before, after, horizontallyBetween, verticallyBetween, width, height, size
    case minWidth, maxWidth, minHeight, maxHeight, sizeToFit, aspectRatio, aspectFit, aspectFill
    case wrapContent, marginTop, marginLeft, marginBottom, marginRight, marginStart, marginEnd
    case marginHorizontal, marginVertical, margin, pinEdges, justify, align
}

extension PinMethod {
    /// The method as it is written.
    var name: String { PinMethod.names[Int(rawValue) - 1] }

    /// The names in the order of the cases; Embedded Swift does not tell them.
    private static let names = [
        "top", "left", "bottom", "right", "start", "end", "hCenter", "vCenter", "all", "horizontally", "vertically",
        "topLeft", "topCenter", "topRight", "topStart", "topEnd", "centerLeft", "center", "centerRight",
        "centerStart", "centerEnd", "bottomLeft", "bottomCenter", "bottomRight", "bottomStart", "bottomEnd",
        "above", "below", "before", "after", "horizontallyBetween", "verticallyBetween", "width", "height", "size",
        "minWidth", "maxWidth", "minHeight", "maxHeight", "sizeToFit", "aspectRatio", "aspectFit", "aspectFill",
        "wrapContent", "marginTop", "marginLeft", "marginBottom", "marginRight", "marginStart", "marginEnd",
        "marginHorizontal", "marginVertical", "margin", "pinEdges", "justify", "align",
    ]

    /// The axis of the edge or center that the method pins, if it pins one.
    var edgeAxis: Axis? {
        switch self {
        case .left, .right, .start, .end, .hCenter: .horizontal
        case .top, .bottom, .vCenter: .vertical
        default: nil
        }
    }

    /// Whether the method sets lengths: points below zero are invalid, and none depend on the parent.
    var setsLengths: Bool {
        switch self {
        case .width, .height, .size, .minWidth, .maxWidth, .minHeight, .maxHeight, .wrapContent: true
        default: false
        }
    }
}
