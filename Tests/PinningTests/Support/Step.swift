import Geometry
import LayoutTree
import Pinning

/// A method of the chain in one of its forms, as a value, for every class of nodes.
struct Step<Node: Layoutable> where Node.LayoutBase == Node {
    typealias Call = (consuming PinBuilder<Node>, Inputs<Node>) -> PinBuilder<Node>

    /// The method and the form of its arguments.
    let name: String
    let call: Call

    init(_ name: String, _ call: @escaping Call) {
        self.name = name
        self.call = call
    }
}

/// The arguments that a step may use.
struct Inputs<Node: Layoutable> where Node.LayoutBase == Node {
    /// Four numbers, in points or percent.
    var numbers: [Double]
    /// Three references, any of which may be the node itself, or nowhere.
    var references: [Node]
    /// A list of references.
    var list: [Node]
    /// Picks one of the cases where an argument is an enumeration.
    var choice: Int

    var x: Double { numbers[0] }
    var share: Percent { Percent(numbers[0]) }
    var insets: EdgeInsets { EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]) }
    var directional: DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    var reference: Node { references[0] }
    var other: Node { references[1] }
    var hidden: HiddenNodes { choice % 2 == 0 ? .keep : .skip }

    func pick<Value>(_ values: [Value]) -> Value { values[choice % values.count] }

    var horizontalAlignment: HorizontalAlignment? { pick([nil] + HorizontalAlignment.allCases) }
    var sideAlignment: SideAlignment? { pick([nil] + SideAlignment.allCases) }

    var horizontalEdge: HorizontalEdge<Node> {
        let edges = reference.edge
        return pick([edges.left, edges.hCenter, edges.right, edges.start, edges.end])
    }

    var verticalEdge: VerticalEdge<Node> {
        let edges = reference.edge
        return pick([edges.top, edges.vCenter, edges.bottom, edges.firstBaseline, edges.lastBaseline, edges.capHeight])
    }

    var anchor: Anchor<Node> {
        let anchors = reference.anchor
        return pick([
            anchors.topLeft, anchors.topCenter, anchors.topRight, anchors.topStart, anchors.topEnd, anchors.centerLeft,
            anchors.center, anchors.centerRight, anchors.centerStart, anchors.centerEnd, anchors.bottomLeft,
            anchors.bottomCenter, anchors.bottomRight, anchors.bottomStart, anchors.bottomEnd,
        ])
    }
}

extension Step {
    /// Every method of the chain in every form.
    static var all: [Step] {
        edges + manyEdges + corners + toOthers + beside + besideOrOtherwise + sizes + contents + margins + alignments
    }
}
