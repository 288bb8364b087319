/// The methods of a chain, by name.
@usableFromInline
@frozen
enum PinMethod: String {
    case top, left, bottom, right, start, end, hCenter, vCenter
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
