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
}

/// What a call of such a method says besides the items.
final class StackSettings {
    var start: Value?
    var end: Value?
    var startOffset = 0.0
    var endOffset = 0.0
    /// The gap of `spread`, the edges of `equalSpacing`.
    var number = 0.0
    var area: Rect?
    var isAbsolute = false
    var cross: CrossAlignment?
    var hidden = HiddenNodes.keep
    var rounding: RoundingRule?
    var options = StackOptions()
    var fit: StackFit = []
    var padding = EdgeInsets.zero
    // For flows.
    var direction = DistributionDirection.horizontally
    var lineGap = 0.0
    var line = LineAlignment.start
    var lastLine: LineAlignment?
    // For grids.
    var columns: [Track] = []
    var rows: [Track] = []
    var rowGap: Double?
    var horizontally = CrossAlignment.fill
    var vertically = CrossAlignment.fill

    init(_ method: StackMethod) {
        cross = method == .distribute || method == .equalSpacing ? .center : nil
        options.allowsNegativeSpacers = method == .distribute
    }

    var horizontalStart: HorizontalEdge<LayoutNode>? { start?.horizontalEdge }
    var horizontalEnd: HorizontalEdge<LayoutNode>? { end?.horizontalEdge }
    var verticalStart: VerticalEdge<LayoutNode>? { start?.verticalEdge }
    var verticalEnd: VerticalEdge<LayoutNode>? { end?.verticalEdge }
}

extension Value {
    fileprivate var horizontalEdge: HorizontalEdge<LayoutNode>? {
        if case .horizontalEdge(let edge) = self { edge } else { nil }
    }

    fileprivate var verticalEdge: VerticalEdge<LayoutNode>? {
        if case .verticalEdge(let edge) = self { edge } else { nil }
    }
}
