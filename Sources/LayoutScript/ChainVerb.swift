import Geometry
import LayoutTree
import Pinning

/// One form of a method of a chain: what it takes, and how it is called.
///
/// The form is written as in `below(of: nodes, aligned?: horizontal)`: a kind for each parameter, its label before it, and a
/// question mark where it may be left out.
struct ChainVerb: Sendable {
    typealias Run = @Sendable (consuming PinBuilder<LayoutNode>, [Value?]) -> PinBuilder<LayoutNode>

    let name: String
    let parameters: [Parameter]
    let run: Run

    init(_ form: String, _ run: @escaping Run) {
        name = String(form.prefix { $0 != "(" })
        parameters = form.dropFirst(name.count + 1).dropLast().split(separator: ",").map { Parameter($0) }
        self.run = run
    }

    struct Parameter: Sendable {
        var label: String?
        var kind: Kind
        var isOptional: Bool

        init(_ text: Substring) {
            let words = text.split { $0 == ":" || $0 == " " || $0 == "?" }
            label = words.count > 1 ? String(words[0]) : nil
            kind = Kind(rawValue: String(words[words.count - 1])) ?? .points
            isOptional = text.contains("?")
        }
    }

    enum Kind: String, Sendable {
        case points, percent, share, insets, directionalInsets, size
        case node, nodes, horizontalEdge, verticalEdge, anchor
        case horizontal, vertical, side, fit, wrap, hidden
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
        return wrong.map { .wrongValue(argument: $0) } ?? .matched(values)
    }

    /// The kind of value that an argument should have.
    func kind(of argument: Argument) -> Kind { parameters.first { $0.label == argument.label }?.kind ?? .points }

    /// The form as a person writes it.
    var signature: String {
        parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.text }.joined(separator: ", ")
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
        case .horizontal: HorizontalAlignment.allCases.map { $0.rawValue }
        case .vertical: VerticalAlignment.allCases.map { $0.rawValue }
        case .side: SideAlignment.allCases.map { $0.rawValue }
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

// The values that were matched; a parameter that was left out has the default of its method. They are not inlined, since there
// are 150 forms.
extension [Value?] {
    @inline(never)
    func number(_ index: Int, or absent: Double = 0) -> Double {
        if case .number(let value)? = self[index] { value } else { absent }
    }

    @inline(never)
    func percent(_ index: Int) -> Percent {
        if case .percent(let value)? = self[index] { value } else { Percent(number(index)) }
    }

    @inline(never)
    func insets(_ index: Int) -> EdgeInsets {
        if case .insets(let value)? = self[index] { value } else { .zero }
    }

    @inline(never)
    func directionalInsets(_ index: Int) -> DirectionalEdgeInsets {
        if case .directionalInsets(let value)? = self[index] { value } else { .zero }
    }

    @inline(never)
    func size(_ index: Int) -> Size {
        if case .size(let value)? = self[index] { value } else { .zero }
    }

    @inline(never)
    func node(_ index: Int) -> LayoutNode {
        if case .node(let node)? = self[index] { node } else { LayoutNode() }
    }

    @inline(never)
    func nodes(_ index: Int) -> [LayoutNode] {
        if case .list(let list)? = self[index] { list.nodes().nodes ?? [] } else { [] }
    }

    @inline(never)
    func horizontalEdge(_ index: Int) -> HorizontalEdge<LayoutNode> {
        if case .horizontalEdge(let edge)? = self[index] { edge } else { LayoutNode().edge.left }
    }

    @inline(never)
    func verticalEdge(_ index: Int) -> VerticalEdge<LayoutNode> {
        if case .verticalEdge(let edge)? = self[index] { edge } else { LayoutNode().edge.top }
    }

    @inline(never)
    func anchor(_ index: Int) -> Anchor<LayoutNode> {
        if case .anchor(let anchor)? = self[index] { anchor } else { LayoutNode().anchor.topLeft }
    }

    func choice<Choice: RawRepresentable>(_ index: Int) -> Choice? where Choice.RawValue == String {
        if case .symbol(let word)? = self[index] { Choice(rawValue: word) } else { nil }
    }

    @inline(never)
    func horizontal(_ index: Int) -> HorizontalAlignment? { choice(index) }
    @inline(never)
    func side(_ index: Int) -> SideAlignment? { choice(index) }
    @inline(never)
    func hidden(_ index: Int) -> HiddenNodes { choice(index) ?? .keep }
}
