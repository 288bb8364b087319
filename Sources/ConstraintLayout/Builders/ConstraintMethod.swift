/// The methods of builders that relate the same attributes of two items, or set attributes of one item to a value.
package enum ConstraintMethod: String, CaseIterable {
    case leading, trailing, top, bottom, leadingTrailing, topBottom, leadingTrailingTopBottom
    case left, right, firstBaseline, lastBaseline
    case centerX, centerY, centerXY, width, height, widthHeight

    /// The attributes of the constraints that the method makes, in order.
    var attributes: [ConstraintAttribute] {
        switch self {
        case .leading: [.leading]
        case .trailing: [.trailing]
        case .top: [.top]
        case .bottom: [.bottom]
        case .leadingTrailing: [.leading, .trailing]
        case .topBottom: [.top, .bottom]
        case .leadingTrailingTopBottom: [.leading, .trailing, .top, .bottom]
        case .left: [.left]
        case .right: [.right]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        case .centerX: [.centerX]
        case .centerY: [.centerY]
        case .centerXY: [.centerX, .centerY]
        case .width: [.width]
        case .height: [.height]
        case .widthHeight: [.width, .height]
        }
    }
}
