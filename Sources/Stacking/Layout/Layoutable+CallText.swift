import Geometry
import LayoutTree

// Calls as Swift source, for warnings.

extension Layoutable where LayoutBase == Self {
    /// The call of a stack, with at most the first eight items.
    func text(of stack: Stack, _ items: [StackItem<Self>]) -> String {
        var parts: [String] = []
        let ends = stack.ends.map { unsafe unsafeDowncast($0, to: NodeEnds<Self>.self) }
        let (axis, method, offsets) = (stack.axis, stack.method, stack.request.offsets)
        if let start = ends?.startAnchor { parts.append("from: \(start.edgeText(axis))") }
        if offsets.start != 0 { parts.append("startOffset: \(plain(offsets.start))") }
        if let end = ends?.endAnchor { parts.append("to: \(end.edgeText(axis))") }
        if offsets.end != 0 { parts.append("endOffset: \(plain(offsets.end))") }
        // The spaces between the nodes are not among the arguments of these two.
        let isOfNodes = method == .spread || method == .equalSpacing
        let texts = items.lazy.filter { !isOfNodes || !$0.isSpace }.prefix(9).map { stack.text(of: $0) }
        let axisText = axis == .horizontal ? ".horizontal" : ".vertical"
        switch method {
        case .hstack, .vstack: parts += Array(texts).shortened(to: 8)
        case .flow: parts += Array(texts).shortened(to: 8) + (axis == .vertical ? ["axis: .vertical"] : [])
        case .distribute: parts += [axisText] + Array(texts).shortened(to: 8)
        case .spread, .equalSpacing:
            let nodes = Array(texts).shortened(to: 8)
            parts += [axisText] + (nodes.isEmpty ? [] : ["[\(nodes.joined(separator: ", "))]"])
        }
        return "\(method.rawValue)(\(parts.joined(separator: ", ")))"
    }
}

extension Stack {
    /// An item in Swift: in a list of nodes and numbers, without a name.
    func text<Node: Layoutable>(of item: StackItem<Node>) -> String {
        guard method.keepsSizes || method == .spread else { return "\(item)" }
        if !item.content.isSpace { return item.content.text }
        return item.traits.kind == .fixed ? plain(item.traits.natural) : "\(item)"
    }
}

extension StackItem: CustomStringConvertible {
    /// The item as it is written in Swift, such as `.fix(icon, 44)`.
    public var description: String {
        if case .chain(let items) = holding { return items.map { "\($0)" }.joined() }
        return traits.text(content.isSpace ? [] : [content.text], matched?.displayName)
    }
}

extension [String] {
    /// The first elements, and `…` for more of them.
    func shortened(to count: Int) -> [String] { self.count > count ? prefix(count) + ["…"] : self }

    /// An array in Swift, with at most the first elements.
    func listText(upTo count: Int) -> String { "[\(shortened(to: count).joined(separator: ", "))]" }
}

extension Anchor {
    /// The edge of an axis as it is written in Swift.
    fileprivate func edgeText(_ axis: Axis) -> String { "\(owner.text).edge.\(position.edgeName(of: axis))" }
}

extension ItemTraits {
    /// An item in Swift, with its modifiers after its nodes.
    func text(_ nodes: [String], _ matched: String?) -> String {
        var text = lengthText(nodes, matched)
        var limits: [String] = []
        if facts.contains(.percentMinimum) { limits.append("min: \(Percent(minimum))") }
        if facts.contains(.percentMaximum) { limits.append("max: \(Percent(maximum))") }
        if !limits.isEmpty { text += ".limited(\(limits.joined(separator: ", ")))" }
        if let cross { text += ".cross(.\(cross.rawValue))" }
        if ratio != 0 { text += ".aspectRatio(\(plain(ratio)))" }
        if facts.contains(.shrinkToLines) { text += ".shrinkWrapped()" }
        return text
    }

    private func lengthText(_ nodes: [String], _ matched: String?) -> String {
        var (name, parts) = ("flex", nodes)
        switch kind {
        case .fixed:
            (name, parts) = ("fix", parts + [facts.contains(.percentLength) ? "\(Percent(natural))" : plain(natural)])
        case .match:
            (name, parts) = ("match", parts + ["of: \(matched ?? "nothing")"])
            if weight != 1 { parts.append("multiplier: \(plain(weight))") }
            if natural != 0 { parts.append("offset: \(plain(natural))") }
        case .lineBreak: return ".lineBreak"
        case .present: name = "node"
        default:
            if kind == .share { name = "fill" }
            if kind == .share, weight != 1 { parts.append("weight: \(plain(weight))") }
            if minimum != 0, !facts.contains(.percentMinimum) { parts.append("min: \(plain(minimum))") }
            if maximum != .infinity, !facts.contains(.percentMaximum) { parts.append("max: \(plain(maximum))") }
        }
        return ".\(name)(\(parts.joined(separator: ", ")))"
    }
}

extension StackContent {
    /// The nodes in Swift, at most the first four.
    var text: String {
        switch self {
        case .space: "space"
        case .node(let node): node.displayName
        case .nodes(let nodes): nodes.prefix(5).map { $0.displayName }.listText(upTo: 4)
        }
    }
}
