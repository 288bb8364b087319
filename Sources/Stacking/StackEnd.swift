import Geometry
import LayoutTree

/// An edge that a stack starts or ends at.
struct StackEnd<Node: Layoutable> {
    /// Where on the node or guide the edge is, along the axis of the stack.
    enum Side {
        /// Left or top.
        case near
        case middle
        /// Right or bottom.
        case far
        case line(TextLine)
    }

    var owner: AnchorOwner<Node>
    var side: Side

    init(_ edge: HorizontalEdge<Node>) {
        owner = edge.owner
        switch edge.anchor.position.column {
        case .left, .start: side = .near
        case .center: side = .middle
        case .right, .end: side = .far
        }
    }

    init(_ edge: VerticalEdge<Node>) {
        owner = edge.owner
        switch edge.anchor.position.row {
        case .top: side = .near
        case .center: side = .middle
        case .bottom: side = .far
        case .capHeight: side = .line(.capHeight)
        case .firstBaseline: side = .line(.firstBaseline)
        case .lastBaseline: side = .line(.lastBaseline)
        }
    }

    /// The coordinate of the edge on a span of its owner.
    func coordinate(on span: AxisSpan) -> Double {
        switch side {
        case .near: span.start
        case .middle: span.center
        case .far: span.end
        case .line(let line): span.start + owner.node.offset(of: line, height: span.length)
        }
    }

    /// The point on the edge that stands for it when coordinates are converted: half-way along.
    func point(on rect: Rect, _ axis: Axis) -> Point {
        var point = rect.center
        point[axis] = coordinate(on: rect[axis])
        return point
    }

    /// The name of the edge of a stack on an axis.
    func name(_ axis: Axis) -> String {
        switch side {
        case .near: axis == .horizontal ? "left" : "top"
        case .middle: axis == .horizontal ? "hCenter" : "vCenter"
        case .far: axis == .horizontal ? "right" : "bottom"
        case .line(let line): line.name
        }
    }
}

extension TextLine {
    fileprivate var name: String {
        switch self {
        case .capHeight: "capHeight"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        }
    }
}
