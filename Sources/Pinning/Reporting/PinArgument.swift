import Geometry
import LayoutTree

/// The argument of a call, from which a warning shows the call.
@usableFromInline @frozen
enum PinArgument<Node: Layoutable> {
    case none
    case points(Double)
    case percent(Percent)
    /// Two to four values, in points or percent.
    case values([Double], isPercent: Bool)
    case insets(EdgeInsets)
    case directionalInsets(DirectionalEdgeInsets)
    case size(Size)
    case anchor(Anchor<Node>)
    case node(Node, aligned: PinAlignment)
    case nodes([Node], otherwise: Node?, aligned: PinAlignment)
    case between(Node, Node, aligned: PinAlignment)
    /// The name of a case.
    case option(String)
    case wrap(WrapType, EdgeInsets)

    /// The method and the form of the argument, which a request stores for a slot on an axis.
    @export(implementation) @inline(__always)
    func call(of method: PinMethod, _ axis: Axis) -> AxisRequest.Call {
        switch self {
        case .points, .insets, .size: AxisRequest.Call(method, .points)
        case .percent: AxisRequest.Call(method, .percent)
        case .node(_, aligned: .line), .nodes(_, _, aligned: .line), .between(_, _, aligned: .line):
            AxisRequest.Call(method, axis == .vertical ? .baseline : .reference)
        default: AxisRequest.Call(method, .reference)
        }
    }
}

extension PinArgument {
    /// The argument of a method in Swift, with its label.
    func text(of method: PinMethod) -> String {
        switch self {
        case .none: ""
        case .points(let value): plain(value)
        case .percent(let value): value.description
        case .values(let values, let isPercent):
            Self.joined(values) { isPercent ? Percent($0).description : plain($0) }
        case .insets(let insets): insets.description
        case .directionalInsets(let insets): insets.description
        case .size(let size): "Size(width: \(plain(size.width)), height: \(plain(size.height)))"
        case .anchor(let anchor):
            if let axis = method.edgeAxis {
                "to: \(Self.name(of: anchor.owner)).edge.\(anchor.position.edgeName(of: axis))"
            } else {
                "to: \(Self.name(of: anchor.owner)).anchor.\(anchor.position.name)"
                    + (anchor.offset == .zero ? "" : ".offset(by: \(anchor.offset))")
            }
        case .node(let node, let alignment): "of: \(node.displayName)\(Self.aligned(alignment, by: method))"
        case .nodes(let nodes, let fallback, let alignment):
            "of: [\(Self.joined(nodes) { $0.displayName })]"
                + (fallback.map { ", otherwise: \($0.displayName)" } ?? "") + Self.aligned(alignment, by: method)
        case .between(let first, let second, let alignment):
            "\(first.displayName), and: \(second.displayName)\(Self.aligned(alignment, by: method))"
        case .option(let name): ".\(name)"
        case .wrap(let type, let padding):
            padding == .zero ? ".\(type.rawValue)" : ".\(type.rawValue), padding: \(padding)"
        }
    }

    private static func name(of owner: AnchorOwner<Node>) -> String {
        owner.isGuide ? "\(owner.node.displayName).guide" : owner.node.displayName
    }

    private static func aligned(_ alignment: PinAlignment, by method: PinMethod) -> String {
        let axis: Axis = [.above, .below, .verticallyBetween].contains(method) ? .horizontal : .vertical
        return switch alignment {
        case .none: ""
        case .slot(let slot): ", aligned: .\(slot.alignmentName(axis))"
        case .line(let line): ", aligned: .\(line == .firstBaseline ? "firstBaseline" : "lastBaseline")"
        }
    }

    /// The elements separated by commas, at most eight of a long list.
    private static func joined<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
        var result = ""
        for element in elements.prefix(8) {
            if !result.isEmpty { result += ", " }
            result += text(element)
        }
        return elements.count > 8 ? result + ", …" : result
    }
}
