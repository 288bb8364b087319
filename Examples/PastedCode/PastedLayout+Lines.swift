import Geometry
import LayoutScript
import LayoutTree

// The lines of constants and settings.

extension PastedLayout {
    /// Adds the line of a constant, if its value can be written in a script.
    ///
    /// An unused one is kept aside for constants that use it.
    func addLine(_ name: String, _ value: Value, isUsed: Bool = true, comment: String? = nil) {
        guard let text = text(of: value) else { return }
        let line = "let \(name) = \(text)" + (comment.map { "  // " + $0 } ?? "")
        if isUsed { lines.append(line) }
        lists[name] = line
        names.insert(name)
    }

    /// Adds lines for the direction and the insets of the view itself, and for views that are hidden at first.
    func addSettings(of root: LayoutNode?) {
        if let direction = root?.ownLayoutDirection {
            lines.append("ownLayoutDirection = " + (direction == .rightToLeft ? ".rightToLeft" : ".leftToRight"))
        }
        // `override var safeAreaInsets: EdgeInsets { … }`
        for member in type.members where member.name.isOne(of: "safeAreaInsets layoutMargins") {
            guard member.body != nil, let value = code.value(of: member) else { continue }
            lines.append("\(member.name) = \(code.text(of: value))")
            words.formUnion(code.words(value).words)
            names.insert(member.name)
        }
        for view in views {
            if view.isHidden { lines.append(view.name + ".isHidden = true") }
            if view.alpha < 1 { lines.append(view.name + ".alpha = " + plain(view.alpha)) }
            if let title = view.title, words.contains(view.name + ".text") {
                lines.append("let \(view.name).text = \(title)")
            }
        }
    }

    /// A value as scripts write it; nil if they cannot.
    private func text(of value: Value) -> String? {
        switch value {
        case .number(let number): return plain(number)
        case .string(let text): return text.quoted
        case .bool(let truth): return truth ? "true" : "false"
        case .null: return "nil"
        case .symbol(let name): return "." + name
        case .node(let node): return view(of: node).flatMap { $0.name.isEmpty ? nil : $0.name }
        case .list(let list):
            var parts: [String] = []
            for element in list.elements {
                if let text = text(of: element.value) {
                    parts.append((element.name.map { $0 + ": " } ?? "") + text)
                } else if element.name == nil {
                    return nil
                }
            }
            let isTuple = list.elements.contains { $0.name != nil }
            if isTuple, parts.isEmpty { return nil }
            let text = parts.joined(separator: ", ")
            return isTuple ? "(" + text + ")" : "[" + text + "]"
        default: return nil
        }
    }
}
