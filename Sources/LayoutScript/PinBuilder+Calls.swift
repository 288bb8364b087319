import Geometry
import LayoutTree
import Pinning

extension PinBuilder<LayoutNode> {
    /// The chain with one more call, whose values were matched with a form; nil for one that was left out.
    consuming func call(_ name: String, _ values: [Value?]) -> PinBuilder<LayoutNode> {
        // PinLayout's early names.
        let plainName = name == "leftCenter" ? "centerLeft" : name == "rightCenter" ? "centerRight" : name
        guard let method = PinMethod(plainName) else { return self }
        let value = values.first ?? nil
        switch (name, value) {
        case ("pinEdges", _): return pinEdges()
        case ("sizeToFit", _): return sizeToFit(value.choice() ?? .content)
        case ("justify", _): return justify(value.choice())
        case ("align", _): return align(value.choice())
        case ("wrapContent", _):
            let padding = values[1].insets ?? EdgeInsets(values[1].number ?? 0)
            return wrapContent(value.choice() ?? .all, padding: padding, hidden: values[2].choice() ?? .keep)
        case ("horizontallyBetween", .node(let node)?):
            return horizontallyBetween(node, and: values[1].node ?? node, aligned: values[2].choice())
        case ("verticallyBetween", .node(let node)?):
            return verticallyBetween(node, and: values[1].node ?? node, aligned: values[2].choice())
        case ("width", .node(let node)?):
            return width(of: node, multiplier: values[1].number ?? 1, offset: values[2].number ?? 0)
        case ("height", .node(let node)?):
            return height(of: node, multiplier: values[1].number ?? 1, offset: values[2].number ?? 0)
        case ("size", .node(let node)?):
            return size(of: node, multiplier: values[1].number ?? 1, offset: values[2].number ?? 0)
        case (_, .directionalInsets(let insets)?): return margin(insets)
        default: break
        }
        let isSingle = values.count == 1
        var isRelative = false
        var hidden: HiddenNodes?
        let argument: PinArgument<LayoutNode>
        switch value {
        case .number(let points)?: argument = isSingle ? .points(points) : .values(values.amounts, isPercent: false)
        case .percent(let share)?: argument = isSingle ? .percent(share) : .values(values.amounts, isPercent: true)
        case .insets(let insets)?: argument = .insets(insets)
        case .size(let size)?: argument = .size(size)
        case .horizontalEdge(let edge)?: argument = .anchor(edge.anchor)
        case .verticalEdge(let edge)?: argument = .anchor(edge.anchor)
        case .anchor(let anchor)?: argument = .anchor(anchor)
        case .node(let node)?:
            argument = .node(node, aligned: isSingle ? .none : values[1].alignment)
            isRelative = true
        case .list(let list)?:
            argument = .nodes(list.nodes, otherwise: values[1].node, aligned: values[2].alignment)
            (isRelative, hidden) = (true, values[3].choice())
        default: argument = ChainMethod.edges[name] == nil ? .none : .points(0)
        }
        // One axis after the other, as warnings come.
        let edges = name == "all" ? "tblr".bytes : ChainMethod.edges(of: name, isRelative: isRelative)
        return setting(edges, argument, hidden: hidden, by: method)
    }
}

extension [Value?] {
    /// The numbers and percentages.
    fileprivate var amounts: [Double] {
        map { if case .percent(let share)? = $0 { share.value } else { $0.number ?? 0 } }
    }
}

extension Value? {
    /// How a node is aligned with references, by the name of a horizontal alignment or of one at its side.
    fileprivate var alignment: PinAlignment {
        if let alignment: HorizontalAlignment = choice() { return PinAlignment(alignment) }
        let alignment: SideAlignment? = choice()
        return PinAlignment(alignment)
    }
}
