import Geometry
import LayoutTree

/// A call of a chain as it was written, kept as data: the text is made only for a warning that somebody reads.
@usableFromInline
@frozen
struct Call<Node: Layoutable> {
    @usableFromInline let method: PinMethod
    @usableFromInline let argument: Argument

    @usableFromInline
    @frozen
    enum Argument {
        case none
        case points(Double)
        case percent(Percent)
        case insets(EdgeInsets)
        case directionalInsets(DirectionalEdgeInsets)
        case size(Size)
        case numbers([Double])
        case percents([Percent])
        case horizontalEdge(HorizontalEdge<Node>)
        case verticalEdge(VerticalEdge<Node>)
        case anchor(Anchor<Node>)
        case node(Node, label: String, alignment: String?)
        case nodes([Node], alignment: String?)
        case between(Node, Node, alignment: String?)
        case name(String)
        case wrap(WrapType, EdgeInsets)
    }

    @inlinable
    init(_ method: PinMethod, _ argument: Argument) {
        self.method = method
        self.argument = argument
    }

    @inlinable
    init(_ method: PinMethod, _ points: Double) {
        self.init(method, .points(points))
    }

    @inlinable
    init(_ method: PinMethod, _ percent: Percent) {
        self.init(method, .percent(percent))
    }

    /// Whether the call means nothing without a parent.
    var refersToParent: Bool {
        switch argument {
        case .percent, .percents: true
        default: method.refersToParent
        }
    }
}

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
    case sizeToFit, aspectRatio, wrapContent
    case marginTop, marginLeft, marginBottom, marginRight, marginStart, marginEnd
    case marginHorizontal, marginVertical, margin
    case pinEdges, justify, align

    /// Whether the plain form of the method counts from a far edge or the middle of the parent.
    var refersToParent: Bool {
        switch self {
        case .top, .left, .width, .height, .size, .minWidth, .maxWidth, .minHeight, .maxHeight, .topLeft: false
        case .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd: false
        case .marginHorizontal, .marginVertical, .margin: false
        default: true
        }
    }
}

extension Call {
    /// The call as Swift source.
    var text: String { "\(method.rawValue)(\(argument.text))" }
}

extension Call.Argument {
    fileprivate var text: String {
        switch self {
        case .none: ""
        case .points(let value): plain(value)
        case .percent(let value): value.description
        case .insets(let value): value.description
        case .directionalInsets(let value): value.description
        case .size(let value): "Size(width: \(plain(value.width)), height: \(plain(value.height)))"
        case .numbers(let values): Self.list(values) { plain($0) }
        case .percents(let values): Self.list(values) { $0.description }
        case .horizontalEdge(let edge): "to: \(edge.place.text).edge.\(edge.side.rawValue)"
        case .verticalEdge(let edge): "to: \(edge.place.text).edge.\(edge.side.rawValue)"
        case .anchor(let anchor): "to: \(anchor.text)"
        case .node(let node, let label, let alignment): "\(label): \(node.displayName)\(Self.aligned(alignment))"
        case .nodes(let nodes, let alignment):
            "of: [\(Self.list(nodes) { $0.displayName })]\(Self.aligned(alignment))"
        case .between(let first, let second, let alignment):
            "\(first.displayName), and: \(second.displayName)\(Self.aligned(alignment))"
        case .name(let name): ".\(name)"
        case .wrap(let type, let padding):
            padding == .zero ? ".\(type.rawValue)" : ".\(type.rawValue), padding: \(padding)"
        }
    }

    private static func aligned(_ alignment: String?) -> String {
        alignment.map { ", aligned: .\($0)" } ?? ""
    }

    /// The elements with commas between them; of a long list the first eight.
    private static func list<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
        var result = ""
        for element in elements.prefix(8) {
            if !result.isEmpty { result += ", " }
            result += text(element)
        }
        return elements.count > 8 ? result + ", …" : result
    }
}
