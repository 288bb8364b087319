import Geometry
import LayoutTree
import Stacking

/// The methods of a node that lay out several of its children.
enum StackMethod: String, CaseIterable {
    case hstack, vstack, stacks, distribute, spread, equalSpacing, flow, grid

    /// The labels that the method takes.
    var labels: [String] {
        switch self {
        case .hstack, .vstack:
            "from startOffset to endOffset absolute cross hidden rounding".words + Self.optionLabels
        case .stacks: ["fit"]
        case .distribute: "within cross absolute rounding hidden".words + Self.optionLabels
        case .spread: "gap within cross absolute rounding hidden".words
        case .equalSpacing: "edges within cross absolute rounding hidden".words
        case .flow: "direction gap lineGap line lastLine cross".words + Self.areaLabels
        case .grid: "columns rows gap rowGap horizontally vertically".words + Self.areaLabels
        }
    }

    /// What flows and grids take besides.
    static let areaLabels = "within padding absolute hidden rounding fit".words

    /// The labels of `StackOptions`, which scripts may also write in the call itself.
    static let optionLabels = "options nodeTie tieBreak leftover overflow allowsNegativeSpacers".words

    /// The labels that take `nil`.
    static let optionalLabels = "from to cross rounding within lastLine rowGap".words

    /// What a label takes; most are called like the kind of their value, and the others take numbers.
    func kind(of label: String) -> ArgumentKind {
        switch label {
        case "from", "to": self == .hstack ? .horizontalEdge : .verticalEdge
        case "absolute", "allowsNegativeSpacers": .truth
        case "within": .rect
        case "padding": .insets
        case "cross", "horizontally", "vertically": .cross
        case "line", "lastLine": .line
        case "columns", "rows": .nodes
        case "tieBreak": .nodeTie
        case "fit": .lengths
        default: ArgumentKind(rawValue: label) ?? .points
        }
    }
}

/// What a call of such a method says besides the items.
final class StackSettings {
    let method: StackMethod
    var values = LabelledValues()
    var columns: [Track] = []
    var rows: [Track] = []
    var fit: StackFit = []

    init(_ method: StackMethod) {
        self.method = method
        if method == .distribute || method == .equalSpacing { values["cross"] = .symbol("center") }
        if method == .distribute { values["allowsNegativeSpacers"] = .bool(true) }
    }

    var isAbsolute: Bool { values.truth("absolute") ?? false }
    var cross: CrossAlignment? { values.choice("cross") }
    var hidden: HiddenNodes { values.choice("hidden") ?? .keep }
    var rounding: RoundingRule? { RoundingRule(named: values.word("rounding")) }

    var area: Rect? {
        if case .rect(let rect)? = values["within"] { rect } else { nil }
    }

    var padding: EdgeInsets {
        if case .insets(let insets)? = values["padding"] { insets } else { .zero }
    }

    func number(_ label: String) -> Double { values.number(label) ?? 0 }

    func horizontalEdge(_ label: String) -> HorizontalEdge<LayoutNode>? {
        if case .horizontalEdge(let edge)? = values[label] { edge } else { nil }
    }

    func verticalEdge(_ label: String) -> VerticalEdge<LayoutNode>? {
        if case .verticalEdge(let edge)? = values[label] { edge } else { nil }
    }

    var options: StackOptions {
        var options = StackOptions()
        if values.word("nodeTie") == "proportional" { options.nodeTie = .proportional }
        switch values.word("leftover") {
        case "start": options.leftover = .start
        case "spread": options.leftover = .spread
        default: break
        }
        switch values.word("overflow") {
        case "start": options.overflow = .start
        case "center": options.overflow = .center
        default: break
        }
        options.allowsNegativeSpacers = values.truth("allowsNegativeSpacers") ?? false
        return options
    }
}

extension RoundingRule {
    /// The rule of a name.
    init?(named name: String) {
        switch name {
        case "pixel": self = .pixel
        case "edges": self = .edges
        case "none": self = .none
        default: return nil
        }
    }
}
