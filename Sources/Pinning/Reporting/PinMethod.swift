import Geometry

/// A method of a chain, as a number of six bits from 1 on, so that a request can store the method that set a slot.
@usableFromInline @frozen
enum PinMethod: UInt8 {
    case top = 1
    case left, bottom, right, start, end, hCenter, vCenter, all, horizontally, vertically, topLeft,
        topCenter, topRight, topStart, topEnd, centerLeft, center, centerRight, centerStart, centerEnd, bottomLeft,
        bottomCenter, bottomRight, bottomStart, bottomEnd, above, below, before, after, horizontallyBetween,
        verticallyBetween, width, height, size, minWidth, maxWidth, minHeight, maxHeight, sizeToFit, aspectRatio,
        aspectFit, aspectFill, wrapContent, marginTop, marginLeft, marginBottom, marginRight, marginStart, marginEnd,
        marginHorizontal, marginVertical, margin, pinEdges, justify, align

    /// Compares numbers: the comparison of `RawRepresentable` is generic, and a chain that calls it counts its node.
    @export(implementation) @inline(__always)
    static func == (a: PinMethod, b: PinMethod) -> Bool { a.rawValue == b.rawValue }
}

extension PinMethod {
    /// The name of the method.
    var name: String { PinMethod.names[Int(rawValue) - 1] }

    /// The names in the order of the cases.
    ///
    /// Embedded Swift cannot print the name of a case.
    private static let names = [
        "top", "left", "bottom", "right", "start", "end", "hCenter", "vCenter", "all", "horizontally", "vertically",
        "topLeft", "topCenter", "topRight", "topStart", "topEnd", "centerLeft", "center", "centerRight",
        "centerStart", "centerEnd", "bottomLeft", "bottomCenter", "bottomRight", "bottomStart", "bottomEnd", "above",
        "below", "before", "after", "horizontallyBetween", "verticallyBetween", "width", "height", "size",
        "minWidth", "maxWidth", "minHeight", "maxHeight", "sizeToFit", "aspectRatio", "aspectFit", "aspectFill",
        "wrapContent", "marginTop", "marginLeft", "marginBottom", "marginRight", "marginStart", "marginEnd",
        "marginHorizontal", "marginVertical", "margin", "pinEdges", "justify", "align",
    ]

    /// The axis of the pinned edge or center, for methods that pin one.
    var edgeAxis: Axis? {
        switch self {
        case .left, .right, .start, .end, .hCenter: .horizontal
        case .top, .bottom, .vCenter: .vertical
        default: nil
        }
    }

    /// Whether the method sets lengths: negative points are invalid, and none depend on the parent.
    var setsLengths: Bool {
        switch self {
        case .width, .height, .size, .minWidth, .maxWidth, .minHeight, .maxHeight, .wrapContent: true
        default: false
        }
    }

    /// Whether a call may assign some of its slots and skip others.
    var assignsSeveralSlots: Bool {
        switch self {
        case .all, .horizontally, .vertically, .size, .wrapContent, .margin, .marginHorizontal, .marginVertical: true
        default: isCorner
        }
    }

    /// Whether the method pins a corner, the middle of a side, or the center.
    var isCorner: Bool {
        switch self {
        case .topLeft, .topCenter, .topRight, .topStart, .topEnd, .centerLeft, .center, .centerRight: true
        case .centerStart, .centerEnd, .bottomLeft, .bottomCenter, .bottomRight, .bottomStart, .bottomEnd: true
        default: false
        }
    }
}
