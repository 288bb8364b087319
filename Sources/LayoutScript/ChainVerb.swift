import Geometry
import LayoutTree
import Pinning

/// One form of a method of a chain: its name, what it takes, and how it is called.
///
/// The tables of ``ChainVerbs`` have a line for each. A form that takes what another one takes is one line more there; what no
/// form takes yet is a case of ``Form`` more, with its parameters and how it is run.
struct ChainVerb: Sendable {
    typealias Builder = PinBuilder<LayoutNode>

    var name: String
    var form: Form

    init(_ name: String, _ form: Form) {
        self.name = name
        self.form = form
    }

    /// What a method takes, and the method.
    enum Form: Sendable {
        case none(@Sendable (consuming Builder) -> Builder)
        case points(@Sendable (consuming Builder, Double) -> Builder)
        /// A number that may be left out.
        case offset(@Sendable (consuming Builder, Double) -> Builder)
        case percent(@Sendable (consuming Builder, Percent) -> Builder)
        /// A percentage with the label `percent`, as a number or with the sign.
        case labelledPercent(@Sendable (consuming Builder, Percent) -> Builder)
        case insets(@Sendable (consuming Builder, EdgeInsets) -> Builder)
        case directionalInsets(@Sendable (consuming Builder, DirectionalEdgeInsets) -> Builder)
        case size(@Sendable (consuming Builder, Size) -> Builder)
        /// As many numbers, or percentages.
        case several(Int, @Sendable (consuming Builder, [Double]) -> Builder)
        case percents(Int, @Sendable (consuming Builder, [Percent]) -> Builder)
        case horizontalEdge(@Sendable (consuming Builder, HorizontalEdge<LayoutNode>) -> Builder)
        case verticalEdge(@Sendable (consuming Builder, VerticalEdge<LayoutNode>) -> Builder)
        case anchor(@Sendable (consuming Builder, Anchor<LayoutNode>) -> Builder)
        case node(@Sendable (consuming Builder, LayoutNode) -> Builder)
        /// A node, a factor and a number that is added.
        case part(@Sendable (consuming Builder, LayoutNode, Double, Double) -> Builder)
        case beside(@Sendable (consuming Builder, LayoutNode, SideAlignment?) -> Builder)
        case besideAll(@Sendable (consuming Builder, [LayoutNode], SideAlignment?, HiddenNodes) -> Builder)
        case along(@Sendable (consuming Builder, LayoutNode, HorizontalAlignment?) -> Builder)
        case alongAll(@Sendable (consuming Builder, [LayoutNode], HorizontalAlignment?, HiddenNodes) -> Builder)
        case betweenSides(@Sendable (consuming Builder, LayoutNode, LayoutNode, SideAlignment?) -> Builder)
        case betweenLines(@Sendable (consuming Builder, LayoutNode, LayoutNode, HorizontalAlignment?) -> Builder)
        case justify(@Sendable (consuming Builder, HorizontalAlignment) -> Builder)
        case align(@Sendable (consuming Builder, VerticalAlignment) -> Builder)
        case fit(@Sendable (consuming Builder, FitType) -> Builder)
        case wrap(@Sendable (consuming Builder, WrapType, EdgeInsets, HiddenNodes) -> Builder)
        case wrapEvenly(@Sendable (consuming Builder, WrapType, Double, HiddenNodes) -> Builder)
    }

    /// A parameter of a method.
    struct Parameter {
        var label: String?
        var kind: Kind
        var isOptional = false

        init(_ kind: Kind, isOptional: Bool = false) { self.init(nil, kind, isOptional: isOptional) }

        init(_ label: String?, _ kind: Kind, isOptional: Bool = false) {
            self.label = label
            self.kind = kind
            self.isOptional = isOptional
        }
    }

    enum Kind {
        case points, percent, share, insets, directionalInsets, size
        case node, nodes
        case horizontalEdge, verticalEdge, anchor
        case horizontalAlignment, verticalAlignment, sideAlignment, fit, wrap, hidden
    }

    enum Match {
        case matched([Value?])
        case wrongValue(argument: Int)
        case wrongLabels
    }
}

extension ChainVerb {
    var parameters: [Parameter] {
        switch form {
        case .none: []
        case .points: [Parameter(.points)]
        case .offset: [Parameter(.points, isOptional: true)]
        case .percent: [Parameter(.percent)]
        case .labelledPercent: [Parameter("percent", .share)]
        case .insets: [Parameter(.insets)]
        case .directionalInsets: [Parameter(.directionalInsets)]
        case .size: [Parameter(.size)]
        case .several(let count, _): Array(repeating: Parameter(.points), count: count)
        case .percents(let count, _): Array(repeating: Parameter(.percent), count: count)
        case .horizontalEdge: [Parameter("to", .horizontalEdge)]
        case .verticalEdge: [Parameter("to", .verticalEdge)]
        case .anchor: [Parameter("to", .anchor)]
        case .node: [Parameter("of", .node)]
        case .part:
            [
                Parameter("of", .node), Parameter("multiplier", .points, isOptional: true),
                Parameter("offset", .points, isOptional: true),
            ]
        case .beside: [Parameter("of", .node), Parameter("aligned", .sideAlignment, isOptional: true)]
        case .along: [Parameter("of", .node), Parameter("aligned", .horizontalAlignment, isOptional: true)]
        case .besideAll:
            [
                Parameter("of", .nodes), Parameter("aligned", .sideAlignment, isOptional: true),
                Parameter("hidden", .hidden, isOptional: true),
            ]
        case .alongAll:
            [
                Parameter("of", .nodes), Parameter("aligned", .horizontalAlignment, isOptional: true),
                Parameter("hidden", .hidden, isOptional: true),
            ]
        case .betweenSides:
            [Parameter(.node), Parameter("and", .node), Parameter("aligned", .sideAlignment, isOptional: true)]
        case .betweenLines:
            [Parameter(.node), Parameter("and", .node), Parameter("aligned", .horizontalAlignment, isOptional: true)]
        case .justify: [Parameter(.horizontalAlignment)]
        case .align: [Parameter(.verticalAlignment)]
        case .fit: [Parameter(.fit, isOptional: true)]
        case .wrap:
            [
                Parameter(.wrap, isOptional: true), Parameter("padding", .insets, isOptional: true),
                Parameter("hidden", .hidden, isOptional: true),
            ]
        case .wrapEvenly:
            [
                Parameter(.wrap, isOptional: true), Parameter("padding", .points),
                Parameter("hidden", .hidden, isOptional: true),
            ]
        }
    }

    /// Puts arguments in the places of the parameters; those that are left out must be optional.
    func match(_ arguments: [Argument]) -> Match {
        var values: [Value?] = []
        var next = 0
        var wrong: Int?
        for parameter in parameters {
            if next < arguments.count, arguments[next].label == parameter.label {
                if !parameter.kind.accepts(arguments[next].value) {
                    if parameter.isOptional, parameter.label == nil {
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

    /// Calls the method with values that were matched.
    func run(_ chain: consuming Builder, _ values: [Value?]) -> Builder {
        switch form {
        case .none(let call): return call(chain)
        case .points(let call), .offset(let call): return call(chain, values.number(0))
        case .percent(let call), .labelledPercent(let call): return call(chain, values.percent(0))
        case .insets(let call): return call(chain, values.insets(0))
        case .directionalInsets(let call):
            guard case .directionalInsets(let insets)? = values[0] else { return chain }
            return call(chain, insets)
        case .size(let call):
            guard case .size(let size)? = values[0] else { return chain }
            return call(chain, size)
        case .several(_, let call): return call(chain, values.indices.map { values.number($0) })
        case .percents(_, let call): return call(chain, values.indices.map { values.percent($0) })
        case .horizontalEdge(let call):
            guard case .horizontalEdge(let edge)? = values[0] else { return chain }
            return call(chain, edge)
        case .verticalEdge(let call):
            guard case .verticalEdge(let edge)? = values[0] else { return chain }
            return call(chain, edge)
        case .anchor(let call):
            guard case .anchor(let anchor)? = values[0] else { return chain }
            return call(chain, anchor)
        case .node(let call):
            guard case .node(let node)? = values[0] else { return chain }
            return call(chain, node)
        case .part(let call):
            guard case .node(let node)? = values[0] else { return chain }
            return call(chain, node, values.number(1, or: 1), values.number(2))
        case .beside(let call):
            guard case .node(let node)? = values[0] else { return chain }
            return call(chain, node, values.word(1).flatMap { SideAlignment(rawValue: $0) })
        case .along(let call):
            guard case .node(let node)? = values[0] else { return chain }
            return call(chain, node, values.word(1).flatMap { HorizontalAlignment(rawValue: $0) })
        case .besideAll(let call):
            return call(
                chain, values.nodes(0), values.word(1).flatMap { SideAlignment(rawValue: $0) }, values.hidden(2))
        case .alongAll(let call):
            return call(
                chain, values.nodes(0), values.word(1).flatMap { HorizontalAlignment(rawValue: $0) }, values.hidden(2))
        case .betweenSides(let call):
            guard case .node(let first)? = values[0], case .node(let second)? = values[1] else { return chain }
            return call(chain, first, second, values.word(2).flatMap { SideAlignment(rawValue: $0) })
        case .betweenLines(let call):
            guard case .node(let first)? = values[0], case .node(let second)? = values[1] else { return chain }
            return call(chain, first, second, values.word(2).flatMap { HorizontalAlignment(rawValue: $0) })
        case .justify(let call):
            return call(chain, values.word(0).flatMap { HorizontalAlignment(rawValue: $0) } ?? .left)
        case .align(let call): return call(chain, values.word(0).flatMap { VerticalAlignment(rawValue: $0) } ?? .top)
        case .fit(let call): return call(chain, values.word(0).flatMap { FitType(rawValue: $0) } ?? .content)
        case .wrap(let call):
            return call(
                chain, values.word(0).flatMap { WrapType(rawValue: $0) } ?? .all, values.insets(1), values.hidden(2))
        case .wrapEvenly(let call):
            return call(
                chain, values.word(0).flatMap { WrapType(rawValue: $0) } ?? .all, values.number(1), values.hidden(2))
        }
    }
}

extension ChainVerb.Kind {
    func accepts(_ value: Value) -> Bool {
        switch (self, value) {
        case (.points, .number), (.percent, .percent), (.share, .number), (.share, .percent), (.insets, .insets),
            (.directionalInsets, .directionalInsets), (.size, .size), (.node, .node), (.nodes, .list),
            (.horizontalEdge, .horizontalEdge), (.verticalEdge, .verticalEdge), (.anchor, .anchor):
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
        case .percent, .share: "a percentage"
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
        if case .percent(let value)? = self[index] { value } else { Percent(number(index)) }
    }

    func insets(_ index: Int) -> EdgeInsets {
        if case .insets(let value)? = self[index] { value } else { .zero }
    }

    func nodes(_ index: Int) -> [LayoutNode] {
        if case .list(let list)? = self[index] { list.nodes().nodes ?? [] } else { [] }
    }

    func word(_ index: Int) -> String? {
        if case .symbol(let word)? = self[index] { word } else { nil }
    }

    func hidden(_ index: Int) -> HiddenNodes { word(index).flatMap { HiddenNodes(rawValue: $0) } ?? .keep }
}
