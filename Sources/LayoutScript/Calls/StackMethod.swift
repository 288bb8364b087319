import Geometry
import LayoutTree
import Stacking

/// The methods of a node that lay out several of its children.
package enum StackMethod: String, CaseIterable {
    case hstack, vstack, stacks, distribute, spread, equalSpacing, flow, grid

    /// The labels of a method, which stand in any order; a question mark says that the label takes `nil`.
    package static func parameters(of method: String) -> [CallForm.Parameter] {
        (labels[method] ?? []).flatMap { $0.parameters }
    }

    private static let labels = CallForm.table(
        """
        hstack|from?: horizontalEdge, to?: horizontalEdge
        vstack|from?: verticalEdge, to?: verticalEdge
        hstack vstack|startOffset: points, endOffset: points
        hstack vstack spread|gap: points
        equalSpacing|edges: points
        flow|axis: axis, direction: axis, gap: points, lineGap: points, line: line, lastLine?: line
        grid|columns: tracks, rows: tracks, gap: points, rowGap?: points, horizontally: cross, vertically: cross
        hstack vstack distribute spread equalSpacing flow|cross?: cross
        hstack vstack distribute spread equalSpacing flow grid|absolute: truth, hidden: hidden, rounding?: rounding
        distribute spread equalSpacing flow grid|within?: rect
        flow grid|padding: insets
        hstack vstack stacks flow grid|fit: axes
        hstack vstack distribute|options: options
        hstack vstack distribute StackOptions|nodeTie: nodeTie, leftover: leftover
        hstack vstack distribute StackOptions|overflow: overflow, allowsNegativeSpacers: truth
        """)
}

/// The arguments of a call of such a method.
package final class StackSettings {
    package let method: StackMethod
    package var values = WordTable<Value>()
    /// Of a row or a column what it holds, and where it is written.
    var items: [StackItem<LayoutNode>] = []
    package var call = TextSpan(0, 0)

    package init(_ method: StackMethod) {
        self.method = method
        if method == .distribute || method == .equalSpacing { values["cross"] = .symbol("center") }
    }

    var isAbsolute: Bool { values["absolute"].truth ?? false }
    var cross: CrossAlignment? { values["cross"].choice() }
    var hidden: HiddenNodes { values["hidden"].choice() ?? .keep }
    var rounding: RoundingRule? { ArgumentKind.rounding.choice(values["rounding"].word) }

    var axis: Axis {
        // `direction` is the earlier label.
        ArgumentKind.axis.choice(values["axis"].word) ?? ArgumentKind.axis.choice(values["direction"].word)
            ?? .horizontal
    }

    var fit: Axis.Set {
        var elements = [values["fit"]]
        if case .list(let list)? = values["fit"] { elements = list.elements.map { $0.value } }
        var fit: Axis.Set = []
        for element in elements where element.word != "" {
            fit.formUnion(element.word == "width" ? .width : element.word == "height" ? .height : .both)
        }
        return fit
    }
    var area: Rect? { values["within"].rect }
    package var padding: EdgeInsets { values["padding"].insets ?? .zero }

    package func number(_ label: String) -> Double { values[label].number ?? 0 }

    func horizontalEdge(_ label: String) -> HorizontalEdge<LayoutNode>? {
        if case .horizontalEdge(let edge)? = values[label] { edge } else { nil }
    }

    func verticalEdge(_ label: String) -> VerticalEdge<LayoutNode>? {
        if case .verticalEdge(let edge)? = values[label] { edge } else { nil }
    }

    package var options: StackOptions {
        var options = StackOptions()
        if values["nodeTie"].word == "proportional" { options.nodeTie = .proportional }
        let (leftover, overflow) = (values["leftover"].word, values["overflow"].word)
        options.leftover = leftover == "start" ? .start : leftover == "spaceBetween" ? .spaceBetween : .end
        options.overflow = overflow == "start" ? .start : overflow == "center" ? .center : .end
        return options
    }
}
