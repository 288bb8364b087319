import Geometry
import LayoutTree

extension Stack {
    /// The call as Swift source, for warnings; of a long list the first eight items.
    var text: String {
        var parts: [String] = []
        if let from { parts.append("from: \(from.edgeText(axis))") }
        if givenOffsets.start != 0 { parts.append("startOffset: \(plain(givenOffsets.start))") }
        if let to { parts.append("to: \(to.edgeText(axis))") }
        if givenOffsets.end != 0 { parts.append("endOffset: \(plain(givenOffsets.end))") }
        let axisText = axis == .horizontal ? ".horizontal" : ".vertical"
        switch method {
        case .hstack, .vstack: parts += itemTexts()
        case .flow: parts += itemTexts() + (axis == .vertical ? ["axis: .vertical"] : [])
        case .distribute: parts += [axisText] + itemTexts()
        case .spread, .equalSpacing:
            // The spaces between the nodes are not among what was given.
            let nodes = itemTexts { !items[$0].content.isSpace }
            parts += [axisText] + (nodes.isEmpty ? [] : ["[\(nodes.joined(separator: ", "))]"])
        }
        return "\(method.rawValue)(\(parts.joined(separator: ", ")))"
    }

    /// The call with one of its items, for warnings about that.
    func callText(of item: Int) -> String { "\(method.rawValue)(\(text(item)))" }

    private func itemTexts(_ isIncluded: (Int) -> Bool = { _ in true }) -> [String] {
        items.indices.lazy.filter(isIncluded).prefix(9).map { text($0) }.shortened(to: 8)
    }

    /// An item as it is written in Swift.
    private func text(_ index: Int) -> String {
        let (content, item) = (items[index].content, items[index].lineItem)
        guard method.keepsSizes || method == .spread else {
            return item.text(content.isSpace ? [] : [content.text], items[index].matched?.displayName)
        }
        // A distribution's item is given as a node, and a space as a number or a weight.
        if !content.isSpace { return content.text }
        if item.kind == .fixed { return plain(item.natural) }
        let isLimited = item.minimum != 0 || item.maximum != .infinity
        return isLimited ? item.text([], nil) : ".flexible(\(plain(item.weight)))"
    }
}

extension [String] {
    /// The first elements, and `…` for more of them.
    func shortened(to count: Int) -> [String] { self.count > count ? prefix(count) + ["…"] : self }

    /// An array as it is written in Swift, of a long one the first elements.
    func listText(upTo count: Int) -> String { "[\(shortened(to: count).joined(separator: ", "))]" }
}

extension Anchor {
    /// The edge of an axis as it is written in Swift.
    fileprivate func edgeText(_ axis: Axis) -> String { "\(owner.text).edge.\(position.edgeName(of: axis))" }
}

extension LineItem {
    /// An item as it is written in Swift, behind its nodes.
    func text(_ nodes: [String], _ matched: String?) -> String {
        var (name, parts) = ("flex", nodes)
        switch kind {
        case .fixed: (name, parts) = ("fix", parts + [plain(natural)])
        case .match:
            (name, parts) = ("match", parts + ["of: \(matched ?? "nothing")"])
            if weight != 1 { parts.append("multiplier: \(plain(weight))") }
            if natural != 0 { parts.append("offset: \(plain(natural))") }
        case .lineBreak: return ".lineBreak"
        default:
            if kind == .share { name = "fill" }
            if kind == .share, weight != 1 { parts.append("weight: \(plain(weight))") }
            if minimum != 0 { parts.append("min: \(plain(minimum))") }
            if maximum != .infinity { parts.append("max: \(plain(maximum))") }
        }
        return ".\(name)(\(parts.joined(separator: ", ")))"
    }
}

extension StackContent {
    /// The nodes as they are written in Swift; of a long list the first four.
    var text: String {
        switch self {
        case .space: "space"
        case .node(let node): node.displayName
        case .nodes(let nodes): nodes.prefix(5).map { $0.displayName }.listText(upTo: 4)
        }
    }
}
