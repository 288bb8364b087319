import Aligning
import Geometry
import LayoutTree
import Stacking

/// The value of an expression of a script.
///
/// A value is one word and a byte that tells the cases apart; what is longer than a word is in a box. The byte stands alone because
/// the number of a snapshot leaves no bit of the word unused: otherwise the compiler would put the byte together, for every test of
/// a case, of bits that pointers leave unused.
package enum Value {
    indirect case number(Double)
    indirect case percent(Percent)
    case bool(Bool)
    indirect case string(String)
    /// A name behind a leading dot, such as `.left`.
    indirect case symbol(String)
    /// A call of a name behind a leading dot, such as `.fix(8)`, and the calls chained to it.
    case calls([SymbolCall])
    /// Whole numbers from one to another, the last one excluded.
    indirect case range(Range<Int>)
    indirect case insets(EdgeInsets)
    indirect case directionalInsets(DirectionalEdgeInsets)
    indirect case point(Point)
    indirect case size(Size)
    indirect case rect(Rect)
    indirect case transform(Transform)
    case node(LayoutNode)
    indirect case list(ValueList)
    indirect case guide(LayoutGuide)
    indirect case edges(EdgeList<LayoutNode>)
    indirect case anchors(AnchorList<LayoutNode>)
    indirect case horizontalEdge(HorizontalEdge<LayoutNode>)
    indirect case verticalEdge(VerticalEdge<LayoutNode>)
    indirect case anchor(Anchor<LayoutNode>)
    indirect case dimensions(DimensionList<LayoutNode>)
    indirect case dimension(NodeDimension<LayoutNode>)
    indirect case offset(Offset)
    indirect case parentAnchor(ParentAnchor)
    /// Items joined by `<>`, or a flexible space alone, as `~2~`.
    case distribution([StackItem<LayoutNode>])
    /// `node.pin`, whose areas can be read.
    indirect case areas(LayoutNode, FrameKind)
    indirect case constraints(ScriptConstraints)
    /// The number of a snapshot among those of the case.
    case snapshot(Int)
    /// `.systemSpacing`, in points.
    indirect case spacing(Double)
    /// The stacks of a block, `$0`.
    case stacks
    /// `nil`.
    case null
    /// The value of a chain or another statement.
    case nothing

    /// The name of the kind in diagnostics.
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
        case .list: "a list"
        case .calls(let calls): "'.\(calls[0].name)'"
        case .range: "a range"
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
        case .areas: "a chain"
        case .constraints: "constraints"
        case .snapshot: "a snapshot"
        case .spacing: "'.systemSpacing'"
        case .stacks: "a block of stacks"
        case .null: "nil"
        case .nothing: "nothing"
        }
    }
}

/// A value with its place in the script.
package final class Element {
    package let value: Value
    package let span: TextSpan
    /// The name of a part of a tuple.
    package let name: String?

    package init(_ value: Value, _ span: TextSpan, _ name: String? = nil) {
        (self.value, self.span, self.name) = (value, span, name)
    }
}

/// A list, with the place of each element in the script.
package struct ValueList {
    package var elements: [Element] = []
    /// The number of elements of all lists in it, an empty one counted as one.
    package var count = 0

    package init(elements: [Element] = [], count: Int = 0) { (self.elements, self.count) = (elements, count) }
}

/// A call of a name behind a leading dot; what it means depends on where it stands.
package final class SymbolCall {
    package let name: String
    package let arguments: [Argument]
    package let span: TextSpan

    package init(_ name: String, _ arguments: [Argument], _ span: TextSpan) {
        (self.name, self.arguments, self.span) = (name, arguments, span)
    }
}

/// An argument of a call.
package final class Argument {
    let clause: Clause
    package let value: Value

    package init(_ clause: Clause, _ value: Value) { (self.clause, self.value) = (clause, value) }

    package var label: String? { clause.name?.text }
    var labelSpan: TextSpan { clause.name?.span ?? span }
    package var syntax: Expression { clause.value }
    package var span: TextSpan { syntax.span }
    package var element: Element { Element(value, span) }
}

// A value as one kind; nil or empty if it is of another kind.

extension Value? {
    package var truth: Bool? { if case .bool(let truth)? = self { truth } else { nil } }

    package var string: String? { if case .string(let text)? = self { text } else { nil } }

    package var number: Double? { if case .number(let number)? = self { number } else { nil } }

    package var percent: Percent? { if case .percent(let share)? = self { share } else { nil } }

    package var rect: Rect? { if case .rect(let rect)? = self { rect } else { nil } }

    package var insets: EdgeInsets? { if case .insets(let insets)? = self { insets } else { nil } }

    package var node: LayoutNode? { if case .node(let node)? = self { node } else { nil } }

    /// The name behind a dot; empty where there is none.
    package var word: String { if case .symbol(let word)? = self { word } else { "" } }

    /// The case of an enumeration by its name behind a dot.
    package func choice<Choice: RawRepresentable>() -> Choice? where Choice.RawValue == String {
        if case .symbol(let word)? = self { Choice(rawValue: word) } else { nil }
    }
}

extension [Value?] {
    /// The numbers, 0 for what is none.
    package var numbers: [Double] { map { $0.number ?? 0 } }

    /// The number at an index, or another one where none is.
    package func number(_ index: Int, or other: Double = 0) -> Double { self[index].number ?? other }
}
