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
        for index in 0..<min(source.count, 8) { parts.append(source.item(index, axis).text) }
        if source.count > 8 { parts.append("…") }
        return "\(method.rawValue)(\(list(parts)))"
    }
}

extension StackEnd {
    fileprivate func text(_ axis: Axis) -> String { "\(place.text).edge.\(name(axis))" }
}

extension StackItem {
    fileprivate var text: String {
        var parts = content.isSpace ? [] : [content.text]
        switch rule {
        case .fixed(let size): parts.append(plain(size))
        case .flexible(let limits):
            if limits.minimum != 0 { parts.append("min: \(plain(limits.minimum))") }
            if limits.maximum != .infinity { parts.append("max: \(plain(limits.maximum))") }
        case .fill(let weight):
            if weight != 1 { parts.append("weight: \(plain(weight))") }
        case .match: parts.append("of: \(holding.matched?.displayName ?? "nothing")")
        }
        return ".\(name)(\(list(parts)))"
    }

    private var name: String {
        switch rule {
        case .fixed: "fix"
        case .flexible: "flex"
        case .fill: "fill"
        case .match: "match"
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
private func list(_ parts: [String]) -> String {
    var text = ""
    for part in parts {
        if !text.isEmpty { text += ", " }
        text += part
    }
    return text
}
