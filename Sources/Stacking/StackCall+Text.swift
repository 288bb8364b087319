import Geometry
import LayoutTree

extension StackCall {
    /// The call as Swift source, for warnings; of a long list the first eight items.
    var text: String {
        var parts: [String] = []
        if let start { parts.append("from: \(start.text(axis))") }
        if startOffset != 0 { parts.append("startOffset: \(plain(startOffset))") }
        if let end { parts.append("to: \(end.text(axis))") }
        if endOffset != 0 { parts.append("endOffset: \(plain(endOffset))") }
        if method != .hstack && method != .vstack {
            parts.insert(axis == .horizontal ? ".horizontally" : ".vertically", at: 0)
        }
        for index in 0..<min(items.count, 8) { parts.append(text(index)) }
        if items.count > 8 { parts.append("…") }
        return "\(method.rawValue)(\(list(parts)))"
    }
}

extension StackEnd {
    fileprivate func text(_ axis: Axis) -> String { "\(place.text).edge.\(name(axis))" }
}

extension StackCall {
    /// An item as it is written in Swift.
    private func text(_ index: Int) -> String {
        let content = items[index].content
        return items[index].line.text(content.isSpace ? [] : [content.text], items[index].matched?.displayName)
    }
}

extension LineItem {
    /// An item as it is written in Swift, behind its nodes.
    func text(_ nodes: [String], _ matched: String?) -> String {
        var parts = nodes
        switch kind {
        case .fixed: parts.append(plain(natural))
        case .share:
            if weight != 1 { parts.append("weight: \(plain(weight))") }
            addLimits(&parts)
        case .match, .matchWidth, .matchHeight: parts.append("of: \(matched ?? "nothing")")
        case .lineBreak: return ".lineBreak"
        default: addLimits(&parts)
        }
        return ".\(name)(\(list(parts)))"
    }

    private func addLimits(_ parts: inout [String]) {
        if minimum != 0 { parts.append("min: \(plain(minimum))") }
        if maximum != .infinity { parts.append("max: \(plain(maximum))") }
    }

    private var name: String {
        switch kind {
        case .fixed: "fix"
        case .share: "fill"
        case .match, .matchWidth, .matchHeight: "match"
        default: "flex"
        }
    }
}

extension StackContent {
    /// The nodes as they are written in Swift; of a long list the first four.
    var text: String {
        switch self {
        case .space: return "space"
        case .node(let node): return node.displayName
        case .nodes(let nodes):
            var names = nodes.prefix(4).map { $0.displayName }
            if nodes.count > 4 { names.append("…") }
            return "[\(list(names))]"
        }
    }
}

/// The parts with commas between them.
func list(_ parts: [String]) -> String {
    var text = ""
    for part in parts {
        if !text.isEmpty { text += ", " }
        text += part
    }
    return text
}
