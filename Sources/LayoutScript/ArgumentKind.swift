import Aligning
import ConstraintLayout
import Geometry
import LayoutTree
import Pinning
import Stacking

/// What a parameter takes, of chains, stacks, constraints and others.
enum ArgumentKind: String, Sendable {
    case points, percent, share, insets, directionalInsets, size, rect, truth
    case node, nodes, dimension, horizontalEdge, verticalEdge, anchor
    case horizontal, vertical, side, fit, wrap, hidden
    case cross, line, direction, rounding, leftover, overflow, nodeTie, lengths, options
    case relation, constant, xAxis, yAxis, dimensionName
    case nodeOrNodes, item, target, offset, times, frame, name, rule

    /// The names with a leading dot that a parameter of a chain takes.
    static let choices = [ArgumentKind.horizontal, .vertical, .side, .fit, .wrap, .hidden].flatMap { $0.words }

    /// The value, if the parameter takes it.
    func taking(_ value: Value) -> Value? {
        switch (self, value) {
        case (.points, .number), (.percent, .percent), (.share, .percent), (.insets, .insets),
            (.directionalInsets, .directionalInsets), (.size, .size), (.rect, .rect), (.truth, .bool), (.node, .node),
            (.nodes, .list), (.nodeOrNodes, .node), (.nodeOrNodes, .list), (.item, .node), (.item, .guide),
            (.dimension, .dimension), (.dimension, .node), (.horizontalEdge, .horizontalEdge),
            (.verticalEdge, .verticalEdge), (.anchor, .anchor), (.target, _), (.offset, .offset), (.name, .string),
            (.constant, .number), (.constant, .spacing):
            value
        case (.points, .insets(.zero)): .number(0)
        case (.size, .insets(.zero)): .size(.zero)
        case (.share, .number(let hundredths)): .percent(Percent(hundredths))
        case (.options, .calls(let calls)): calls[0].name == "StackOptions" ? value : nil
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
        case .cross: CrossAlignment.names
        case .line: LineAlignment.names
        case .direction: DistributionDirection.names
        case .rounding: "pixel edges none".words
        case .leftover: "end start spread".words
        case .overflow: "end center start".words
        case .nodeTie: "lastFirst proportional".words
        case .lengths: "width height size".words
        case .relation: "lessThanOrEqual equal greaterThanOrEqual".words
        case .xAxis: HorizontalAnchor.names
        case .yAxis: VerticalAnchor.names
        case .dimensionName: SizeAnchor.names
        case .times: AnchorRounding.names
        case .frame: "untransformed transformed".words
        case .rule: CaseRun.roundingRules.map { $0.name }
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
        case .rect: "a rectangle"
        case .truth: "true or false"
        case .node: "a node"
        case .nodes: "a list of nodes"
        case .dimension: "a dimension or a node"
        case .horizontalEdge: "a left, right or center edge"
        case .verticalEdge: "a top, bottom or center edge"
        case .anchor, .target: "an anchor"
        case .nodeOrNodes: "a node or a list of nodes"
        case .item: "a node or a guide"
        case .offset: "an offset"
        case .name: "a name in quotes"
        case .options: "StackOptions"
        case .relation: "a relation"
        case .constant: "a number or .systemSpacing"
        default: words.map { ".\($0)" }.joined(separator: "|")
        }
    }
}
