/// The methods of a chain.
@usableFromInline
@frozen
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
    case sizeToFit, aspectRatio, wrapContent
    case marginTop, marginLeft, marginBottom, marginRight, marginStart, marginEnd
    case marginHorizontal, marginVertical, margin
    case pinEdges, justify, align
}

extension PinMethod {
    /// The method as it is written.
    var name: String {
        switch self {
        case .top: "top"
        case .left: "left"
        case .bottom: "bottom"
        case .right: "right"
        case .start: "start"
        case .end: "end"
        case .hCenter: "hCenter"
        case .vCenter: "vCenter"
        case .all: "all"
        case .horizontally: "horizontally"
        case .vertically: "vertically"
        case .topLeft: "topLeft"
        case .topCenter: "topCenter"
        case .topRight: "topRight"
        case .topStart: "topStart"
        case .topEnd: "topEnd"
        case .centerLeft: "centerLeft"
        case .center: "center"
        case .centerRight: "centerRight"
        case .centerStart: "centerStart"
        case .centerEnd: "centerEnd"
        case .bottomLeft: "bottomLeft"
        case .bottomCenter: "bottomCenter"
        case .bottomRight: "bottomRight"
        case .bottomStart: "bottomStart"
        case .bottomEnd: "bottomEnd"
        case .above: "above"
        case .below: "below"
        case .before: "before"
        case .after: "after"
        case .horizontallyBetween: "horizontallyBetween"
        case .verticallyBetween: "verticallyBetween"
        case .width: "width"
        case .height: "height"
        case .size: "size"
        case .minWidth: "minWidth"
        case .maxWidth: "maxWidth"
        case .minHeight: "minHeight"
        case .maxHeight: "maxHeight"
        case .sizeToFit: "sizeToFit"
        case .aspectRatio: "aspectRatio"
        case .wrapContent: "wrapContent"
        case .marginTop: "marginTop"
        case .marginLeft: "marginLeft"
        case .marginBottom: "marginBottom"
        case .marginRight: "marginRight"
        case .marginStart: "marginStart"
        case .marginEnd: "marginEnd"
        case .marginHorizontal: "marginHorizontal"
        case .marginVertical: "marginVertical"
        case .margin: "margin"
        case .pinEdges: "pinEdges"
        case .justify: "justify"
        case .align: "align"
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
