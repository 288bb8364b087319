import Aligning
import Geometry
import LayoutTree
import Pinning
import Stacking

/// What an expression of a script stands for.
enum Value {
    case number(Double)
    case percent(Percent)
    case bool(Bool)
    case string(String)
    /// A name behind a leading dot, such as `.left`.
    case symbol(String)
    case insets(EdgeInsets)
    case directionalInsets(DirectionalEdgeInsets)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case transform(AffineTransform)
    case node(LayoutNode)
    case nodes([LayoutNode])
    case guide(LayoutGuide)
    case edges(EdgeList<LayoutNode>)
    case anchors(AnchorList<LayoutNode>)
    case horizontalEdge(HorizontalEdge<LayoutNode>)
    case verticalEdge(VerticalEdge<LayoutNode>)
    case anchor(Anchor<LayoutNode>)
    case dimensions(DimensionList<LayoutNode>)
    case dimension(Dimension<LayoutNode>)
    case offset(Offset)
    case parentAnchor(ParentAnchor)
    /// What `<>` has joined.
    case distribution([DistributionItem<LayoutNode>])
    /// A flexible space, as in `~2~`.
    case flexibleSpace(Double)
    /// `node.pin`, whose areas can be read.
    case areas(LayoutNode)
    case constraints(ScriptConstraints)
    /// `.systemSpacing`, in points.
    case spacing(Double)

    /// What a diagnostic calls the value.
    var kindName: String {
        switch self {
        case .number: "a number"
        case .percent: "a percentage"
        case .bool: "true or false"
        case .string: "a string"
        case .symbol(let name): "'.\(name)'"
        case .insets, .directionalInsets: "insets"
        case .point: "a point"
        case .size: "a size"
        case .rect: "a rectangle"
        case .transform: "a transform"
        case .node: "a node"
        case .nodes: "a list of nodes"
        case .guide: "a guide"
        case .edges: "the edges of a node"
        case .anchors: "the anchors of a node"
        case .horizontalEdge: "a left, right or center edge"
        case .verticalEdge: "a top, bottom or center edge"
        case .anchor: "an anchor"
        case .dimensions: "the dimensions of a node"
        case .dimension: "a dimension of a node"
        case .offset: "an offset"
        case .parentAnchor: "an anchor of the parent"
        case .distribution: "a distribution"
        case .flexibleSpace: "a flexible space"
        case .areas: "a chain"
        case .constraints: "constraints"
        case .spacing: "'.systemSpacing'"
        }
    }
}
