import Geometry
import LayoutTree

extension Call {
    /// The method that was called.
    var method: PinMethod {
        switch self {
        case .plain(let method), .points(let method, _), .percent(let method, _), .insets(let method, _): method
        case .directionalInsets(let method, _), .size(let method, _), .values(let method, _, _, _): method
        case .horizontalEdge(let method, _, _, _), .verticalEdge(let method, _, _, _): method
        case .anchor(let method, _, _, _, _, _), .node(let method, _, _), .nodes(let method, _): method
        case .between(let method, _, _, _): method
        case .fit: .sizeToFit
        case .justification: .justify
        case .alignment: .align
        case .wrap: .wrapContent
        }
    }

    /// Whether the call means nothing without a parent.
    var refersToParent: Bool {
        switch self {
        case .percent: true
        case .values(_, _, _, let isPercent): isPercent
        default: method.refersToParent
        }
    }

    /// Whether the call refers to a guide of its node.
    var isOfGuide: Bool {
        switch self {
        case .horizontalEdge(_, _, _, let ofGuide), .verticalEdge(_, _, _, let ofGuide): ofGuide
        case .anchor(_, _, _, _, _, let ofGuide): ofGuide
        default: false
        }
    }

    /// The nodes that the call refers to, other than those of a list.
    var references: [Node] {
        switch self {
        case .node(_, let node, _), .horizontalEdge(_, let node, _, _), .verticalEdge(_, let node, _, _): [node.node]
        case .anchor(_, let node, _, _, _, _): [node.node]
        case .between(_, let first, let second, _): [first.node, second.node]
        default: []
        }
    }

    /// The call as Swift source; `list` holds the nodes of a call that takes a list.
    func text(_ list: [Node]?) -> String { "\(method.rawValue)(\(arguments(list ?? [])))" }

    private func arguments(_ list: [Node]) -> String {
        switch self {
        case .plain: ""
        case .points(_, let value): Geometry.plain(value)
        case .percent(_, let value): value.description
        case .insets(_, let values): values.insets.description
        case .directionalInsets(_, let values): values.directionalInsets.description
        case .size(_, let value): "Size(width: \(Geometry.plain(value.width)), height: \(Geometry.plain(value.height)))"
        case .values(_, let values, let count, let isPercent):
            Self.joined([values.first, values.second, values.third, values.fourth].prefix(Int(count))) {
                isPercent ? Percent(exactly($0)).description : Geometry.plain(exactly($0))
            }
        case .horizontalEdge(_, let node, let side, let ofGuide):
            "to: \(Self.place(node, ofGuide)).edge.\(side.rawValue)"
        case .verticalEdge(_, let node, let side, let ofGuide):
            "to: \(Self.place(node, ofGuide)).edge.\(side.rawValue)"
        case .anchor(_, let node, let position, let dx, let dy, let ofGuide):
            Self.anchor("\(Self.place(node, ofGuide)).anchor.\(position.name)", Offset(x: exactly(dx), y: exactly(dy)))
        case .node(_, let node, let alignment): "of: \(node.node.displayName)\(alignment.text)"
        case .nodes(_, let alignment): "of: [\(Self.joined(list) { $0.displayName })]\(alignment.text)"
        case .between(_, let first, let second, let alignment):
            "\(first.node.displayName), and: \(second.node.displayName)\(alignment.text)"
        case .fit(let type): type == .content ? "" : ".\(type.rawValue)"
        case .justification(let alignment): ".\(alignment.rawValue)"
        case .alignment(let alignment): ".\(alignment.rawValue)"
        case .wrap(let type, let padding):
            padding.insets == .zero ? ".\(type.rawValue)" : ".\(type.rawValue), padding: \(padding.insets)"
        }
    }

    private static func anchor(_ name: String, _ offset: Offset) -> String {
        offset == .zero ? "to: \(name)" : "to: \(name).offset(by: \(offset))"
    }

    private static func place(_ node: Uncounted<Node>, _ ofGuide: Bool) -> String {
        ofGuide ? "\(node.node.displayName).guide" : node.node.displayName
    }

    /// The elements with commas between them; of a long list the first eight.
    private static func joined<Elements: Collection>(
        _ elements: Elements, _ text: (Elements.Element) -> String
    ) -> String {
        var result = ""
        for element in elements.prefix(8) {
            if !result.isEmpty { result += ", " }
            result += text(element)
        }
        return elements.count > 8 ? result + ", …" : result
    }
}

extension ReferenceAlignment {
    fileprivate var text: String {
        switch self {
        case .none: ""
        case .horizontal(let alignment): ", aligned: .\(alignment.rawValue)"
        case .side(let alignment): ", aligned: .\(alignment.rawValue)"
        }
    }
}

extension FourValues {
    fileprivate var insets: EdgeInsets {
        EdgeInsets(top: exactly(first), left: exactly(second), bottom: exactly(third), right: exactly(fourth))
    }

    fileprivate var directionalInsets: DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: exactly(first), leading: exactly(second), bottom: exactly(third), trailing: exactly(fourth)
        )
    }
}

/// The number that somebody wrote, from what single precision has left of it: 0.1 and not 0.10000000149.
private func exactly(_ value: Float) -> Double {
    guard value.magnitude < 0x1p20 else { return Double(value) }
    return (Double(value) * 10_000).rounded() / 10_000
}
