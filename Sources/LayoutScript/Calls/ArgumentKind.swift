import Geometry

/// The kinds of parameters of chains, stacks, constraints and others.
package enum ArgumentKind: String, Sendable {
    case points, percent, share, insets, directionalInsets, size, rect, truth
    case node, nodes, dimension, horizontalEdge, verticalEdge, anchor
    case horizontal, vertical, side, fit, wrap, hidden
    case cross, line, axis, rounding, leftover, overflow, nodeTie, axes, options, tracks
    case relation, constant, xAxis, yAxis, dimensionName
    case nodeOrNodes, item, target, offset, times, frame, name, rule

    /// Whether a parameter of a chain takes a name with a leading dot.
    static func isChoice(_ name: String) -> Bool { name.isOne(of: choices) }

    private static let choices = [ArgumentKind.horizontal, .vertical, .side, .fit, .wrap, .hidden].map { $0.names }
        .joined(separator: " ")

    /// The value, if the parameter takes it.
    func taking(_ value: Value) -> Value? {
        switch (self, value) {
        case (.points, .number), (.percent, .percent), (.share, .percent), (.insets, .insets),
            (.directionalInsets, .directionalInsets), (.size, .size), (.rect, .rect), (.truth, .bool), (.node, .node),
            (.nodes, .list), (.tracks, .list), (.nodeOrNodes, .node), (.nodeOrNodes, .list), (.item, .node),
            (.item, .guide), (.dimension, .dimension), (.dimension, .node), (.horizontalEdge, .horizontalEdge),
            (.verticalEdge, .verticalEdge), (.anchor, .anchor), (.target, _), (.offset, .offset), (.name, .string),
            (.constant, .number), (.constant, .spacing):
            value
        case (.points, .insets(.zero)): .number(0)
        case (.size, .insets(.zero)): .size(.zero)
        case (.share, .number(let hundredths)): .percent(Percent(hundredths))
        case (.options, .calls(let calls)): calls[0].name == "StackOptions" ? value : nil
        case (.axes, .list(let list)): list.elements.allSatisfy { taking($0.value) != nil } ? value : nil
        // No alignment, as `justify(.none)`.
        case (.horizontal, .null), (.vertical, .null), (.side, .null), (.horizontal, .symbol("none")),
            (.vertical, .symbol("none")), (.side, .symbol("none")):
            value
        case (_, .symbol(let word)): renamed(word).isOne(of: names) ? .symbol(renamed(word)) : nil
        default: nil
        }
    }

    /// The names with a leading dot that the parameter takes.
    package var words: [String] { names.words }

    /// The case of that name of an enumeration whose cases are the words, in their order.
    package func choice<Choice: CaseIterable>(_ name: String) -> Choice? where Choice.AllCases == [Choice] {
        words.firstIndex(of: renamed(name)).map { Choice.allCases[$0] }
    }

    /// The present name of a choice, for scripts with an earlier one.
    private func renamed(_ word: String) -> String {
        switch (self, word) {
        case (.axis, "horizontally"): "horizontal"
        case (.axis, "vertically"): "vertical"
        case (.axes, "size"): "both"
        case (.rounding, "none"): "unrounded"
        case (.line, "spread"), (.leftover, "spread"): "spaceBetween"
        default: word
        }
    }

    /// They stand here as a text, since a list of each enumeration's cases takes a hundred times as much WebAssembly.
    private var names: String {
        switch self {
        case .horizontal: "left center right start end"
        case .vertical: "top center bottom"
        case .side: "top center bottom firstBaseline lastBaseline"
        case .fit: "width height widthFlexible heightFlexible content"
        case .wrap: "horizontally vertically all"
        case .hidden: "keep skip"
        case .cross: "start center end fill firstBaseline lastBaseline"
        case .line: "start center end spaceBetween fill"
        case .axis: "horizontal vertical"
        case .rounding: "pixel edges unrounded"
        case .leftover: "end start spaceBetween"
        case .overflow: "end center start"
        case .nodeTie: "lastFirst proportional"
        case .axes: "width height both"
        case .relation: "lessThanOrEqual equal greaterThanOrEqual"
        case .xAxis: "leading trailing centerX left right"
        case .yAxis: "top bottom centerY firstBaseline lastBaseline"
        case .dimensionName: "width height"
        case .times: "once twice"
        case .frame: "untransformed transformed"
        case .rule: "up down towardZero awayFromZero toNearestOrEven toNearestOrAwayFromZero"
        default: ""
        }
    }

    /// The description of the kind in a diagnostic.
    package var text: String {
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
        case .tracks: "a list of tracks, such as [.flex()]"
        case .relation: "a relation"
        case .constant: "a number or .systemSpacing"
        default: words.map { ".\($0)" }.joined(separator: "|")
        }
    }
}
