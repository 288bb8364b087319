import Geometry

/// A method of a chain, by its position in the list of all methods.
///
/// There are fewer than 64, so that six bits of a request can say which one set a slot. It is no enumeration: the number of a case
/// is looked up among all of them, in every call, which costs compile time; see Documentation/Optimizer.md, fact 11.
@usableFromInline @frozen
struct PinMethod: Equatable {
    /// The position in the list, from 1 on.
    @usableFromInline let number: UInt8

    @export(implementation) @inline(__always)
    init(_ number: UInt8) { self.number = number }

    @export(implementation) static var top: PinMethod { PinMethod(1) }
    @export(implementation) static var left: PinMethod { PinMethod(2) }
    @export(implementation) static var bottom: PinMethod { PinMethod(3) }
    @export(implementation) static var right: PinMethod { PinMethod(4) }
    @export(implementation) static var start: PinMethod { PinMethod(5) }
    @export(implementation) static var end: PinMethod { PinMethod(6) }
    @export(implementation) static var hCenter: PinMethod { PinMethod(7) }
    @export(implementation) static var vCenter: PinMethod { PinMethod(8) }
    @export(implementation) static var all: PinMethod { PinMethod(9) }
    @export(implementation) static var horizontally: PinMethod { PinMethod(10) }
    @export(implementation) static var vertically: PinMethod { PinMethod(11) }
    @export(implementation) static var topLeft: PinMethod { PinMethod(12) }
    @export(implementation) static var topCenter: PinMethod { PinMethod(13) }
    @export(implementation) static var topRight: PinMethod { PinMethod(14) }
    @export(implementation) static var topStart: PinMethod { PinMethod(15) }
    @export(implementation) static var topEnd: PinMethod { PinMethod(16) }
    @export(implementation) static var centerLeft: PinMethod { PinMethod(17) }
    @export(implementation) static var center: PinMethod { PinMethod(18) }
    @export(implementation) static var centerRight: PinMethod { PinMethod(19) }
    @export(implementation) static var centerStart: PinMethod { PinMethod(20) }
    @export(implementation) static var centerEnd: PinMethod { PinMethod(21) }
    @export(implementation) static var bottomLeft: PinMethod { PinMethod(22) }
    @export(implementation) static var bottomCenter: PinMethod { PinMethod(23) }
    @export(implementation) static var bottomRight: PinMethod { PinMethod(24) }
    @export(implementation) static var bottomStart: PinMethod { PinMethod(25) }
    @export(implementation) static var bottomEnd: PinMethod { PinMethod(26) }
    @export(implementation) static var above: PinMethod { PinMethod(27) }
    @export(implementation) static var below: PinMethod { PinMethod(28) }
    @export(implementation) static var before: PinMethod { PinMethod(29) }
    @export(implementation) static var after: PinMethod { PinMethod(30) }
    @export(implementation) static var horizontallyBetween: PinMethod { PinMethod(31) }
    @export(implementation) static var verticallyBetween: PinMethod { PinMethod(32) }
    @export(implementation) static var width: PinMethod { PinMethod(33) }
    @export(implementation) static var height: PinMethod { PinMethod(34) }
    @export(implementation) static var size: PinMethod { PinMethod(35) }
    @export(implementation) static var minWidth: PinMethod { PinMethod(36) }
    @export(implementation) static var maxWidth: PinMethod { PinMethod(37) }
    @export(implementation) static var minHeight: PinMethod { PinMethod(38) }
    @export(implementation) static var maxHeight: PinMethod { PinMethod(39) }
    @export(implementation) static var sizeToFit: PinMethod { PinMethod(40) }
    @export(implementation) static var aspectRatio: PinMethod { PinMethod(41) }
    @export(implementation) static var aspectFit: PinMethod { PinMethod(42) }
    @export(implementation) static var aspectFill: PinMethod { PinMethod(43) }
    @export(implementation) static var wrapContent: PinMethod { PinMethod(44) }
    @export(implementation) static var marginTop: PinMethod { PinMethod(45) }
    @export(implementation) static var marginLeft: PinMethod { PinMethod(46) }
    @export(implementation) static var marginBottom: PinMethod { PinMethod(47) }
    @export(implementation) static var marginRight: PinMethod { PinMethod(48) }
    @export(implementation) static var marginStart: PinMethod { PinMethod(49) }
    @export(implementation) static var marginEnd: PinMethod { PinMethod(50) }
    @export(implementation) static var marginHorizontal: PinMethod { PinMethod(51) }
    @export(implementation) static var marginVertical: PinMethod { PinMethod(52) }
    @export(implementation) static var margin: PinMethod { PinMethod(53) }
    @export(implementation) static var pinEdges: PinMethod { PinMethod(54) }
    @export(implementation) static var justify: PinMethod { PinMethod(55) }
    @export(implementation) static var align: PinMethod { PinMethod(56) }
}

extension PinMethod {
    /// The method as it is written.
    var name: String { PinMethod.names[Int(number) - 1] }

    /// The names in the order of the numbers.
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
