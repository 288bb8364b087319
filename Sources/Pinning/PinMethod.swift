import Geometry

/// The methods of a chain.
///
/// There are fewer than 64, so that six bits of a request can say which one set a slot.
@usableFromInline @frozen
enum PinMethod: UInt8, CaseIterable {
    case top = 1
    case left, bottom, right, start, end, hCenter, vCenter
    case all, horizontally, vertically
    case topLeft, topCenter, topRight, topStart, topEnd
    case centerLeft, center, centerRight, centerStart, centerEnd
    case bottomLeft, bottomCenter, bottomRight, bottomStart, bottomEnd
    case above, below, before, after
    case horizontallyBetween, verticallyBetween
    case width, height, size, minWidth, maxWidth, minHeight, maxHeight
    case sizeToFit, aspectRatio, aspectFit, aspectFill, wrapContent
    case marginTop, marginLeft, marginBottom, marginRight, marginStart, marginEnd
    case marginHorizontal, marginVertical, margin
    case pinEdges, justify, align
}

extension PinMethod {
    /// The method as it is written.
    var name: String { PinMethod.names[Int(rawValue) - 1] }

    /// The names of all methods, in the order of the cases.
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

    /// Whether a number of points in the method is measured from a far edge or the center of the parent.
    var refersToParent: Bool {
        switch self {
        case .top, .left, .width, .height, .size, .minWidth, .maxWidth, .minHeight, .maxHeight, .topLeft: false
        case .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd: false
        case .marginHorizontal, .marginVertical, .margin: false
        default: true
        }
    }
}
