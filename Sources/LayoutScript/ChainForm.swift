import Geometry
import LayoutTree
import Pinning

/// What one form of a method of a chain takes.
struct ChainForm: Sendable {
    let parameters: [Parameter]

    /// A form as ``ChainMethod`` writes it.
    init(_ text: String) {
        parameters = text == "()" ? [] : text.words(separatedBy: ",").map { Parameter($0) }
    }

    struct Parameter: Sendable {
        let label: String?
        let kind: Kind
        let isOptional: Bool

        init(_ text: String) {
            let words = text.words(separatedBy: " ")
            let last = words[words.count - 1]
            let plain = last.words(separatedBy: "?")[0]
            kind = Kind(rawValue: plain) ?? .points
            label = words.count > 1 ? words[0].words(separatedBy: ":")[0].words(separatedBy: "?")[0] : nil
            isOptional = text.utf8.contains(UInt8(ascii: "?"))
        }
    }

    enum Kind: String, Sendable {
        case points, percent, share, insets, directionalInsets, size
        case node, nodes, horizontalEdge, verticalEdge, anchor
        case horizontal, vertical, side, fit, wrap, hidden

        /// The names with a leading dot that any of them takes.
        static let choices = [Kind.horizontal, .vertical, .side, .fit, .wrap, .hidden].flatMap { $0.words }
    }

    enum Match {
        /// A value for each parameter; nil for one that was left out.
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
                let value = parameter.kind.taking(arguments[next].value)
                if value == nil {
                    if parameter.isOptional, parameter.label == nil {
                        values.add(nil)
                        continue
                    }
                    wrong = wrong ?? next
                }
                values.add(value)
                next += 1
            } else if parameter.isOptional {
                values.add(nil)
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

extension ChainForm.Kind {
    /// The value, if the parameter takes it.
    func taking(_ value: Value) -> Value? {
        switch (self, value) {
        case (.points, .number), (.percent, .percent), (.share, .percent), (.insets, .insets),
            (.directionalInsets, .directionalInsets), (.size, .size), (.node, .node), (.nodes, .list),
            (.horizontalEdge, .horizontalEdge), (.verticalEdge, .verticalEdge), (.anchor, .anchor):
            value
        case (.share, .number(let hundredths)): .percent(Percent(hundredths))
        case (_, .symbol(let word)): words.contains(word) ? value : nil
        default: nil
        }
    }

    /// The names with a leading dot that the parameter takes.
    var words: [String] {
        switch self {
        case .horizontal: HorizontalAlignment.names
        case .vertical: VerticalAlignment.names
        case .side: SideAlignment.names
        case .fit: FitType.names
        case .wrap: WrapType.names
        case .hidden: HiddenNodes.names
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
