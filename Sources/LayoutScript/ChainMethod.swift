import Geometry
import LayoutTree
import Pinning

/// One form of a method of a chain: what it takes, and how it is called.
struct ChainMethod: Sendable {
    typealias Builder = PinBuilder<LayoutNode>
    typealias Run = @Sendable (consuming Builder, [Value?]) -> Builder

    var parameters: [Parameter]
    var run: Run

    /// A parameter of a method.
    struct Parameter: Sendable {
        var label: String?
        var kind: Kind
        var isOptional = false
    }

    enum Kind: Sendable {
        case points, percent, insets, directionalInsets, size
        case node, nodes
        case horizontalEdge, verticalEdge, anchor
        case horizontalAlignment, verticalAlignment, sideAlignment, fit, wrap, hidden
    }

    enum Match {
        case matched([Value?])
        case wrongValue(argument: Int)
        case wrongLabels
    }

    /// Puts arguments in the places of the parameters; those that are left out must be optional.
    func match(_ arguments: [Argument]) -> Match {
        var values: [Value?] = []
        var next = 0
        var wrong: Int?
        for parameter in parameters {
            if next < arguments.count, arguments[next].label == parameter.label {
                if !parameter.kind.accepts(arguments[next].value) {
                    if parameter.isOptional && parameter.label == nil {
                        values.append(nil)
                        continue
                    }
                    wrong = wrong ?? next
                }
                values.append(arguments[next].value)
                next += 1
            } else if parameter.isOptional {
                values.append(nil)
            } else {
                return .wrongLabels
            }
        }
        if next < arguments.count { return .wrongLabels }
        if let wrong { return .wrongValue(argument: wrong) }
        return .matched(values)
    }

    /// The parameter that an argument is for.
    func parameter(for argument: Argument) -> Parameter {
        parameters.first { $0.label == argument.label } ?? parameters[0]
    }

    /// The parameters as a person writes them.
    var signature: String {
        parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.text }.joined(separator: ", ")
    }
}

extension ChainMethod.Kind {
    func accepts(_ value: Value) -> Bool {
        switch (self, value) {
        case (.points, .number), (.percent, .percent), (.insets, .insets), (.directionalInsets, .directionalInsets),
            (.size, .size), (.node, .node), (.nodes, .nodes), (.horizontalEdge, .horizontalEdge),
            (.verticalEdge, .verticalEdge), (.anchor, .anchor):
            true
        case (_, .symbol(let word)): words.contains(word)
        default: false
        }
    }

    /// The names with a leading dot that the parameter takes.
    var words: [String] {
        switch self {
        case .horizontalAlignment: HorizontalAlignment.allCases.map { $0.rawValue }
        case .verticalAlignment: VerticalAlignment.allCases.map { $0.rawValue }
        case .sideAlignment: SideAlignment.allCases.map { $0.rawValue }
        case .fit: FitType.allCases.map { $0.rawValue }
        case .wrap: WrapType.allCases.map { $0.rawValue }
        case .hidden: HiddenNodes.allCases.map { $0.rawValue }
        default: []
        }
    }

    /// What a diagnostic says that the parameter takes.
    var text: String {
        switch self {
        case .points: "a number"
        case .percent: "a percentage"
        case .insets: "insets"
        case .directionalInsets: "directional insets"
        case .size: "a size"
        case .node: "a node"
        case .nodes: "a list of nodes"
        case .horizontalEdge: "a left, right or center edge"
        case .verticalEdge: "a top, bottom or center edge"
        case .anchor: "an anchor"
        default: words.map { ".\($0)" }.joined(separator: "|")
        }
    }
}

extension [Value?] {
    func number(_ index: Int, or absent: Double = 0) -> Double {
        if case .number(let value)? = self[index] { value } else { absent }
    }

    func percent(_ index: Int) -> Percent {
        if case .percent(let value)? = self[index] { value } else { Percent(0) }
    }

    func insets(_ index: Int) -> EdgeInsets {
        if case .insets(let value)? = self[index] { value } else { .zero }
    }

    func directionalInsets(_ index: Int) -> DirectionalEdgeInsets {
        if case .directionalInsets(let value)? = self[index] { value } else { .zero }
    }

    func size(_ index: Int) -> Size {
        if case .size(let value)? = self[index] { value } else { .zero }
    }

    /// A parameter of the kind `.node` has been matched, so there is a node.
    func node(_ index: Int) -> LayoutNode {
        guard case .node(let node)? = self[index] else { preconditionFailure("A node was matched for this parameter.") }
        return node
    }

    func nodes(_ index: Int) -> [LayoutNode] {
        if case .nodes(let nodes)? = self[index] { nodes } else { [] }
    }

    func choice<Choice: RawRepresentable>(_ index: Int) -> Choice? where Choice.RawValue == String {
        if case .symbol(let word)? = self[index] { Choice(rawValue: word) } else { nil }
    }
}
